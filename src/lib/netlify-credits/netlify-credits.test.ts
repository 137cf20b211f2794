import { describe, expect, it, vi } from 'vitest';
import {
  billFor,
  creditPlan,
  creditPlans,
  creditRates,
  creditsFor,
  packPrice,
  proTier,
  unitsFor,
  yearFor,
  type CreditUsage,
} from './index.ts';

vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

const nothing: CreditUsage = {
  deploys: 0,
  bandwidthGb: 0,
  computeGbHours: 0,
  requests: 0,
  forms: 0,
};

const blog: CreditUsage = {
  deploys: 12,
  bandwidthGb: 8,
  computeGbHours: 1.5,
  requests: 45_000,
  forms: 20,
};

describe('credits for a month of usage', () => {
  it.each([
    // 12 × 15 + 8 × 10 + 1.5 × 5 + 4.5 × 3 + 20 × 1 = 180 + 80 + 7.5 + 13.5 + 20
    ['2025-09', blog, 301],
    // 12 × 15 + 8 × 20 + 1.5 × 10 + 4.5 × 2 + 0 = 180 + 160 + 15 + 9
    ['2026-04', blog, 364],
    ['2026-04', nothing, 0],
    // web requests count in parts of 10,000: 2,500 ÷ 10,000 × 2
    ['2026-04', { ...nothing, requests: 2_500 }, 0.5],
  ] as const)('at the rates of %s', (period, usage, total) => {
    expect(creditsFor(usage, period)).toBe(total);
  });

  it('names the meter that is negative', () => {
    expect(() => creditsFor({ ...nothing, requests: -1 }, '2026-04')).toThrow(/requests is -1/);
  });
});

describe('the bill of a plan', () => {
  it.each([
    ['2026-04', 'Free', 300, 1, { state: 'within', packs: 0, price: 0, rest: 0 }],
    ['2026-04', 'Free', 364, 1, { state: 'paused', packs: 0, price: 0, rest: 64 }],
    // 1,200 − 1,000 = 200 missing: one pack of 500 for 5
    ['2026-04', 'Personal', 1200, 1, { state: 'packs', packs: 1, price: 14, rest: 300 }],
    // the same at the start: one pack of 200 for 5
    ['2025-09', 'Personal', 1200, 1, { state: 'packs', packs: 1, price: 14, rest: 0 }],
    // 6,001 − 3,000 = 3,001 missing: three packs of 1,500 for 10 each
    ['2026-04', 'Pro', 6001, 4, { state: 'packs', packs: 3, price: 50, rest: 1499 }],
    // at the start Pro is paid per member: 4 × 20 + two packs of 1,000 for 20 each
    ['2025-09', 'Pro', 6001, 4, { state: 'packs', packs: 2, price: 120, rest: 999 }],
  ] as const)('%s, %s, %d credits, %d members', (period, name, credits, members, bill) => {
    expect(billFor(creditPlan(period, name), credits, members)).toEqual(bill);
  });
});

describe('a year of equal months', () => {
  it.each([
    // 12 × 20, and 12 × 7,100 ÷ 1,500 = 56.8, so 57 packs for 10 each
    ['Pro', creditPlan('2026-04', 'Pro'), 10_100, 1, 810],
    // 12 × 63, and 12 × 100 ÷ 1,500 = 0.8, so one pack
    ['Pro with 10,000 credits', proTier(10_000), 10_100, 1, 766],
    ['Pro within its credits', creditPlan('2026-04', 'Pro'), 3000, 4, 240],
    // 12 × 2 × 20, and 12 × 1,800 ÷ 1,000 = 21.6, so 22 packs for 20 each
    ['Pro at its start', creditPlan('2025-09', 'Pro'), 6800, 2, 920],
    ['Free within its credits', creditPlan('2026-04', 'Free'), 300, 1, 0],
    ['Free', creditPlan('2026-04', 'Free'), 301, 1, null],
  ] as const)('%s', (_, selected, credits, members, dollars) => {
    expect(yearFor(selected, credits, members)).toBe(dollars);
  });

  it('knows no tier of 7,000 credits', () => {
    expect(() => proTier(7000)).toThrow('no tier of 7000');
  });
});

describe('what 300 credits buy of one meter', () => {
  it.each([
    ['2026-04', 'deploys', 20],
    ['2026-04', 'bandwidthGb', 15],
    ['2026-04', 'requests', 1_500_000],
    ['2026-04', 'computeGbHours', 30],
    ['2026-04', 'forms', Infinity],
    ['2025-09', 'bandwidthGb', 30],
    ['2025-09', 'requests', 1_000_000],
    ['2025-09', 'computeGbHours', 60],
    ['2025-09', 'forms', 300],
  ] as const)('%s: %s', (period, meter, units) => {
    expect(unitsFor(300, meter, period)).toBe(units);
  });
});

describe('the price of a unit bought with packs of Pro', () => {
  it.each([
    // 10 ÷ 1,500 × 15 and × 20
    ['deploys', '2026-04', 0.1],
    ['bandwidthGb', '2026-04', 0.1333],
    // 20 ÷ 1,000 × 15 and × 10
    ['deploys', '2025-09', 0.3],
    ['bandwidthGb', '2025-09', 0.2],
  ] as const)('%s at %s', (meter, period, dollars) => {
    expect(packPrice(meter, period, 'Pro')).toBe(dollars);
  });

  it('does not exist on Free', () => {
    expect(packPrice('deploys', '2026-04', 'Free')).toBeNull();
  });
});

describe('the price lists', () => {
  it('have the rates of the facts', () => {
    const credits = (period: keyof typeof creditRates) =>
      Object.values(creditRates[period]).map((rate) => rate.credits);
    expect(credits('2025-09')).toEqual([15, 10, 5, 3, 1]);
    expect(credits('2026-04')).toEqual([15, 20, 10, 2, 0]);
  });

  it('have the plans of the facts', () => {
    const plans = (period: keyof typeof creditPlans) =>
      creditPlans[period].map(({ name, credits, price }) => [name, credits, price]);
    expect(plans('2025-09')).toEqual([
      ['Free', 300, 0],
      ['Personal', 1000, 9],
      ['Pro', 5000, 20],
    ]);
    expect(plans('2026-04')).toEqual([
      ['Free', 300, 0],
      ['Personal', 1000, 9],
      ['Pro', 3000, 20],
    ]);
  });
});
