import fs from 'node:fs';
import path from 'node:path';
import { languageOfFile } from './languages/index.ts';
import { blocksOf } from './blocks.ts';
import { type Site } from './site.ts';
import { type Block, type Problem, type Unit } from './types.ts';
import { unitsOf } from './units.ts';

/** A site, and which of its files to check. */
export interface Selection extends Site {
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
export function collect(
  selection: Pick<Selection, 'root' | 'pages' | 'files' | 'fill' | 'include'>,
): {
  units: Unit[];
  problems: Problem[];
} {
  const units: Unit[] = [];
  const problems: Problem[] = [];
  for (const page of selection.pages) {
    const source = fs.readFileSync(path.join(selection.root, page), 'utf8');
    const found = blocksOf(page, source, (text, file) => selection.fill(text, file));
    const made = unitsOf(found.blocks, (file, region) => selection.include(file, region));
    units.push(...made.units);
    problems.push(...found.problems, ...made.problems);
  }
  for (const file of selection.files) {
    const lang = languageOfFile(file);
    if (lang) units.push(fileUnit(selection.root, file, lang));
  }
  return { units, problems };
}
