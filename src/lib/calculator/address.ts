import { SIZE_NAMES, type SizeName } from '../prices.ts';
import {
  kindRules,
  MAX_GB,
  MAX_MINUTES,
  MAX_REPLICAS,
  MAX_TB,
  newPart,
  PART_KINDS,
  type Part,
  type PartKind,
  type Stack,
} from './index.ts';

/** More parts than a project may hold services are not read from an address. */
const MAX_PARTS = 50;

const within = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));

/** A part with every value inside its limits: sizes of the kind, 1–10 replicas, 1–200 GB. */
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

/** A stack with every part inside its limits and at most one free database. */
export function clampStack(stack: Stack): Stack {
  let free = 0;
  return {
    parts: stack.parts
      .map(clampPart)
      .filter((part) => part.kind !== 'free' || (free += 1) === 1)
      .slice(0, MAX_PARTS),
    trafficTb: Math.round(within(stack.trafficTb, 0, MAX_TB) * 10) / 10,
    buildMinutes: Math.round(within(stack.buildMinutes, 0, MAX_MINUTES)),
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

/** The stack as the query of an address, without '?': `stack=app.small.2,redis.nano&traffic=1.5&builds=600`. */
export function writeStack(stack: Stack): string {
  const query = [`stack=${stack.parts.map(writePart).join(',')}`];
  if (stack.trafficTb > 0) query.push(`traffic=${stack.trafficTb}`);
  if (stack.buildMinutes > 0) query.push(`builds=${stack.buildMinutes}`);
  return query.join('&');
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

/**
 * Reads a stack from the query of an address; undefined where it holds none.
 * Whatever is unknown or out of range is dropped or moved into its limits,
 * because people edit addresses.
 */
export function readStack(query: string): Stack | undefined {
  const values = new URLSearchParams(query);
  const text = values.get('stack');
  if (text === null) return undefined;
  return clampStack({
    parts: text
      .split(',')
      .map(readPart)
      .filter((part) => part !== undefined),
    trafficTb: Number(values.get('traffic') ?? 0),
    buildMinutes: Number(values.get('builds') ?? 0),
  });
}
