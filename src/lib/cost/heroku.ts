import { formatMemory } from '../prices.ts';
import { formatDollar, microDollarsOf, product, saidIn, withoutAmount } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';

export const dynos = [
  { name: 'Basic', memoryMb: 512, scales: false, factId: 'heroku/dyno-basic' },
  { name: 'Standard-1X', memoryMb: 512, scales: true, factId: 'heroku/dyno-standard-1x' },
  { name: 'Standard-2X', memoryMb: 1024, scales: true, factId: 'heroku/dyno-standard-2x' },
  { name: 'Performance-M', memoryMb: 2560, scales: true, factId: 'heroku/dyno-performance-m' },
] as const;

/** What a plan's fact says of its storage. */
const storageOf = (factId: string): string => saidIn(factId, /([\d.]+ GB) storage/);

/** The cheapest dyno that holds the memory and, for several replicas, scales horizontally. */
function dynoFor(memoryMb: number, replicas: number) {
  return dynos.find((dyno) => dyno.memoryMb >= memoryMb && (replicas === 1 || dyno.scales));
}

/** `count` containers of that memory, each of which has `replicas`. */
export function appLine({ count, replicas, memoryMb }: Workload['apps']): CostLine {
  const dyno = dynoFor(memoryMb, replicas);
  if (!dyno) throw new Error(`no dyno holds ${memoryMb} MB`);
  return {
    part: 'app',
    label: `${dyno.name} dyno, ${formatMemory(dyno.memoryMb)}`,
    ...product(dyno.factId, { n: count * replicas }),
    notEqual:
      dyno.memoryMb > memoryMb
        ? `The smallest dyno has ${formatMemory(dyno.memoryMb)}, more than the ${formatMemory(memoryMb)} asked for.`
        : null,
  };
}

function databaseLine({ database }: Workload): CostLine {
  if (database.engine === 'mysql') {
    return {
      part: 'database',
      label: 'MySQL',
      ...withoutAmount(
        'not costed',
        'it comes from other companies as an add-on; no sourced price was found',
        'heroku/managed-databases',
      ),
      notEqual: null,
    };
  }
  if (database.memoryMb <= 256 && database.diskGb <= 1) {
    return {
      part: 'database',
      label: `Postgres Essential-0, ${storageOf('heroku/postgres-essential-0')} of storage`,
      ...product('heroku/postgres-essential-0'),
      notEqual: 'The memory of the Essential plans is not published.',
    };
  }
  return {
    part: 'database',
    label: `Postgres Standard-0, ${storageOf('heroku/postgres-standard-0')} of storage`,
    ...product('heroku/postgres-standard-0'),
    notEqual: `Standard-0 has ${saidIn('heroku/postgres-standard-0', /([\d.]+ GB) memory/)} of memory and ${storageOf('heroku/postgres-standard-0')} of storage. Essential-1 costs ${formatDollar(microDollarsOf('heroku/postgres-essential-1'))} with ${storageOf('heroku/postgres-essential-1')} of storage; its memory is not published.`,
  };
}

/** The lines of a workload on Heroku. */
export function herokuLines(workload: Workload): CostLine[] {
  const lines = [appLine(workload.apps), databaseLine(workload)];
  if (workload.redisMb > 0) {
    const heldMb = Number(saidIn('heroku/redis-premium-2', /([\d.]+) MB/));
    lines.push({
      part: 'redis',
      label: `Key-Value Store Premium-2, ${heldMb} MB`,
      ...withoutAmount('not costed', 'no price of the vendor was found', 'heroku/redis-premium-2'),
      notEqual: `It holds ${heldMb} MB, ${workload.redisMb - heldMb} MB less than asked for.`,
    });
  }
  if (workload.volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Volumes, ${workload.volumesGb} GB`,
      ...withoutAmount('not offered', 'the file system of a dyno is ephemeral', 'heroku/volume'),
      notEqual: 'Files have to go to an object store of another company.',
    });
  }
  if (workload.trafficGb > 0) {
    lines.push({
      part: 'traffic',
      label: `Outgoing traffic, ${workload.trafficGb} GB`,
      ...withoutAmount('included', 'public bandwidth is not metered', 'heroku/egress'),
      notEqual: null,
    });
  }
  return lines;
}
