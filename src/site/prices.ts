import type { MicroEuro } from './money.ts';
import { HOURS_A_MONTH, SIZE_NAMES, sizes, type Size, type SizeName } from './priceList.ts';

export * from './priceList.ts';

/** The size of that name. */
export function sizeOf(name: SizeName): Size {
  const size = sizes.find((candidate) => candidate.name === name);
  if (!size) throw new Error(`there is no size '${name}'; sizes are ${SIZE_NAMES.join(', ')}`);
  return size;
}

/** The smallest size with at least that many binary megabytes, or undefined where none is large enough. */
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
