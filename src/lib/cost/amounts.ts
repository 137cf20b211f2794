import { euro, formatAmount, type MicroEuro, roundToCent } from '../money.ts';
import { platformFact } from '../platforms/index.ts';
import { HOURS_A_MONTH } from '../prices.ts';
import type { CostLine, MicroDollar } from './types.ts';

/** A factor of a product, with its unit: `{ n: 200, unit: 'GB' }`. */
export interface Factor {
  n: number;
  unit?: string;
  /** Replaces the figure in the text. */
  text?: string;
}

/** From a price per 30 days (720 hours) to a month of 730 hours, as our prices count it. */
export const THIRTY_DAYS_TO_MONTH: Factor = {
  n: HOURS_A_MONTH / 720,
  text: `${HOURS_A_MONTH} h ÷ 720 h`,
};

/** From a price per second to a month of 730 hours. */
export const SECONDS_A_MONTH: Factor = { n: HOURS_A_MONTH * 3600, unit: 's' };

/** Memory in GB as a factor: '0.5 GB', or '40 ÷ 1024 GB' if that isn't a round figure. */
export const gigabytes = (memoryMb: number): Factor => ({
  n: memoryMb / 1024,
  text: memoryMb % 256 === 0 ? `${memoryMb / 1024} GB` : `${memoryMb} ÷ 1024 GB`,
});

/** Decimal gigabytes (10⁹ bytes) in binary gibibytes (2³⁰ bytes). */
export const gigabytesToGibibytes = (gb: number): number => (gb * 1e9) / 2 ** 30;

/** A rate in dollars with at least two and up to eight decimals: 7 → '7.00', 0.0152 → '0.0152'. */
export function formatRate(value: number): string {
  const [whole = '0', fraction = ''] = value.toFixed(8).split('.');
  return `${whole}.${fraction.replace(/0{1,6}$/, '')}`;
}

/** Formats micro-dollars as '12.60 USD'. */
export const formatDollar = (amount: MicroDollar): string => `${formatAmount(amount)} USD`;

/** A figure for an arithmetic text: thousands separated, at most four decimals. */
const formatFigure = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: 4 });

/** The dollars that a fact states. Throws if it states no amount in US dollars. */
export function dollarsOf(factId: string): number {
  const fact = platformFact(factId);
  if (fact.currency !== 'USD' || typeof fact.value !== 'number') {
    throw new Error(`platform fact '${factId}' is not an amount of US dollars`);
  }
  return fact.value;
}

/** The micro-dollars that a fact states. Throws if it states no amount in US dollars. */
export const microDollarsOf = (factId: string): MicroDollar =>
  Math.round(dollarsOf(factId) * 1_000_000);

/**
 * What a fact's words say, such as `saidIn('neon/postgres-free', /(\S+ GB) storage/)`: the first group of the
 * pattern in its value, unit or note. Throws if the pattern finds nothing.
 */
export function saidIn(factId: string, pattern: RegExp): string {
  const { value, unit, note } = platformFact(factId);
  const said = [value, unit, note].map((text) => pattern.exec(String(text ?? ''))?.[1]);
  const found = said.find((text) => text !== undefined);
  if (found === undefined) throw new Error(`'${factId}' does not say ${pattern}`);
  return found;
}

/** The micro-euro that a fact states. Throws if it states no amount in euro. */
export function euroOf(factId: string): MicroEuro {
  const fact = platformFact(factId);
  if (fact.currency !== 'EUR' || typeof fact.value !== 'number') {
    throw new Error(`'${factId}' is no amount in euro`);
  }
  return euro(fact.value.toFixed(2));
}

const factorText = ({ n, unit, text }: Factor): string =>
  text ?? (unit ? `${formatFigure(n)} ${unit}` : formatFigure(n));

type Product = Pick<CostLine, 'amount' | 'arithmetic' | 'factIds' | 'state'>;

/** A rate times factors, rounded to whole cents half up, with the calculation as text. */
export function product(factId: string, ...factors: readonly Factor[]): Product {
  const rate = dollarsOf(factId);
  const exact = factors.reduce((value, factor) => value * factor.n, rate);
  const counts = factors.filter(
    (factor) => factor !== THIRTY_DAYS_TO_MONTH && (factor.n !== 1 || factor.unit),
  );
  const tail = factors.includes(THIRTY_DAYS_TO_MONTH) ? [factorText(THIRTY_DAYS_TO_MONTH)] : [];
  return {
    state: 'costed',
    amount: roundToCent(Math.round(exact * 1_000_000)),
    arithmetic: [...counts.map(factorText), `${formatRate(rate)} USD`, ...tail].join(' × '),
    factIds: [factId],
  };
}

/** The text of a line without an amount. */
export function withoutAmount(
  state: 'included' | 'not offered' | 'not costed',
  reason: string,
  ...factIds: string[]
): Product {
  return { state, amount: 0, arithmetic: `${state}: ${reason}`, factIds };
}

/** Why a line of `withoutAmount` has no amount. */
export const reasonOf = ({ state, arithmetic }: Product): string =>
  arithmetic.slice(`${state}: `.length);

/** The smallest plan with at least that much memory, or undefined. Plans are listed cheapest first. */
export const smallestPlan = <P extends { memoryMb: number }>(
  plans: readonly P[],
  memoryMb: number,
): P | undefined => plans.find((plan) => plan.memoryMb >= memoryMb);

/** The line added if a plan's price tops usage up to a minimum. */
export function minimumLine(planFactId: string, label: string, usage: MicroDollar): CostLine {
  const minimum = microDollarsOf(planFactId);
  const rest = Math.max(0, minimum - usage);
  return {
    part: 'plan',
    label,
    state: rest > 0 ? 'costed' : 'included',
    amount: rest,
    arithmetic:
      rest > 0
        ? `${formatDollar(minimum)} minimum − ${formatDollar(usage)} usage`
        : `the usage of ${formatDollar(usage)} is above the minimum of ${formatDollar(minimum)}`,
    factIds: [planFactId],
    notEqual: null,
  };
}
