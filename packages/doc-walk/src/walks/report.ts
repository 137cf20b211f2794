import { mergeVerdicts, type Unit, type Verdict } from '../types.ts';
import { otherSuite } from '../machines/machine.ts';
import { type PageWalk } from './index.ts';

/** At least this share of what a walk could run must be run. */
const MIN_WALKED = 0.97;

/** Adds what the walks found to the verdict on each block. */
export function addWalks(verdicts: Map<Unit, Verdict>, walks: readonly PageWalk[]): void {
  for (const walk of walks)
    walk.results.forEach((result, index) => {
      const unit = walk.units[index];
      const before = unit && verdicts.get(unit);
      if (!before || (result.fate !== 'run' && result.fate !== 'failed')) return;
      const state = result.fate;
      const found: Verdict = {
        state,
        reach: 'run',
        tools: [],
        problems: result.problems,
        notes: [],
      };
      verdicts.set(unit, before.state === 'skipped' ? before : mergeVerdicts(before, found));
    });
}

const count = (walk: PageWalk, fate: string) =>
  walk.results.filter((result) => result.fate === fate).length;

/** Blocks that were run, and those that could be. */
export interface WalkFigures {
  run: number;
  of: number;
}

function figuresOf(walk: PageWalk): WalkFigures {
  const run = count(walk, 'run');
  return { run, of: run + count(walk, 'skipped') + count(walk, 'failed') };
}

/** The figures of a walk in which nothing failed, or undefined. */
export const endedWalk = (walk: PageWalk | undefined): WalkFigures | undefined =>
  walk && !walk.notRun && count(walk, 'failed') === 0 ? figuresOf(walk) : undefined;

/** A table of the walks, with reasons for what was left out. */
export function walkTable(walks: readonly PageWalk[]): string {
  const lines = walks.map((walk) => {
    const { run, of } = figuresOf(walk);
    const state = walk.notRun ? `NOT RUN: ${walk.notRun}` : `${run} of ${of} blocks`;
    const seconds = walk.seconds ? `, ${walk.seconds.toFixed(0)} s` : '';
    return `${walk.page}  ${state}${seconds}`;
  });
  const skipped = walks.flatMap((walk) =>
    walk.results.flatMap((result, index) =>
      result.fate === 'skipped'
        ? [`  not run: ${walk.units[index]?.id ?? walk.page}: ${result.reason}`]
        : [],
    ),
  );
  const suite = otherSuite();
  const title = suite ? `walks on Debian's ${suite}; the line at a page's end stays` : 'walks';
  return [title, ...lines, ...skipped].join('\n');
}

/** What's wrong with the walks. The share that must be run is of all pages together. */
export function walkProblems(
  walks: readonly PageWalk[],
  known: readonly WalkFigures[],
  { isWhole, mustRun }: { isWhole: boolean; mustRun: boolean },
): string[] {
  const problems: string[] = [];
  const notRun = walks.filter((walk) => walk.notRun);
  if (mustRun)
    problems.push(...notRun.map((walk) => `${walk.page} was not walked: ${walk.notRun}`));
  const all = [...known, ...walks.filter((walk) => !walk.notRun).map(figuresOf)];
  const run = all.reduce((sum, figures) => sum + figures.run, 0);
  const of = all.reduce((sum, figures) => sum + figures.of, 0);
  if (isWhole && of > 0 && run < MIN_WALKED * of)
    problems.push(
      `walks ran ${run} of ${of} blocks that can be run; at least ${MIN_WALKED * 100} % must be`,
    );
  return problems;
}
