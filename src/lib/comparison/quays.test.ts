import { describe, expect, it } from 'vitest';
import type { Ahead } from './ledger.ts';
import { countRows, frame, pile } from './quays.ts';

const SIDES = ['here', 'even', 'there'] as const;
/** Between which edges each side has its boxes: on a quay, or on the barge. */
const EDGES: Readonly<Record<Ahead, [number, number]>> = {
  here: [0, 156],
  even: [160, 256],
  there: [260, 416],
};

/** The upper left corner of each box of a pile. */
function boxes(path: string): [number, number][] {
  return path
    .split('M')
    .slice(1)
    .flatMap((tier) => {
      const [, x = '', y = ''] = /^(-?[\d.]+) (-?[\d.]+)/.exec(tier) ?? [];
      const count = tier.split('h28').length - 1;
      return Array.from({ length: count }, (_, at): [number, number] => [
        Number(x) + at * 30,
        Number(y),
      ]);
    });
}

describe('the boxes of an area', () => {
  const cases = SIDES.flatMap((who) => [0, 1, 3, 5, 6, 12].map((count) => ({ who, count })));

  it.each(cases)('are $count where $who is meant, side by side in its place', ({ who, count }) => {
    const drawn = boxes(pile(who, count));
    expect(drawn).toHaveLength(count);
    expect(new Set(drawn.map(String)).size).toBe(count);
    const [left, right] = EDGES[who];
    for (const [x, y] of drawn) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x + 28).toBeLessThanOrEqual(right);
      expect(y).toBeLessThan(0);
    }
  });

  it.each(cases)('are within the frame with $count of $who', ({ who, count }) => {
    const [, top = 0] = frame({ here: 0, even: 0, there: 0, [who]: count })
      .split(' ')
      .map(Number);
    for (const [, y] of boxes(pile(who, count))) expect(y).toBeGreaterThan(top);
  });

  it('start at the water, so that a longer row is a longer pile', () => {
    const near = (who: Ahead) => boxes(pile(who, 2)).map(([x]) => x);
    expect(Math.max(...near('here'))).toBe(124);
    expect(Math.min(...near('there'))).toBe(264);
  });
});

it('counts rows by who is ahead in them', () => {
  const rows = (['here', 'there', 'there', 'even'] as const).map((ahead) => ({ ahead }));
  expect(countRows(rows)).toEqual({ here: 1, even: 1, there: 2 });
});
