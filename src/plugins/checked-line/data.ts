import fs from 'node:fs';
import path from 'node:path';
import { codeHash, readRecords, readWalkFile, type Records } from 'doc-walk/read';
import type { CheckedLineData } from '../../lib/checked-line/index.ts';
import { longDate } from '../../lib/dates.ts';

/** The results of the last run of each page's code blocks, written by `npm run check:snippets`. */
const RECORDS = 'data/checked-blocks.json';

/** The text of a page's line. Empty if its code has changed since, or if nothing was run or validated. */
export function checkedLine(root: string, page: string, records: Records): CheckedLineData {
  const found = records[page];
  if (!found || found.code !== codeHash(root, page)) return {};
  const { run = 0, checked = 0, parsed = 0, exempt = 0 } = found.states;
  if (run + checked === 0) return {};
  const walked = found.walk && {
    walked: longDate(found.at),
    caveats: readWalkFile(root, page).walk?.caveats ?? [],
  };
  return {
    blocks: run + checked + parsed + exempt,
    run,
    checked,
    parsed,
    tools: Object.entries(found.tools),
    ...walked,
  };
}

/** Name of a page's data file below `.docusaurus`, imported as `@generated/…`. */
export const dataFile = (page: string) => `checked-line/${page.replace(/[^\w.-]+/g, '-')}.json`;

function writeData(root: string, page: string, data: CheckedLineData): void {
  const file = path.join(root, '.docusaurus', dataFile(page));
  const text = JSON.stringify(data);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Writes the data of these pages next to their text, so that the bundler notices changes. */
export function writeLines(root: string, pages: readonly string[]): void {
  const records = readRecords(root, RECORDS);
  for (const page of pages) writeData(root, page, checkedLine(root, page, records));
}
