import type { Block, Part } from './types.ts';

/** The most plates drawn for a volume, one per GB. */
export const MOST_PLATES = 10;
/** The height of one, in cells. */
export const PLATE = 0.2;
/** The ratio of a tank's height to its radius. */
const TANK = 1.2;

/**
 * Length, depth and height of a container of this many cells: one row up to 4, one stack up to 8, then two
 * rows deep. More than the largest size are several apps together, twice as long as deep and high.
 */
function container(cells: number): [number, number, number] {
  if (cells <= 4) return [cells, 1, 1];
  const side = Math.cbrt(cells / 2);
  if (cells > 32) return [2 * side, side, side];
  return cells <= 8 ? [4, 1, cells / 4] : [4, 2, cells / 8];
}

/** The size of a part on the quay in cells. A container and a tank with the same memory have the same volume. */
export function sizeOf({ kind, amount, extra = 0 }: Part): Pick<Block, 'shape' | 'size' | 'extra'> {
  if (kind === 'volume') {
    const plates = Math.max(1, Math.min(MOST_PLATES, Math.ceil(amount)));
    const more = Math.min(plates - 1, Math.round((plates * extra) / amount));
    return { shape: 'plates', size: [1.6, 1.6, plates * PLATE], extra: more * PLATE };
  }
  if (kind === 'database') {
    const radius = Math.cbrt(amount / (Math.PI * TANK));
    const height = TANK * radius;
    return {
      shape: 'tank',
      size: [2 * radius, 2 * radius, height],
      extra: (height * extra) / amount,
    };
  }
  const size = container(amount);
  return { shape: 'box', size, extra: (size[2] * extra) / amount };
}

/** A block's volume in cells, as drawn. For plates, it's their number. */
export function volumeOf({ shape, size: [x, y, z] }: Pick<Block, 'shape' | 'size'>): number {
  if (shape === 'plates') return Math.round(z / PLATE);
  return shape === 'tank' ? (Math.PI * x * y * z) / 4 : x * y * z;
}
