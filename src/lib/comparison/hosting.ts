import { drawBoth, type Drawings } from 'stack-drawing';
import { comparisons } from '#data/comparisons';
import { addressOf } from '../comparisons.ts';
import { ourCost, platformCost, workloadOf, type ComparedPlatform } from '../cost/index.ts';
import { totalView } from './costs.ts';
import { ledgerView, type LedgerView } from './ledger.ts';
import { ourPlan } from './stacks.ts';
import { totalsView, type ListedTotal, type TotalsView } from './totals.ts';

/** A page that compares, with how many facts each side is ahead in. */
export interface ListedPage extends Pick<LedgerView, 'name' | 'counts'> {
  to: string;
  from: string;
  choice: string;
}

/** What `/hosting/` shows: one stack on every platform, and who is ahead on each page. */
export interface HostingView extends TotalsView {
  workload: string;
  summary: string;
  /** The stack here. */
  drawings: Drawings;
  /** The same on one server, without the work it causes. */
  server: Pick<ListedTotal, 'key' | 'euro' | 'share' | 'to'>;
  pages: readonly ListedPage[];
}

const WORKLOAD = 'start-up';

/** One stack on every platform, and the pages that compare with their counts, on a page built on `today` (ISO date). */
export function hostingView(today: string): HostingView {
  const workload = workloadOf(WORKLOAD);
  const totals = totalsView(today);
  const server = platformCost('hetzner', workload);
  const { key, euro } = totalView('hetzner', WORKLOAD);
  const plan = ourPlan(workload, `The stack of the ${workload.name.toLowerCase()}`);
  return {
    ...totals,
    workload: workload.name,
    summary: workload.summary,
    drawings: drawBoth(plan, 'stack', 'half'),
    server: {
      key,
      euro,
      share: Math.round((server.totalEuro / ourCost(workload).total) * totals.share * 10) / 10,
      to: '/hosting/hetzner-server-or-platform/',
    },
    pages: comparisons.map((page) => {
      const { name, counts } = ledgerView(page.platform as ComparedPlatform, today);
      return { to: addressOf(page), from: page.from, choice: page.choice, name, counts };
    }),
  };
}
