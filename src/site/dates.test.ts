import { expect, it } from 'vitest';
import { longDate } from './dates.ts';

it.each([
  ['2026-11-20', '20 November 2026'],
  ['2026-01-31T23:59:59.000Z', '31 January 2026'],
  [Date.UTC(2026, 1, 28), '28 February 2026'],
])('%s is read as %s', (date, text) => {
  expect(longDate(date)).toBe(text);
});
