import { redirects as data, type Redirect } from '#data/redirects';
import { withBrand } from './brand.ts';

/** Permanent redirects that apply on every server, with the brand filled in. */
export const redirects: readonly Redirect[] = data.map(({ from, to }) => ({
  from: withBrand(from),
  to: withBrand(to),
}));
