/* Plain Node without dependencies, because it runs on a clone where nothing is installed yet. */
import { spawn, spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Programs of installed packages, with the package if its name differs. */
const PACKAGES = {
  cspell: 'cspell',
  docusaurus: '@docusaurus/core',
  eslint: 'eslint',
  knip: 'knip',
  'markdownlint-cli2': 'markdownlint-cli2',
  playwright: '@playwright/test',
  prettier: 'prettier',
  tsc: 'typescript',
  tsx: 'tsx',
  vitest: 'vitest',
};

/**
 * A command as the system can start it: Node and packages' programs by their files, because Windows has
 * `.cmd` files in node_modules/.bin, which can't be started without a shell.
 */
export function command(name, args) {
  if (name === 'node') return [process.execPath, args];
  const folder = PACKAGES[name] && path.join(root, 'node_modules', PACKAGES[name]);
  if (!folder) return [name, args];
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return [
    process.execPath,
    [path.join(folder, typeof bin === 'string' ? bin : bin[name]), ...args],
  ];
}

/** Runs a command in the project's folder and shows its output. True if it succeeded. */
export function run(name, args, options = {}) {
  const result = spawnSync(...command(name, args), { cwd: root, stdio: 'inherit', ...options });
  return result.status === 0;
}

const seconds = (start) => Math.round((Date.now() - start) / 1000);

/** Runs a step, prints how long it took, and exits if it fails. */
export function step(name, program, args, options = {}) {
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  if (!run(program, args, options)) {
    console.error(`✗ ${name} failed: ${program} ${args.join(' ')}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${seconds(start)} s)`);
}

/** Runs a step in parallel with others and shows its output afterwards. Resolves to its name if it failed. */
const lane = ({ name, program, args, isQuiet }) =>
  new Promise((resolve) => {
    const start = Date.now();
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(...command(program, args), { cwd: root, stdio });
    const output = [];
    if (!isQuiet) child.stdout.on('data', (data) => output.push(data));
    else child.stdout.resume();
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      console.log(`\n▸ ${name}`);
      process.stdout.write(Buffer.concat(output));
      if (code === 0) console.log(`✓ ${name} (${seconds(start)} s)`);
      else console.error(`✗ ${name} failed: ${program} ${args.join(' ')}`);
      resolve(code === 0 ? [] : [name]);
    });
  });

/**
 * Runs steps two at a time, in order, because most programs that read code keep one core busy. All of them
 * run, so that one run reports everything. Then the process exits if one failed. A step has `name`,
 * `program`, `args`, and `isQuiet` if its standard output isn't needed.
 */
export async function together(steps) {
  const left = [...steps];
  const failed = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) failed.push(...(await lane(next)));
  };
  await Promise.all([work(), work()]);
  if (failed.length === 0) return;
  console.error(`\n✗ ${failed.join('; ')}`);
  process.exit(1);
}

/** Installs the locked dependencies if they are missing or from another lockfile. */
export function ensureDependencies() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const hash = crypto.createHash('sha256').update(lock).digest('hex');
  const mark = path.join(root, 'node_modules', '.lock-hash');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  step('install dependencies (npm ci)', 'npm', args, { shell: process.platform === 'win32' });
  fs.writeFileSync(mark, hash);
}

/** True if Debian packages can be installed. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages. True if it succeeded. */
export function installPackages(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (run('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] }) && install()) {
    return true;
  }
  return install();
}
