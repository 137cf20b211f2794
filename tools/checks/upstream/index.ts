import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Entry } from './ledger.ts';

export { ledger, type Entry } from './ledger.ts';

/**
 * The state that a person reviewed: the version of the package and the hash of the file, by the file's path
 * in node_modules.
 */
export type Recorded = Readonly<Record<string, { version: string; sha256: string }>>;

/** Where the state is recorded, below the project's root. */
export const RECORD = 'tools/checks/upstream/recorded.json';

/** The package of a file in node_modules, and the file's path in it. */
function partsOf(file: string): { name: string; inside: string } {
  const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  return { name, inside };
}

/** The version and hash of every upstream file of the ledger as installed. Absent if a file is gone. */
export function installed(root: string, entries: readonly Entry[]): Recorded {
  const state: Record<string, { version: string; sha256: string }> = {};
  for (const file of [...new Set(entries.flatMap(({ upstream }) => upstream))].sort()) {
    const full = path.join(root, 'node_modules', file);
    if (!fs.existsSync(full)) continue;
    const manifest = path.join(root, 'node_modules', partsOf(file).name, 'package.json');
    const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
    const sha256 = crypto.createHash('sha256').update(fs.readFileSync(full)).digest('hex');
    state[file] = { version, sha256 };
  }
  return state;
}

const users = (entries: readonly Entry[], file: string): string =>
  entries
    .filter(({ upstream }) => upstream.includes(file))
    .map(({ ours, how }) => `${ours} (${how})`)
    .join(', ');

/** Every upstream file that has changed since a person last reviewed it, with our files and how to see the change. */
function changes(entries: readonly Entry[], recorded: Recorded, now: Recorded): string[] {
  const known = new Set(entries.flatMap(({ upstream }) => upstream));
  const problems: string[] = [];
  for (const file of known) {
    const [then, is] = [recorded[file], now[file]];
    const { name } = partsOf(file);
    if (!is) problems.push(`${file} is gone, for ${users(entries, file)}`);
    else if (!then) problems.push(`${file} was not looked at yet, for ${users(entries, file)}`);
    else if (then.sha256 !== is.sha256) {
      const { inside } = partsOf(file);
      problems.push(
        `${file} has changed, for ${users(entries, file)}\n` +
          `  npm diff --diff=${name}@${then.version} --diff=${name}@${is.version} ${inside}`,
      );
    }
  }
  for (const file of Object.keys(recorded)) {
    if (!known.has(file)) problems.push(`${file} is recorded, but the ledger does not name it`);
  }
  return problems;
}

const sourceFiles = (root: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.ts$/.test(name))
    .map((name) => path.posix.join(folder, name));

/** An import from the inside of another package, not from its public exports. */
const INSIDE = /from '((?:@docusaurus|@easyops-cn)\/[\w-]+\/(?:lib|dist|internal)(?:\/[^']*)?)'/g;

/** Every component of the theme and deep import from a package that the ledger doesn't name. */
export function unlisted(root: string, entries: readonly Entry[]): string[] {
  const ours = new Set(entries.map((entry) => entry.ours));
  const problems: string[] = [];
  for (const file of sourceFiles(root, 'src/theme')) {
    const folder = path.posix.dirname(file);
    if (/\/index\.tsx?$/.test(file) && !ours.has(folder)) problems.push(`${folder} (component)`);
  }
  for (const file of sourceFiles(root, 'src')) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const entry = entries.find((one) => file === one.ours || file.startsWith(`${one.ours}/`));
    for (const [, module = ''] of text.matchAll(INSIDE)) {
      const isNamed = module.endsWith('/internal')
        ? entry?.upstream.some((one) => one.startsWith(module.replace(/internal$/, 'lib/')))
        : entry?.upstream.includes(`${module}.js`);
      if (!isNamed) problems.push(`${file} (imports ${module})`);
    }
  }
  return problems.map((problem) => `${problem}: name it in tools/checks/upstream/ledger.ts`);
}

/**
 * Every package of the framework that the lockfile has more than once. `npm install` leaves versions that
 * still satisfy other packages, and gives each of the new ones a second copy next to it.
 */
function doubles(root: string): string[] {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  const versions = new Map<string, string[]>();
  for (const [at, { version = '' }] of Object.entries(packages)) {
    const name = /node_modules\/(@docusaurus\/[^/]+)$/.exec(at)?.[1];
    if (!name) continue;
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return [...versions]
    .filter(([, all]) => all.length > 1)
    .map(
      ([name, all]) => `${name} is installed twice (${[...new Set(all)].join(', ')}): npm dedupe`,
    )
    .sort();
}

/** Everything wrong with the ledger of a project and with the packages it depends on. */
export function upstreamProblems(root: string, entries: readonly Entry[]): string[] {
  const recorded = JSON.parse(fs.readFileSync(path.join(root, RECORD), 'utf8')) as Recorded;
  const missing = entries
    .filter(({ ours }) => !fs.existsSync(path.join(root, ours)))
    .map(({ ours }) => `${ours} is in tools/checks/upstream/ledger.ts, but there is no such file`);
  return [
    ...missing,
    ...doubles(root),
    ...unlisted(root, entries),
    ...changes(entries, recorded, installed(root, entries)),
  ];
}
