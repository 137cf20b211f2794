/* Caddy in the version of the image, next to the system's. Plain Node without dependencies. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib.mjs';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The version that the Dockerfile's last stage starts from. */
export function imageVersion() {
  const text = fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const version = /^FROM (?:docker\.io\/library\/)?caddy:(\d+\.\d+\.\d+)/m.exec(text)?.[1];
  if (!version) throw new Error('The Dockerfile has no FROM caddy:VERSION.');
  return version;
}

/** The version a program reports, or undefined if it doesn't run. */
function versionOf(program) {
  const { stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
  return /^v?(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

const cached = () => path.join(root, 'node_modules/.cache/caddy', imageVersion(), 'caddy');

/** Where the image's version of Caddy is on this machine, or undefined. */
export function findCaddy() {
  const installed = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((at) => path.join(at, 'caddy'));
  const candidates = [process.env.CADDY_PATH, cached(), ...installed].filter(Boolean);
  const found = candidates.find(
    (program) => fs.existsSync(program) && versionOf(program) === imageVersion(),
  );
  return found && path.resolve(found);
}

const run = (command, args, options = {}) =>
  spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], ...options });

/** The archive that this machine's apt uses for Debian. */
function debianArchive() {
  const format = '$(REPO_URI) $(ORIGIN) $(LABEL) $(COMPONENT)';
  const { stdout } = run('apt-get', ['indextargets', '--format', format]);
  const line = (stdout ?? '').split('\n').find((one) => one.endsWith(' Debian Debian main'));
  return line?.split(' ')[0]?.replace(/\/$/, '');
}

/** Unpacks the image's version from a newer Debian suite, with separate lists and settings. */
function unpackFrom(suite, folder) {
  const archive = debianArchive();
  if (!archive || !fs.existsSync(KEYRING)) return;
  fs.mkdirSync(path.join(folder, 'lists/partial'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'cache/archives/partial'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'status'), '');
  const list = path.join(folder, 'sources.list');
  fs.writeFileSync(list, `deb [signed-by=${KEYRING}] ${archive} ${suite} main\n`);
  const settings = [
    `Dir::Etc::sourcelist=${list}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    `Dir::State::status=${folder}/status`,
  ].flatMap((setting) => ['-o', setting]);
  run('apt-get', [...settings, 'update', '-qq']);
  const { stdout } = run('apt-cache', [...settings, 'policy', 'caddy']);
  const candidate = /Candidate: (\S+)/.exec(stdout ?? '')?.[1] ?? '';
  if (!candidate.startsWith(`${imageVersion()}-`)) return;
  run('apt-get', [...settings, 'download', '-qq', `caddy=${candidate}`], { cwd: folder });
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file) run('dpkg-deb', ['-x', path.join(folder, file), path.join(folder, 'root')]);
}

/**
 * Finds the image's version of Caddy, or unpacks it from Debian's testing suite into node_modules/.cache.
 * Undefined if neither works. CI takes it from the image.
 */
export function ensureCaddy() {
  const found = findCaddy();
  if (found) return found;
  const target = path.dirname(cached());
  const folder = path.join(target, 'unpack');
  try {
    unpackFrom('testing', folder);
    const program = path.join(folder, 'root/usr/bin/caddy');
    if (versionOf(program) === imageVersion()) fs.renameSync(program, cached());
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return findCaddy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const program = ensureCaddy();
  if (!program) {
    console.error(`Caddy ${imageVersion()} is not here. Set CADDY_PATH to that version.`);
    process.exit(1);
  }
  console.log(program);
}
