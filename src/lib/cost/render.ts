import { formatMemory } from '../prices.ts';
import {
  formatDollar,
  microDollarsOf,
  product,
  saidIn,
  smallestPlan,
  withoutAmount,
} from './amounts.ts';
import { platformFact } from '../platforms/index.ts';
import type { CostLine, Workload } from './types.ts';
import { appGroups, named, oneServer, trafficOf, volumesOf, type AppGroup } from './workloads.ts';

export const instances = [
  { name: 'Starter', memoryMb: 512, factId: 'render/instance-starter' },
  { name: 'Standard', memoryMb: 2048, factId: 'render/instance-standard' },
  { name: 'Pro', memoryMb: 4096, factId: 'render/instance-pro' },
  { name: '2-CPU', memoryMb: 8192, factId: 'render/instance-8gb' },
] as const;

const postgresPlans = [
  { name: 'Basic-256mb', memoryMb: 256, factId: 'render/postgres-basic-256mb' },
  { name: 'Basic-1gb', memoryMb: 1024, factId: 'render/postgres-basic-1gb' },
  { name: 'Pro-4gb', memoryMb: 4096, factId: 'render/postgres-pro-4gb' },
] as const;

const keyValuePlans = [
  { name: 'Starter', memoryMb: 256, factId: 'render/redis-starter' },
  { name: 'Standard', memoryMb: 1024, factId: 'render/redis-standard' },
] as const;

function found<P>(plan: P | undefined, what: string): P {
  if (!plan) throw new Error(`no ${what} on Render is large enough in the facts`);
  return plan;
}

const larger = (got: number, wanted: number): string | null =>
  got > wanted ? `The smallest that fits ${formatMemory(wanted)} has ${formatMemory(got)}.` : null;

/** The instance of a container with at least that memory. */
function instanceFor(memoryMb: number) {
  return found(smallestPlan(instances, memoryMb), `instance with ${memoryMb} MB`);
}

/** `count` apps of that memory with `replicas` instances each. */
export function appLine({
  count,
  replicas,
  memoryMb,
}: Omit<AppGroup, 'name' | 'hasNoPort'>): CostLine {
  const instance = instanceFor(memoryMb);
  return {
    part: 'app',
    label: `${instance.name} instance, ${formatMemory(instance.memoryMb)}`,
    ...product(instance.factId, { n: count * replicas }),
    notEqual: larger(instance.memoryMb, memoryMb),
  };
}

/** A Postgres plan whose price is unknown. The one below has half its memory. */
const UNPRICED_MB = 2048;

/** The note on a database whose plan was chosen because a smaller one's price is unknown. */
const unread = (memoryMb: number): string | null =>
  memoryMb > UNPRICED_MB / 2 && memoryMb <= UNPRICED_MB
    ? `There is a plan of ${formatMemory(UNPRICED_MB)}, but we found no price for it.`
    : null;

/** A database's storage is sold as a minimum amount or in steps. */
function storageStep(gb: number): number {
  const step = Number(saidIn('render/postgres-storage', /in steps of (\S+) GB/));
  const smallest = Number(saidIn('render/postgres-storage', /smallest (\S+) GB/));
  return gb <= smallest ? smallest : Math.ceil(gb / step) * step;
}

function databaseLines({ database, projects }: Workload): CostLine[] {
  if (database.engine === 'mysql') {
    const instance = instanceFor(database.memoryMb);
    return [
      {
        part: 'database',
        label: `MySQL run by you, ${instance.name} instance, ${formatMemory(instance.memoryMb)}`,
        ...product(instance.factId, { n: projects }),
        notEqual:
          `MySQL isn't managed, so updates and backups are your work. ${larger(instance.memoryMb, database.memoryMb) ?? ''}`.trim(),
      },
      {
        part: 'database',
        label: `Disk of the database, ${database.diskGb} GB`,
        ...product('render/volume', { n: projects }, { n: database.diskGb, unit: 'GB' }),
        notEqual: null,
      },
    ];
  }
  const memoryMb = database.memoryMb * projects;
  const plan = found(smallestPlan(postgresPlans, memoryMb), 'Postgres plan');
  const storage = storageStep(database.diskGb * projects);
  const differences = [
    larger(plan.memoryMb, memoryMb),
    unread(memoryMb),
    projects > 1 ? oneServer(projects) : null,
  ];
  return [
    {
      part: 'database',
      label: `Postgres ${plan.name}, ${formatMemory(plan.memoryMb)}${projects > 1 ? `, with ${projects} databases in it` : ''}`,
      ...product(plan.factId),
      factIds: [plan.factId, ...(projects > 1 ? ['render/databases-in-one'] : [])],
      notEqual: differences.filter(Boolean).join(' ') || null,
    },
    {
      part: 'database',
      label: `Storage of the database, ${storage} GB`,
      ...product('render/postgres-storage', { n: storage, unit: 'GB' }),
      notEqual: null,
    },
  ];
}

function trafficLine(trafficGb: number): CostLine {
  const allowance = Number(platformFact('render/egress-allowance-hobby').value);
  const paid = Math.max(0, trafficGb - allowance);
  const cost = product('render/egress', { n: paid, text: `(${trafficGb} − ${allowance}) GB` });
  return {
    part: 'traffic',
    label: `Outgoing traffic, ${trafficGb} GB`,
    ...cost,
    factIds: [...cost.factIds, 'render/egress-allowance-hobby'],
    notEqual: `The Hobby workspace includes ${allowance} GB and one member. The Pro workspace costs ${formatDollar(microDollarsOf('render/workspace-pro'))} and includes ${platformFact('render/egress-allowance-pro').value} GB.`,
  };
}

/** The lines of a workload on Render, in a Hobby workspace. */
export function renderLines(workload: Workload): CostLine[] {
  const lines: CostLine[] = [
    {
      part: 'plan',
      label: 'Hobby workspace',
      ...withoutAmount('included', 'the workspace costs nothing', 'render/workspace-hobby'),
      notEqual: 'One member.',
    },
    ...appGroups(workload).map((app) => named(workload, app, appLine(app))),
    ...databaseLines(workload),
  ];
  if (workload.redisMb > 0) {
    const plan = found(smallestPlan(keyValuePlans, workload.redisMb), 'Key Value plan');
    lines.push({
      part: 'redis',
      label: `Key Value ${plan.name}, ${formatMemory(plan.memoryMb)}`,
      ...product(plan.factId, { n: workload.projects }),
      notEqual: `A free one of ${saidIn('render/redis-free', /([\d.]+ MB)/)} keeps nothing when it restarts.`,
    });
  }
  const volumesGb = volumesOf(workload);
  const trafficGb = trafficOf(workload);
  if (volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Disks, ${volumesGb} GB`,
      ...product('render/volume', { n: volumesGb, unit: 'GB' }),
      notEqual: 'A service with a disk has one instance.',
    });
  }
  if (trafficGb > 0) lines.push(trafficLine(trafficGb));
  return lines;
}
