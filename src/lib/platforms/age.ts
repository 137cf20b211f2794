import { platformFacts, type PlatformFact } from './index.ts';

/** Facts older than this have to be read again before launch. */
export const MAX_AGE_DAYS = 90;

const DAY_MS = 86_400_000;

type Dated = Pick<PlatformFact, 'date'> & Partial<Pick<PlatformFact, 'read'>>;

/** The day as of which a fact is known: its source's, or the later one on which someone read it again. */
export const dayOf = ({ date, read }: Dated): string | null =>
  [date, read]
    .filter((day) => day != null)
    .sort()
    .at(-1) ?? null;

/** Whole days from a fact's day to `today` (ISO dates, UTC), or null if no day is known. */
export function ageInDays(fact: Dated, today: string): number | null {
  const day = dayOf(fact);
  return day ? Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS) : null;
}

/** A fact that a person has to read again, with every reason why. */
export interface FactFinding {
  fact: PlatformFact;
  reasons: string[];
}

/** The reasons why a fact may not be launched with: too old, without a date, not read at the vendor. */
export function findingsOf(fact: PlatformFact, today: string): string[] {
  const age = ageInDays(fact, today);
  const reasons: string[] = [];
  // An event on a day stays true.
  const isHistory = fact.event && (fact.kind === 'change' || fact.kind === 'complaint');
  if (age === null && !isHistory) reasons.push(fact.dateNote ?? 'no date shown');
  if (age !== null && age > MAX_AGE_DAYS && !isHistory) reasons.push(`${age} days old`);
  if (fact.readBy !== 'vendor') reasons.push(`read by a ${fact.readBy}`);
  return reasons;
}

/** Every fact that fails the launch check on that day (ISO date), in the order of the files. */
export function launchFindings(
  today: string,
  facts: readonly PlatformFact[] = platformFacts,
): FactFinding[] {
  return facts
    .map((fact) => ({ fact, reasons: findingsOf(fact, today) }))
    .filter((finding) => finding.reasons.length > 0);
}
