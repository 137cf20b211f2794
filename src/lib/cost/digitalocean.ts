import { formatMemory } from '../prices.ts';
import {
  dollarsOf,
  formatDollar,
  gigabytesToGibibytes,
  product,
  withoutAmount,
} from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import { appGroups, named, oneServer, trafficOf, volumesOf, type AppGroup } from './workloads.ts';

/** `transferGib` is included per instance and pooled. We didn't read the larger ones'. */
export const instances = [
  { memoryMb: 512, scales: false, transferGib: 50, factId: 'digitalocean/instance-512mib' },
  { memoryMb: 1024, scales: false, transferGib: 100, factId: 'digitalocean/instance-1gib' },
  { memoryMb: 1024, scales: true, transferGib: 150, factId: 'digitalocean/instance-1gib-scalable' },
  { memoryMb: 2048, scales: true, transferGib: 200, factId: 'digitalocean/instance-2gib' },
  {
    memoryMb: 4096,
    scales: true,
    transferGib: 0,
    factId: 'digitalocean/instance-dedicated-4gib',
    own: 1,
  },
  {
    memoryMb: 8192,
    scales: true,
    transferGib: 0,
    factId: 'digitalocean/instance-dedicated-8gib',
    own: 2,
  },
] as const;

/** Memory as DigitalOcean writes it: '1 GiB', which is our 1 GB. */
export const inGib = (memoryMb: number): string => formatMemory(memoryMb).replace(/B$/, 'iB');

const postgresPlans = [
  { memoryMb: 1024, diskGib: 10, factId: 'digitalocean/postgres-1gib' },
  { memoryMb: 2048, diskGib: 30, factId: 'digitalocean/postgres-2gib' },
] as const;

/** The cheapest instance with enough memory that, for several replicas, can also be copied. */
function instanceFor(memoryMb: number, replicas: number) {
  const instance = instances.find(
    (candidate) => candidate.memoryMb >= memoryMb && (replicas === 1 || candidate.scales),
  );
  if (!instance) throw new Error(`no instance with ${memoryMb} MiB is in the facts`);
  return instance;
}

/** `count` apps of that memory with `replicas` instances each. */
export function appLine({
  count,
  replicas,
  memoryMb,
}: Omit<AppGroup, 'name' | 'hasNoPort'>): CostLine {
  const instance = instanceFor(memoryMb, replicas);
  const own = 'own' in instance ? `It has ${instance.own} dedicated vCPU.` : '';
  const larger =
    instance.memoryMb > memoryMb
      ? `The smallest that fits ${formatMemory(memoryMb)} has ${inGib(instance.memoryMb)}.`
      : '';
  return {
    part: 'app',
    label: `${own ? 'Dedicated' : 'Shared'} instance, ${inGib(instance.memoryMb)}`,
    ...product(instance.factId, { n: count * replicas }),
    notEqual: [larger, own].filter(Boolean).join(' ') || null,
  };
}

function databaseLine({ database, projects }: Workload): CostLine {
  if (database.engine === 'mysql') {
    return {
      part: 'database',
      label: 'Managed MySQL, the smallest one',
      ...product('digitalocean/mysql-smallest', { n: projects }),
      notEqual: "What we read doesn't state its memory.",
    };
  }
  const memoryMb = database.memoryMb * projects;
  const plan = postgresPlans.find(
    (one) => one.memoryMb >= memoryMb && one.diskGib >= database.diskGb * projects,
  );
  if (!plan) throw new Error(`no Managed PostgreSQL with ${memoryMb} MiB is in the facts`);
  if (projects > 1)
    return {
      part: 'database',
      label: `Managed PostgreSQL, ${inGib(plan.memoryMb)}, with ${projects} databases in it`,
      ...product(plan.factId),
      factIds: [plan.factId, 'digitalocean/databases-in-one'],
      notEqual: oneServer(projects),
    };
  const development = formatDollar(Math.round(dollarsOf('digitalocean/postgres-dev') * 1_000_000));
  return {
    part: 'database',
    label: `Managed PostgreSQL, ${inGib(plan.memoryMb)}, ${plan.diskGib} GiB of disk`,
    ...product(plan.factId),
    notEqual:
      memoryMb <= 256
        ? `The smallest managed one has ${inGib(plan.memoryMb)} and ${plan.diskGib} GiB. A development database costs ${development}. The sources disagree on what it includes.`
        : `It has ${plan.diskGib} GiB of disk.`,
  };
}

function trafficLine(workload: Workload): CostLine {
  const pooled = appGroups(workload).reduce(
    (sum, { count, replicas, memoryMb }) =>
      sum + instanceFor(memoryMb, replicas).transferGib * count * replicas,
    0,
  );
  const trafficGb = trafficOf(workload);
  const usedGib = gigabytesToGibibytes(trafficGb);
  const label = `Outgoing traffic, ${trafficGb} GB`;
  const counted = `${trafficGb} GB are ${usedGib.toFixed(1)} GiB`;
  if (usedGib <= pooled) {
    return {
      part: 'traffic',
      label,
      ...withoutAmount('included', `${counted}, ${pooled} GiB are included`, 'digitalocean/egress'),
      notEqual: null,
    };
  }
  return {
    part: 'traffic',
    label,
    ...product('digitalocean/egress', {
      n: usedGib - pooled,
      text: `(${usedGib.toFixed(1)} − ${pooled}) GiB`,
    }),
    notEqual: `Counted in binary units: ${counted}.`,
  };
}

/** The lines of a workload on DigitalOcean App Platform with its managed databases. */
export function digitaloceanLines(workload: Workload): CostLine[] {
  const lines: CostLine[] = [
    ...appGroups(workload).map((app) => named(workload, app, appLine(app))),
    databaseLine(workload),
  ];
  const volumesGb = volumesOf(workload);
  if (workload.redisMb > 0) {
    lines.push({
      part: 'redis',
      label: 'Managed Valkey, 1 GiB',
      ...product('digitalocean/redis-1gib', { n: workload.projects }),
      notEqual: `This is the smallest one, although ${workload.redisMb} MB would do.`,
    });
  }
  if (volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Volumes, ${volumesGb} GB`,
      ...withoutAmount('not offered', 'App Platform has no volumes', 'digitalocean/volume'),
      notEqual: 'Files have to go to an object store.',
    });
  }
  if (workload.trafficGb > 0) lines.push(trafficLine(workload));
  return lines;
}
