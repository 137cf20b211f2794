import { formatMemory } from '../prices.ts';
import { formatDollar, microDollarsOf, product, saidIn, withoutAmount } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import { appGroups, named, trafficOf, volumesOf, type AppGroup } from './workloads.ts';

export const dynos = [
  { name: 'Basic', memoryMb: 512, scales: false, factId: 'heroku/dyno-basic' },
  { name: 'Standard-1X', memoryMb: 512, scales: true, factId: 'heroku/dyno-standard-1x' },
  { name: 'Standard-2X', memoryMb: 1024, scales: true, factId: 'heroku/dyno-standard-2x' },
  { name: 'Performance-M', memoryMb: 2560, scales: true, factId: 'heroku/dyno-performance-m' },
  { name: 'Performance-L', memoryMb: 14336, scales: true, factId: 'heroku/dyno-performance-l' },
] as const;

/** The storage in a plan's fact. */
const storageOf = (factId: string): string => saidIn(factId, /([\d.]+ GB) storage/);

/** The cheapest dyno with enough memory that, for several replicas, also scales horizontally. */
function dynoFor(memoryMb: number, replicas: number) {
  return dynos.find((dyno) => dyno.memoryMb >= memoryMb && (replicas === 1 || dyno.scales));
}

/** `count` containers of that memory, each of which has `replicas`. */
export function appLine({
  count,
  replicas,
  memoryMb,
}: Omit<AppGroup, 'name' | 'hasNoPort'>): CostLine {
  const dyno = dynoFor(memoryMb, replicas);
  if (!dyno) throw new Error(`no dyno holds ${memoryMb} MB`);
  return {
    part: 'app',
    label: `${dyno.name} dyno, ${formatMemory(dyno.memoryMb)}`,
    ...product(dyno.factId, { n: count * replicas }),
    notEqual:
      dyno.memoryMb > memoryMb
        ? `The smallest that fits has ${formatMemory(dyno.memoryMb)}, and the app needs ${formatMemory(memoryMb)}.`
        : null,
  };
}

const essentials = [
  { name: 'Essential-0', factId: 'heroku/postgres-essential-0' },
  { name: 'Essential-1', factId: 'heroku/postgres-essential-1' },
] as const;

const storageGb = (factId: string): number => Number.parseFloat(storageOf(factId));

/** Above this, a database doesn't count as fitting an Essential plan, because their memory isn't published. */
const ESSENTIAL_MB = 256;

function databaseLine({ database, projects }: Workload): CostLine {
  if (database.engine === 'mysql') {
    return {
      part: 'database',
      label: 'MySQL',
      ...withoutAmount(
        'not costed',
        'other companies offer it as an add-on, and we found no price',
        'heroku/managed-databases',
      ),
      notEqual: null,
    };
  }
  const plan = essentials.find(
    ({ factId }) => database.memoryMb <= ESSENTIAL_MB && database.diskGb <= storageGb(factId),
  );
  if (plan) {
    return {
      part: 'database',
      label: `Postgres ${plan.name}, ${storageOf(plan.factId)} of storage`,
      ...product(plan.factId, { n: projects }),
      notEqual: `Heroku doesn't publish the memory of its Essential plans. They allow ${saidIn('heroku/postgres-essential-0', /(\d+) connections/)} connections.`,
    };
  }
  return {
    part: 'database',
    label: `Postgres Standard-0, ${storageOf('heroku/postgres-standard-0')} of storage`,
    ...product('heroku/postgres-standard-0', { n: projects }),
    notEqual: `Standard-0 has ${saidIn('heroku/postgres-standard-0', /([\d.]+ GB) memory/)} of memory and ${storageOf('heroku/postgres-standard-0')} of storage. Essential-1 costs ${formatDollar(microDollarsOf('heroku/postgres-essential-1'))} with ${storageOf('heroku/postgres-essential-1')} of storage, and its memory isn't published.`,
  };
}

function redisLine({ redisMb, projects }: Workload): CostLine {
  const miniMb = Number(saidIn('heroku/redis-mini', /([\d.]+) MB/));
  if (redisMb <= miniMb)
    return {
      part: 'redis',
      label: `Key-Value Store Mini, ${miniMb} MB`,
      ...product('heroku/redis-mini', { n: projects }),
      notEqual: null,
    };
  const heldMb = Number(saidIn('heroku/redis-premium-2', /([\d.]+) MB/));
  return {
    part: 'redis',
    label: `Key-Value Store Premium-2, ${heldMb} MB`,
    ...withoutAmount('not costed', 'we found no price from the vendor', 'heroku/redis-premium-2'),
    notEqual:
      redisMb > heldMb ? `It has ${heldMb} MB, ${redisMb - heldMb} MB less than needed.` : null,
  };
}

/** The lines of a workload on Heroku. */
export function herokuLines(workload: Workload): CostLine[] {
  const lines = [
    ...appGroups(workload).map((app) => named(workload, app, appLine(app))),
    databaseLine(workload),
  ];
  const volumesGb = volumesOf(workload);
  const trafficGb = trafficOf(workload);
  if (workload.redisMb > 0) lines.push(redisLine(workload));
  if (volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Volumes, ${volumesGb} GB`,
      ...withoutAmount('not offered', 'the file system of a dyno is ephemeral', 'heroku/volume'),
      notEqual: "Files have to go to another company's object store.",
    });
  }
  if (trafficGb > 0) {
    lines.push({
      part: 'traffic',
      label: `Outgoing traffic, ${trafficGb} GB`,
      ...withoutAmount('included', "public bandwidth isn't metered", 'heroku/egress'),
      notEqual: null,
    });
  }
  return lines;
}
