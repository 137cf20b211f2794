import { microDollarsOf } from './amounts.ts';
import type { MicroDollar, Workload } from './types.ts';
import { appGroups, servicesOf, volumesOf } from './workloads.ts';

/** The memory of the instance that Koyeb's price is for, in MB. */
const KOYEB_MB = 256;

/** What a workload costs a month at a European host that states a price for each of its parts, else null. */
const rules = {
  koyeb(workload) {
    const { projects, redisMb } = workload;
    const apps = appGroups(workload);
    const isKnown = redisMb === 0 && volumesOf(workload) === 0;
    if (!isKnown || apps.some(({ memoryMb }) => memoryMb > KOYEB_MB)) return null;
    const containers = apps.reduce((sum, { count, replicas }) => sum + count * replicas, 0);
    return (
      containers * microDollarsOf('koyeb/instance-nano') +
      projects * microDollarsOf('koyeb/postgres-small')
    );
  },
  // Each service has a machine, whose 4 GB are enough for any of them.
  elestio: (workload) => servicesOf(workload) * microDollarsOf('elestio/service'),
} satisfies Record<string, (workload: Workload) => MicroDollar | null>;

export type EuropeanHost = keyof typeof rules;
export const EUROPEAN_HOSTS = Object.keys(rules) as EuropeanHost[];

/** What a workload costs at a European host; null where the price of a part was not found. */
export const europeanCost = (host: EuropeanHost, workload: Workload): MicroDollar | null =>
  rules[host](workload);
