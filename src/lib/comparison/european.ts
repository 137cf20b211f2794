import { platformsNames as platformNames } from '#data/platforms-names';
import {
  EUROPEAN_HOSTS,
  europeanCost,
  type EuropeanHost,
  ourCost,
  platformCost,
  workloadOf,
  type WorkloadId,
} from '../cost/index.ts';
import { formatEuro } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { inEuro, sharesOf } from './costs.ts';

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

const NOTES: Readonly<Record<EuropeanHost, string>> = {
  northflank: '0.1 vCPU, database with 512 MB',
  clevercloud: 'database with 512 MB',
  scalingo: 'database with 512 MB and 10 GB',
  elestio: 'a machine with 4 GB for each',
  koyeb: 'database that never sleeps',
};

/** What a workload costs at the hosts with enough prices for a sum, at Sliplane and on a server, least first. */
export function europeanBars(id: WorkloadId): EuropeanBarsView {
  const workload = workloadOf(id);
  const ours = ourCost(workload);
  const server = platformFact('sliplane/server');
  const sums = EUROPEAN_HOSTS.flatMap((host) => {
    const cost = europeanCost(host, workload);
    if (!cost) return [];
    const of = { name: platformNames[host], note: NOTES[host], 'data-computed': `${host}/${id}` };
    return [{ ...of, amount: inEuro(cost) }];
  });
  const all = [
    ...sums,
    {
      name: platformNames.sliplane,
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
