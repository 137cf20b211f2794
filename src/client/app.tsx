import App from '@docusaurus/core/lib/client/App';
import React, { type ReactNode, useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import Navigation from './Navigation';

/*
 * Every part of the tree adds its class to <html>, and React takes over the tree
 * part by part: the page would be styled anew for each of them, in states that it
 * is not in. The first head comes when the whole tree is there.
 *
 * Measured with and without, taking turns, nine rounds on 23 November 2026 (a doc page and a lesson, CPU 4
 * times slower; medians of the differences): without it the site runs 395 and 254 ms later, with 83 and 58 ms
 * more of blocking. To remove it, take out `heads` and `Heads`.
 */
const heads = HelmetProvider as unknown as { canUseDOM: boolean };
heads.canUseDOM = !process.env.HYDRATE_CLIENT_ENTRY;

function Heads(): ReactNode {
  useEffect(() => {
    heads.canUseDOM = true;
  }, []);
  return null;
}

/** The whole site, as the framework's own entry puts it together. */
export const app: ReactNode = (
  <HelmetProvider>
    <Navigation>
      <App />
      <Heads />
    </Navigation>
  </HelmetProvider>
);
