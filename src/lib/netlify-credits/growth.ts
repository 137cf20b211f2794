import { billFor, type CreditPlan, tidy } from './bill.ts';

/** A month of use. Deploys stay the same, everything else grows with the visitors. */
export interface GrowthMonth {
  id: string;
  title: string;
  members: number;
  deploys: number;
  /** What visitors use, for each meter of the book's rates. */
  visitors: readonly number[];
}

/** One price list: credits for a deploy, credits for a unit of what visitors use, plans. */
export interface GrowthList {
  name: string;
  deploy: number;
  rates: readonly number[];
  plans: readonly (CreditPlan & { label: string })[];
}

/** Everything the table is computed from. It is small, because it is part of the page. */
export interface GrowthBook {
  lists: readonly GrowthList[];
  months: readonly GrowthMonth[];
}

export interface GrowthCell {
  credits: number;
  /** The part of these that production deploys take. */
  deploys: number;
  /** The cheapest plan that serves a team of that size, with whole packs, and its price in dollars. */
  plan: string;
  packs: number;
  price: number;
  factIds: string;
}

export interface GrowthRow {
  id: string;
  title: string;
  members: number;
  cells: readonly GrowthCell[];
}

function cellOf(month: GrowthMonth, list: GrowthList, factor: number): GrowthCell {
  const deploys = month.deploys * list.deploy;
  const credits = tidy(
    month.visitors.reduce((sum, use, at) => sum + use * factor * (list.rates[at] ?? 0), deploys),
  );
  const bills = list.plans
    .filter(({ name }) => month.members === 1 || name === 'Pro')
    .map((plan) => ({ plan, ...billFor(plan, credits, month.members) }))
    .filter(({ state }) => state !== 'paused')
    .sort((one, other) => one.price - other.price);
  const [cheapest] = bills;
  if (!cheapest) throw new Error(`${month.id}: no plan of '${list.name}' sells that many credits`);
  const { plan, packs, price } = cheapest;
  const factIds = [plan.factId, packs > 0 ? plan.pack?.factId : undefined].filter(Boolean);
  return { credits, deploys, plan: plan.label, packs, price, factIds: factIds.join(' ') };
}

/** The months with `factor` times their visitors, under each price list. */
export function growthRows(book: GrowthBook, factor: number): GrowthRow[] {
  if (!(factor > 0)) throw new Error(`${factor} times the visitors; write more than 0`);
  return book.months.map(({ id, title, members, ...month }) => ({
    id,
    title,
    members,
    cells: book.lists.map((list) => cellOf({ id, title, members, ...month }, list, factor)),
  }));
}
