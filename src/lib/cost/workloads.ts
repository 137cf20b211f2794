import type { Workload, WorkloadId } from './types.ts';

/** The three workloads that every comparison costs, smallest first. */
export const workloads: readonly Workload[] = [
  {
    id: 'side-project',
    name: 'Side project',
    summary: 'One app of 256 MB and a PostgreSQL of 256 MB with 1 GB of disk.',
    apps: { count: 1, replicas: 1, memoryMb: 256 },
    database: { engine: 'postgres', memoryMb: 256, diskGb: 1 },
    redisMb: 0,
    volumesGb: 0,
    trafficGb: 0,
  },
  {
    id: 'start-up',
    name: 'Start-up',
    summary:
      'Two replicas of 1 GB, a PostgreSQL of 2 GB with 10 GB of disk, a Redis of 256 MB, a volume of 20 GB and 200 GB of outgoing traffic.',
    apps: { count: 1, replicas: 2, memoryMb: 1024 },
    database: { engine: 'postgres', memoryMb: 2048, diskGb: 10 },
    redisMb: 256,
    volumesGb: 20,
    trafficGb: 200,
  },
  {
    id: 'agency',
    name: 'Agency',
    summary: 'Ten apps of 512 MB, a MySQL of 1 GB with 1 GB of disk and 50 GB of volumes.',
    apps: { count: 10, replicas: 1, memoryMb: 512 },
    database: { engine: 'mysql', memoryMb: 1024, diskGb: 1 },
    redisMb: 0,
    volumesGb: 50,
    trafficGb: 0,
  },
];

/** The workload of that id; throws on an unknown one. */
export function workloadOf(id: WorkloadId): Workload {
  const workload = workloads.find((candidate) => candidate.id === id);
  if (!workload) throw new Error(`there is no workload '${id}'`);
  return workload;
}

/** How many containers a workload runs. */
export const containersOf = ({ apps }: Workload): number => apps.count * apps.replicas;

/** How many services with a processor of their own a workload runs: containers, database, Redis. */
export const servicesOf = (workload: Workload): number =>
  containersOf(workload) + 1 + (workload.redisMb > 0 ? 1 : 0);

/**
 * The share of one virtual processor that a service uses on average, for
 * platforms that bill processor time. A working figure, not a measurement:
 * 2 %, low on purpose, so that no platform is made to look dear by it.
 */
export const AVERAGE_VCPU = 0.02;

/** The same as a share of one processor. */
export const AVERAGE_VCPU_TEXT = `${AVERAGE_VCPU * 100} %`;
