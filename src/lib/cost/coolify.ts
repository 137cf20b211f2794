import { formatDollar, microDollarsOf } from './amounts.ts';
import { serverLines } from './servers.ts';
import type { CostLine, Workload } from './types.ts';

/** The lines of a workload on one server of Hetzner Cloud with Coolify on it. */
export function coolifyLines(workload: Workload): CostLine[] {
  return [
    {
      part: 'plan',
      label: 'Coolify, run by you',
      state: 'included',
      amount: 0,
      arithmetic: 'included: the software costs nothing',
      factIds: ['coolify/plan-self-hosted', 'coolify/requirements'],
      notEqual: `Coolify Cloud, where its makers run it, adds ${formatDollar(microDollarsOf('coolify/plan-cloud'))} a month, and you still run the server.`,
    },
    ...serverLines(workload, 'coolify', (memory) => `and Coolify needs ${memory}`),
    {
      part: 'database',
      label: 'Databases',
      state: 'included',
      amount: 0,
      arithmetic: 'included: containers that Coolify starts and backs up',
      factIds: ['coolify/managed-databases'],
      notEqual:
        'Coolify dumps databases on the schedule you set, and you pay whatever your own store costs. Here the price includes daily backups of databases, but not of volumes.',
    },
  ];
}
