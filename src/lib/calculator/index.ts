import { limits } from '../limits.ts';
import type { MicroEuro } from '../money.ts';
import { allowances, SIZE_NAMES, sizeOf, type SizeName } from '../prices.ts';
import { evaluatePrice } from '../price/index.ts';

/** What a stack is made of; each kind has one price rule. */
export const PART_KINDS = ['app', 'postgres', 'mysql', 'redis', 'volume', 'free'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** One part of a stack: a size where the kind has one, a count of replicas for an app, GB of disk for the others. */
export interface Part {
  kind: PartKind;
  size: SizeName;
  /** Replicas of an app, else 1. */
  count: number;
  /** GB of disk of a database or volume, else 0. */
  gb: number;
}

/** What a project uses in a month. */
export interface Stack {
  parts: readonly Part[];
  /** Outgoing traffic in decimal TB. */
  trafficTb: number;
  buildMinutes: number;
}

/** What each kind may be set to, and its values when it is added. */
export const kindRules = {
  app: { label: 'App', sizes: SIZE_NAMES, replicas: true, disk: null },
  postgres: { label: 'PostgreSQL', sizes: SIZE_NAMES, replicas: false, disk: { min: 1 } },
  mysql: { label: 'MySQL', sizes: SIZE_NAMES.slice(1), replicas: false, disk: { min: 1 } },
  redis: { label: 'Redis', sizes: SIZE_NAMES, replicas: false, disk: null },
  volume: { label: 'Volume', sizes: [], replicas: false, disk: { min: 1 } },
  free: { label: 'Free PostgreSQL', sizes: [], replicas: false, disk: null },
} as const satisfies Record<
  PartKind,
  { label: string; sizes: readonly SizeName[]; replicas: boolean; disk: { min: number } | null }
>;

export const MAX_REPLICAS = limits['app.replicas'].value ?? 1;
export const MAX_GB = limits['disk.max'].value ?? 1;
export const MAX_TB = 1000;
export const MAX_MINUTES = 100_000;

/** A new part of that kind at its smallest useful setting. */
export function newPart(kind: PartKind): Part {
  return {
    kind,
    size: kind === 'redis' || kind === 'free' ? 'nano' : 'micro',
    count: 1,
    gb: kindRules[kind].disk ? 10 : 0,
  };
}

/** Factor and key as a term of a price expression; an empty text where nothing is charged. */
function term(factor: number, key: string): string {
  const rounded = Math.round(factor * 1e6) / 1e6;
  if (rounded <= 0) return '';
  return rounded === 1 ? key : `${rounded}*${key}`;
}

/** The price of a part as an expression that `evaluatePrice` computes, such as `size.medium + 9*disk`. */
export function partPrice({ kind, size, count, gb }: Part): string {
  const terms = {
    app: [term(count, `size.${size}`)],
    postgres: [`size.${size}`, term(gb - allowances.databaseDiskGb, 'disk')],
    mysql: [`size.${size}`, term(gb - allowances.databaseDiskGb, 'disk')],
    redis: [`size.${size}`],
    volume: [term(gb, 'disk')],
    free: [],
  }[kind];
  return terms.filter(Boolean).join(' + ') || 'free';
}

/** The price of outgoing traffic beyond the allowance. */
export function trafficPrice(trafficTb: number): string {
  return term(trafficTb - allowances.trafficTb, 'traffic') || 'free';
}

/** The price of build minutes beyond the allowance. */
export function buildPrice(minutes: number): string {
  return term(minutes - allowances.buildMinutes, 'buildMinute') || 'free';
}

/** The price of the whole stack a month. */
export function stackPrice(stack: Stack): string {
  const terms = [
    ...stack.parts.map(partPrice),
    trafficPrice(stack.trafficTb),
    buildPrice(stack.buildMinutes),
  ].filter((expression) => expression !== 'free');
  return terms.join(' + ') || 'free';
}

/** The sum of a stack a month in micro-euro. */
export function stackTotal(stack: Stack): MicroEuro {
  return evaluatePrice(stackPrice(stack));
}

/** What a part is, in words: '2 × small', 'medium, 10 GB disk', 'nano, 0.5 GB disk', '20 GB'. */
export function describePart({ kind, size, count, gb }: Part): string {
  if (kind === 'volume') return `${gb} GB`;
  if (kind === 'free') return `${limits['free.memory'].text}, ${limits['free.disk'].text} disk`;
  if (kind === 'app') return count === 1 ? size : `${count} × ${size}`;
  if (kind === 'redis')
    return `${size}, ${(sizeOf(size).memoryMb * allowances.redisDiskFactor) / 1024} GB disk`;
  return `${size}, ${gb} GB disk`;
}
