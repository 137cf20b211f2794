import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { languageOfFile } from './languages/index.ts';
import { type Block, type Problem, type Unit } from './types.ts';
import { unitsOf } from './units.ts';
import { blocksOf } from './blocks.ts';

/** Which files to check. */
export interface Selection {
  root: string;
  pages: readonly string[];
  /** Files of `examples/` that are checked on their own. */
  files: readonly string[];
}

function fileUnit(root: string, file: string, lang: string): Unit {
  const text = fs.readFileSync(path.join(root, file), 'utf8').replace(/\n$/, '');
  const block: Block = {
    page: file,
    line: 0,
    lang,
    meta: { title: path.basename(file) },
    text,
    origin: { file, line: 1 },
    isFile: true,
  };
  return {
    id: file,
    lang,
    meta: block.meta,
    text,
    blocks: [block],
    at: (line) => ({ file, line }),
  };
}

/** Reads the selected pages and files and makes their units. */
export function collect(selection: Selection): {
  units: Unit[];
  problems: Problem[];
  sources: Map<string, string>;
} {
  const units: Unit[] = [];
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  for (const page of selection.pages) {
    const source = fs.readFileSync(path.join(selection.root, page), 'utf8');
    sources.set(page, crypto.createHash('sha256').update(source).digest('hex'));
    const walked = blocksOf(page, source);
    const made = unitsOf(selection.root, walked.blocks);
    units.push(...made.units);
    problems.push(...walked.problems, ...made.problems);
  }
  for (const file of selection.files) {
    const lang = languageOfFile(file);
    if (lang) units.push(fileUnit(selection.root, file, lang));
  }
  return { units, problems, sources };
}
