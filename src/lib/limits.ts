import { limits as data, type LimitRow, type LimitsKey, type Region } from '#data/limits';
import { prices, type SizeName } from '#data/prices';
import { grouped } from './numbers.ts';

/** A limit, default or period of the platform. */
export interface LimitFact {
  /** The figure in `unit`. Absent if the fact is a list or a phrase. */
  value?: number;
  unit?: LimitRow['unit'];
  /** As shown to a reader, unit included. */
  text: string;
}

/** Units that are written as words. */
const WORDS: Readonly<Record<string, string>> = {
  d: 'day',
  min: 'minute',
  h: 'hour',
  month: 'month',
};

function textOf({ value = 0, unit, noun }: LimitRow): string {
  if (noun) return `${value} ${noun}`;
  if (unit === undefined || unit === 'count') return grouped(value);
  const word = WORDS[unit];
  return word ? `${value} ${word}${value === 1 ? '' : 's'}` : `${value} ${unit}`;
}

function factOf(row: LimitRow): LimitFact {
  const { value, unit } = row;
  return { ...(value === undefined ? {} : { value, unit }), text: row.text ?? textOf(row) };
}

export type LimitKey = LimitsKey | `connections.${SizeName}`;

/** Every limit by its key. Pages show them with `<Limit of="key" />` and `{product.limit.key}`. */
export const limits = /* @__PURE__ */ Object.fromEntries([
  ...Object.entries(data.limits).map(([key, row]) => [key, factOf(row)] as const),
  ...prices.sizes.map(
    ({ name, connections }) =>
      [`connections.${name}`, factOf({ value: connections, unit: 'count' })] as const,
  ),
]) as Readonly<Record<LimitKey, LimitFact>>;

/** That key's limit as shown to a reader. Throws with the nearest keys if it's unknown. */
export function limitText(key: string): string {
  const fact = (limits as Readonly<Record<string, LimitFact>>)[key];
  if (!fact) {
    const group = key.split('.')[0] ?? '';
    const near = Object.keys(limits).filter((known) => known.startsWith(`${group}.`));
    throw new Error(
      `there is no limit '${key}'. Known: ${(near.length ? near : Object.keys(limits)).join(', ')}`,
    );
  }
  return fact.text;
}

/** Where apps run, from west to east. The schema requires two. */
export const regions = data.regions as [Region, Region];
