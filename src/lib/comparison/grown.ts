import { platformsNames as platformNames } from '#data/platforms-names';
import {
  CONTAINER_PLATFORMS,
  ourCost,
  platformCost,
  type Workload,
  withMemory,
  workloadOf,
} from '../cost/index.ts';
import { formatMemory } from '../prices.ts';
import { withoutText } from './band.ts';
import { totalOf } from './costs.ts';

/** What each app and the database need at least, in MB. 0 is as measured. */
export const GROWN_MB = [0, 512, 1024, 2048] as const;

/** One stack with more and more memory in each part: what it costs here and elsewhere. */
export interface GrownView {
  heads: readonly string[];
  /** Expressions over price keys. */
  ours: readonly string[];
  /** How many platforms cost less than twice our sum, as measured and with most memory. */
  near: readonly [number, number];
  others: readonly {
    name: string;
    without: string;
    cells: readonly { key: string; euro: string; isLess: boolean }[];
  }[];
}

/** The start-up's stack on every platform and on a server, by the memory of its parts, least first. */
export function grownView(): GrownView {
  const grown = GROWN_MB.map((memoryMb) => withMemory(workloadOf('start-up'), memoryMb));
  const ours = grown.map(ourCost);
  const others = [...CONTAINER_PLATFORMS, 'hetzner' as const].map((platform) => {
    const costs = grown.map((workload) => platformCost(platform, workload));
    return {
      least: Math.min(...costs.map(({ totalEuro }) => totalEuro)),
      name: platform === 'hetzner' ? 'A server at Hetzner' : platformNames[platform],
      without: platform === 'hetzner' ? 'your work' : (costs.map(withoutText)[0] ?? ''),
      cells: costs.map((cost, at) => ({
        key: `grown:${platform}/${GROWN_MB[at]}`,
        euro: totalOf(cost).euro,
        isLess: cost.totalEuro < (ours[at]?.total ?? 0),
      })),
    };
  });
  const nearAt = (at: number) =>
    CONTAINER_PLATFORMS.filter(
      (platform) =>
        platformCost(platform, grown[at] as Workload).totalEuro < 2 * (ours[at]?.total ?? 0),
    ).length;
  return {
    near: [nearAt(0), nearAt(GROWN_MB.length - 1)],
    heads: GROWN_MB.map((memoryMb) => (memoryMb ? formatMemory(memoryMb) : 'as measured')),
    ours: ours.map(({ expression }) => expression),
    others: others.sort((a, b) => a.least - b.least).map(({ least: _, ...row }) => row),
  };
}
