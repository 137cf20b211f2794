import { platformsNames } from '#data/platforms-names';
import {
  COMPARED,
  containerTable,
  costedFacts,
  freePostgres,
  platformCost,
  workloads,
} from '../cost/index.ts';
import { ageInDays } from '../platforms/age.ts';
import { exchangeRate, platformFact } from '../platforms/index.ts';

/** A figure on the first screen of a comparison may be this old. */
export const FIRST_SCREEN_DAYS = 180;

/** The facts behind the sums at the top of the comparisons, and behind the tables of containers and free databases. */
const firstScreenFacts = (): string[] => [
  exchangeRate.factId,
  ...COMPARED.flatMap((platform) =>
    workloads.flatMap((workload) => costedFacts(platformCost(platform, workload))),
  ),
  ...containerTable.flatMap(({ others }) =>
    others.flatMap(({ lines, minimum }) => [
      ...lines.flatMap(({ factIds }) => factIds),
      ...(minimum ? [minimum.factId] : []),
    ]),
  ),
  ...freePostgres.flatMap(({ factIds }) =>
    factIds.filter((id) => platformFact(id).kind === 'price'),
  ),
];

/** The figures on a first screen that are too old, or of no day, on `today` (ISO date): a line for each. */
export function stalePrices(today: string): string[] {
  return [...new Set(firstScreenFacts())].flatMap((id) => {
    const fact = platformFact(id);
    const days = ageInDays(fact, today);
    if (days !== null && days <= FIRST_SCREEN_DAYS) return [];
    const age = days === null ? 'of no known day' : `${days} days old`;
    return [
      `${platformsNames[fact.platform]}: ${id} is ${age}. Read it at the vendor and set 'read' to the day, or correct it.`,
    ];
  });
}
