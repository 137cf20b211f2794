import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Report, reportPath } from '../../../../packages/snippets/src/report.ts';
import type { CheckedLineData } from '../../../model/checked-line/index.ts';
import { longDate } from '../../../lib/dates.ts';

/**
 * The report of the last check, if there is one: of this checkout, or in `checked/`, where the
 * release puts the report of its tests, since the image is built where nothing was checked.
 */
export function readReport(root: string): Report | undefined {
  for (const file of [reportPath(root), path.join(root, 'checked', 'report.json')]) {
    if (!fs.existsSync(file)) continue;
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
    } catch {
      // A run that was stopped while it wrote: as if it had not been.
    }
  }
  return undefined;
}

/** What the report says about a page; nothing when it speaks of another text, or of failures. */
export function checkedLine(
  report: Report | undefined,
  page: string,
  source: string,
): CheckedLineData {
  const found = report?.pages[page];
  if (!found || found.source !== crypto.createHash('sha256').update(source).digest('hex'))
    return {};
  const { run = 0, checked = 0, parsed = 0, exempt = 0, failed = 0, skipped = 0 } = found.states;
  if (run + checked === 0 || failed > 0) return {};
  return {
    blocks: run + checked + parsed + exempt + skipped,
    run,
    checked,
    parsed,
    tools: Object.entries(found.tools).sort(([a], [b]) => a.localeCompare(b)),
    ...(found.walk && { walked: longDate(found.walk.at), caveats: found.walk.caveats }),
  };
}

/** Name of a page's data file below `.docusaurus`, which pages import as `@generated/…`. */
export const dataFile = (page: string) => `checked-line/${page.replace(/[^\w.-]+/g, '-')}.json`;

/** Writes a page's data where its text is, so that the bundler sees when it changes. */
export function writeData(root: string, page: string, data: CheckedLineData): void {
  const file = path.join(root, '.docusaurus', dataFile(page));
  const text = JSON.stringify(data);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
