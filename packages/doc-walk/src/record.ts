import fs from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfFiles } from './hash.ts';
import { exampleOf } from './pages.ts';
import { type State, type Unit } from './types.ts';
import { readWalkFile } from './walks/walk-file.ts';

/** What the last run without a failure found on a page, or in a folder of `examples/`. */
export interface PageRecord {
  /** Hash of the code in the sources, placeholders included, so it's the same for every brand. */
  code: string;
  /** Hash of the code, the filled-in blocks and the checker. */
  result: string;
  /** The day of the run. */
  at: string;
  /** Numbers of blocks, by state. */
  states: Partial<Record<State, number>>;
  /** Blocks that can be run or checked at all. */
  reachable: number;
  /** Tools that ran or validated blocks, with their versions. */
  tools: Record<string, string>;
  /** Blocks that ran when the page was followed from start to end, and those that could. */
  walk?: { run: number; of: number };
}

/** Records by page or folder. */
export type Records = Readonly<Record<string, PageRecord>>;

const FENCE =
  /^[ \t>]*(?:[-*+] |\d+[.)] )?[ \t]*(`{3,}|~{3,}).*\n(?:[^]*?\n)?[ \t>]*\1[`~]*[ \t]*$/gm;

/** A hash of a page's code: its fences, its walk file, and the files that both name. */
export function codeHash(root: string, page: string): string {
  if (exampleOf(page)) return hashOfFiles(root, [page]);
  const fences = fs.readFileSync(path.join(root, page), 'utf8').match(FENCE) ?? [];
  const named = fences.flatMap((text) =>
    [...text.matchAll(/\b(?:file|of)="([^"]+)"/g)].map(([, file = '']) => exampleOf(file) ?? file),
  );
  const { walk } = readWalkFile(root, page);
  const files = new Set([...named, ...(walk ? [walk.file, ...walk.files.keys()] : [])]);
  return hashOf(...fences, hashOfFiles(root, [...files].sort()));
}

/** The key of a unit's record: its page, or its folder of `examples/`. */
export function recordKey(unit: Unit): string {
  const [block] = unit.blocks;
  return (block?.isFile && exampleOf(block.page)) || (block?.page ?? '');
}

/** The `result` of a record that's still current. */
export const resultHash = (checker: string, code: string, units: readonly Unit[]): string =>
  hashOf(
    checker,
    code,
    JSON.stringify(units.map(({ lang, text, meta, output }) => [lang, text, meta, output?.text])),
  );

/** Reads the records, if the file exists. */
export function readRecords(root: string, file: string): Records {
  const full = path.join(root, file);
  return fs.existsSync(full) ? (JSON.parse(fs.readFileSync(full, 'utf8')) as Records) : {};
}

/** Writes one record a line, so that a changed page changes one line. */
export function writeRecords(root: string, file: string, records: Records): void {
  const full = path.join(root, file);
  const lines = Object.entries(records)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, record]) => `${JSON.stringify(key)}: ${JSON.stringify(record)}`);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, `{\n${lines.join(',\n')}\n}\n`);
}
