import fs from 'node:fs';
import path from 'node:path';
import { ResultCache } from './cache.ts';
import { check } from './check.ts';
import { type Selection } from './collect.ts';
import { otherSuite } from './lab/machine.ts';
import { reportWalks, walkProblems, walkTable } from './walks/report.ts';
import { changedFiles, contentPages, exampleFiles } from './pages.ts';
import {
  makeReport,
  type Outcome,
  stateTable,
  thresholdProblems,
  totalsOf,
  writeReport,
} from './report.ts';
import { type Problem } from './types.ts';

/** Which pages and files the command line asks for; everything without arguments. */
export function selectionOf(
  root: string,
  args: readonly string[],
): Selection & { isWhole: boolean } {
  const pages = contentPages(root);
  const files = exampleFiles(root);
  const named = args
    .filter((arg) => !arg.startsWith('--'))
    .map((arg) => path.relative(root, path.resolve(arg)));
  if (args.includes('--changed')) {
    const changed = new Set(changedFiles(root));
    const touched = [...changed].filter((file) => file.startsWith('examples/'));
    const shows = (page: string) => {
      if (changed.has(page)) return true;
      if (touched.length === 0) return false;
      const source = fs.readFileSync(path.join(root, page), 'utf8');
      return touched.some((file) => source.includes(file));
    };
    return {
      root,
      pages: pages.filter(shows),
      files: files.filter((file) => changed.has(file)),
      isWhole: false,
    };
  }
  if (named.length === 0) return { root, pages, files, isWhole: true };
  const wanted = (file: string) =>
    named.some((name) => file === name || file.startsWith(`${name}${path.sep}`));
  const missing = named.filter((name) => !fs.existsSync(path.join(root, name)));
  if (missing.length > 0) throw new Error(`no such page or file: ${missing.join(', ')}`);
  return { root, pages: pages.filter(wanted), files: files.filter(wanted), isWhole: false };
}

function problemLine(problem: Problem): string {
  const tool = problem.tool ? ` (${problem.tool})` : '';
  return `✗ ${problem.file}:${problem.line}: ${problem.message}${tool}`;
}

const place = (outcome: Outcome) => {
  const block = outcome.unit.blocks[0];
  return block?.isFile ? block.page : `${block?.page}:${block?.line}`;
};

/** Facts that qualify the result: older tools, stand-ins, exemptions; each once, with how often it holds. */
function noteLines(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { verdict } of outcomes)
    for (const note of verdict.notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([note, count]) => `  ${String(count).padStart(3)} × ${note}`);
}

/** Runs the check as the command line asks, prints what it found and returns the exit status. */
export async function main(root: string, args: readonly string[]): Promise<number> {
  const started = Date.now();
  const { isWhole, ...selection } = selectionOf(root, args);
  const { outcomes, problems, sources, walks } = await check(
    selection,
    isWhole,
    new ResultCache(root),
    args.includes('--keep'),
  );
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const all = [...problems, ...outcomes.flatMap(({ verdict }) => verdict.problems)];
  if (args.includes('--verbose')) {
    for (const outcome of outcomes) {
      const { state, tools, notes } = outcome.verdict;
      print(
        `${state.padEnd(8)} ${place(outcome)} ${outcome.unit.lang}${tools.length > 0 ? ` (${tools.join(', ')})` : ''}`,
      );
      for (const note of notes) print(`         ${note}`);
    }
    print('');
  }
  if (outcomes.length > 0) {
    print(stateTable('language', outcomes, (outcome) => outcome.language));
    print('');
    const shown = outcomes.filter((outcome) => !outcome.unit.blocks[0]?.isFile);
    print(stateTable('page', shown, (outcome) => outcome.unit.blocks[0]?.page ?? ''));
  }
  const skipped = outcomes.filter(({ verdict }) => verdict.state === 'skipped');
  const packages = [...new Set(skipped.map(({ verdict }) => verdict.install))];
  const mustSkipFail = process.env.CI === 'true';
  const totals = totalsOf(outcomes);
  const limits = [
    ...(isWhole ? thresholdProblems(totals) : []),
    ...walkProblems(walks, { isWhole, mustRun: mustSkipFail }),
  ];
  const notes = isWhole ? noteLines(outcomes) : [];
  if (notes.length > 0) print(`\nnotes\n${notes.join('\n')}\n`);
  if (walks.length > 0) print(`\n${walkTable(walks)}`);
  for (const problem of all) print(problemLine(problem));
  if (skipped.length > 0) {
    print(
      `\n${mustSkipFail ? '✗' : '!!'} ${skipped.length} blocks SKIPPED: sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`,
    );
    for (const outcome of skipped) print(`   ${place(outcome)} ${outcome.unit.lang}`);
  }
  for (const limit of limits) print(`✗ ${limit}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const { run, checked, parsed, exempt, failed } = totals.states;
  const files = outcomes.filter((outcome) => outcome.unit.blocks[0]?.isFile).length;
  print(
    `\n${totals.blocks} blocks on ${sources.size} pages, ${files} example files: ${run} run, ${checked} checked, ${parsed} parsed, ${exempt} exempt, ${skipped.length} skipped, ${failed} failed; ` +
      `${totals.proven} of ${totals.reachable} that can be run or checked are. ${seconds} s`,
  );
  // The line at a page's end tells of the usual suite.
  if (!otherSuite()) {
    const report = makeReport(outcomes, all, sources, new Date());
    reportWalks(report, walks);
    writeReport(root, report, isWhole);
  }
  const isWrong = all.length > 0 || limits.length > 0 || (mustSkipFail && skipped.length > 0);
  return isWrong ? 1 : 0;
}
