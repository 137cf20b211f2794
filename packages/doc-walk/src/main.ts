import fs from 'node:fs';
import path from 'node:path';
import { check, type Checked } from './check.ts';
import { type Selection } from './collect.ts';
import { filesBelow } from './hash.ts';
import { otherSuite } from './machines/machine.ts';
import { contentPages, exampleOf } from './pages.ts';
import { type PageRecord, readRecords, recordKey, type Records, writeRecords } from './record.ts';
import { type Site } from './site.ts';
import { addRecords, figuresOf, type Outcome, thresholdProblems, totalsOf } from './totals.ts';
import { type Problem } from './types.ts';
import { endedWalk, walkProblems, walkTable } from './walks/report.ts';
import { walkFileOf } from './walks/walk-file.ts';

/** What the command line selects: pages by name, all, or those that changed since their record. */
function selectionOf(
  site: Site,
  args: readonly string[],
): Selection & { asked: 'named' | 'all' | 'changed' } {
  const { root } = site;
  const pages = contentPages(root, site.folders);
  const files = filesBelow(root, 'examples');
  const named = args
    .filter((arg) => !arg.startsWith('--'))
    .map((arg) => path.relative(root, path.resolve(arg)));
  if (named.length === 0)
    return { ...site, pages, files, asked: args.includes('--all') ? 'all' : 'changed' };
  const wanted = (file: string) =>
    named.some((name) => file === name || file.startsWith(`${name}${path.sep}`));
  const missing = named.filter((name) => !fs.existsSync(path.join(root, name)));
  if (missing.length > 0) throw new Error(`no such page or file: ${missing.join(', ')}`);
  return { ...site, pages: pages.filter(wanted), files: files.filter(wanted), asked: 'named' };
}

function problemLine(problem: Problem): string {
  const tool = problem.tool ? ` (${problem.tool})` : '';
  return `✗ ${problem.file}:${problem.line}: ${problem.message}${tool}`;
}

const place = (outcome: Outcome) => {
  const block = outcome.unit.blocks[0];
  return block?.isFile ? block.page : `${block?.page}:${block?.line}`;
};

/** Facts that qualify the result: older tools, stand-ins and exemptions, with their counts. */
function noteLines(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { verdict } of outcomes)
    for (const note of verdict.notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([note, count]) => `  ${String(count).padStart(3)} × ${note}`);
}

const hasRun = ({ verdict }: Outcome) => verdict.state !== 'skipped';

/** The records after a run. Pages that ran to the end get a new one, failed ones lose theirs. */
export function renewed(
  before: Records,
  { outcomes, problems, walks, hashes }: Checked,
  isWhole: boolean,
  at: string,
): Records {
  const records: Record<string, PageRecord> = {};
  for (const [key, record] of Object.entries(before))
    if (!isWhole || hashes.has(key)) records[key] = record;
  const wrong = new Set(
    [...problems, ...outcomes.flatMap(({ verdict }) => verdict.problems)].map(({ file }) => file),
  );
  for (const [key, found] of hashes) {
    const own = outcomes.filter(({ unit }) => recordKey(unit) === key);
    if (own.length === 0) continue;
    const sources = own.flatMap(({ unit }) => unit.blocks.map(({ origin }) => origin.file));
    const examples = sources.flatMap((file) => exampleOf(file) ?? []);
    const files = [key, walkFileOf(key), ...sources, ...examples.map((one) => `${one}/check.json`)];
    const walk = walks.find(({ page }) => page === key);
    const ended = endedWalk(walk);
    const isComplete = (walk === undefined || ended !== undefined) && own.every(hasRun);
    if (files.some((file) => wrong.has(file))) delete records[key];
    else if (isComplete)
      records[key] = { ...found, at, ...figuresOf(own), ...(ended && { walk: ended }) };
  }
  return records;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

function printOutcomes(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    const { state, tools, notes } = outcome.verdict;
    const by = tools.length > 0 ? ` (${tools.join(', ')})` : '';
    print(`${state.padEnd(8)} ${place(outcome)} ${outcome.unit.lang}${by}`);
    for (const note of notes) print(`         ${note}`);
  }
}

/** Runs the check for a command line, prints what it found and returns the exit status. */
export async function main(site: Site, args: readonly string[]): Promise<number> {
  const started = Date.now();
  const { asked, ...selection } = selectionOf(site, args);
  const isWhole = asked !== 'named';
  const mustRun = process.env.CI === 'true';
  const before = otherSuite() ? {} : readRecords(site.root, site.record);
  const checked = await check(selection, {
    isKnown: (key, { result }) => asked === 'changed' && before[key]?.result === result,
    keepsMachines: args.includes('--keep'),
  });
  const { outcomes, problems, walks, hashes } = checked;
  const ran = new Set(outcomes.map(({ unit }) => recordKey(unit)));
  const known = [...hashes.keys()].flatMap((key) => (ran.has(key) ? [] : (before[key] ?? [])));
  const totals = addRecords(totalsOf(outcomes), known);
  const all = [...problems, ...outcomes.flatMap(({ verdict }) => verdict.problems)];
  const skipped = outcomes.filter(({ verdict }) => verdict.state === 'skipped');
  const limits = [
    ...(isWhole ? thresholdProblems(totals) : []),
    ...walkProblems(
      walks,
      known.flatMap(({ walk }) => walk ?? []),
      { isWhole, mustRun },
    ),
  ];
  if (args.includes('--verbose')) printOutcomes(outcomes);
  const notes = isWhole ? noteLines(outcomes) : [];
  if (notes.length > 0) print(`\nnotes\n${notes.join('\n')}\n`);
  if (walks.length > 0) print(`\n${walkTable(walks)}`);
  for (const problem of all) print(problemLine(problem));
  if (skipped.length > 0) {
    const packages = [...new Set(skipped.map(({ verdict }) => verdict.install))].join(' ');
    print(
      `\n${mustRun ? '✗' : '!!'} ${skipped.length} blocks SKIPPED: sudo apt-get install -y --no-install-recommends ${packages}`,
    );
    for (const outcome of skipped) print(`   ${place(outcome)} ${outcome.unit.lang}`);
  }
  for (const limit of limits) print(`✗ ${limit}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const { run, checked: validated, parsed, exempt, failed } = totals.states;
  print(
    `\n${totals.blocks} blocks: ${run} run, ${validated} checked, ${parsed} parsed, ${exempt} exempt, ${skipped.length} skipped, ${failed} failed; ` +
      `${totals.proven} of ${totals.reachable} that can be run or checked are. ` +
      `${ran.size} pages and folders ran, ${known.length} are as recorded. ${seconds} s`,
  );
  // The line at a page's end is about the usual suite.
  if (!otherSuite()) {
    const day = new Date().toISOString().slice(0, 10);
    writeRecords(site.root, site.record, renewed(before, checked, isWhole, day));
  }
  const isWrong = all.length > 0 || limits.length > 0 || (mustRun && skipped.length > 0);
  return isWrong ? 1 : 0;
}
