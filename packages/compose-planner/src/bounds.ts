import { limits, type LimitKey } from '../../../src/site/limits.ts';

/** The figure of a limit in its unit; throws for a limit that is a phrase. */
export function bound(key: LimitKey): number {
  const fact: { value?: number } = limits[key];
  if (fact.value === undefined) throw new Error(`the limit '${key}' is not a figure`);
  return fact.value;
}
