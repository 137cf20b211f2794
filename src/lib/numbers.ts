import { MONTHS } from './dates.ts';

/**
 * A whole number with commas between thousands: '1,234'. Written out, because the first use of a locale costs a
 * browser tens of milliseconds.
 */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The median. The mean of the two middle ones for an even count, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length % 2 === 1) return sorted[middle] ?? NaN;
  return ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Short text without line breaks between a number and what follows it: '10 GB', '2 × small'. */
export const withUnits = (text: string): string => text.replace(/(?<=\d) /g, '\u00a0');

const BEFORE_UNIT =
  /(?<=\d) (?=(?:EUR|USD|%|(?:k|K|M|G|T)i?B|vCPUs?|h|[mµ]?s|(?:second|minute|hour|day|week|month|year)s?)(?![\w-]))/g;

const WITHIN_PRICE = /(?<=\ba) (?=[MGT]B\b)/g;
const BEFORE_MONTH = new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${MONTHS.join('|')})\\b)`, 'g');

/** A dot between the links of a line goes after the link before it. */
const BEFORE_DOT = / (?=· )/g;

/**
 * Text without line breaks between a figure and its unit, in 'a GB', before a month's name and before a dot
 * between links. Elsewhere it breaks as before.
 */
export const boundUnits = (text: string): string =>
  [BEFORE_UNIT, WITHIN_PRICE, BEFORE_MONTH, BEFORE_DOT].reduce(
    (bound, space) => bound.replace(space, '\u00a0'),
    text,
  );
