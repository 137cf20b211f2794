import { evaluatePrice } from '../../src/lib/price/index.ts';
import { formatEuro } from '../../src/lib/money.ts';

/** The value of a sum over price keys, as pages show it: `euroOf('2*size.small + disk')`. */
export const euroOf = (expression: string): string => formatEuro(evaluatePrice(expression));
