import { evaluatePrice, priceKeys } from '../../../lib/price/index.ts';
import { brand, type Brand } from '../../../lib/brand.ts';
import { limits, limitText } from '../../../lib/limits.ts';
import { formatEuro } from '../../../lib/money.ts';

const BRAND_FIELDS = [
  'slug',
  'envPrefix',
  'tagline',
  'company',
  'domain',
  'url',
  'consoleUrl',
  'backendUrl',
  'appsDomain',
  'statusUrl',
  'supportMail',
  'sourceUrl',
  'copyright',
] as const satisfies readonly (keyof Brand)[];

/** Every token path that content may use, with its text for the given brand. */
export function tokenValues(of: Brand): ReadonlyMap<string, string> {
  const values = new Map<string, string>([['product', of.product]]);
  for (const field of BRAND_FIELDS) values.set(`product.${field}`, of[field]);
  for (const key of Object.keys(priceKeys)) {
    values.set(`product.price.${key}`, formatEuro(evaluatePrice(key)));
  }
  for (const key of Object.keys(limits)) values.set(`product.limit.${key}`, limitText(key));
  return values;
}

/** The token values of this build's brand. */
export const currentTokenValues = tokenValues(brand);
