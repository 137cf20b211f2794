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

/*
 * Addresses differ by capitals for the server: without this, the router would
 * draw /pricing/ over the page that says there is no /Pricing/.
 */
function asServed(of: readonly Route[]): void {
  for (const route of of) {
    route.sensitive = true;
    if (route.routes) asServed(route.routes);
  }
}
asServed(all);

const isPage = (pathname: string, of: readonly Route[] = all): boolean =>
  of.some(
    (route) =>
      matchPath(pathname, route) !== null &&
      (route.routes ? isPage(pathname, route.routes) : route.exact === true),
  );

/** The page that was probably meant by an address that leads nowhere: the same in small letters, without spaces. */
export function meantPage(pathname: string): string | undefined {
  const plain = pathname
    .replace(/(?:%20|\s)+(?=\/?$)/g, '')
    .toLowerCase()
    .replace(/\/*$/, '/');
  return plain !== pathname && isPage(plain) ? plain : undefined;
}

/**
 * Makes the page of unknown addresses, which was sent for this one, a route of its own: the router
 * reads addresses less strictly than the server, as one that ends in a space.
 */
export function keepUnknown(pathname: string): void {
  const path = decodeURI(pathname).replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const unknown = all.find((route) => route.path === '*');
  all.unshift({ path, exact: true, sensitive: true, component: unknown?.component });
}
