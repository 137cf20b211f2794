import { HOURS_A_MONTH } from '../prices.ts';
import { gigabytes, minimumLine, product, saidIn, withoutAmount } from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import { upstashLine } from './upstash.ts';
import {
  appGroups,
  AVERAGE_VCPU,
  AVERAGE_VCPU_TEXT,
  ofApp,
  oneServer,
  trafficOf,
  volumesOf,
} from './workloads.ts';

const MONTH = { n: HOURS_A_MONTH, unit: 'h' };

/** Memory and processor time of `count` containers in Frankfurt, counted as if they never scaled to zero. */
export function functionLines(memoryMb: number, count: number): CostLine[] {
  return [
    {
      part: 'app',
      label: 'Provisioned memory, Frankfurt',
      ...product('vercel/memory-fra1', { n: count }, gigabytes(memoryMb), MONTH),
      notEqual: 'Functions scale to zero. We count their memory as provisioned all month.',
    },
    {
      part: 'app',
      label: 'Active processor time, Frankfurt',
      ...product('vercel/cpu-fra1', { n: count }, { n: AVERAGE_VCPU, unit: 'vCPU' }, MONTH),
      notEqual: `We assume ${AVERAGE_VCPU_TEXT} of one vCPU for each container, on average.`,
    },
  ];
}

/** Neon sells 1 GB of memory with every 0.25 compute units (CU), which is also its smallest size. */
const computeUnitsFor = (memoryMb: number): number =>
  Math.max(1, Math.ceil(memoryMb / 1024)) * 0.25;

function databaseLines({ database, projects }: Workload): CostLine[] {
  if (database.engine === 'mysql') {
    return [
      {
        part: 'database',
        label: 'MySQL',
        ...withoutAmount(
          'not costed',
          'our sources name Neon and Upstash in the Marketplace, but no MySQL',
          'vercel/managed-databases',
        ),
        notEqual: null,
      },
    ];
  }
  const units = computeUnitsFor(database.memoryMb * projects);
  const diskGb = database.diskGb * projects;
  return [
    {
      part: 'database',
      label: `Neon's PostgreSQL (Launch), ${units} CU`,
      ...product('neon/launch-compute', { n: units, unit: 'CU' }, MONTH),
      notEqual: `It's another company's service. ${units} CU have ${units * 4} GB of memory.${projects > 1 ? ` ${oneServer(projects)}` : ''}`,
    },
    {
      part: 'database',
      label: `Neon's storage, ${diskGb} GB`,
      ...product('neon/launch-storage', { n: diskGb, unit: 'GB' }),
      notEqual: null,
    },
  ];
}

/** What the traffic beyond the included terabyte costs, by the gigabyte or at the flat price, whichever is less. */
function trafficLine(trafficGb: number): CostLine {
  const label = `Outgoing traffic, ${trafficGb} GB`;
  const included = saidIn('vercel/egress', /beyond (\S+ TB) on Pro/);
  const includedGb = Number.parseFloat(included) * 1000;
  if (trafficGb <= includedGb)
    return {
      part: 'traffic',
      label,
      ...withoutAmount('included', `Pro includes ${included}`, 'vercel/egress'),
      notEqual: null,
    };
  const metered = product('vercel/egress', {
    n: trafficGb - includedGb,
    text: `(${trafficGb} − ${includedGb}) GB`,
  });
  const flat = product('vercel/flat-rate-cdn', { n: 1 });
  return metered.amount <= flat.amount
    ? { part: 'traffic', label, ...metered, notEqual: null }
    : {
        part: 'traffic',
        label: `${label}, Flat Rate CDN`,
        ...flat,
        notEqual: 'Not for bulk downloads or media, and only up to a number of requests.',
      };
}

/** The lines of a workload on Vercel with services of its Marketplace. */
export function vercelLines(workload: Workload): CostLine[] {
  const served = appGroups(workload).filter(({ hasNoPort }) => !hasNoPort);
  const workers = appGroups(workload).filter(({ hasNoPort }) => hasNoPort);
  const functions = served.flatMap(({ memoryMb, count, replicas }) =>
    functionLines(memoryMb, count * replicas),
  );
  const usage = functions.reduce((sum, line) => sum + line.amount, 0);
  const lines: CostLine[] = [
    ...functions,
    ...workers.map((app): CostLine => ({
      part: 'app',
      label: `${ofApp(workload, app)}a process without requests`,
      ...withoutAmount('not offered', 'functions run by requests and schedules', 'vercel/workers'),
      notEqual: null,
    })),
    {
      ...minimumLine('vercel/plan-pro', 'Pro plan, one seat', usage),
      notEqual:
        'The plan includes usage worth its price. The free Hobby plan is for private use only.',
    },
    ...databaseLines(workload),
  ];
  if (workload.redisMb > 0) {
    lines.push(upstashLine('vercel', workload));
  }
  const volumesGb = volumesOf(workload);
  if (volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Volumes, ${volumesGb} GB`,
      ...withoutAmount('not offered', 'functions are stateless', 'vercel/volume'),
      notEqual: 'Files have to go to an object store.',
    });
  }
  const trafficGb = trafficOf(workload);
  return trafficGb > 0 ? [...lines, trafficLine(trafficGb)] : lines;
}
