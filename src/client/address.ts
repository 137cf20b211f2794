import routes from '@generated/routes';
import { matchPath } from 'react-router';

interface Route {
  path?: string | string[];
  exact?: boolean;
  sensitive?: boolean;
  routes?: Route[];
}

/** The path of the server's page of unknown addresses. */
const UNKNOWN = '/404.html';

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
asServed(routes);

const isPage = (pathname: string, of: readonly Route[] = routes): boolean =>
  of.some(
    (route) =>
      matchPath(pathname, route) !== null &&
      (route.routes ? isPage(pathname, route.routes) : route.exact === true),
  );

/**
 * The page's own path for an address: /pricing/ for /pricing/index.html, which a
 * plain file server sends as it stands, and the page of unknown addresses for one
 * that leads nowhere. Takes the place of the framework's
 * normalizeLocation (3.10.2), which also leaves out the slash that our links have.
 */
export function pageLocation<Place extends { pathname: string }>(location: Place): Place {
  if (isPage(location.pathname)) return location;
  // The server reads /pr%69cing/ as /pricing/ (RFC 3986, 6.2.2.2); the early script has left nothing undecodable.
  const shorter = decodeURI(location.pathname).replace(/(?:\/index)?\.html$/, '/');
  return { ...location, pathname: isPage(shorter) ? shorter : UNKNOWN };
}

/**
 * What the visit begins with: the page that was sent, whatever its address is.
 * The page of unknown paths is the only one without an address of its own.
 */
export function firstLocation<Place extends { pathname: string }>(location: Place): Place {
  const isKnown = document.querySelector('link[rel=canonical]') !== null;
  return isKnown || !process.env.HYDRATE_CLIENT_ENTRY
    ? pageLocation(location)
    : { ...location, pathname: UNKNOWN };
}

/** The page that was probably meant by an address that leads nowhere: the same in small letters, without spaces. */
export function meantPage(pathname: string): string | undefined {
  const plain = pathname
    .replace(/(?:%20|\s)+(?=\/?$)/g, '')
    .toLowerCase()
    .replace(/\/*$/, '/');
  return plain !== pathname && isPage(plain) ? plain : undefined;
}
