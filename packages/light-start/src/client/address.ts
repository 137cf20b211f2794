import routes from '@generated/routes';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

interface Route {
  path?: string | string[];
  exact?: boolean;
  sensitive?: boolean;
  component?: ComponentType;
  routes?: Route[];
}

const all = routes as unknown as Route[];

/* Capitals matter to the server. Without this, the router would render /pricing/ over the page that says
   there is no /Pricing/. */
function matchCapitals(of: readonly Route[]): void {
  for (const route of of) {
    route.sensitive = true;
    if (route.routes) matchCapitals(route.routes);
  }
}
matchCapitals(all);

const isRoute = (pathname: string, of: readonly Route[]): boolean =>
  of.some(
    (route) =>
      matchPath(pathname, route) !== null &&
      (route.routes ? isRoute(pathname, route.routes) : route.exact === true),
  );

/** The address for which the server sent its page of unknown addresses. */
let unknownPath: string | undefined;

/** True if the site has a page at this address. */
export const isPage = (pathname: string): boolean =>
  pathname !== unknownPath && isRoute(pathname, all);

/** The page that an unknown address probably means: the same address in lower case, without spaces. */
export function meantPage(pathname: string): string | undefined {
  const plain = pathname
    .replace(/(?:%20|\s)+(?=\/?$)/g, '')
    .toLowerCase()
    .replace(/\/*$/, '/');
  return plain !== pathname && isPage(plain) ? plain : undefined;
}

/**
 * Gives this address the page of unknown addresses, which the server sent for it: the router is less
 * strict than the server, for example with an address that ends in a space.
 */
export function keepUnknown(pathname: string): void {
  // The router uses the path without escapes.
  unknownPath = decodeURI(pathname);
  const path = decodeURI(pathname).replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const unknown = all.find((route) => route.path === '*');
  all.unshift({ path, exact: true, sensitive: true, component: unknown?.component });
}
