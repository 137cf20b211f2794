import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { collect, type Selection } from './collect.ts';
import { exampleFolders, type ExampleResult, runExample } from './examples.ts';
import { executeSession } from './execute.ts';
import { judgeExpected, judgeNewer } from './expect.ts';
import { filesBelow, hashOf, hashOfFiles } from './hash.ts';
import { languageOf } from './languages/index.ts';
import { type Context } from './languages/language.ts';
import { inParallel } from './parallel.ts';
import { codeHash, type PageRecord, recordKey, resultHash } from './record.ts';
import { Sandboxes } from './sandbox/run.ts';
import { roleOf, sessionsOf } from './sessions.ts';
import { checkStatically, outputProblems } from './static.ts';
import { type Outcome } from './totals.ts';
import { mergeVerdicts, type Problem, type Unit, type Verdict } from './types.ts';
import { addHidden, type PageWalk, walkPages } from './walks/index.ts';
import { addWalks } from './walks/report.ts';
import { walkFileOf } from './walks/walk-file.ts';

/** A record's hashes, for a page's current files. */
export type Hashes = Pick<PageRecord, 'code' | 'result'>;

/** What one run of the check found. */
export interface Checked {
  outcomes: readonly Outcome[];
  problems: readonly Problem[];
  /** Every page and folder of the selection, even if it wasn't run again. */
  hashes: ReadonlyMap<string, Hashes>;
  /** Pages that were followed from first block to last. */
  walks: readonly PageWalk[];
}

const LOST: Verdict = { state: 'failed', reach: 'parsed', tools: [], problems: [], notes: [] };

const originOf = (unit: Unit) => unit.blocks[0]?.origin.file ?? '';

/** Marks the units that an example's run covers, or would cover if it could run here. */
function judgeByExamples(unit: Unit, verdict: Verdict, results: readonly ExampleResult[]): Verdict {
  if (verdict.state === 'failed' || verdict.state === 'skipped') return verdict;
  const result = results.find((candidate) => candidate.covers(originOf(unit)));
  if (!result || result.problems.length > 0) return verdict;
  if (result.install)
    return { ...verdict, state: 'skipped', reach: 'run', install: result.install };
  return { ...verdict, state: 'run', reach: 'run' };
}

/** Where an output comes from if it can't be produced here. */
const sourcesOf = (unit: Unit): string[] =>
  unit.output?.meta.follows
    ? [`its output is an example that follows ${unit.output.meta.follows}`]
    : [];

/** Executes sessions and example applications, a few at a time. */
async function execute(
  units: readonly Unit[],
  context: Context,
  verdicts: Map<Unit, Verdict>,
): Promise<readonly ExampleResult[]> {
  const sandboxes = new Sandboxes(context);
  const results: ExampleResult[] = [];
  const examples = exampleFolders(context.root, units.map(originOf)).map((folder) => async () => {
    results.push(await runExample(context.root, folder, sandboxes));
  });
  const sessions = sessionsOf(units).map((session) => async () => {
    for (const [unit, verdict] of await executeSession(session, sandboxes)) {
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

/** A hash of the checker itself: its code without comments, and the scripts of its machines. */
function checkerHash(): string {
  const home = path.join(import.meta.dirname, '..');
  const files = ['src', 'machines']
    .flatMap((folder) => filesBelow(home, folder))
    .filter((file) => !file.endsWith('.test.ts'));
  const others = files.filter((file) => !file.endsWith('.ts'));
  const codes = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(home, file), 'utf8');
      return [file, transformSync(text, { loader: 'ts', minifyWhitespace: true }).code];
    });
  return hashOf(hashOfFiles(home, others), ...codes);
}

function hashesOf(root: string, units: readonly Unit[]): Map<string, Hashes> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = recordKey(unit);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  const checker = checkerHash();
  return new Map(
    [...groups].map(([key, own]) => {
      const code = codeHash(root, key);
      return [key, { code, result: resultHash(checker, code, own) }];
    }),
  );
}

/** How to check: which pages needn't run again, and whether their machines stay up. */
export interface Options {
  isKnown?: (key: string, hashes: Hashes) => boolean;
  keepsMachines?: boolean;
}

/** Checks every block of the selected pages, and every selected file. */
export async function check(
  selection: Selection,
  { isKnown = () => false, keepsMachines = false }: Options = {},
): Promise<Checked> {
  const { root } = selection;
  const { units: all, problems } = collect(selection);
  const hashes = hashesOf(root, all);
  const known = new Set([...hashes].flatMap(([key, own]) => (isKnown(key, own) ? [key] : [])));
  const units = all.filter((unit) => !known.has(recordKey(unit)));
  addHidden(root, units);
  const tmp = fs.mkdtempSync(path.join(os.tmpdir(), 'doc-walk-'));
  const width = Math.max(2, os.availableParallelism());
  const context: Context = { ...selection, tmp, width };
  try {
    const verdicts = new Map<Unit, Verdict>();
    await checkStatically(units, context, verdicts);
    const isWalked = (unit: Unit) =>
      fs.existsSync(path.join(root, walkFileOf(unit.blocks[0]?.page ?? '')));
    problems.push(...units.flatMap((unit) => outputProblems(unit, isWalked(unit))));
    // Walks mostly wait, above all for an engine. Both run at once.
    const [examples, { walks, problems: wrongWalks }] = await Promise.all([
      execute(units, context, verdicts),
      walkPages(all, {
        root,
        needsWalk: (page) => selection.needsWalk(page),
        isKnown: (page) => known.has(page),
        keepsMachines,
      }),
    ]);
    problems.push(...wrongWalks, ...examples.flatMap((result) => result.problems));
    addWalks(verdicts, walks);
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
    return { outcomes, problems, hashes, walks };
  } finally {
    fs.rmSync(tmp, { recursive: true, force: true });
  }
}
