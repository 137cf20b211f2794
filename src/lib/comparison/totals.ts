import { comparisons } from '#data/comparisons';
import { addressOf } from '../comparisons.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import {
  CONTAINER_PLATFORMS,
  costedFacts,
  ourCost,
  platformCost,
  workloadOf,
} from '../cost/index.ts';
import { boundUnits } from '../numbers.ts';
import { withoutText } from './band.ts';
import { readView, type ReadView } from './reading.ts';
import { sharesOf, totalView, type TotalView } from './costs.ts';

/** The workload that every comparison page costs and that a list of them shows. */
const WORKLOAD = 'start-up';

/** One comparison in a list: who with, where its page is, what the workload costs there. */
export interface ListedTotal extends Pick<TotalView, 'key' | 'euro'> {
  name: string;
  /** What the sum leaves out, such as 'worker and disk'. Empty if it's complete. */
  without: string;
  to: string;
  /** In per cent of the most expensive one, to one decimal. */
  share: number;
}

/**
 * The start-up workload on every platform that sells containers, least expensive first, with our own total. A
 * server that you look after yourself is something else, and has its own comparison pages.
 */
export interface TotalsView {
  expression: string;
  /** What the workload is, in a sentence. */
  summary: string;
  share: number;
  others: readonly ListedTotal[];
  read: Pick<ReadView, 'from' | 'to'>;
}

function pageOf(id: string): string {
  const comparison = comparisons.find(({ platform }) => platform === id);
  if (!comparison) throw new Error(`data/comparisons.yaml has no page about ${id}`);
  return addressOf(comparison);
}

/** What the lists of comparisons show, on a page built on `today` (ISO date). */
export function totalsView(today: string): TotalsView {
  const workload = workloadOf(WORKLOAD);
  const ours = ourCost(workload);
  const costs = CONTAINER_PLATFORMS.map((id) => ({ id, cost: platformCost(id, workload) }));
  const share = sharesOf(Math.max(ours.total, ...costs.map(({ cost }) => cost.totalEuro)));
  const facts = costs.flatMap(({ cost }) => costedFacts(cost));
  const { from, to } = readView(facts, today);
  return {
    expression: ours.expression,
    summary: boundUnits(workload.summary),
    share: share(ours.total),
    others: costs
      .sort((a, b) => a.cost.totalEuro - b.cost.totalEuro)
      .map(({ id, cost }) => {
        const { key, euro } = totalView(id, WORKLOAD);
        return {
          key,
          euro,
          without: withoutText(cost),
          name: platformNames[id],
          to: pageOf(id),
          share: share(cost.totalEuro),
        };
      }),
    read: { from, to },
  };
}
