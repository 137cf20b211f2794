/** Lines that somebody types: `right` if the check then has nothing to say, else a part of what it says. */
export type Trial = readonly [verdict: string, lines: readonly string[]];

/** What was tried on each incident: nothing, a way that works, and fixes that only look like one. */
export const trials: Readonly<Record<string, readonly Trial[]>> = {
  'disk-full': [
    ['MB free of 8', []],
    ['right', ['service shop-import restart']],
    ['MB free of 8', ['rm -f /var/lib/shop/import.log', 'sync']],
    ['An upload is gone', ['rm -rf /var/lib/shop/uploads/*', 'service shop-import restart']],
    ['no longer runs', ['service shop-import stop']],
    ['another size', ['mount -o remount,size=16m /var/lib/shop']],
  ],
};
