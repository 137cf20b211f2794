import { platformFact } from '../platforms/index.ts';
import { formatMemory } from '../prices.ts';
import {
  product,
  saidIn,
  SECONDS_A_MONTH,
  smallestPlan,
  THIRTY_DAYS_TO_MONTH,
  type Factor,
} from './amounts.ts';
import type { CostLine, Workload } from './types.ts';
import { upstashLine } from './upstash.ts';
import { appGroups, ofApp, oneServer, trafficOf, volumesOf } from './workloads.ts';

const machines = [
  { cpus: 1, memoryMb: 256, factId: 'fly/machine-256mb', month: THIRTY_DAYS_TO_MONTH },
  { cpus: 1, memoryMb: 512, factId: 'fly/machine-512mb', month: THIRTY_DAYS_TO_MONTH },
  { cpus: 1, memoryMb: 1024, factId: 'fly/machine-1gb', month: THIRTY_DAYS_TO_MONTH },
  { cpus: 1, memoryMb: 2048, factId: 'fly/machine-2gb-second', month: SECONDS_A_MONTH },
  { cpus: 2, memoryMb: 4096, factId: 'fly/machine-4gb-second', month: SECONDS_A_MONTH },
  { cpus: 4, memoryMb: 8192, factId: 'fly/machine-8gb-second', month: SECONDS_A_MONTH },
] as const;

/** Converts the price of Ashburn, which the list states, into that of the cheapest EU regions. */
const AMSTERDAM: Factor = { n: Number(platformFact('fly/markup-amsterdam').value) };

/** By how much a Machine costs more in another region of the EU, in whole per cent. */
export function dearerIn(region: 'Paris' | 'Frankfurt'): string {
  const factor = Number(saidIn('fly/region-markup', new RegExp(`${region} \\(([\\d.]+)\\)`)));
  return `${Math.round((factor / AMSTERDAM.n - 1) * 100)} %`;
}

const REGION = `This is the price in Amsterdam and Stockholm. A Machine in Paris costs ${dearerIn('Paris')} more, one in Frankfurt ${dearerIn('Frankfurt')}.`;

/** A number of machines with shared processors in Amsterdam with at least that memory for a month of 730 hours. */
export function machineLine(
  part: CostLine['part'],
  label: string,
  memoryMb: number,
  count: number,
) {
  const machine = smallestPlan(machines, memoryMb);
  if (!machine) throw new Error(`no machine with ${memoryMb} MB is in the facts`);
  return {
    part,
    label: `${label}, shared-cpu-${machine.cpus}x, ${formatMemory(machine.memoryMb)}`,
    ...product(machine.factId, { n: count }, AMSTERDAM, machine.month),
    factIds: [machine.factId, 'fly/markup-amsterdam'],
    notEqual: REGION,
  } satisfies CostLine;
}

const postgresPlans = [
  { name: 'Basic', memoryMb: 1024, factId: 'fly/postgres-basic' },
  { name: 'Starter', memoryMb: 2048, factId: 'fly/postgres-starter' },
  { name: 'Launch', memoryMb: 8192, factId: 'fly/postgres-launch' },
] as const;

function databaseLines({ database, projects }: Workload): CostLine[] {
  const memoryMb = database.memoryMb * projects;
  const diskGb = database.diskGb * projects;
  if (database.engine === 'mysql') {
    return [
      {
        ...machineLine('database', 'MySQL run by you in a Machine', database.memoryMb, projects),
        notEqual: `We found no managed MySQL, so updates and backups are your work. ${REGION}`,
      },
      {
        part: 'database',
        label: `Volume of the database, ${diskGb} GB`,
        ...product('fly/volume', { n: diskGb, unit: 'GB' }),
        notEqual: null,
      },
    ];
  }
  const plan = smallestPlan(postgresPlans, memoryMb);
  if (!plan) throw new Error(`no Postgres plan with ${memoryMb} MB is in the facts`);
  return [
    {
      part: 'database',
      label: `Managed Postgres ${plan.name}, ${formatMemory(plan.memoryMb)}`,
      ...product(plan.factId),
      factIds: [
        plan.factId,
        'fly/postgres-free',
        ...(projects > 1 ? ['fly/databases-in-one'] : []),
      ],
      notEqual: `${projects > 1 ? `${oneServer(projects)} ` : ''}High availability is included. An unmanaged PostgreSQL, which the vendor doesn't support, starts at about ${saidIn('fly/postgres-free', /about (\S+ USD) a month/)} a month.`,
    },
    {
      part: 'database',
      label: `Storage of the database, ${diskGb} GB`,
      ...product('fly/postgres-storage', { n: diskGb, unit: 'GB' }, THIRTY_DAYS_TO_MONTH),
      factIds: ['fly/postgres-storage', 'fly/postgres-storage-provisioned'],
      notEqual:
        "By the price list, you pay for what's used. By the page on Managed Postgres, you pay for what's provisioned. We count it as full.",
    },
  ];
}

/** The lines of a workload on Fly.io. */
export function flyLines(workload: Workload): CostLine[] {
  const lines: CostLine[] = [
    ...appGroups(workload).map((app) =>
      machineLine('app', `${ofApp(workload, app)}Machine`, app.memoryMb, app.count * app.replicas),
    ),
    ...databaseLines(workload),
  ];
  if (workload.redisMb > 0) {
    lines.push(upstashLine('fly', workload));
  }
  const volumesGb = volumesOf(workload);
  if (volumesGb > 0) {
    lines.push({
      part: 'volume',
      label: `Volumes, ${volumesGb} GB`,
      ...product('fly/volume', { n: volumesGb, unit: 'GB' }),
      notEqual: 'A volume is on one host.',
    });
  }
  const trafficGb = trafficOf(workload);
  if (trafficGb > 0) {
    lines.push({
      part: 'traffic',
      label: `Outgoing traffic, ${trafficGb} GB`,
      ...product('fly/egress-eu', { n: trafficGb, unit: 'GB' }),
      notEqual: null,
    });
  }
  return lines;
}
