import fs from 'node:fs';
import path from 'node:path';
import { type Problem, type State, type Unit, type Verdict } from './types.ts';
import { versionOf } from './tools.ts';

/** A unit with what became of it. */
export interface Outcome {
  unit: Unit;
  language: string;
  verdict: Verdict;
}

/** At least this share of the blocks that can reach it is run or checked. */
const MIN_PROVEN = 0.8;
/** At most this share of all blocks is exempt. */
const MAX_EXEMPT = 0.05;

const STATES: readonly State[] = ['run', 'checked', 'parsed', 'exempt', 'skipped', 'failed'];

/** How many blocks an outcome stands for; joined blocks count each. */
const weight = (outcome: Outcome) => outcome.unit.blocks.filter((block) => !block.isFile).length;

/** The counts behind the two thresholds. */
export interface Totals {
  blocks: number;
  states: Record<State, number>;
  reachable: number;
  proven: number;
}

/** Counts blocks by state, and how many of those that can be run or checked are. */
export function totalsOf(outcomes: readonly Outcome[]): Totals {
  const totals: Totals = {
    blocks: 0,
    states: { run: 0, checked: 0, parsed: 0, exempt: 0, skipped: 0, failed: 0 },
    reachable: 0,
    proven: 0,
  };
  for (const outcome of outcomes) {
    const count = weight(outcome);
    totals.blocks += count;
    totals.states[outcome.verdict.state] += count;
    if (outcome.verdict.reach === 'parsed') continue;
    totals.reachable += count;
    if (['run', 'checked'].includes(outcome.verdict.state)) totals.proven += count;
  }
  return totals;
}

/** What the thresholds say about the whole content; empty when they are kept. */
export function thresholdProblems(totals: Totals): string[] {
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const problems: string[] = [];
  if (totals.blocks === 0) problems.push('no block was found: the check looked at nothing');
  if (totals.reachable > 0 && totals.proven < MIN_PROVEN * totals.reachable) {
    problems.push(
      `only ${percent(totals.proven, totals.reachable)} of the blocks that can be run or checked are; at least 80 % must be`,
    );
  }
  if (totals.states.exempt > MAX_EXEMPT * totals.blocks) {
    problems.push(
      `${percent(totals.states.exempt, totals.blocks)} of the blocks are exempt; at most 5 % may be`,
    );
  }
  return problems;
}

function countBy(
  outcomes: readonly Outcome[],
  keyOf: (outcome: Outcome) => string,
): Map<string, Record<State, number>> {
  const rows = new Map<string, Record<State, number>>();
  for (const outcome of outcomes) {
    if (weight(outcome) === 0) continue;
    const key = keyOf(outcome);
    const row = rows.get(key) ?? {
      run: 0,
      checked: 0,
      parsed: 0,
      exempt: 0,
      skipped: 0,
      failed: 0,
    };
    row[outcome.verdict.state] += weight(outcome);
    rows.set(key, row);
  }
  return new Map([...rows].sort(([a], [b]) => a.localeCompare(b)));
}

/** A table of states with one row a key, as aligned text. */
export function stateTable(
  head: string,
  outcomes: readonly Outcome[],
  keyOf: (outcome: Outcome) => string,
): string {
  const rows = countBy(outcomes, keyOf);
  const width = Math.max(head.length, ...[...rows.keys()].map((key) => key.length));
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(7)).join(' ')}`;
  return [
    line(head, STATES),
    ...[...rows].map(([key, row]) =>
      line(
        key,
        STATES.map((state) => (row[state] ? String(row[state]) : '·')),
      ),
    ),
  ].join('\n');
}

/** What the report says about one page; the page's own line is drawn from it. */
export interface PageReport {
  /** SHA-256 of the page's source when it was checked. */
  source: string;
  states: Partial<Record<State, number>>;
  /** Tools that ran or validated blocks of the page, with their versions. */
  tools: Record<string, string>;
  /** The walk from the first block to the last, if there was one and nothing failed. */
  walk?: { at: string; run: number; of: number; caveats: readonly string[] };
}

/** The report as written for the build and for people. */
export interface Report {
  checkedAt: string;
  totals: Totals;
  pages: Record<string, PageReport>;
  notes: readonly { place: string; note: string }[];
  problems: readonly Problem[];
}

/** Makes the report of a run. */
export function makeReport(
  outcomes: readonly Outcome[],
  problems: readonly Problem[],
  sources: ReadonlyMap<string, string>,
  now: Date,
): Report {
  const pages: Record<string, PageReport> = {};
  for (const [page, source] of sources) pages[page] = { source, states: {}, tools: {} };
  for (const outcome of outcomes) {
    const page = pages[outcome.unit.blocks[0]?.page ?? ''];
    if (!page) continue;
    const { state, tools } = outcome.verdict;
    page.states[state] = (page.states[state] ?? 0) + weight(outcome);
    if (state !== 'run' && state !== 'checked') continue;
    for (const tool of tools) {
      const version = versionOf(tool);
      if (version) page.tools[tool] = version;
    }
  }
  return {
    checkedAt: now.toISOString(),
    totals: totalsOf(outcomes),
    pages,
    notes: outcomes.flatMap(({ unit, verdict }) => {
      const { file, line } = { file: unit.blocks[0]?.page ?? '', line: unit.blocks[0]?.line ?? 0 };
      return verdict.notes.map((note) => ({ place: `${file}:${line}`, note }));
    }),
    problems,
  };
}

/** Where the report lies; the build reads it from there. */
export const reportPath = (root: string) =>
  path.join(root, 'node_modules', '.cache', 'snippets', 'report.json');

/** Writes the report; a check of some pages keeps what an earlier one said of the others. */
export function writeReport(root: string, report: Report, isWhole: boolean): void {
  const file = reportPath(root);
  let pages = report.pages;
  if (!isWhole && fs.existsSync(file)) {
    const earlier = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
    pages = { ...earlier.pages, ...pages };
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ ...report, pages }, null, 1)}\n`);
}
