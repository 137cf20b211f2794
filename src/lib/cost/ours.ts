import { allowances, sizes, smallestSizeFor, type Size } from '../prices.ts';
import { evaluatePrice } from '../price/index.ts';
import type { OurCost, OurLine, Workload } from './types.ts';
import { containersOf } from './workloads.ts';

function sizeFor(memoryMb: number): Size {
  const size = smallestSizeFor(memoryMb);
  if (!size) throw new Error(`no size holds ${memoryMb} MB; the largest is ${sizes.at(-1)?.name}`);
  return size;
}

const times = (count: number, key: string): string => (count === 1 ? key : `${count}*${key}`);

const line = (
  part: OurLine['part'],
  label: string,
  expression: string,
  note: string | null = null,
): OurLine => ({ part, label, expression, amount: evaluatePrice(expression), note });

function databaseLines({ database }: Workload): OurLine[] {
  const size = sizeFor(database.memoryMb);
  const paidGb = Math.max(0, database.diskGb - allowances.databaseDiskGb);
  const name = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  return [
    line('database', `${name}, ${size.name}`, `size.${size.name}`),
    line(
      'database',
      `Database disk, ${database.diskGb} GB`,
      paidGb > 0 ? times(paidGb, 'disk') : 'free',
      `The first ${allowances.databaseDiskGb} GB is included.`,
    ),
  ];
}

/** A workload costed on our side, in micro-euro, line by line. */
export function ourCost(workload: Workload): OurCost {
  const size = sizeFor(workload.apps.memoryMb);
  const containers = containersOf(workload);
  const { replicas } = workload.apps;
  const lines = [
    line(
      'app',
      containers === 1
        ? `App, ${size.name}`
        : replicas > 1
          ? `App, ${replicas} replicas, ${size.name}`
          : `${containers} apps, ${size.name}`,
      times(containers, `size.${size.name}`),
    ),
    ...databaseLines(workload),
  ];
  if (workload.redisMb > 0) {
    const redis = sizeFor(workload.redisMb);
    lines.push(
      line(
        'redis',
        `Redis, ${redis.name}`,
        `size.${redis.name}`,
        `Disk of ${allowances.redisDiskFactor === 2 ? 'twice' : `${allowances.redisDiskFactor} times`} its memory is included.`,
      ),
    );
  }
  if (workload.volumesGb > 0) {
    lines.push(
      line(
        'volume',
        `Volumes, ${workload.volumesGb} GB`,
        times(workload.volumesGb, 'disk'),
        replicas > 1
          ? 'An app with a volume has one replica: the volume belongs to an app of its own, or the replicas become two apps.'
          : 'A volume is attached to one app.',
      ),
    );
  }
  if (workload.trafficGb > 0) {
    const paidTb = Math.max(0, workload.trafficGb / 1000 - allowances.trafficTb);
    lines.push(
      line(
        'traffic',
        `Outgoing traffic, ${workload.trafficGb} GB`,
        paidTb > 0 ? times(paidTb, 'traffic') : 'free',
        `${allowances.trafficTb} TB per project and month is included.`,
      ),
    );
  }
  const paid = lines.filter(({ expression }) => expression !== 'free');
  const expression = paid.map((entry) => entry.expression).join(' + ') || 'free';
  return { workload: workload.id, lines, expression, total: evaluatePrice(expression) };
}
