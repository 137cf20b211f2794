import { brand } from './brand.ts';

/** An address that has moved for good. */
export interface Redirect {
  from: string;
  to: string;
}

/** `npm run move` adds to it; `{product.slug}` may stand in an address. */
const moves: readonly Redirect[] = [{ from: '/docs/', to: '/docs/intro/' }];

const filled = (address: string) => address.replaceAll('{product.slug}', brand.slug);

/**
 * Permanent redirects that hold on every server, each straight to where the
 * page is now; the trailing slash and `.html` are rules of the server's own.
 */
export const redirects: readonly Redirect[] = moves.map(({ from, to }) => ({
  from: filled(from),
  to: filled(to),
}));
