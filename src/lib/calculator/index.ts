import { limits } from '../limits.ts';
import { roundToCent, type MicroEuro } from '../money.ts';
import {
  allowances,
  formatMemory,
  HOURS_A_MONTH,
  SIZE_NAMES,
  sizeOf,
  type SizeName,
} from '../prices.ts';
import { evaluatePrice } from '../price/index.ts';

/** The parts of a stack. Each kind has one price rule. */
export const PART_KINDS = ['app', 'postgres', 'mysql', 'redis', 'volume', 'free'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** One part of a stack: a size if the kind has one, a number of replicas for an app, GB of disk for the others. */
export interface Part {
  kind: PartKind;
  size: SizeName;
  /** Replicas of an app, otherwise 1. */
  count: number;
  /** GB of a database's or volume's disk, otherwise 0. */
  gb: number;
}

/** What a project uses in a month, and how many such projects there are. */
export interface Stack {
  parts: readonly Part[];
  /** Outgoing traffic in decimal TB. */
  trafficTb: number;
  buildMinutes: number;
  /** GB of all volume snapshots that are kept. */
  snapshotGb: number;
  /** Hours a week that its apps run. The rest of the time they're stopped. */
  hoursAWeek: number;
  projects: number;
  /** What the visitor pays now for the same, in euro a month, or 0 if they haven't said. */
  paysNow: number;
}

export const HOURS_A_WEEK = 168;

/** A stack without parts, which runs all month. */
export const EMPTY: Stack = {
  parts: [],
  trafficTb: 0,
  buildMinutes: 0,
  snapshotGb: 0,
  hoursAWeek: HOURS_A_WEEK,
  projects: 1,
  paysNow: 0,
};

/** The possible settings of each kind, and its values when it's added. */
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
export const MAX_SNAPSHOT_GB = 10_000;
export const MAX_PROJECTS = 100;
export const MAX_PAYS = 1_000_000;

/** A new part of that kind at its smallest useful setting. */
export function newPart(kind: PartKind): Part {
  return {
    kind,
    size: kind === 'redis' || kind === 'free' ? 'nano' : 'micro',
    count: 1,
    gb: kindRules[kind].disk ? 10 : 0,
  };
}

/** Factor and key as a term of a price expression. Empty if nothing is charged. */
function term(factor: number, key: string): string {
  const rounded = Math.round(factor * 1e9) / 1e9;
  if (rounded <= 0) return '';
  return rounded === 1 ? key : `${rounded}*${key}`;
}

/** The hours begun in a month if apps run that many hours a week. */
export const hoursAMonth = (hoursAWeek: number): number =>
  Math.ceil((HOURS_A_MONTH * hoursAWeek) / HOURS_A_WEEK);

/** A part's price as an expression for `evaluatePrice`, such as `size.medium + 9*disk`, multiplied by `times`. */
export function partPrice(
  { kind, size, count, gb }: Part,
  hoursAWeek: number = HOURS_A_WEEK,
  times = 1,
): string {
  const running = hoursAMonth(hoursAWeek) / HOURS_A_MONTH;
  const ownSize = term(times, `size.${size}`);
  const terms = {
    app: [term(times * count * running, `size.${size}`)],
    postgres: [ownSize, term(times * (gb - allowances.databaseDiskGb), 'disk')],
    mysql: [ownSize, term(times * (gb - allowances.databaseDiskGb), 'disk')],
    redis: [ownSize],
    volume: [term(times * gb, 'disk')],
    free: [],
  }[kind];
  return terms.filter(Boolean).join(' + ') || 'free';
}

/** The price of outgoing traffic beyond the allowance of each project. */
export const trafficPrice = (trafficTb: number, projects = 1): string =>
  term(projects * (trafficTb - allowances.trafficTb), 'traffic') || 'free';

/** The price of build minutes beyond the allowance of each project. */
export const buildPrice = (minutes: number, projects = 1): string =>
  term(projects * (minutes - allowances.buildMinutes), 'buildMinute') || 'free';

/** The price of the snapshots that are kept. */
export const snapshotPrice = (gb: number, projects = 1): string =>
  term(projects * gb, 'snapshot') || 'free';

/** The monthly price of the whole stack, for that many projects. */
export function stackPrice(stack: Stack, projects: number = stack.projects): string {
  const terms = [
    ...stack.parts.map((part) => partPrice(part, stack.hoursAWeek, projects)),
    snapshotPrice(stack.snapshotGb, projects),
    trafficPrice(stack.trafficTb, projects),
    buildPrice(stack.buildMinutes, projects),
  ].filter((expression) => expression !== 'free');
  return terms.join(' + ') || 'free';
}

/** A stack's monthly sum in micro-euro. Each project's line is rounded once to the cent, as on the bill. */
export const stackTotal = (stack: Stack): MicroEuro =>
  stack.projects * roundToCent(evaluatePrice(stackPrice(stack, 1)));

/** The sum before rounding, or null if rounding doesn't change it. */
export function beforeRounding(stack: Stack): MicroEuro | null {
  const exact = stack.projects * evaluatePrice(stackPrice(stack, 1));
  return exact === stackTotal(stack) ? null : exact;
}

/** The disk that a Redis of that size includes: '512 MB', '1 GB'. */
export const redisDisk = (size: SizeName): string =>
  formatMemory(sizeOf(size).memoryMb * allowances.redisDiskFactor);

/** What a part is, in words: '2 × small', 'medium, 10 GB disk', 'nano, 512 MB disk', '20 GB'. */
export function describePart({ kind, size, count, gb }: Part): string {
  if (kind === 'volume') return `${gb} GB`;
  if (kind === 'free') return `${limits['free.memory'].text}, ${limits['free.disk'].text} disk`;
  if (kind === 'app') return count === 1 ? size : `${count} × ${size}`;
  if (kind === 'redis') return `${size}, ${redisDisk(size)} disk`;
  return `${size}, ${gb} GB disk`;
}
