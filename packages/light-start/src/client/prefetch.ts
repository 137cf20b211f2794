import type { ClientModule } from '@docusaurus/types';
import { prefetchQueue } from './routing';

/** Holds fetching ahead back while a page that was asked for is on its way. */
const pauses: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    prefetchQueue.pause();
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    prefetchQueue.clear();
    prefetchQueue.resume();
  },
};

export const { onRouteUpdate, onRouteDidUpdate } = pauses;
