import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import { createBrowserHistory, type Location } from 'history';
import React, { type ReactNode, useEffect, useMemo, useState } from 'react';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { firstLocation, pageLocation } from './address';

const history = createBrowserHistory();
const first = history.location;

/**
 * The router. Everything below sees the address of the page that is shown; it
 * changes when the files of the next page are there. (The framework's router
 * changes at once and its PendingNavigation holds the page back, at the price
 * of drawing the page one leaves once more.) A file that cannot be loaded may
 * have been replaced by a deploy: then the page is loaded anew.
 *
 * Measured with and without, taking turns, nine rounds on 23 November 2026 (a doc page and a lesson, CPU 4
 * times slower; medians of the differences): click to heading 36 and 50 ms earlier on a fast link, 19 and 71 ms
 * on a slow one; the start's blocking is the same. To remove it, put `BrowserRouter` in its place in `app.tsx` and take
 * PendingNavigation out of `stand-ins.ts`.
 */
export default function Navigation({ children }: { children: ReactNode }): ReactNode {
  const [location, setLocation] = useState(() => firstLocation(first));

  useEffect(() => {
    let shown: Location | null = null;
    let wanted: Location | undefined;
    const show = (address: Location) => {
      wanted = address;
      const next = address === first ? location : pageLocation(address);
      const ended = dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: shown,
        location: next,
      });
      if (!shown) {
        shown = next;
        return;
      }
      preload(next.pathname).then(
        () => {
          ended();
          if (wanted !== address) return;
          shown = next;
          setLocation(next);
        },
        (error: unknown) => {
          console.warn(error);
          window.location.reload();
        },
      );
    };
    show(first);
    const stop = history.listen(show);
    // A redirect may have come before anyone listened.
    if (history.location !== first) show(history.location);
    return stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for the whole visit
  }, []);

  const value = useMemo(() => {
    const isExact = location.pathname === '/';
    return { history, location, match: { path: '/', url: '/', params: {}, isExact } };
  }, [location]);
  return (
    <RouterContext.Provider value={value}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
