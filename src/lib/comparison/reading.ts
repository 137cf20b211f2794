import { longDate } from '../dates.ts';
import { ageInDays, dayOf, MAX_AGE_DAYS } from '../platforms/age.ts';
import { platformFact } from '../platforms/index.ts';

/** The span of days of a set of facts, and whether a reader has to know more about them. */
export interface ReadView {
  /** '17 July 2026', the oldest day among the facts that have one. */
  from: string;
  to: string;
  /** 'partly read by third parties' and the like. Empty if there's nothing to say. */
  notes: readonly string[];
}

/** 'all' or 'partly', or undefined if it's none of the facts. */
function share(count: number, all: number): 'all' | 'partly' | undefined {
  if (count === 0) return undefined;
  return count === all ? 'all' : 'partly';
}

/** When and by whom the facts were read, and whether that's long before `today`. */
export function readView(factIds: readonly string[], today: string): ReadView {
  const facts = [...new Set(factIds)].map(platformFact);
  const days = facts.flatMap((fact) => dayOf(fact) ?? []).sort();
  const old = facts.filter((fact) => (ageInDays(fact, today) ?? 0) > MAX_AGE_DAYS).length;
  const marks = [
    [share(facts.length - days.length, facts.length), 'without a date'],
    [
      share(facts.filter(({ readBy }) => readBy !== 'vendor').length, facts.length),
      'read by third parties',
    ],
    [share(old, facts.length), `over ${MAX_AGE_DAYS} days old`],
  ] as const;
  return {
    from: longDate(days[0] ?? today),
    to: longDate(days.at(-1) ?? today),
    notes: marks.flatMap(([how, what]) => (how ? `${how} ${what}` : [])),
  };
}
