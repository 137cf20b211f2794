import { grouped } from './numbers.ts';

/** An amount of euro in whole micro-euro (1 euro = 1,000,000), so that sums are exact. */
export type MicroEuro = number;

/** Converts euro written as a decimal string such as '2.50' to micro-euro. Throws on anything else. */
export function euro(text: string): MicroEuro {
  const match = /^(\d+)(?:\.(\d{1,6}))?$/.exec(text);
  if (!match) throw new Error(`'${text}' is not an amount of euro. Write it as 12 or 12.50`);
  return Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0'));
}

/** Rounds micro-euro to whole cents, half up, and returns micro-euro. */
export function roundToCent(amount: MicroEuro): MicroEuro {
  return Math.floor((amount + 5_000) / 10_000) * 10_000;
}

/**
 * Formats micro-euro as '€12.60'. It has two decimals, or up to six if the amount is finer than a cent, such as
 * the price of a build minute.
 */
export function formatEuro(amount: MicroEuro): string {
  return `€${formatAmount(amount)}`;
}

/** Formats micro-euro as '€5' if there are no cents, otherwise as '€12.60'. */
export function formatEuroShort(amount: MicroEuro): string {
  return formatEuro(amount).replace(/\.00$/, '');
}

/** Formats micro-euro with all six decimals, '2.301370', so that the figures of a column line up. */
export function formatExact(amount: MicroEuro): string {
  const [whole = '', fraction = ''] = formatAmount(amount).split('.');
  return `${whole}.${fraction.padEnd(6, '0')}`;
}

/** Formats micro-euro as '12.60', without the currency, with thousands separated by commas. */
export function formatAmount(amount: MicroEuro): string {
  const sign = amount < 0 ? '-' : '';
  const abs = Math.abs(amount);
  const whole = Math.floor(abs / 1_000_000);
  const fraction = String(abs % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${sign}${grouped(whole)}.${fraction.padEnd(2, '0')}`;
}
