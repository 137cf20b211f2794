/* Plain Node without dependencies: runs on a clone where nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a command in the project's folder with its output shown; true when it succeeded. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  return result.status === 0;
}

/** Runs a step, says how long it took, and ends the process when it fails. */
export function step(name, command, args, options = {}) {
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  if (!run(command, args, options)) {
    console.error(`✗ ${name} failed: ${command} ${args.join(' ')}`);
    process.exit(1);
  }
  console.log(`✓ ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
}

/** A program of an installed package. */
export const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Installs the locked dependencies where they are missing or of another lockfile. */
export function ensureDependencies() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const hash = crypto.createHash('sha256').update(lock).digest('hex');
  const mark = path.join(root, 'node_modules', '.lock-hash');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === hash) return;
  step('install dependencies (npm ci)', 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  fs.writeFileSync(mark, hash);
}

/** True where Debian packages can be installed. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs Debian packages; true when it succeeded. */
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
