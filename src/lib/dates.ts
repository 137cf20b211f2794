/** Names of the months, January first. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A day in words: '20 November 2026'. Takes an ISO date or milliseconds, and uses UTC so that build and browser
 * agree. Written out, because the first use of a locale costs a browser tens of milliseconds.
 */
export function longDate(date: string | number): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}

/** A day as Germans write it, '20.11.2026', from an ISO date. */
export const germanDate = (date: string): string => date.split('-').reverse().join('.');

/** Text with each separate ISO date written out for reading, but not the dates in addresses and ids. */
export const withLongDates = (text: string): string =>
  text.replace(/(?<![\w/:-])\d{4}-\d\d-\d\d(?![\w/-])/g, longDate);
