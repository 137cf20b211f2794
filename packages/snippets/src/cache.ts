import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Verdict } from './types.ts';

/** What is remembered: verdicts without problems; null for a unit that a session says nothing of. */
export type Remembered = Verdict | null;

type Results = Record<string, readonly Remembered[]>;

/** Folders and files whose change may change any result. */
const CODE = [
  'packages/snippets/src',
  'src/build/remark/include-file',
  'packages/compose-planner/src',
  'examples/proxies/backend.mjs',
  'package-lock.json',
];

function hashInto(hash: crypto.Hash, file: string): void {
  if (!fs.existsSync(file)) return;
  if (!fs.statSync(file).isDirectory()) {
    hash.update(file).update(fs.readFileSync(file));
    return;
  }
  for (const entry of fs.readdirSync(file).sort())
    if (entry !== 'node_modules') hashInto(hash, path.join(file, entry));
}

/** A hash over a file, or a folder's files: names and contents. */
export function folderHash(folder: string): string {
  const hash = crypto.createHash('sha256');
  hashInto(hash, folder);
  return hash.digest('hex');
}

/** The installed tools: any installation or upgrade of a package changes the list's time. */
function installed(): string {
  const list = '/var/lib/dpkg/status';
  return `${process.version} ${fs.existsSync(list) ? fs.statSync(list).mtimeMs : ''}`;
}

/**
 * Results of earlier runs by content, checker and tools; kept below
 * `node_modules/.cache`. Under CI nothing is read or written.
 */
export class ResultCache {
  readonly #file: string;
  readonly #base: string;
  readonly #isOn: boolean;
  readonly #old: Results;
  readonly #fresh: Results = {};

  constructor(root: string, isOn = process.env.CI !== 'true') {
    this.#file = path.join(root, 'node_modules', '.cache', 'snippets', 'results.json');
    this.#isOn = isOn;
    const hash = crypto.createHash('sha256');
    if (isOn) for (const part of CODE) hashInto(hash, path.join(root, part));
    this.#base = `${hash.digest('hex')} ${installed()}`;
    this.#old =
      isOn && fs.existsSync(this.#file)
        ? (JSON.parse(fs.readFileSync(this.#file, 'utf8')) as Results)
        : {};
  }

  /** The key of everything that a result depends on, beside checker and tools. */
  key(...parts: readonly string[]): string {
    return crypto
      .createHash('sha256')
      .update([this.#base, ...parts].join('\0'))
      .digest('hex');
  }

  get(key: string): readonly Remembered[] | undefined {
    if (!this.#isOn) return undefined;
    const found = this.#fresh[key] ?? this.#old[key];
    if (found) this.#fresh[key] = found;
    return found;
  }

  set(key: string, results: readonly Remembered[]): void {
    this.#fresh[key] = results;
  }

  /** Writes the results; a run over everything forgets those that nobody asked for. */
  save(isWhole: boolean): void {
    if (!this.#isOn) return;
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    const all = isWhole ? this.#fresh : { ...this.#old, ...this.#fresh };
    const temporary = `${this.#file}.${process.pid}`;
    fs.writeFileSync(temporary, JSON.stringify(all));
    fs.renameSync(temporary, this.#file);
  }
}
