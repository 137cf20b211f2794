import type { MicroEuro } from '../money.ts';
import { sizes, smallestSizeFor } from '../prices.ts';
import { saidIn } from './amounts.ts';
import { priceOn } from './containers.ts';
import { ourCost, platformCost, toEuro } from './index.ts';
import { OVERHEAD, serverFor } from './servers.ts';
import { type ComparedPlatform, CONTAINER_PLATFORMS, ON_A_SERVER, type Workload } from './types.ts';
import { workloadOf } from './workloads.ts';

/**
 * What grows while everything else stays: one app's memory in MB, the start-up's traffic in GB, or the number
 * of small apps with a database.
 */
export const AXES = ['memory', 'traffic', 'apps'] as const;
export type Axis = (typeof AXES)[number];

/** Both bills at one place of an axis. Theirs is null if they sell nothing that large. */
export interface SweepPoint {
  at: number;
  ours: MicroEuro;
  theirs: MicroEuro | null;
}

/** Which side costs less, or 'even' if the sums are close along the whole stretch. */
type Less = 'ours' | 'theirs' | 'even';

/** A stretch of an axis on which the same side costs less, including both ends. */
export interface Stretch {
  from: number;
  to: number;
  less: Less;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

const PLACES: Readonly<Record<Axis, readonly number[]>> = {
  memory: range(128, 8192, 1),
  traffic: range(0, 5000, 10),
  apps: range(1, 20, 1),
};

/** One app alone: its container, or a server for it and the system. */
function theirApp(platform: ComparedPlatform, memoryMb: number): MicroEuro | null {
  const onServer = ON_A_SERVER.find((known) => known === platform);
  if (onServer) {
    const { memoryMb: system, diskGb, cores } = OVERHEAD[onServer];
    return serverFor({ memoryMb: memoryMb + system, diskGb, cores })?.total ?? null;
  }
  const container = CONTAINER_PLATFORMS.find((known) => known === platform);
  if (!container) return null;
  if (container === 'vercel' && memoryMb > largestFunctionMb()) return null;
  const { amount, minimum } = priceOn(container, memoryMb);
  return toEuro(Math.max(amount, minimum?.amount ?? 0));
}

const largestFunctionMb = (): number =>
  Number(saidIn('vercel/function-memory', /([\d.]+) GB on Pro/)) * 1024;

/** The facts behind one app of theirs, at each of our sizes. */
export function factsOfApps(platform: ComparedPlatform): string[] {
  const onServer = ON_A_SERVER.find((known) => known === platform);
  const container = CONTAINER_PLATFORMS.find((known) => known === platform);
  return sizes.flatMap(({ memoryMb }) => {
    if (onServer) {
      const { memoryMb: system, diskGb, cores } = OVERHEAD[onServer];
      return serverFor({ memoryMb: memoryMb + system, diskGb, cores })?.factIds ?? [];
    }
    if (!container) return [];
    const { lines, minimum } = priceOn(container, memoryMb);
    return [...lines.flatMap(({ factIds }) => factIds), ...(minimum ? [minimum.factId] : [])];
  });
}

function memoryAt(platform: ComparedPlatform, at: number): SweepPoint {
  const size = smallestSizeFor(at);
  if (!size) throw new Error(`no size holds ${at} MB`);
  return { at, ours: size.month, theirs: theirApp(platform, at) };
}

/** A workload that has grown to a place of an axis. */
const grown = (axis: 'traffic' | 'apps', at: number): Workload =>
  axis === 'traffic'
    ? { ...workloadOf('start-up'), trafficGb: at }
    : { ...workloadOf('side-project'), projects: at };

function pointAt(platform: ComparedPlatform, axis: Axis, at: number): SweepPoint {
  if (axis === 'memory') return memoryAt(platform, at);
  const workload = grown(axis, at);
  return {
    at,
    ours: ourCost(workload).total,
    theirs: platformCost(platform, workload).totalEuro,
  };
}

const swept = new Map<string, readonly SweepPoint[]>();

/** Both bills along an axis: every megabyte, every ten gigabytes, every app. Texts and drawings use the same result. */
export function sweep(platform: ComparedPlatform, axis: Axis): readonly SweepPoint[] {
  const key = `${platform}/${axis}`;
  const points = swept.get(key) ?? PLACES[axis].map((at) => pointAt(platform, axis, at));
  swept.set(key, points);
  return points;
}

/** True if both sums differ by less than a hundredth, which the exchange rate moves in a week. */
const isClose = ({ ours, theirs }: SweepPoint): boolean =>
  theirs !== null && Math.abs(ours - theirs) * 100 < Math.min(ours, theirs);

/** The stretches of an axis, in order. The bills cross where one ends and the next starts. */
export function stretchesOf(points: readonly SweepPoint[]): Stretch[] {
  const stretches: (Stretch & { isEven: boolean })[] = [];
  for (const point of points) {
    const { at, ours, theirs } = point;
    if (theirs === null) continue;
    const less = ours < theirs ? 'ours' : 'theirs';
    const last = stretches.at(-1);
    if (last?.less === less) {
      last.to = at;
      last.isEven &&= isClose(point);
    } else stretches.push({ from: at, to: at, less, isEven: isClose(point) });
  }
  return stretches.map(({ from, to, less, isEven }) => ({
    from,
    to,
    less: isEven ? 'even' : less,
  }));
}
