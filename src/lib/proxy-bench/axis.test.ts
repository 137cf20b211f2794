import { describe, expect, it } from 'vitest';
import { logScale, ticks } from './axis.ts';

describe('a logarithmic axis', () => {
  it('gives each tenfold the same length, up or down', () => {
    expect([10, 100, 1000].map(logScale(10, 1000, 0, 200))).toEqual([0, 100, 200]);
    expect([10, 100, 1000].map(logScale(10, 1000, 200, 0))).toEqual([200, 100, 0]);
  });

  it.each([
    [
      [17, 345],
      [10, 20, 50, 100, 200, 500],
    ],
    [
      [10, 200],
      [10, 20, 50, 100, 200],
    ],
    [
      [21, 49],
      [20, 50],
    ],
  ])('has the values %j between its ticks', (values, expected) => {
    expect(ticks(values)).toEqual(expected);
  });
});
