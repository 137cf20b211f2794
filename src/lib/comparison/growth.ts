import { formatEuro, type MicroEuro } from '../money.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { formatMemory, sizes } from '../prices.ts';
import { brand } from '../brand.ts';
import {
  ourCost,
  platformCost,
  workloadOf,
  type ComparedPlatform,
  type Workload,
} from '../cost/index.ts';

/** What both bills are at one point of a growing stack. */
export interface GrowthPoint {
  /** GB of traffic a month, or MB of memory of each replica. */
  at: number;
  ours: MicroEuro;
  theirs: MicroEuro;
}

/** How both bills for the start-up's stack grow with what decides between the two. */
export interface Growth {
  by: 'traffic' | 'memory';
  names: { ours: string; theirs: string };
  points: readonly GrowthPoint[];
  /** True where parts are left out of their sums. */
  isIncomplete: boolean;
}

/** What decides beside each platform; a server that holds everything at one price has no such line. */
const DECIDES: Partial<Readonly<Record<ComparedPlatform, Growth['by']>>> = {
  digitalocean: 'traffic',
  fly: 'traffic',
  heroku: 'memory',
  railway: 'traffic',
  render: 'traffic',
  vercel: 'memory',
};

const TRAFFIC = Array.from({ length: 21 }, (_, step) => step * 50);
const MEMORY = sizes.map(({ memoryMb }) => memoryMb).filter((memoryMb) => memoryMb <= 2048);

const grown = (by: Growth['by'], at: number): Workload => {
  const workload = workloadOf('start-up');
  return by === 'traffic'
    ? { ...workload, trafficGb: at }
    : {
        ...workload,
        apps: workload.apps.map((app) => (app.replicas > 1 ? { ...app, memoryMb: at } : app)),
      };
};

/** The start-up's stack on both sides as its traffic or its memory grows; undefined where no line decides. */
export function growthOf(platform: ComparedPlatform): Growth | undefined {
  const by = DECIDES[platform];
  if (!by) return undefined;
  const costs = (by === 'traffic' ? TRAFFIC : MEMORY).map((at) => {
    const workload = grown(by, at);
    return { at, ours: ourCost(workload).total, cost: platformCost(platform, workload) };
  });
  return {
    by,
    names: { ours: brand.product, theirs: platformNames[platform] },
    points: costs.map(({ at, ours, cost }) => ({ at, ours, theirs: cost.totalEuro })),
    isIncomplete: costs.some(({ cost }) => cost.missing.length > 0),
  };
}

/** The place of a point in words: '1,000 GB' of traffic, '2 GB' of memory. */
export const placeOf = (by: Growth['by'], at: number): string =>
  by === 'traffic' ? `${at.toLocaleString('en-GB')} GB` : formatMemory(at);

/** Where the figures of a line of traffic are said: its ends. The page has the rest. */
const SAID = [0, 1000];

/** The figures of both lines in words, for those who do not see them. */
export function growthText({ by, names, points, isIncomplete }: Growth): string {
  const said = by === 'traffic' ? points.filter(({ at }) => SAID.includes(at)) : points;
  const line = (of: 'ours' | 'theirs'): string =>
    said.every((point) => point[of] === said[0]?.[of])
      ? `${formatEuro(said[0]?.[of] ?? 0)} throughout`
      : said.map((point) => `${formatEuro(point[of])} at ${placeOf(by, point.at)}`).join(', ');
  const what = by === 'traffic' ? 'outgoing traffic a month' : 'memory of each replica';
  const part = isIncomplete ? ' (in part)' : '';
  return `The start-up's stack by ${what}. ${names.theirs}${part}: ${line('theirs')}. ${names.ours}: ${line('ours')}.`;
}
