import { roundToCent } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { THIRTY_DAYS_TO_MONTH } from './amounts.ts';
import type { PlatformCost, Workload } from './types.ts';
import { appGroups, servicesOf, volumesOf } from './workloads.ts';

/** What a workload costs a month: an amount in millionths of the currency of the host's prices. */
export type EuropeanCost = Pick<PlatformCost, 'currency'> & { amount: number };

/** The sizes that a host's prices are for. None of these hosts has a price for Redis and for volumes. */
interface Sizes {
  app: { memoryMb: number; factId: string };
  /** The database's memory and disk, where we know them. */
  postgres: { holds?: { memoryMb: number; diskGb: number }; factId: string };
  /** The price of a GB of the database's disk, where it's extra. */
  diskFactId?: string;
}

/** `count` times the price of a fact, for a month of 730 hours, rounded to whole cents half up. */
function times(count: number, factId: string): EuropeanCost {
  const { value, unit, currency } = platformFact(factId);
  if (typeof value !== 'number' || !currency) throw new Error(`'${factId}' is no amount`);
  const month = unit?.startsWith('per 30 days') ? THIRTY_DAYS_TO_MONTH.n : 1;
  return { currency, amount: roundToCent(Math.round(count * value * month * 1_000_000)) };
}

/** The sum of a host's lines. Throws if they are in two currencies. */
function sumOf(...lines: readonly [EuropeanCost, ...EuropeanCost[]]): EuropeanCost {
  const [{ currency }] = lines;
  if (lines.some((line) => line.currency !== currency)) throw new Error('two currencies in a sum');
  return { currency, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Apps and PostgreSQL of those sizes, or null if the workload needs more or anything else. */
const byParts =
  ({ app, postgres, diskFactId }: Sizes) =>
  (workload: Workload): EuropeanCost | null => {
    const { projects, redisMb, database } = workload;
    const apps = appGroups(workload);
    const { memoryMb, diskGb } = postgres.holds ?? database;
    if (redisMb > 0 || volumesOf(workload) > 0 || database.engine !== 'postgres') return null;
    if (apps.some((one) => one.memoryMb > app.memoryMb)) return null;
    if (database.memoryMb > memoryMb || database.diskGb > diskGb) return null;
    const containers = apps.reduce((sum, { count, replicas }) => sum + count * replicas, 0);
    return sumOf(
      times(containers, app.factId),
      times(projects, postgres.factId),
      ...(diskFactId ? [times(projects * database.diskGb, diskFactId)] : []),
    );
  };

/** What a workload costs a month at a host with a price for each of its parts, otherwise null. */
const rules = {
  scalingo: byParts({
    app: { memoryMb: 256, factId: 'scalingo/container-s' },
    postgres: { holds: { memoryMb: 512, diskGb: 10 }, factId: 'scalingo/postgres-starter' },
  }),
  clevercloud: byParts({
    app: { memoryMb: 256, factId: 'clevercloud/container-pico' },
    postgres: { holds: { memoryMb: 512, diskGb: 1 }, factId: 'clevercloud/postgres-xxs' },
  }),
  koyeb: byParts({
    app: { memoryMb: 256, factId: 'koyeb/instance-nano' },
    postgres: { factId: 'koyeb/postgres-small' },
    diskFactId: 'koyeb/postgres-storage',
  }),
  // Each service has a machine, whose 4 GB are enough for any of them.
  elestio: (workload) => times(servicesOf(workload), 'elestio/service'),
  northflank: byParts({
    app: { memoryMb: 256, factId: 'northflank/container' },
    postgres: { holds: { memoryMb: 512, diskGb: Infinity }, factId: 'northflank/postgres' },
    diskFactId: 'northflank/disk',
  }),
} satisfies Record<string, (workload: Workload) => EuropeanCost | null>;

export type EuropeanHost = keyof typeof rules;
export const EUROPEAN_HOSTS = Object.keys(rules) as EuropeanHost[];

/** What a workload costs at a European host. Null if we didn't find the price of one of its parts. */
export const europeanCost = (host: EuropeanHost, workload: Workload): EuropeanCost | null =>
  rules[host](workload);
