const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as read: '20 November 2026'. Takes an ISO date or milliseconds; UTC, so that build and browser agree. */
export function longDate(date: string | number): string {
  return LONG.format(new Date(date));
}
