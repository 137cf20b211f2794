import type { MicroEuro } from '../money.ts';
import { rates, sizes } from '../prices.ts';

/** Every price that a page may name, by key: `size.nano`, `disk`, `snapshot`, `traffic`, `buildMinute`, `trial`, `free`. */
export const priceKeys: Readonly<Record<string, MicroEuro>> = {
  ...Object.fromEntries(sizes.map((size) => [`size.${size.name}`, size.month])),
  disk: rates.diskGbMonth,
  snapshot: rates.snapshotGbMonth,
  traffic: rates.trafficTb,
  buildMinute: rates.buildMinute,
  trial: rates.trialCredit,
  free: rates.included,
};

/**
 * Computes a sum of products over price keys, such as `2*size.small + 19*disk`, in micro-euro. Factors are
 * non-negative decimals. Throws on unknown keys and other syntax.
 */
export function evaluatePrice(expression: string): MicroEuro {
  let sum = 0;
  for (const term of expression.split('+')) {
    const match = /^\s*(?:(\d+(?:\.\d+)?)\s*\*\s*)?([a-zA-Z][a-zA-Z.]*)\s*$/.exec(term);
    if (!match?.[2]) {
      throw new Error(
        `price '${expression}': '${term.trim()}' is not [factor *] key, such as 2*size.small`,
      );
    }
    const unit = Object.hasOwn(priceKeys, match[2]) ? priceKeys[match[2]] : undefined;
    if (unit === undefined) {
      throw new Error(
        `price '${expression}': there is no price '${match[2]}'. Known: ${Object.keys(priceKeys).join(', ')}`,
      );
    }
    sum += Math.round(Number(match[1] ?? 1) * unit);
  }
  return sum;
}
