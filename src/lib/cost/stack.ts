import type { StackPart } from 'compose-planner';
import type { MicroEuro } from '../money.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { exchangeRate, platformFact } from '../platforms/index.ts';
import type { PlatformSlug as PlatformId } from '#data/platforms';
import { formatMemory } from '../prices.ts';
import { minimumLine, product } from './amounts.ts';
import { platformCost, toEuro } from './index.ts';
import { hobbyVolumeGb, memoryLine, processorLine } from './railway.ts';
import { OVERHEAD, serverFor } from './servers.ts';
import type { ComparedPlatform, CostLine, Workload } from './types.ts';

/** A stack without its traffic, which isn't in the file. */
export interface Stack {
  parts: readonly StackPart[];
  /** All volumes of apps. */
  volumesGb: number;
}

/** What a stack costs elsewhere: net, always on, for a month of 730 hours. */
export interface StackCost {
  platform: PlatformId;
  name: string;
  /** In US dollars, or undefined if the price is in euro. */
  dollars: number | undefined;
  total: MicroEuro;
  /** What's bought, and how often. */
  bought: readonly string[];
  /** Parts of the stack that the sum leaves out, and why. */
  missing: readonly string[];
  /** What differs from ours. */
  notEqual: readonly string[];
  /** The oldest day on which one of its prices was read. */
  since: string;
}

const anApp = { name: 'app', replicas: 1, memoryMb: 256 };

const NOTHING: Workload = {
  id: 'side-project',
  name: '',
  runs: '',
  summary: '',
  measured: 'side-project',
  projects: 1,
  apps: [anApp],
  database: { engine: 'postgres', memoryMb: 256, diskGb: 1, connections: 1 },
  redisMb: 0,
  trafficGb: 0,
};

/** Redis is costed as the smallest plan, because not every platform's larger ones are in the facts. */
const REDIS_MB = 256;

const left = (part: CostLine['part'], label: string, reason: string): CostLine => ({
  part,
  label,
  state: 'not costed',
  amount: 0,
  arithmetic: `not costed: ${reason}`,
  factIds: [],
  notEqual: null,
});

/** The lines of one part. Throws if no plan is large enough. */
function linesOf(
  platform: ComparedPlatform,
  part: CostLine['part'],
  own: Partial<Workload>,
  what: string,
) {
  try {
    const { lines } = platformCost(platform, { ...NOTHING, ...own });
    return lines.filter((line) => line.part === part);
  } catch {
    return [left(part, what, 'we have no price for a plan of that size')];
  }
}

function partLines(platform: ComparedPlatform, part: StackPart): CostLine[] {
  const { kind, memoryMb, replicas, diskGb, name } = part;
  const what = `${name}, ${formatMemory(memoryMb)}`;
  if (kind === 'app')
    return linesOf(platform, 'app', { apps: [{ ...anApp, replicas, memoryMb }] }, what);
  if (kind !== 'redis')
    return linesOf(
      platform,
      'database',
      { database: { engine: kind, memoryMb, diskGb, connections: 1 } },
      what,
    );
  if (memoryMb > REDIS_MB) return [left('redis', what, "we only have the smallest plan's price")];
  return linesOf(platform, 'redis', { redisMb: memoryMb }, what);
}

function railwayLines({ parts, volumesGb }: Stack): CostLine[] {
  const disks = parts.reduce((sum, { diskGb }) => sum + diskGb, volumesGb);
  const containers = parts.reduce((sum, { replicas }) => sum + replicas, 0);
  const lines: CostLine[] = parts.map(({ kind, memoryMb, replicas }) =>
    memoryLine(
      kind === 'app' ? 'app' : 'database',
      `Memory, ${formatMemory(memoryMb)}`,
      memoryMb,
      replicas,
    ),
  );
  lines.push(processorLine(containers));
  if (disks > 0)
    lines.push({
      part: 'volume',
      label: `Volumes, ${disks} GB`,
      ...product('railway/volume', { n: disks, unit: 'GB' }),
      notEqual: 'Used space is billed.',
    });
  const usage = lines.reduce((sum, { amount }) => sum + amount, 0);
  const limit = hobbyVolumeGb();
  const pro = volumesGb > limit || parts.some(({ diskGb }) => diskGb > limit);
  lines.push(
    minimumLine(
      pro ? 'railway/plan-pro' : 'railway/plan-hobby',
      `${pro ? 'Pro' : 'Hobby'} plan, minimum`,
      usage,
    ),
  );
  return lines;
}

function linesAt(platform: ComparedPlatform, stack: Stack): CostLine[] {
  if (platform === 'railway') return railwayLines(stack);
  const lines = stack.parts.flatMap((part) => partLines(platform, part));
  const { volumesGb } = stack;
  if (volumesGb > 0)
    lines.push(
      ...linesOf(
        platform,
        'volume',
        { apps: [{ ...anApp, volumeGb: volumesGb }] },
        `Volumes, ${volumesGb} GB`,
      ),
    );
  return lines;
}

/** Equal texts once, in order, with how often they occur. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word));
}

const once = (words: readonly (string | null)[]) => [
  ...new Set(words.filter((word): word is string => word !== null && word !== '')),
];

/** The oldest day of some facts. */
function oldest(factIds: readonly string[]): string {
  const days = factIds.map((id) => platformFact(id).date).filter((day) => day !== null);
  return days.sort()[0] ?? '';
}

function costAt(platform: ComparedPlatform, stack: Stack): StackCost {
  const lines = linesAt(platform, stack);
  const priced = lines.filter(({ state }) => state === 'costed' || state === 'included');
  const dollars = priced.reduce((sum, { amount }) => sum + amount, 0);
  return {
    platform,
    name: platformNames[platform],
    dollars,
    total: toEuro(dollars),
    bought: counted(priced.filter(({ amount }) => amount > 0).map(({ label }) => label)),
    missing: counted(
      lines
        .filter((line) => !priced.includes(line))
        .map(({ label, arithmetic }) => `${label}: ${arithmetic.replace(/^not \w+: /, '')}`),
    ),
    notEqual: once(priced.map(({ notEqual }) => notEqual)),
    since: oldest(priced.flatMap(({ factIds }) => factIds)),
  };
}

/** One server with the memory and the disks for the whole stack and the system. Undefined if none in the facts has them. */
function serverCost({ parts, volumesGb }: Stack): StackCost | undefined {
  const memory = parts.reduce((sum, { memoryMb, replicas }) => sum + memoryMb * replicas, 0);
  const disks = parts.reduce((sum, { diskGb }) => sum + diskGb, volumesGb);
  const { memoryMb: systemMb, diskGb: systemGb } = OVERHEAD.hetzner;
  const server = serverFor({ memoryMb: memory + systemMb, diskGb: disks + systemGb });
  if (!server) return undefined;
  return {
    platform: 'hetzner',
    name: 'One server at Hetzner',
    dollars: undefined,
    total: server.total,
    bought: [`${server.name}, ${formatMemory(server.memoryMb)}, with IPv4`],
    missing: [],
    notEqual: [
      `${formatMemory(systemMb)} of it is for the system.`,
      'Updates, backups, certificates, monitoring and restarts are your work.',
      'Everything stops when the server fails, because the replicas are on that one server.',
      ...(parts.some(({ kind }) => kind !== 'app')
        ? ['You run the databases as containers, and no backup is included.']
        : []),
    ],
    since: oldest(server.factIds),
  };
}

const PLATFORMS = ['render', 'railway', 'fly', 'digitalocean', 'heroku'] as const;

/** What a stack costs on five platforms and on one server, in the list's order, with the exchange rate. */
export function costElsewhere(stack: Stack): {
  costs: readonly StackCost[];
  rate: { usdPerEur: number; day: string };
} {
  const server = serverCost(stack);
  const costs = PLATFORMS.map((platform) => costAt(platform, stack));
  return {
    costs: server ? [...costs, server] : costs,
    rate: { usdPerEur: exchangeRate.usdPerEur, day: exchangeRate.day },
  };
}
