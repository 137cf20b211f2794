import type { Ahead, LedgerRow } from './ledger.ts';

/** How many rows each side is ahead in. */
export type Counts = Readonly<Record<Ahead, number>>;

/** Counts rows by who is ahead in them. */
export function countRows(rows: readonly Pick<LedgerRow, 'ahead'>[]): Counts {
  const count = (who: Ahead) => rows.filter(({ ahead }) => ahead === who).length;
  return { here: count('here'), even: count('even'), there: count('there') };
}

/** A container from its upper left corner, with three ribs. Its right edge is where the next one in the tier starts. */
const BOX = 'h28v12h-28zm7 2v8m7-8v8m7-8v8m9-10';
const WIDTH = 28;
const PITCH = 30;
const TIER = 13;

/** The ground: a quay on either side, the water between them, and a barge if it carries anything. */
export const QUAYS = 'M0 0h156v15H0zM260 0h156v15H260z';
export const WATER = 'M156 9h104';
export const BARGE = 'M160 0h96l-9 12h-78z';

/** How many boxes a tier has room for, where it starts, and how much of its width is left. */
const PLACES: Readonly<Record<Ahead, readonly [across: number, at: number, left: number]>> = {
  here: [5, 152, 1],
  even: [3, 208, 0.5],
  there: [5, 264, 0],
};

const tiersOf = (who: Ahead, count: number): number => Math.ceil(count / PLACES[who][0]);

/** The boxes of one side as a path, in tiers from the ground up. */
export function pile(who: Ahead, count: number): string {
  const [across, at, left] = PLACES[who];
  return Array.from({ length: tiersOf(who, count) }, (_, tier) => {
    const boxes = Math.min(across, count - tier * across);
    const start = at - left * ((boxes - 1) * PITCH + WIDTH);
    return `M${start} ${1 - TIER * (tier + 1)}${BOX.repeat(boxes)}`;
  }).join('');
}

/** The frame around the ground and the highest pile. Lines run through the middle of their pixels. */
export function frame({ here, even, there }: Counts): string {
  const tiers = Math.max(tiersOf('here', here), tiersOf('even', even), tiersOf('there', there));
  return `-.5 ${0.5 - TIER * tiers} 417 ${TIER * tiers + 15}`;
}
