import { type PageRecord } from './record.ts';
import { versionOf } from './tools.ts';
import { type State, type Unit, type Verdict } from './types.ts';

/** A unit with what became of it. */
export interface Outcome {
  unit: Unit;
  language: string;
  verdict: Verdict;
}

/** At least this share of the blocks that can be run or checked must be. */
const MIN_PROVEN = 0.8;
/** At most this share of blocks may be exempt. */
const MAX_EXEMPT = 0.05;

/** How many blocks of pages an outcome has. Joined ones each count. */
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

/** Adds what we know of pages that weren't run again. */
export function addRecords(totals: Totals, records: readonly PageRecord[]): Totals {
  const sum = structuredClone(totals);
  for (const { states, reachable } of records) {
    for (const [state, count] of Object.entries(states)) {
      sum.states[state as State] += count;
      sum.blocks += count;
    }
    sum.reachable += reachable;
    sum.proven += (states.run ?? 0) + (states.checked ?? 0);
  }
  return sum;
}

/** What's wrong with the totals of all pages, if they miss a threshold. */
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

/** The figures and tools of some outcomes, for their record. */
export function figuresOf(
  outcomes: readonly Outcome[],
): Pick<PageRecord, 'states' | 'reachable' | 'tools'> {
  const { states, reachable } = totalsOf(outcomes);
  const proven = outcomes.filter(({ verdict: { state } }) => /^(?:run|checked)$/.test(state));
  const tools = new Set(proven.flatMap(({ verdict }) => verdict.tools));
  const versions = [...tools].sort().map((tool) => [tool, versionOf(tool)] as const);
  return {
    states: Object.fromEntries(Object.entries(states).filter(([, count]) => count > 0)),
    reachable,
    tools: Object.fromEntries(versions.filter(([, version]) => version)),
  };
}
