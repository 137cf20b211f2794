import { prices, type RateRows, type SizeName, type SizeRow } from '#data/prices';
import type { MicroEuro } from './money.ts';

export type { SizeName } from '#data/prices';

/** A size of apps and databases, with its price a month in micro-euro. */
export type Size = SizeRow & { month: MicroEuro };

const micro = (euros: number): MicroEuro => Math.round(euros * 1_000_000);

/** The sizes of apps and databases, smallest first. */
export const sizes: readonly Size[] = /* @__PURE__ */ prices.sizes.map((size) => ({
  ...size,
  month: micro(size.month),
}));

/** The names of the sizes, smallest first. */
export const SIZE_NAMES: readonly SizeName[] = /* @__PURE__ */ prices.sizes.map(({ name }) => name);

/** A month counts this many hours, so a size never costs more than its monthly price. */
export const HOURS_A_MONTH = prices.hoursAMonth;

/** Unit prices in micro-euro, in addition to the sizes. */
export const rates: Readonly<Record<keyof RateRows, MicroEuro>> = {
  diskGbMonth: micro(prices.rates.diskGbMonth),
  snapshotGbMonth: micro(prices.rates.snapshotGbMonth),
  trafficTb: micro(prices.rates.trafficTb),
  buildMinute: micro(prices.rates.buildMinute),
  trialCredit: micro(prices.rates.trialCredit),
  included: micro(prices.rates.included),
};

/** What's included in addition to the sizes. */
export const allowances = prices.allowances;

/** The size of that name. */
export function sizeOf(name: SizeName): Size {
  const size = sizes.find((candidate) => candidate.name === name);
  if (!size) throw new Error(`there is no size '${name}'; sizes are ${SIZE_NAMES.join(', ')}`);
  return size;
}

/** The smallest size with at least that many binary megabytes, or undefined if none is large enough. */
export function smallestSizeFor(memoryMb: number): Size | undefined {
  return sizes.find((size) => size.memoryMb >= memoryMb);
}

/** 256 → '256 MB', 1536 → '1.5 GB', 2048 → '2 GB'. */
export function formatMemory(memoryMb: number): string {
  return memoryMb >= 1024 && memoryMb % 512 === 0 ? `${memoryMb / 1024} GB` : `${memoryMb} MB`;
}

/** The price of one started hour of a size, in micro-euro, rounded half up. */
export function hourPrice(size: SizeName): MicroEuro {
  return Math.round(sizeOf(size).month / HOURS_A_MONTH);
}
