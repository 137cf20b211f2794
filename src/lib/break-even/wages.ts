/** What an hour of your work is worth, in euro: the columns of the break-even table. */
export const WAGES = [20, 40, 60, 80, 120] as const;

/** The wage for places with only one figure. It's in WAGES, so a reader finds the others. */
export const STATED_WAGE = 60;

/** A stack on the platform, next to the server that could carry it. */
export interface BreakEvenCase {
  label: string;
  /** Key of the platform's price, for `data-price`. */
  platformKey: string;
  platform: string;
  /** Id of the sourced price of the server. */
  serverFact: string;
  server: string;
  /** Minutes a month at each of WAGES, rounded up. */
  minutes: readonly number[];
}
