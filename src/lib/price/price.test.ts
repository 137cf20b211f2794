import { describe, expect, it, vi } from 'vitest';
import { evaluatePrice } from './index.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));

describe('a price expression', () => {
  it.each([
    ['size.nano', 2_500_000],
    ['2*size.small + 19*disk', 17_900_000],
    ['size.medium+9*disk', 15_900_000],
    ['0.5*traffic', 600_000],
    ['buildMinute', 4_000],
  ])('%s is %d micro-euro', (expression, expected) => {
    expect(evaluatePrice(expression)).toBe(expected);
  });

  it.each(['size.huge', '2*', '', 'size.nano - disk', '1e3*disk', 'constructor'])(
    "'%s' is refused",
    (expression) => {
      expect(() => evaluatePrice(expression)).toThrow(/price '/);
    },
  );
});
