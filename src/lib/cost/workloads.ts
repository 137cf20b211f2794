import { workloads as rows } from '#data/workloads';
import { capital, listed } from '../words.ts';
import type { CostLine, Workload, WorkloadId } from './types.ts';

type Row = Omit<Workload, 'summary'>;

/** 'web in 2 replicas (150 MB each)', 'worker (90 MB, no port, a volume of 20 GB)'. */
function appsText({ apps }: Row): string[] {
  return apps.map(({ name, replicas, memoryMb, hasNoPort, volumeGb }) => {
    const what = replicas > 1 ? `${name} in ${replicas} replicas` : name;
    const extra = [
      `${memoryMb} MB${replicas > 1 ? ' each' : ''}`,
      ...(hasNoPort ? ['no port'] : []),
      ...(volumeGb ? [`a volume of ${volumeGb} GB`] : []),
    ];
    return `${what} (${extra.join(', ')})`;
  });
}

/** One sentence that names every part of a workload with the memory it needs. */
function summaryOf(row: Row): string {
  const { runs, database, redisMb, trafficGb } = row;
  const engine = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  const parts = [
    ...appsText(row),
    `${engine} (${database.memoryMb} MB, ${database.diskGb} GB of disk)`,
    ...(redisMb > 0 ? [`Redis (${redisMb} MB)`] : []),
    ...(trafficGb > 0 ? [`${trafficGb} GB of outgoing traffic`] : []),
  ];
  return `${capital(runs)}: ${listed(parts)}.`;
}

/** The three workloads that every comparison costs, smallest first. */
export const workloads: readonly Workload[] = /* @__PURE__ */ rows.map((row) => ({
  ...row,
  summary: summaryOf(row),
}));

/** The workload of that id. Throws on an unknown one. */
export function workloadOf(id: WorkloadId): Workload {
  const workload = workloads.find((candidate) => candidate.id === id);
  if (!workload) throw new Error(`there is no workload '${id}'`);
  return workload;
}

/** The workload with apps and databases that each need at least that much memory, in MB. Redis stays small. */
export const withMemory = (workload: Workload, memoryMb: number): Workload => ({
  ...workload,
  apps: workload.apps.map((app) => ({ ...app, memoryMb: Math.max(app.memoryMb, memoryMb) })),
  database: {
    ...workload.database,
    memoryMb: Math.max(workload.database.memoryMb, memoryMb),
  },
});

/** Equal containers of a workload: `count` of them, each of which has `replicas`. */
export interface AppGroup {
  name: string;
  count: number;
  replicas: number;
  memoryMb: number;
  peakVcpu?: number;
  hasNoPort: boolean;
}

/** The apps of all projects of a workload, equal ones together. */
export const appGroups = ({ apps, projects }: Workload): AppGroup[] =>
  apps.map(({ name, replicas, memoryMb, peakVcpu, hasNoPort = false }) => ({
    name,
    count: projects,
    replicas,
    memoryMb,
    ...(peakVcpu !== undefined && { peakVcpu }),
    hasNoPort,
  }));

/** 'Worker: ' before a line about one of several apps, or nothing if there's only one. */
export const ofApp = ({ apps }: Workload, { name }: Pick<AppGroup, 'name'>): string =>
  apps.length > 1 ? `${capital(name)}: ` : '';

/** A line about an app, starting with the app's name if there are several. */
export const named = (workload: Workload, app: AppGroup, line: CostLine): CostLine => ({
  ...line,
  label: `${ofApp(workload, app)}${line.label}`,
});

/** The note on databases that share one server. */
export const oneServer = (databases: number): string =>
  `The ${databases} databases share one server, with its memory and its failures. Here they have ${databases} servers.`;

/** How many containers a workload runs. */
const containersOf = ({ apps, projects }: Workload): number =>
  projects * apps.reduce((sum, { replicas }) => sum + replicas, 0);

/** The memory of all its containers, in MB. */
export const appMemoryOf = ({ apps, projects }: Workload): number =>
  projects * apps.reduce((sum, { replicas, memoryMb }) => sum + replicas * memoryMb, 0);

/** All volumes of its apps, in GB. */
export const volumesOf = ({ apps, projects }: Workload): number =>
  projects * apps.reduce((sum, { volumeGb = 0 }) => sum + volumeGb, 0);

/** Outgoing traffic of all projects, in GB. */
export const trafficOf = ({ projects, trafficGb }: Workload): number => projects * trafficGb;

/** How many services with their own processor a workload runs: containers, databases, Redis. */
export const servicesOf = (workload: Workload): number =>
  containersOf(workload) + workload.projects * (workload.redisMb > 0 ? 2 : 1);

/**
 * The average share of one virtual processor that a service uses, for platforms that bill processor time. It's
 * a working figure, not a measurement: 2 %, low on purpose, so that it makes no platform look expensive.
 */
export const AVERAGE_VCPU = 0.02;

/** The same as a share of one processor. */
export const AVERAGE_VCPU_TEXT = `${AVERAGE_VCPU * 100} %`;
