import { evaluatePrice } from '../../src/lib/price/index.ts';
import { formatEuro } from '../../src/lib/money.ts';

/** What a sum over price keys costs, as pages show it: `euroOf('2*size.small + disk')`. */
export const euroOf = (expression: string): string => formatEuro(evaluatePrice(expression));
