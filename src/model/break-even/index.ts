import { euro, formatAmount, formatEuro, type MicroEuro } from '../../site/money.ts';
import { platformFact } from '../../site/platforms/index.ts';
import { evaluatePrice } from '../price/index.ts';
import { type BreakEvenCase, WAGES } from './wages.ts';

/**
 * The minutes of work a month at which a server and a platform cost the same,
 * at `wage` euro an hour; 0 where the platform is not dearer.
 */
export function breakEvenMinutes(difference: MicroEuro, wage: number): number {
  if (wage <= 0) throw new Error('an hour must be worth something');
  return (Math.max(0, difference) / 1e6 / wage) * 60;
}

/** The price of a server in micro-euro from a sourced fact; throws where it is not in euro. */
export function serverPrice(factId: string): MicroEuro {
  const { value, currency } = platformFact(factId);
  if (currency !== 'EUR' || typeof value !== 'number') {
    throw new Error(`'${factId}' is no amount in euro`);
  }
  return euro(value.toFixed(2));
}

/**
 * Cases from a text such as `One stack: 2*size.nano - hetzner/vps-cpx12`,
 * separated by semicolons; throws on an unknown price or fact.
 */
export function breakEvenView(of: string): BreakEvenCase[] {
  return of.split(';').map((text) => {
    const match = /^\s*([^:]+): (.+) - ([a-z]+\/[a-z0-9-]+)\s*$/.exec(text);
    if (!match) throw new Error(`'${text.trim()}' is not 'label: price - server'`);
    const [, label = '', platformKey = '', serverFact = ''] = match;
    const platform = evaluatePrice(platformKey);
    const server = serverPrice(serverFact);
    const difference = platform - server;
    return {
      label,
      platformKey,
      platform: formatEuro(platform),
      serverFact,
      server: `${formatAmount(server)} EUR`,
      difference: formatEuro(difference),
      minutes: WAGES.map((wage) => Math.round(breakEvenMinutes(difference, wage))),
    };
  });
}
