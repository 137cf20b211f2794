import type { Rect } from './types.ts';

/** A label to place: its size in pixels, and its anchor. */
export interface Wanted {
  width: number;
  height: number;
  /** Where its line begins. */
  at: readonly [number, number];
}

const AIR = 6;
const LINE = 10;

const crosses = (a: Rect, left: number, right: number) => a.left < right && left < a.right;

/**
 * Places labels above their parts, each starting at its line and extending to the right, so that none covers
 * another label, a line or an obstacle. `wanted` is in order from left to right.
 */
export function placeAbove(wanted: readonly Wanted[], obstacles: readonly Rect[]): Rect[] {
  const placed: Rect[] = [];
  for (const { width, height, at } of [...wanted].reverse()) {
    const left = at[0] - 2;
    const right = left + width;
    const bottom = [...obstacles, ...placed]
      .filter((rect) => crosses(rect, left - AIR, right + AIR))
      .reduce((lowest, rect) => Math.min(lowest, rect.top - AIR), at[1] - LINE);
    placed.push({ left, right, top: bottom - height, bottom });
  }
  return placed.reverse();
}

const turned = (rect: Rect): Rect => ({
  left: -rect.right,
  right: -rect.left,
  top: -rect.bottom,
  bottom: -rect.top,
});

/** The same below, extending to the left: the drawing is turned by 180 degrees. */
export function placeBelow(wanted: readonly Wanted[], obstacles: readonly Rect[]): Rect[] {
  const half = wanted.map(({ at, ...rest }) => ({ ...rest, at: [-at[0], -at[1]] as const }));
  return placeAbove(half.reverse(), obstacles.map(turned)).reverse().map(turned);
}
