import { platformFacts } from './index.ts';
import type { PlatformFact } from './types.ts';

/** Facts older than this have to be read again before launch. */
export const MAX_AGE_DAYS = 90;

const DAY_MS = 86_400_000;

/** Whole days from a fact's date to `today` (ISO dates, UTC), or null where the fact has no date. */
export function ageInDays(row: Pick<PlatformFact, 'date'>, today: string): number | null {
  if (row.date === null) return null;
  return Math.round((Date.parse(today) - Date.parse(row.date)) / DAY_MS);
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
  if (age === null) reasons.push(fact.dateNote ?? 'no date shown');
  else if (age > MAX_AGE_DAYS) reasons.push(`${age} days old`);
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
