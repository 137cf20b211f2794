import type { MicroEuro } from '../money.ts';

/**
 * The monthly minutes of work at which a server and a platform cost the same, at `wage` euro an hour. Rounded
 * up, so a difference of cents is never 0 minutes. 0 if the platform isn't more expensive.
 */
export function breakEvenMinutes(difference: MicroEuro, wage: number): number {
  if (wage <= 0) throw new Error('an hour must be worth something');
  // Whole numbers above and below the line, so that an exact quotient isn't rounded up.
  return Math.ceil((Math.max(0, difference) * 60) / (wage * 1e6));
}
