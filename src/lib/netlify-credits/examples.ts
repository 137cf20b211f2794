import {
  billFor,
  type CreditPlan,
  creditPlan,
  creditRates,
  creditsFor,
  type CreditPeriod,
  type CreditUsage,
  type Meter,
  METERS,
  packPrice,
  type PlanName,
  proTier,
  unitsFor,
  yearFor,
} from './index.ts';

/** A month of use whose credits and bills a post explains. */
export interface CreditExample {
  id: string;
  title: string;
  members: number;
  usage: CreditUsage;
}

/**
 * A first visit to this site as examples/netlify-credits/measure.mjs measured it. The lines are next to it in
 * visits.txt.
 */
export const MEASURED = {
  'one post': { requests: 34, kilobytes: 343 },
  'three pages of docs': { requests: 32, kilobytes: 375 },
} as const;

/** What that many first visits of a kind load. */
const loaded = (kind: keyof typeof MEASURED, visits: number) => ({
  bandwidthGb: (visits * MEASURED[kind].kilobytes) / 1_000_000,
  requests: visits * MEASURED[kind].requests,
});

/** Months with an assumed number of visits and deploys. Two of them load as much as this site was measured to load. */
export const creditExamples: readonly CreditExample[] = [
  {
    id: 'blog',
    title: 'This blog, 10,000 visits',
    members: 1,
    usage: { deploys: 12, computeGbHours: 0, forms: 0, ...loaded('one post', 10_000) },
  },
  {
    id: 'react-app',
    title: 'A React app shipped every working day',
    members: 3,
    usage: { deploys: 44, bandwidthGb: 30, computeGbHours: 5, requests: 1_000_000, forms: 100 },
  },
  {
    id: 'documentation',
    title: 'These docs, 100,000 visits, a team of five',
    members: 5,
    usage: { deploys: 80, computeGbHours: 0, forms: 0, ...loaded('three pages of docs', 100_000) },
  },
  {
    id: 'pictures',
    title: 'A magazine with many pictures',
    members: 2,
    usage: { deploys: 60, bandwidthGb: 400, computeGbHours: 20, requests: 5_000_000, forms: 300 },
  },
];

/** The example by id. Throws on an unknown one. */
function creditExample(id: string): CreditExample {
  const found = creditExamples.find((example) => example.id === id);
  if (!found) throw new Error(`there is no credit example '${id}'`);
  return found;
}

const PERIODS: readonly CreditPeriod[] = ['2025-09', '2026-04'];
const PLANS: readonly PlanName[] = ['Free', 'Personal', 'Pro'];

const meterNames: Readonly<Record<Meter, string>> = {
  deploys: 'Production deploys',
  bandwidthGb: 'Bandwidth, GB',
  computeGbHours: 'Compute, GB-hours',
  requests: 'Web requests',
  forms: 'Form submissions',
};

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const rough = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });
const dollars = (amount: number): string => `${amount.toFixed(2)} USD`;

function billCell(example: CreditExample, period: CreditPeriod, selected: CreditPlan) {
  const total = creditsFor(example.usage, period);
  const { name } = selected;
  const bill = billFor(selected, total, example.members);
  const factIds = [selected.factId, bill.packs > 0 ? selected.pack?.factId : undefined]
    .filter((id) => id !== undefined)
    .join(' ');
  const key = `credits:${example.id}:${period}:${name}`;
  if (name !== 'Pro' && example.members > 1)
    return {
      amount: null,
      note: name === 'Free' ? 'for a team of one owner' : 'no statement about teams found',
      key,
      factIds,
    };
  if (bill.state === 'paused')
    return { amount: null, note: `paused, ${whole.format(bill.rest)} credits short`, key, factIds };
  const seats = selected.perMember && example.members > 1 ? `${example.members} members` : '';
  const packs = bill.packs > 0 ? `${bill.packs} ${bill.packs === 1 ? 'pack' : 'packs'}` : '';
  const rest = `${whole.format(bill.rest)} credits left`;
  return {
    amount: dollars(bill.price),
    note: [seats, packs, rest].filter(Boolean).join(', '),
    key,
    factIds,
  };
}

/** How many kilobytes (decimal) of bandwidth cost as much as one web request. */
export function kilobytesPerRequest(period: CreditPeriod): number {
  const { requests, bandwidthGb } = creditRates[period];
  const perRequest = requests.credits / requests.per;
  return (perRequest / (bandwidthGb.credits / bandwidthGb.per)) * 1_000_000;
}

/** Credits of a number of visits that each load so many kilobytes in so many requests. */
export function creditsOfVisits(
  visits: number,
  kilobytes: number,
  requests: number,
  period: CreditPeriod,
): number {
  const usage = {
    deploys: 0,
    bandwidthGb: (visits * kilobytes) / 1_000_000,
    computeGbHours: 0,
    requests: visits * requests,
    forms: 0,
  };
  return creditsFor(usage, period);
}

function periodOf(text: string | undefined): CreditPeriod {
  const found = PERIODS.find((period) => period === text);
  if (!found) throw new Error(`there is no price list '${text}'; known: ${PERIODS.join(', ')}`);
  return found;
}

function meterOf(text: string | undefined): Meter {
  const found = METERS.find((meter) => meter === text);
  if (!found) throw new Error(`there is no meter '${text}'; known: ${METERS.join(', ')}`);
  return found;
}

/** A plan by name, or a tier of Pro since 2026, such as `Pro-10000`. */
function planOf(text: string | undefined, period: CreditPeriod): CreditPlan {
  const tier = /^Pro-(\d+)$/.exec(text ?? '')?.[1];
  if (tier && period === '2026-04') return proTier(Number(tier));
  const name = PLANS.find((known) => known === text);
  if (!name) throw new Error(`there is no plan '${text}' in the price list of ${period}`);
  return creditPlan(period, name);
}

/** A computed figure in words, and the facts behind it. */
export interface CreditFigure {
  text: string;
  factIds: string;
}

/**
 * A figure for running text: `units 300 bandwidthGb 2026-04`, `pack deploys 2026-04`,
 * `kilobytes-per-request 2026-04`, `visits 1000 250 12 2026-04` (visits, kilobytes and requests a
 * visit), `per-deploy 250 12 2026-04` (such visits that take as much as a deploy, to two figures),
 * `total blog 2026-04`, `bill blog 2026-04 Personal`, `year pictures 2026-04 Pro-10000` (twelve such months).
 * Throws on anything else.
 */
export function creditFigure(of: string): CreditFigure {
  const [name, ...rest] = of.split(/\s+/);
  const period = periodOf(rest.find((word) => /^\d{4}-\d{2}$/.test(word)));
  const rates = creditRates[period];
  if (name === 'units') {
    const meter = meterOf(rest[1]);
    const units = unitsFor(Number(rest[0]), meter, period);
    return { text: whole.format(units), factIds: rates[meter].factId };
  }
  if (name === 'pack') {
    const meter = meterOf(rest[0]);
    const price = packPrice(meter, period, 'Pro');
    const pack = creditPlan(period, 'Pro').pack?.factId ?? '';
    if (price === null) throw new Error('no packs are sold');
    return { text: `${price.toFixed(3)} USD`, factIds: `${rates[meter].factId} ${pack}` };
  }
  const traffic = `${rates.bandwidthGb.factId} ${rates.requests.factId}`;
  if (name === 'kilobytes-per-request')
    return { text: whole.format(kilobytesPerRequest(period)), factIds: traffic };
  if (name === 'visits') {
    const [visits = 0, kilobytes = 0, requests = 0] = rest.map(Number);
    return {
      text: whole.format(creditsOfVisits(visits, kilobytes, requests, period)),
      factIds: traffic,
    };
  }
  if (name === 'per-deploy') {
    const [kilobytes = 0, requests = 0] = rest.map(Number);
    const thousand = creditsOfVisits(1000, kilobytes, requests, period);
    return {
      text: rough.format((1000 * rates.deploys.credits) / thousand),
      factIds: `${rates.deploys.factId} ${traffic}`,
    };
  }
  const example = creditExample(rest[0] ?? '');
  const total = creditsFor(example.usage, period);
  if (name === 'total') {
    const factIds = METERS.map((meter) => rates[meter].factId).join(' ');
    return { text: whole.format(total), factIds };
  }
  if (name === 'bill') {
    const cell = billCell(example, period, planOf(rest[2], period));
    if (cell.amount === null) throw new Error(`${of}: ${cell.note}, there is no amount`);
    return { text: cell.amount, factIds: cell.factIds };
  }
  if (name === 'year') {
    const selected = planOf(rest[2], period);
    const year = yearFor(selected, total, example.members);
    if (year === null) throw new Error(`${of}: the credits do not suffice, there is no amount`);
    const factIds = [selected.factId, selected.pack?.factId].filter(Boolean).join(' ');
    return { text: dollars(year), factIds };
  }
  throw new Error(`there is no credit figure '${of}'`);
}

/** The rates next to each other: meter, what it was, what it is, in credits, with the facts. */
export function rateRows() {
  const per = (value: number) => (value === 1 ? '' : ` per ${whole.format(value)}`);
  return METERS.map((meter) => ({
    label: meterNames[meter],
    cells: PERIODS.map((period) => {
      const rate = creditRates[period][meter];
      return { text: `${rate.credits}${per(rate.per)}`, factId: rate.factId };
    }),
  }));
}
