import { minimumLine, product, saidIn } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import { AVERAGE_VCPU, AVERAGE_VCPU_TEXT, containersOf, servicesOf } from './workloads.ts';

const gigabytes = (memoryMb: number) => ({ n: memoryMb / 1024, unit: 'GB' });

const ALL_MONTH =
  'Railway bills the memory in use; the figure counts the whole size as in use all month.';
const UNMANAGED =
  'The vendor calls its databases unmanaged: updates are your work, and backups run once you set a schedule.';

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
    notEqual: `A working figure: ${AVERAGE_VCPU_TEXT} of one vCPU for each service on average.`,
  };
}

/** How large a volume of the Hobby plan can be, in GB: larger ones need Pro. */
export const hobbyVolumeGb = (): number =>
  Number(saidIn('railway/plan-limits', /Hobby [^;]*?([\d.]+) GB volume/));

/** The lines of a workload on Railway. */
export function railwayLines(workload: Workload): CostLine[] {
  const { apps, database, redisMb, volumesGb, trafficGb } = workload;
  const engine = database.engine === 'postgres' ? 'PostgreSQL' : 'MySQL';
  const lines: CostLine[] = [
    memoryLine('app', `Memory of the apps`, apps.memoryMb, containersOf(workload)),
    memoryLine('database', `Memory of ${engine}`, database.memoryMb, 1),
  ];
  if (redisMb > 0) lines.push(memoryLine('redis', 'Memory of Redis', redisMb, 1));
  lines.push(processorLine(servicesOf(workload)), {
    part: 'volume',
    label: `Volumes, ${volumesGb + database.diskGb} GB with the database's`,
    ...product('railway/volume', { n: volumesGb + database.diskGb, unit: 'GB' }),
    notEqual:
      apps.replicas > 1
        ? 'A service with a volume has no replicas. Used space is billed.'
        : 'Used space is billed.',
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
  const hobby = Math.max(volumesGb, database.diskGb) <= hobbyVolumeGb();
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
