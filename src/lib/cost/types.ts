import type { MicroEuro } from '../money.ts';
import type { PlatformSlug as PlatformId } from '#data/platforms';
import type { Workload as WorkloadRow } from '#data/workloads';

/** An amount of US dollars in whole micro-dollars (1 dollar = 1,000,000). */
export type MicroDollar = number;

/** Platforms that sell containers, each with its own price. */
export const CONTAINER_PLATFORMS = [
  'digitalocean',
  'fly',
  'heroku',
  'railway',
  'render',
  'vercel',
] as const satisfies readonly PlatformId[];
export type ContainerPlatform = (typeof CONTAINER_PLATFORMS)[number];

/** What you run on a rented server: the whole workload at one price, in euro. */
export const ON_A_SERVER = ['coolify', 'hetzner'] as const satisfies readonly PlatformId[];

/** The platforms that the three workloads are costed on. */
export const COMPARED = [...CONTAINER_PLATFORMS, ...ON_A_SERVER] as const;
export type ComparedPlatform = (typeof COMPARED)[number];

/** What has to run all month in a European region. Memory and disk are binary, traffic is decimal. */
export type Workload = WorkloadRow & {
  /** One sentence that names every part. */
  summary: string;
};
export type WorkloadId = Workload['id'];

/**
 * 'costed' and 'included' lines count. 'not offered' and 'not costed' lines have no amount, and the sum says
 * that it leaves them out.
 */
export type LineState = 'costed' | 'included' | 'not offered' | 'not costed';

export interface CostLine {
  part: 'app' | 'database' | 'redis' | 'volume' | 'traffic' | 'plan' | 'server';
  /** What's bought. */
  label: string;
  state: LineState;
  /** In millionths of the cost's currency, rounded to whole cents, half up. 0 if the state has no amount. */
  amount: number;
  /** The calculation in words and figures, or why there is none. */
  arithmetic: string;
  /** The platform facts behind the line. */
  factIds: readonly string[];
  /** What differs from ours, or null. */
  notEqual: string | null;
}

/** A workload costed on one platform: net, always on, and in a European region if the facts have one. */
export interface PlatformCost {
  platform: ComparedPlatform;
  workload: WorkloadId;
  /** The currency of the lines and their sum. */
  currency: 'USD' | 'EUR';
  lines: readonly CostLine[];
  /** The sum of the lines that have an amount. */
  total: number;
  /** The same in euro, rounded to cents. Converted at the stated rate if it was in dollars. */
  totalEuro: MicroEuro;
  /** A server that was listed at less but sold out, otherwise null. */
  soldOut: SoldOut | null;
  /** The lines that the total leaves out. Empty if it's complete. */
  missing: readonly CostLine[];
}

/** A server that's large enough for the workload but was sold out. */
export interface SoldOut {
  /** 'CX33, 4 vCPU, 8 GB'. */
  label: string;
  total: MicroEuro;
  factIds: readonly string[];
  /** The day on which somebody's program read it as sold out: '3 September 2026'. */
  read: string;
}

export interface OurLine {
  part: CostLine['part'];
  label: string;
  /** A sum over price keys, such as `2*size.small`, which `<Price of="…" />` renders. */
  expression: string;
  amount: MicroEuro;
  /** What's included, or a condition. Null if there's nothing to say. */
  note: string | null;
}

export interface OurCost {
  workload: WorkloadId;
  lines: readonly OurLine[];
  /** The sum's expression, `free` if everything is free. */
  expression: string;
  total: MicroEuro;
}
