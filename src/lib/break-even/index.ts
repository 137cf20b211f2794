import { formatAmount, formatEuro, type MicroEuro } from '../money.ts';
import { euroOf } from '../cost/amounts.ts';
import { evaluatePrice } from '../price/index.ts';
import { type BreakEvenCase, WAGES } from './wages.ts';
import { boundUnits } from '../numbers.ts';

/**
 * The monthly minutes of work at which a server and a platform cost the same, at `wage` euro an hour. Rounded
 * up, so a difference of cents is never 0 minutes. 0 if the platform isn't more expensive.
 */
export function breakEvenMinutes(difference: MicroEuro, wage: number): number {
  if (wage <= 0) throw new Error('an hour must be worth something');
  // Whole numbers above and below the line, so that an exact quotient isn't rounded up.
  return Math.ceil((Math.max(0, difference) * 60) / (wage * 1e6));
}

/**
 * Cases from a text such as `One stack, CPX12: 2*size.nano - hetzner/vps-cpx12`, separated by semicolons.
 * Throws on an unknown price or fact, or if a label doesn't name its server.
 */
export function breakEvenView(of: string): BreakEvenCase[] {
  return of.split(';').map((text) => {
    const match = /^\s*([^:]+): (.+) - ([a-z]+\/[a-z0-9-]+)\s*$/.exec(text);
    if (!match) throw new Error(`'${text.trim()}' is not 'label: price - server'`);
    const [, label = '', platformKey = '', serverFact = ''] = match;
    const plan = /\/vps-([a-z]+\d+)/.exec(serverFact)?.[1]?.toUpperCase();
    if (plan && !label.includes(plan)) throw new Error(`'${label}' does not name the ${plan}`);
    const platform = evaluatePrice(platformKey);
    const server = euroOf(serverFact);
    const difference = platform - server;
    return {
      label,
      platformKey,
      platform: formatEuro(platform),
      serverFact,
      server: boundUnits(`${formatAmount(server)} EUR`),
      minutes: WAGES.map((wage) => breakEvenMinutes(difference, wage)),
    };
  });
}
