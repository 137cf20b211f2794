import { gigabytes, minimumLine, product, saidIn } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import {
  appMemoryOf,
  AVERAGE_VCPU,
  AVERAGE_VCPU_TEXT,
  servicesOf,
  trafficOf,
  volumesOf,
} from './workloads.ts';

const ALL_MONTH = 'Railway bills the memory in use. We count it as in use all month.';
const UNMANAGED =
  'Railway calls its databases unmanaged: you do the updates, and backups run once you set a schedule.';

/** What `count` containers of that memory cost on Railway, without processor time. */
export function memoryLine(part: CostLine['part'], label: string, memoryMb: number, count: number) {
  return {
    part,
    label,
    ...product('railway/memory', { n: count }, gigabytes(memoryMb)),
    notEqual: part === 'app' ? ALL_MONTH : UNMANAGED,
  } satisfies CostLine;
}

/** The processor time of that many services at the average share. */
export function processorLine(services: number): CostLine {
  return {
    part: 'app',
    label: 'Processor time of all services',
    ...product('railway/cpu', { n: services }, { n: AVERAGE_VCPU, unit: 'vCPU' }),
    notEqual: `We assume ${AVERAGE_VCPU_TEXT} of one vCPU for each service, on average.`,
  };
}

/** The largest volume of the Hobby plan, in GB. Larger ones need Pro. */
export const hobbyVolumeGb = (): number =>
  Number(saidIn('railway/plan-limits', /Hobby [^;]*?([\d.]+) GB volume/));

/** The lines of a workload on Railway. */
export function railwayLines(workload: Workload): CostLine[] {
  const { apps, database, redisMb, projects } = workload;
  const engine = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  const volumesGb = volumesOf(workload);
  const trafficGb = trafficOf(workload);
  const disks = volumesGb + database.diskGb * projects;
  const lines: CostLine[] = [
    memoryLine('app', `Memory of the apps`, appMemoryOf(workload), 1),
    memoryLine('database', `Memory of ${engine}`, database.memoryMb, projects),
  ];
  if (redisMb > 0) lines.push(memoryLine('redis', 'Memory of Redis', redisMb, projects));
  lines.push(processorLine(servicesOf(workload)), {
    part: 'volume',
    label: `Volumes, ${disks} GB with ${projects > 1 ? "the databases'" : "the database's"}`,
    ...product('railway/volume', { n: disks, unit: 'GB' }),
    notEqual: 'Only used space is billed.',
  });
  if (trafficGb > 0) {
    lines.push({
      part: 'traffic',
      label: `Outgoing traffic, ${trafficGb} GB`,
      ...product('railway/egress', { n: trafficGb, unit: 'GB' }),
      notEqual: null,
    });
  }
  const usage = lines.reduce((sum, line) => sum + line.amount, 0);
  const largest = Math.max(database.diskGb, ...apps.map(({ volumeGb = 0 }) => volumeGb));
  const hobby = largest <= hobbyVolumeGb();
  const plan = minimumLine(
    hobby ? 'railway/plan-hobby' : 'railway/plan-pro',
    hobby ? 'Hobby plan, minimum' : 'Pro plan, minimum',
    usage,
  );
  return [
    ...lines,
    hobby
      ? plan
      : {
          ...plan,
          notEqual: `Volumes above ${hobbyVolumeGb()} GB need the Pro plan.`,
          factIds: [...plan.factIds, 'railway/plan-limits'],
        },
  ];
}
