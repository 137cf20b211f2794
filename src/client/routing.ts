import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { createQueue } from './prefetchQueue';
import { siteStart } from './siteStart';

interface Preloadable {
  preload?: () => Promise<unknown>;
}

let running = false;

/* Another page may need rules that this page's own sheet does not have. */
for (const { component } of routes as unknown as readonly { component: Preloadable }[]) {
  const original = component.preload?.bind(component);
  if (!original) continue;
  component.preload = () => Promise.all([original(), running ? siteStart()?.style() : undefined]);
}

/** Loads the files of the page that is shown. */
export function preloadFirst(path: string): Promise<unknown> {
  const files = preload(path);
  running = true;
  return files;
}

const idle = (next: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 5000 });
  else setTimeout(next, 200);
};

/** Fetches pages ahead whose links are visible; it begins when the visitor shows that he is there. */
export const prefetchQueue = createQueue(
  (path) => docusaurus.prefetch(path),
  idle,
  () => window.location.pathname,
);

/** What links call: `prefetch` when they become visible, `preload` when the pointer or a finger comes. */
export const links = Object.freeze({
  prefetch: (path: string) => {
    prefetchQueue.add(path);
    return false as const;
  },
  preload: (path: string) => docusaurus.preload(path),
});

if (typeof window !== 'undefined') {
  const start = siteStart();
  if (!start || start.wanted) {
    prefetchQueue.resume();
  } else {
    for (const sign of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel']) {
      addEventListener(sign, prefetchQueue.resume, { capture: true, once: true, passive: true });
    }
  }
}
