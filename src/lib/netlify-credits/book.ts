import { creditExamples } from './examples.ts';
import type { GrowthBook } from './growth.ts';
import {
  creditPlans,
  creditRates,
  type CreditPeriod,
  type CreditPlan,
  METERS,
  PRO_TIERS,
  proTier,
} from './index.ts';

const lists: readonly { name: string; period: CreditPeriod }[] = [
  { name: '2025', period: '2025-09' },
  { name: '2026', period: '2026-04' },
];
const visitorMeters = METERS.filter((meter) => meter !== 'deploys');
const tierOf = (credits: number): CreditPlan & { label: string } => ({
  ...proTier(credits),
  label: `Pro with ${credits.toLocaleString('en-GB')}`,
});

/** The example months, rates and plans from the facts, for the table that grows with the visitors. */
export function growthBook(): GrowthBook {
  return {
    lists: lists.map(({ name, period }) => ({
      name,
      deploy: creditRates[period].deploys.credits,
      rates: visitorMeters.map((meter) => {
        const { credits, per } = creditRates[period][meter];
        return credits / per;
      }),
      plans: [
        ...creditPlans[period].map((plan) => ({ ...plan, label: plan.name })),
        ...(period === '2026-04' ? PRO_TIERS.map(tierOf) : []),
      ],
    })),
    months: creditExamples.map(({ id, title, members, usage }) => ({
      id,
      title,
      members,
      deploys: usage.deploys,
      visitors: visitorMeters.map((meter) => usage[meter]),
    })),
  };
}
