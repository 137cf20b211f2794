import { longDate } from '../dates.ts';
import { formatAmount, roundToCent } from '../money.ts';
import { dayOf } from '../platforms/age.ts';
import { platformFact } from '../platforms/index.ts';
import { formatMemory } from '../prices.ts';
import { breakEvenMinutes } from '../break-even/index.ts';
import { STATED_WAGE } from '../break-even/wages.ts';
import { euroOf, saidIn } from './amounts.ts';
import { ourCost } from './ours.ts';
import type { CostLine, SoldOut, Workload } from './types.ts';
import { appMemoryOf, trafficOf, volumesOf } from './workloads.ts';

interface Server {
  name: string;
  cores: number;
  memoryMb: number;
  diskGb: number;
  factId: string;
  /** The price doesn't include the IPv4 address, which has its own line. */
  lacksIpv4?: true;
}

/** Servers of Hetzner Cloud that were read as available, smallest first. */
const servers: readonly Server[] = [
  { name: 'CPX12', cores: 1, memoryMb: 2048, diskGb: 40, factId: 'hetzner/vps-cpx12' },
  {
    name: 'CPX22',
    cores: 2,
    memoryMb: 4096,
    diskGb: 80,
    factId: 'hetzner/vps-cpx22',
    lacksIpv4: true,
  },
  { name: 'CPX32', cores: 4, memoryMb: 8192, diskGb: 160, factId: 'hetzner/vps-cpx32' },
  { name: 'CPX42', cores: 8, memoryMb: 16384, diskGb: 320, factId: 'hetzner/vps-cpx42' },
];

/** Servers that were listed at less but sold out, with an IPv4 address. */
const soldOut: readonly Server[] = [
  { name: 'CX23', cores: 2, memoryMb: 4096, diskGb: 40, factId: 'hetzner/vps-cx23-ipv4' },
  { name: 'CX33', cores: 4, memoryMb: 8192, diskGb: 80, factId: 'hetzner/vps-cx33' },
];

/** What a server needs. */
interface Needed {
  memoryMb: number;
  diskGb: number;
  cores?: number;
}

const factsOf = ({ factId, lacksIpv4 }: Server): string[] =>
  lacksIpv4 ? [factId, 'hetzner/ipv4'] : [factId];

const smallest = (list: readonly Server[], { memoryMb, diskGb, cores = 1 }: Needed) =>
  list.find(
    (server) => server.memoryMb >= memoryMb && server.diskGb >= diskGb && server.cores >= cores,
  );

const sum = (server: Server): number =>
  roundToCent(factsOf(server).reduce((all, id) => all + euroOf(id), 0));

/** The smallest server that was read as available and is large enough. Undefined if none in the facts is. */
export function serverFor(needed: Needed) {
  const server = smallest(servers, needed);
  return (
    server && {
      name: server.name,
      memoryMb: server.memoryMb,
      total: sum(server),
      factIds: factsOf(server),
    }
  );
}

/**
 * What the system takes, including anything else that runs next to the workload. 1 GB for a system with Docker
 * is a working figure, but Coolify's need is a fact.
 */
export const OVERHEAD = {
  hetzner: { memoryMb: 1024, diskGb: 10, cores: 1 },
  coolify: {
    memoryMb: Number(saidIn('coolify/requirements', /([\d.]+) GB of memory/)) * 1024,
    diskGb: Number(saidIn('coolify/requirements', /([\d.]+) GB of disk/)),
    cores: Number(saidIn('coolify/requirements', /([\d.]+) cores/)),
  },
} as const;

/** Memory and disk of a whole workload on one server, with the system. */
function neededBy(workload: Workload, kind: keyof typeof OVERHEAD): Required<Needed> {
  const { database, redisMb, projects } = workload;
  const overhead = OVERHEAD[kind];
  return {
    memoryMb: appMemoryOf(workload) + projects * (database.memoryMb + redisMb) + overhead.memoryMb,
    diskGb: projects * database.diskGb + volumesOf(workload) + overhead.diskGb,
    cores: overhead.cores,
  };
}

const describe = ({ name, cores, memoryMb }: Server): string =>
  `${name}, ${cores} vCPU, ${formatMemory(memoryMb)}`;

/** The server that was listed at less for this workload but sold out, or null if there is none. */
export function soldOutServer(workload: Workload, kind: keyof typeof OVERHEAD): SoldOut | null {
  const server = smallest(soldOut, neededBy(workload, kind));
  if (!server) return null;
  const read = longDate(dayOf(platformFact(server.factId)) ?? '');
  return { label: describe(server), total: sum(server), factIds: factsOf(server), read };
}

const gigabytes = (memoryMb: number): string => `${Math.round((memoryMb / 1024) * 100) / 100} GB`;

/** The monthly minutes of work above which our sum is lower, with either server. */
function workText(workload: Workload, total: number, cheaper: SoldOut | null): string {
  const ours = ourCost(workload).total;
  const from = (price: number): string => {
    const minutes = breakEvenMinutes(ours - price, STATED_WAGE);
    return minutes === 0
      ? 'we cost less even without it'
      : `we cost less once it takes ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} a month`;
  };
  const other = cheaper
    ? ` The ${cheaper.label}, was listed at ${formatAmount(cheaper.total)} EUR on ${cheaper.read}, but a public project's program read it as sold out. Compared with that one, ${from(cheaper.total)}.`
    : '';
  return `At ${STATED_WAGE} EUR an hour, ${from(total)}.${other}`;
}

/** The server that a workload needs, with its address and traffic. */
export function serverLines(
  workload: Workload,
  kind: keyof typeof OVERHEAD,
  overheadText: (memory: string) => string,
): CostLine[] {
  const needed = neededBy(workload, kind);
  const server = smallest(servers, needed);
  if (!server) throw new Error(`no server in the facts holds ${workload.id}`);
  const replicas = Math.max(...workload.apps.map((app) => app.replicas));
  const own = needed.memoryMb - OVERHEAD[kind].memoryMb;
  const lines: CostLine[] = [
    {
      part: 'server',
      label: describe(server),
      state: 'costed',
      amount: euroOf(server.factId),
      arithmetic: `1 × ${formatAmount(euroOf(server.factId))} EUR`,
      factIds: [server.factId],
      notEqual: `Everything is on one server with ${gigabytes(server.memoryMb)} and ${server.diskGb} GB of disk: the workload needs ${gigabytes(own)}, ${overheadText(gigabytes(OVERHEAD[kind].memoryMb))}. ${replicas > 1 ? `The ${replicas} replicas are on that one server too. ` : ''}If it fails, everything stops.`,
    },
  ];
  if (server.lacksIpv4) {
    lines.push({
      part: 'server',
      label: 'IPv4 address',
      state: 'costed',
      amount: euroOf('hetzner/ipv4'),
      arithmetic: `1 × ${formatAmount(euroOf('hetzner/ipv4'))} EUR`,
      factIds: ['hetzner/ipv4'],
      notEqual: null,
    });
  }
  const trafficGb = trafficOf(workload);
  if (trafficGb > 0) {
    lines.push({
      part: 'traffic',
      label: `Outgoing traffic, ${trafficGb} GB`,
      state: 'included',
      amount: 0,
      arithmetic: `included: ${String(platformFact('hetzner/egress').unit).replace(/^per TB beyond (\d+ TB).*$/, 'the first $1')} of a server`,
      factIds: ['hetzner/egress'],
      notEqual:
        server.factId === 'hetzner/vps-cpx12'
          ? `Two projects report ${saidIn('hetzner/egress', /CPX12 has (\S+ TB)/)} for the CPX12.`
          : null,
    });
  }
  lines.push({
    part: 'plan',
    label: 'Your work',
    state: 'not costed',
    amount: 0,
    arithmetic: 'not costed: only you know its hours',
    factIds: ['hetzner/responsibility'],
    notEqual: workText(workload, sum(server), soldOutServer(workload, kind)),
  });
  return lines;
}
