import type { ClientModule } from '@docusaurus/types';
import { prefetchQueue } from './routing';
import { pageShown } from './styles';

/** Pauses prefetching while a page the visitor asked for is loading. */
const pauses: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return undefined;
    prefetchQueue.pause();
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    pageShown();
    prefetchQueue.clear();
    prefetchQueue.resume();
  },
};

export const { onRouteUpdate, onRouteDidUpdate } = pauses;
