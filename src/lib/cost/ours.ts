import { allowances, sizes, smallestSizeFor, type Size } from '../prices.ts';
import { evaluatePrice } from '../price/index.ts';
import type { OurCost, OurLine, Workload } from './types.ts';
import { appGroups, ofApp, trafficOf, volumesOf, type AppGroup } from './workloads.ts';

function sizeFor(memoryMb: number): Size {
  const size = smallestSizeFor(memoryMb);
  if (!size) throw new Error(`no size holds ${memoryMb} MB; the largest is ${sizes.at(-1)?.name}`);
  return size;
}

const times = (count: number, key: string): string => (count === 1 ? key : `${count}*${key}`);

const many = (count: number): string => (count > 1 ? `${count} × ` : '');

const line = (
  part: OurLine['part'],
  label: string,
  expression: string,
  note: string | null = null,
): OurLine => ({ part, label, expression, amount: evaluatePrice(expression), note });

/** The smallest size of a database with enough memory and connections. */
export function databaseSize({ memoryMb, connections }: Workload['database']): Size {
  const least = sizeFor(memoryMb);
  const size = sizes.find((each) => each.month >= least.month && each.connections >= connections);
  if (!size) throw new Error(`no size takes ${connections} connections`);
  return size;
}

function databaseLines({ database, projects }: Workload): OurLine[] {
  const size = databaseSize(database);
  const paidGb = Math.max(0, database.diskGb - allowances.databaseDiskGb) * projects;
  const name = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  return [
    line(
      'database',
      `${many(projects)}${name}, ${size.name}`,
      times(projects, `size.${size.name}`),
    ),
    line(
      'database',
      `Database disk, ${database.diskGb} GB${projects > 1 ? ' each' : ''}`,
      paidGb > 0 ? times(paidGb, 'disk') : 'free',
      `The first ${allowances.databaseDiskGb} GB of each is included.`,
    ),
  ];
}

/** What an app loses in a size that is large enough for its memory, but not for its busiest second. */
const slowed = ({ peakVcpu = 0 }: AppGroup, { name, vcpu }: Size): string | null =>
  peakVcpu > vcpu
    ? `By memory, there too: its busiest second took ${peakVcpu} vCPU, and a ${name} has ${vcpu}.`
    : null;

function appLine(workload: Workload, app: AppGroup): OurLine {
  const size = sizeFor(app.memoryMb);
  const { count, replicas } = app;
  return line(
    'app',
    `${ofApp(workload, app)}${many(count)}app${count > 1 ? 's' : ''}${replicas > 1 ? `, ${replicas} replicas` : ''}, ${size.name}`.replace(
      /^a/,
      'A',
    ),
    times(count * replicas, `size.${size.name}`),
    slowed(app, size),
  );
}

/** A workload costed on our side, in micro-euro, line by line. */
export function ourCost(workload: Workload): OurCost {
  const { projects } = workload;
  const lines = [
    ...appGroups(workload).map((app) => appLine(workload, app)),
    ...databaseLines(workload),
  ];
  if (workload.redisMb > 0) {
    const redis = sizeFor(workload.redisMb);
    lines.push(
      line(
        'redis',
        `${many(projects)}Redis, ${redis.name}`,
        times(projects, `size.${redis.name}`),
        `Disk of ${allowances.redisDiskFactor === 2 ? 'twice' : `${allowances.redisDiskFactor} times`} its memory is included.`,
      ),
    );
  }
  const volumesGb = volumesOf(workload);
  if (volumesGb > 0) {
    lines.push(
      line(
        'volume',
        `Volumes, ${volumesGb} GB`,
        times(volumesGb, 'disk'),
        'A volume belongs to one app with one replica.',
      ),
    );
  }
  if (workload.trafficGb > 0) {
    const paidTb = projects * Math.max(0, workload.trafficGb / 1000 - allowances.trafficTb);
    lines.push(
      line(
        'traffic',
        `Outgoing traffic, ${trafficOf(workload)} GB`,
        paidTb > 0 ? times(paidTb, 'traffic') : 'free',
        `${allowances.trafficTb} TB per project and month is included.`,
      ),
    );
  }
  const paid = lines.filter(({ expression }) => expression !== 'free');
  const expression = paid.map((entry) => entry.expression).join(' + ') || 'free';
  return { workload: workload.id, lines, expression, total: evaluatePrice(expression) };
}
