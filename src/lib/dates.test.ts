import { expect, it } from 'vitest';
import { longDate, withLongDates } from './dates.ts';

it.each([
  ['2026-11-20', '20 November 2026'],
  ['2026-01-31T23:59:59.000Z', '31 January 2026'],
  [Date.UTC(2026, 1, 28), '28 February 2026'],
])('%s is read as %s', (date, text) => {
  expect(longDate(date)).toBe(text);
});

it.each([
  [
    'commits 1eea (2026-08-20) and 00f9, 2026-09-03.',
    'commits 1eea (20 August 2026) and 00f9, 3 September 2026.',
  ],
  [
    'https://example.com/2026-08-20-notes and fly/change-2026-08-20',
    'https://example.com/2026-08-20-notes and fly/change-2026-08-20',
  ],
])('dates that stand alone are written as they are read: %s', (text, shown) => {
  expect(withLongDates(text)).toBe(shown);
});
