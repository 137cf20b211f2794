import { platformsNames } from '#data/platforms-names';
import { COMPARED, costedFacts, platformCost, workloads } from '../cost/index.ts';
import { ageInDays } from '../platforms/age.ts';
import { platformFact } from '../platforms/index.ts';

/** The greatest age of a figure on the first screen of a comparison. */
export const FIRST_SCREEN_DAYS = 180;

/**
 * The platforms whose sums use a price that's too old on `today` (ISO date), or that has no day: one line for
 * each price.
 */
export function stalePrices(today: string): string[] {
  return COMPARED.flatMap((platform) => {
    const ids = workloads.flatMap((workload) => costedFacts(platformCost(platform, workload)));
    return [...new Set(ids)].flatMap((id) => {
      const days = ageInDays(platformFact(id), today);
      if (days !== null && days <= FIRST_SCREEN_DAYS) return [];
      const age = days === null ? 'of no known day' : `${days} days old`;
      return [
        `${platformsNames[platform]}: ${id} is ${age}. Read it at the vendor and set 'read' to the day, or correct it.`,
      ];
    });
  });
}
