import { SIZE_NAMES, type SizeName } from '../prices.ts';
import {
  EMPTY,
  HOURS_A_WEEK,
  kindRules,
  MAX_GB,
  MAX_MINUTES,
  MAX_PAYS,
  MAX_PROJECTS,
  MAX_REPLICAS,
  MAX_SNAPSHOT_GB,
  MAX_TB,
  newPart,
  PART_KINDS,
  type Part,
  type PartKind,
  type Stack,
} from './index.ts';
import { MAX_PARTS } from './refusals.ts';

const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));

/** A part with every value inside its limits: the kind's sizes, 1–10 replicas, 1–200 GB. */
function clampPart(part: Part): Part {
  const rule = kindRules[part.kind];
  const sizes: readonly SizeName[] = rule.sizes;
  return {
    kind: part.kind,
    size: sizes.includes(part.size) ? part.size : newPart(part.kind).size,
    count: rule.replicas ? Math.round(within(part.count, 1, MAX_REPLICAS)) : 1,
    gb: rule.disk ? Math.round(within(part.gb, rule.disk.min, MAX_GB)) : 0,
  };
}

/** Traffic is counted in gigabytes at the finest: three decimals of a terabyte. */
const toGigabyte = (tb: number) => Math.round(tb * 1000) / 1000;

/** A stack with every part inside its limits and at most one free database. */
export function clampStack(stack: Stack): Stack {
  let free = 0;
  return {
    parts: stack.parts
      .map(clampPart)
      .filter((part) => part.kind !== 'free' || (free += 1) === 1)
      .slice(0, MAX_PARTS),
    trafficTb: toGigabyte(within(stack.trafficTb, 0, MAX_TB)),
    buildMinutes: Math.round(within(stack.buildMinutes, 0, MAX_MINUTES)),
    snapshotGb: Math.round(within(stack.snapshotGb, 0, MAX_SNAPSHOT_GB)),
    hoursAWeek: Math.round(within(stack.hoursAWeek, 0, HOURS_A_WEEK)),
    projects: Math.round(within(stack.projects, 1, MAX_PROJECTS)),
    paysNow: Math.round(within(stack.paysNow, 0, MAX_PAYS) * 100) / 100,
  };
}

/** Writes a part as `app.small.2`, `postgres.medium.10`, `redis.nano`, `volume.20` or `free`. */
function writePart({ kind, size, count, gb }: Part): string {
  const rule = kindRules[kind];
  return [
    kind,
    rule.sizes.length > 0 ? size : '',
    rule.replicas && count > 1 ? count : '',
    rule.disk ? gb : '',
  ]
    .filter((piece) => piece !== '')
    .join('.');
}

/** The numbers of a stack, each with its name in an address. */
const NUMBERS = {
  traffic: 'trafficTb',
  builds: 'buildMinutes',
  snapshots: 'snapshotGb',
  hours: 'hoursAWeek',
  projects: 'projects',
  now: 'paysNow',
} as const;

/** The stack as the query of an address, without '?': `stack=app.small.2,redis.nano&traffic=1.5&builds=600`. */
export function writeStack(stack: Stack): string {
  const numbers = Object.entries(NUMBERS)
    .filter(([, key]) => stack[key] !== EMPTY[key])
    .map(([name, key]) => `${name}=${stack[key]}`);
  return [`stack=${stack.parts.map(writePart).join(',')}`, ...numbers].join('&');
}

function readPart(text: string): Part | undefined {
  const [kind, ...pieces] = text.split('.');
  if (!PART_KINDS.includes(kind as PartKind)) return undefined;
  const part = newPart(kind as PartKind);
  for (const piece of pieces) {
    if (SIZE_NAMES.includes(piece as SizeName)) part.size = piece as SizeName;
    else if (/^\d+$/.test(piece) && kindRules[part.kind].replicas) part.count = Number(piece);
    else if (/^\d+$/.test(piece)) part.gb = Number(piece);
  }
  return part;
}

/** A stack from an address, and whether anything in it had to be left out or moved into its limits. */
export interface ReadStack {
  stack: Stack;
  isChanged: boolean;
}

/**
 * Reads a stack from an address's query, or returns undefined if it has none. Anything unknown or out of range
 * is dropped or moved into its limits, because people edit addresses, and the reader is told.
 */
export function readStack(query: string): ReadStack | undefined {
  const values = new URLSearchParams(query);
  const text = values.get('stack');
  if (text === null) return undefined;
  const numbers = Object.fromEntries(
    Object.entries(NUMBERS).map(([name, key]) => [key, Number(values.get(name) ?? EMPTY[key])]),
  );
  const words = text.split(',').filter((word) => word !== '');
  const given: Stack = {
    ...EMPTY,
    ...numbers,
    parts: words.map(readPart).filter((part) => part !== undefined),
  };
  const stack = clampStack(given);
  const isChanged = given.parts.length < words.length || writeStack(given) !== writeStack(stack);
  return { stack, isChanged };
}
