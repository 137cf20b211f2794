import { formatEuro } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { toEuro } from './index.ts';

const UNITS: Readonly<Record<string, number>> = { TB: 1, GB: 1000, GiB: 1e12 / 2 ** 30 };

/**
 * What a terabyte of traffic costs in euro, from a fact in any unit and currency. Throws if the fact states no
 * price per TB, GB or GiB.
 */
export function perTerabyte(factId: string): string {
  const { value, unit, currency } = platformFact(factId);
  const per = UNITS[/^per (TB|GB|GiB)\b/.exec(unit ?? '')?.[1] ?? ''];
  if (per === undefined || typeof value !== 'number' || !currency)
    throw new Error(`'${factId}' states no price per TB, GB or GiB`);
  const amount = Math.round(value * per * 1e6);
  return formatEuro(currency === 'EUR' ? amount : toEuro(amount));
}
