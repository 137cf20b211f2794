import { platformFact } from '../platforms/index.ts';
import { billFor, type CreditPlan, type PlanName, tidy } from './bill.ts';

export { billFor } from './bill.ts';
export type { CreditPlan, PlanName } from './bill.ts';

/** The two price lists of Netlify's credits: at their start and since 14 April 2026. */
export type CreditPeriod = '2025-09' | '2026-04';

export const METERS = ['deploys', 'bandwidthGb', 'computeGbHours', 'requests', 'forms'] as const;
export type Meter = (typeof METERS)[number];

/** A month's usage: production deploys, GB, GB-hours, web requests, form submissions. */
export type CreditUsage = Readonly<Record<Meter, number>>;

export interface CreditRate {
  /** Credits for every `per` units. */
  credits: number;
  per: number;
  factId: string;
}

const rate = (factId: string, per = 1): CreditRate => ({
  credits: Number(platformFact(factId).value),
  per,
  factId,
});

/** Credits per unit, by price list and meter. Deploy previews and branch deploys cost nothing. */
export const creditRates: Readonly<Record<CreditPeriod, Readonly<Record<Meter, CreditRate>>>> = {
  '2025-09': {
    deploys: rate('netlify/launch-credit-deploy'),
    bandwidthGb: rate('netlify/launch-credit-bandwidth'),
    computeGbHours: rate('netlify/launch-credit-compute'),
    requests: rate('netlify/launch-credit-requests', 10_000),
    forms: rate('netlify/launch-credit-forms'),
  },
  '2026-04': {
    deploys: rate('netlify/credit-deploy'),
    bandwidthGb: rate('netlify/credit-bandwidth'),
    computeGbHours: rate('netlify/credit-compute'),
    requests: rate('netlify/credit-requests', 10_000),
    forms: rate('netlify/credit-forms'),
  },
};

const price = (factId: string): number => Number(platformFact(factId).value);

const plan = (
  name: PlanName,
  factId: string,
  credits: number,
  pack: { credits: number; factId: string } | null,
  perMember = false,
): CreditPlan => ({
  name,
  credits,
  price: price(factId),
  perMember,
  pack: pack && { ...pack, price: price(pack.factId) },
  factId,
});

/** The plans of each price list. The credits are in the unit of the price's fact. */
export const creditPlans: Readonly<Record<CreditPeriod, readonly CreditPlan[]>> = {
  '2025-09': [
    plan('Free', 'netlify/plan-free', 300, null),
    plan('Personal', 'netlify/plan-personal', 1000, {
      credits: 200,
      factId: 'netlify/launch-credit-pack-personal',
    }),
    plan(
      'Pro',
      'netlify/launch-plan-pro',
      5000,
      { credits: 1000, factId: 'netlify/launch-credit-pack-pro' },
      true,
    ),
  ],
  '2026-04': [
    plan('Free', 'netlify/plan-free', 300, null),
    plan('Personal', 'netlify/plan-personal', 1000, {
      credits: 500,
      factId: 'netlify/credit-pack-personal',
    }),
    plan('Pro', 'netlify/plan-pro', 3000, { credits: 1500, factId: 'netlify/credit-pack-pro' }),
  ],
};

/** The plan of that name in that price list. Throws if there is none. */
export function creditPlan(period: CreditPeriod, name: PlanName): CreditPlan {
  const found = creditPlans[period].find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no plan '${name}' in the price list of ${period}`);
  return found;
}

/** The monthly credits of Pro's higher tiers, announced on 14 July 2026. */
export const PRO_TIERS: readonly number[] = [5000, 10_000, 15_000, 20_000];

/** Pro with the tier of that many credits a month, and Pro's packs. Throws if there's no such tier. */
export function proTier(credits: number): CreditPlan {
  if (!PRO_TIERS.includes(credits)) throw new Error(`Pro has no tier of ${credits} credits`);
  const factId = `netlify/plan-pro-${credits}`;
  return { ...creditPlan('2026-04', 'Pro'), credits, price: price(factId), factId };
}

/** The credits that a month's usage takes, all meters together. Throws on negative usage. */
export function creditsFor(usage: CreditUsage, period: CreditPeriod): number {
  const credits = METERS.map((meter) => {
    const quantity = usage[meter];
    if (!(quantity >= 0)) throw new Error(`usage of ${meter} is ${quantity}; write 0 or more`);
    const unit = creditRates[period][meter];
    return tidy((quantity / unit.per) * unit.credits);
  });
  return tidy(credits.reduce((sum, one) => sum + one, 0));
}

/**
 * Dollars for twelve months of that many credits each, if the rest of a pack counts in the next month. Null if
 * the credits don't suffice and no more are sold.
 */
export function yearFor(selected: CreditPlan, credits: number, members = 1): number | null {
  const year = { ...selected, price: 12 * selected.price, credits: 12 * selected.credits };
  const bill = billFor(year, 12 * credits, members);
  return bill.state === 'paused' ? null : bill.price;
}

/** How much of one meter alone a number of credits buys. Infinity if the meter is free. */
export function unitsFor(credits: number, meter: Meter, period: CreditPeriod): number {
  const unit = creditRates[period][meter];
  return unit.credits === 0 ? Infinity : tidy((credits / unit.credits) * unit.per);
}

/** What a meter's unit costs in dollars with packs. Null if no packs are sold. */
export function packPrice(meter: Meter, period: CreditPeriod, name: PlanName): number | null {
  const { pack } = creditPlan(period, name);
  if (!pack) return null;
  const unit = creditRates[period][meter];
  return tidy((pack.price / pack.credits) * (unit.credits / unit.per));
}
