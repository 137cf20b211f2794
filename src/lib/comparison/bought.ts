import { platformsNames as platformNames } from '#data/platforms-names';
import { brand } from '../brand.ts';
import { databaseSize } from '../cost/ours.ts';
import {
  CONTAINER_PLATFORMS,
  ourCost,
  platformCost,
  type PlatformCost,
  type Workload,
  workloadOf,
} from '../cost/index.ts';
import { formatAmount } from '../money.ts';
import { grouped } from '../numbers.ts';
import { smallestSizeFor } from '../prices.ts';
import { listed } from '../words.ts';
import { withoutText } from './band.ts';
import { boughtMb, memorySold, type SoldMemory } from './stacks.ts';

/** The smallest limits in which the parts of the stack survived, in MB: floors.json of examples/stack-floors. */
export interface Floors {
  web: number;
  worker: number;
  db: number;
  queue: number;
}

/** What a host sells for the stack. */
export interface BoughtRow {
  name: string;
  /** What the row leaves out. Empty if that's nothing. */
  note: string;
  /** In MB, with commas between thousands. Empty if the host sells no sizes. */
  bought: string;
  /** How many times the need of the same parts that is. Empty if the host sells no sizes. */
  times: string;
  /** Our expression over price keys, or the key of their sum and the sum in euro. */
  price: { expression: string } | { key: string; euro: string };
}

/** What the stack needs, in MB, and what each host sells for it, least first. */
export interface BoughtView {
  need: number;
  rows: readonly BoughtRow[];
}

const WORKLOAD = 'start-up';

/** What a part needs, by the names of `memorySold`. */
function floorOf(name: string, { web, worker, db, queue }: Floors): number {
  const floor = new Map(Object.entries({ web, worker, PostgreSQL: db, Redis: queue })).get(name);
  if (floor === undefined) throw new Error(`there is no floor of '${name}'`);
  return floor;
}

/** The memory that is sold in sizes, and what the same parts need. A part without a size counts in neither. */
export function sumsOf(sold: readonly SoldMemory[], floors: Floors) {
  const sums = { bought: 0, need: 0 };
  for (const { name, count, memoryMb } of sold) {
    if (typeof memoryMb !== 'number') continue;
    sums.bought += count * memoryMb;
    sums.need += count * floorOf(name, floors);
  }
  return sums;
}

/** The parts of a stack with the sizes that we sell for them. */
function ourMemory({ apps, database, redisMb }: Workload): SoldMemory[] {
  const size = (memoryMb: number): SoldMemory['memoryMb'] =>
    smallestSizeFor(memoryMb)?.memoryMb ?? 'not sold';
  return [
    ...apps.map(({ name, replicas, memoryMb }) => ({
      name,
      count: replicas,
      memoryMb: size(memoryMb),
    })),
    { name: 'PostgreSQL', count: 1, memoryMb: databaseSize(database).memoryMb },
    { name: 'Redis', count: 1, memoryMb: size(redisMb) },
  ];
}

/** What a row has to say: parts without a size, and what the price leaves out. */
function noteOf(sold: readonly SoldMemory[], cost: PlatformCost): string {
  const named = (what: SoldMemory['memoryMb']) =>
    sold.filter(({ memoryMb }) => memoryMb === what).map(({ name }) => name);
  const [byUse, unstated] = [named('by use'), named('not stated')];
  const without = withoutText(cost);
  return [
    byUse.length > 0 && (byUse.length === sold.length ? 'by use' : `${listed(byUse)} by use`),
    unstated.length > 0 && `${listed(unstated)} not stated`,
    without && `without ${without}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const shown = ({ bought, need }: ReturnType<typeof sumsOf>) => ({
  bought: bought > 0 ? grouped(bought) : '',
  times: bought > 0 ? (bought / need).toFixed(1) : '',
});

/** The start-up's stack on each host that sells containers, on a server and here: the memory that has to be bought. */
export function boughtView(floors: Floors): BoughtView {
  const workload = workloadOf(WORKLOAD);
  const ours = ourMemory(workload);
  const all = sumsOf(ours, floors);
  const priceOf = (cost: PlatformCost) => ({
    key: `${cost.platform}/${WORKLOAD}`,
    euro: formatAmount(cost.totalEuro),
  });
  const theirs = CONTAINER_PLATFORMS.map((platform) => {
    const cost = platformCost(platform, workload);
    const sold = memorySold(cost, workload);
    return {
      sums: sumsOf(sold, floors),
      name: platformNames[platform],
      note: noteOf(sold, cost),
      price: priceOf(cost),
    };
  });
  const server = platformCost('hetzner', workload);
  const line = server.lines.find(({ part }) => part === 'server');
  const rows = [
    {
      sums: all,
      name: brand.product,
      note: '',
      price: { expression: ourCost(workload).expression },
    },
    ...theirs,
    {
      sums: { bought: (line && boughtMb(line)) ?? 0, need: all.need },
      name: 'A server at Hetzner',
      note: 'with the system, without your work',
      price: priceOf(server),
    },
  ];
  return {
    need: all.need,
    rows: rows
      .sort((a, b) => a.sums.bought - b.sums.bought)
      .map(({ sums, ...row }) => ({ ...row, ...shown(sums) })),
  };
}
