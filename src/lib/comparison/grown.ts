import { platformsNames as platformNames } from '#data/platforms-names';
import {
  CONTAINER_PLATFORMS,
  ourCost,
  platformCost,
  type PlatformCost,
  withMemory,
  workloadOf,
} from '../cost/index.ts';
import { formatAmount } from '../money.ts';
import { formatMemory } from '../prices.ts';
import { withoutText } from './band.ts';

/** The least memory of each app and the database, in MB. 0 means as measured. */
export const GROWN_MB = [0, 512, 1024, 2048] as const;

/** One stack with more and more memory in each part, and what it costs here and elsewhere. */
export interface GrownView {
  heads: readonly string[];
  /** Expressions over price keys. */
  ours: readonly string[];
  /** How many platforms cost less than twice our sum, as measured and with the most memory. */
  near: readonly [number, number];
  others: readonly {
    name: string;
    without: string;
    cells: readonly { key: string; euro: string; isLess: boolean }[];
  }[];
}

/** The start-up's stack on every platform and on a server, by its parts' memory, least first. */
export function grownView(): GrownView {
  const grown = GROWN_MB.map((memoryMb) => withMemory(workloadOf('start-up'), memoryMb));
  const ours = grown.map(ourCost);
  const isLess = (cost: PlatformCost, at: number, times = 1) =>
    cost.totalEuro < times * (ours[at]?.total ?? 0);
  const sides = [...CONTAINER_PLATFORMS, 'hetzner' as const].map((platform) => ({
    platform,
    costs: grown.map((workload) => platformCost(platform, workload)),
  }));
  const nearAt = (at: number) =>
    sides.filter(
      ({ platform, costs }) => platform !== 'hetzner' && isLess(costs[at] as PlatformCost, at, 2),
    ).length;
  const leastOf = ({ costs }: (typeof sides)[number]) =>
    Math.min(...costs.map(({ totalEuro }) => totalEuro));
  return {
    near: [nearAt(0), nearAt(GROWN_MB.length - 1)],
    heads: GROWN_MB.map((memoryMb) => (memoryMb ? formatMemory(memoryMb) : 'measured')),
    ours: ours.map(({ expression }) => expression),
    others: sides
      .sort((a, b) => leastOf(a) - leastOf(b))
      .map(({ platform, costs }) => ({
        name: platform === 'hetzner' ? 'A server at Hetzner' : platformNames[platform],
        without: platform === 'hetzner' ? 'your work' : withoutText(costs[0] as PlatformCost),
        cells: costs.map((cost, at) => ({
          key: `grown:${platform}/${GROWN_MB[at]}`,
          euro: formatAmount(cost.totalEuro),
          isLess: isLess(cost, at),
        })),
      })),
  };
}
