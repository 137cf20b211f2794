import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ResultCache } from './cache.ts';
import { collect, type Selection } from './collect.ts';
import { exampleFolders, type ExampleResult, runExample } from './examples.ts';
import { executeSession } from './execute.ts';
import { judgeExpected, judgeNewer } from './expect.ts';
import { languageOf } from './languages/index.ts';
import { type Context } from './languages/language.ts';
import { inParallel } from './process.ts';
import { type Outcome } from './report.ts';
import { Sandboxes } from './sandbox/run.ts';
import { roleOf, sessionsOf } from './sessions.ts';
import { checkStatically, outputProblems } from './static.ts';
import { addHidden, type PageWalk, walkPages } from './walks/index.ts';
import { walkFileOf } from './walks/walk-file.ts';
import { addWalks } from './walks/report.ts';
import { mergeVerdicts, type Problem, type Unit, type Verdict } from './types.ts';

/** What one run of the check found. */
export interface Checked {
  outcomes: readonly Outcome[];
  problems: readonly Problem[];
  /** SHA-256 of every page's source. */
  sources: ReadonlyMap<string, string>;
  /** Pages that were followed from their first block to their last. */
  walks: readonly PageWalk[];
}

const LOST: Verdict = { state: 'failed', reach: 'parsed', tools: [], problems: [], notes: [] };

const originOf = (unit: Unit) => unit.blocks[0]?.origin.file ?? '';

/** Marks the units whose file an example's run covers, and those that it could not be run for. */
function judgeByExamples(unit: Unit, verdict: Verdict, results: readonly ExampleResult[]): Verdict {
  if (verdict.state === 'failed' || verdict.state === 'skipped') return verdict;
  const result = results.find((candidate) => candidate.covers(originOf(unit)));
  if (!result || result.problems.length > 0) return verdict;
  if (result.install)
    return { ...verdict, state: 'skipped', reach: 'run', install: result.install };
  return { ...verdict, state: 'run', reach: 'run' };
}

/** Where an output that cannot be produced here comes from. */
const sourcesOf = (unit: Unit): string[] =>
  unit.output?.meta.follows
    ? [`its output is an example that follows ${unit.output.meta.follows}`]
    : [];

/** Executes sessions and example applications, a few at a time. */
async function execute(
  units: readonly Unit[],
  context: Context,
  cache: ResultCache,
  verdicts: Map<Unit, Verdict>,
): Promise<readonly ExampleResult[]> {
  const sandboxes = new Sandboxes(context.root);
  const results: ExampleResult[] = [];
  const examples = exampleFolders(context.root, units.map(originOf)).map((folder) => async () => {
    results.push(await runExample(context.root, folder, sandboxes, cache));
  });
  const sessions = sessionsOf(units).map((session) => async () => {
    for (const [unit, verdict] of await executeSession(session, sandboxes, cache)) {
      const before = verdicts.get(unit);
      verdicts.set(unit, before ? mergeVerdicts(before, verdict) : verdict);
    }
  });
  try {
    await inParallel([...examples, ...sessions], context.width, (job) => job());
  } finally {
    sandboxes.remove();
  }
  return results;
}

/** Checks every block of the selected pages and every selected file; nothing is printed. */
export async function check(
  selection: Selection,
  isWhole = false,
  cache = new ResultCache(selection.root),
  keepsMachines = false,
): Promise<Checked> {
  const { units, problems, sources } = collect(selection);
  addHidden(selection.root, units);
  const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
  const width = Math.max(2, os.availableParallelism());
  const context: Context = { root: selection.root, tmp, width };
  try {
    const verdicts = new Map<Unit, Verdict>();
    await checkStatically(units, context, cache, verdicts);
    const isWalked = (unit: Unit) =>
      fs.existsSync(path.join(selection.root, walkFileOf(unit.blocks[0]?.page ?? '')));
    problems.push(...units.flatMap((unit) => outputProblems(unit, isWalked(unit))));
    // Walks wait more than they compute, most of all for the one engine.
    const [examples, { walks, problems: wrongWalks }] = await Promise.all([
      execute(units, context, cache, verdicts),
      walkPages(selection.root, units, cache, keepsMachines),
    ]);
    problems.push(...wrongWalks);
    addWalks(verdicts, walks);
    problems.push(...examples.flatMap((result) => result.problems));
    const outcomes = units.map((unit) => {
      const found = verdicts.get(unit) ?? LOST;
      const expected = roleOf(unit)?.kind === 'server' ? judgeExpected(unit, found) : found;
      const verdict = judgeByExamples(unit, judgeNewer(unit, expected), examples);
      return {
        unit,
        language: languageOf(unit.lang)?.id ?? unit.lang,
        verdict: { ...verdict, notes: [...verdict.notes, ...sourcesOf(unit)] },
      };
    });
    cache.save(isWhole);
    return { outcomes, problems, sources, walks };
  } finally {
    fs.rmSync(tmp, { recursive: true, force: true });
  }
}
