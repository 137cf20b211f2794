import {
  europeanCost,
  type EuropeanHost,
  ourCost,
  platformCost,
  toEuro,
  workloadOf,
  type WorkloadId,
} from '../cost/index.ts';
import { formatEuro } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { sharesOf } from './costs.ts';

/** A host's bar. Its figure has the mark by which a test recomputes it. */
interface EuropeanBar {
  name: string;
  euro: string;
  share: number;
  /** How it differs from our sum. */
  note: string;
  to?: string;
  'data-computed'?: string;
  'data-source'?: string;
}

/** A workload's price as bars, in per cent of the most expensive one. */
export interface EuropeanBarsView {
  ours: { expression: string; share: number };
  others: readonly EuropeanBar[];
}

const HOSTS: Readonly<Record<EuropeanHost, readonly [name: string, note: string]>> = {
  northflank: ['Northflank', '0.1 vCPU, database with 512 MB'],
  clevercloud: ['Clever Cloud', 'database with 512 MB'],
  scalingo: ['Scalingo', 'database with 512 MB and 10 GB'],
  elestio: ['Elestio', 'a machine with 4 GB for each'],
  koyeb: ['Koyeb', 'database that never sleeps'],
};

/** What a workload costs at the hosts with enough prices for a sum, at Sliplane and on a server, least first. */
export function europeanBars(id: WorkloadId): EuropeanBarsView {
  const workload = workloadOf(id);
  const ours = ourCost(workload);
  const server = platformFact('sliplane/server');
  const sums = Object.entries(HOSTS).flatMap(([host, [name, note]]) => {
    const cost = europeanCost(host as EuropeanHost, workload);
    if (!cost) return [];
    const amount = cost.currency === 'USD' ? toEuro(cost.amount) : cost.amount;
    return [{ name, note, amount, 'data-computed': `${host}/${id}` }];
  });
  const all = [
    ...sums,
    {
      name: 'Sliplane',
      note: 'one server, for all that fits',
      amount: Number(server.value) * 1_000_000,
      'data-source': 'sliplane/server',
    },
    {
      name: 'A server at Hetzner',
      note: 'without your work',
      amount: platformCost('hetzner', workload).totalEuro,
      to: '/hosting/hetzner-server-or-platform/',
      'data-computed': `hetzner/${id}`,
    },
  ].sort((one, other) => one.amount - other.amount);
  const share = sharesOf(Math.max(ours.total, ...all.map(({ amount }) => amount)));
  return {
    ours: { expression: ours.expression, share: share(ours.total) },
    others: all.map(({ amount, ...bar }) => ({
      ...bar,
      euro: formatEuro(amount),
      share: share(amount),
    })),
  };
}
