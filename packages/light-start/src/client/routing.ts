import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import { keepUnknown } from './address';
import { createQueue } from './prefetch-queue';
import { isRunning, siteStart } from './state';

interface Preloadable {
  path?: string;
  component: { preload?: () => Promise<unknown> };
}

const alikePages = new RegExp(globalData['light-start']?.default as string);

/** The part of the site whose pages share a style sheet with this path. */
const areaOf = (path: string) => alikePages.exec(path)?.[1];

/* A page of another kind may need rules that this page's own sheet doesn't have. */
function withStyles(): void {
  for (const { path = '', component } of routes as unknown as readonly Preloadable[]) {
    const original = component.preload?.bind(component);
    if (!original) continue;
    component.preload = async () => {
      const area = areaOf(path);
      const isAlike = area && area === areaOf(location.pathname);
      // The page that was sent has its own sheet, so it can do without the others, and a message says so.
      const isSent = !isRunning();
      const start = siteStart();
      // While nobody acts, nothing needs the others.
      if (isSent && !start?.mayRun) return original();
      const styles = () => start?.loadStyles().catch(isSent ? () => undefined : undefined);
      await Promise.all([original(), isAlike ? undefined : styles()]);
    };
  }
}

/** Loads the files of the page that was sent, whatever its address. */
export function loadPage(): Promise<unknown> {
  const { pathname, search, hash } = window.location;
  // A plain file server serves /pricing/index.html under that address. For the router that page is /pricing/.
  const path = pathname.replace(/\/index\.html$/, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  // Only the page for unknown addresses has no address.
  const isUnknown = document.querySelector('link[rel=canonical]') === null;
  if (isUnknown && process.env.HYDRATE_CLIENT_ENTRY) keepUnknown(path);
  const files = preload(path);
  withStyles();
  return files;
}

const idle = (next: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 5000 });
  else setTimeout(next, 200);
};

/* For each file it prefetches, the framework leaves an element with two listeners in the head. */
function removePrefetchLink({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'prefetch') target.remove();
}
if (typeof document !== 'undefined')
  for (const name of ['load', 'error'])
    document.head.addEventListener(name, removePrefetchLink, true);

/** Prefetches pages whose links are visible, once the site runs. */
export const prefetchQueue = createQueue(
  (path) => docusaurus.prefetch(path),
  idle,
  () => window.location.pathname,
);

/** Called by links: `prefetch` when they become visible, `preload` when the pointer or a finger arrives. */
export const links = Object.freeze({
  prefetch: (path: string) => {
    prefetchQueue.add(path);
    return false as const;
  },
  preload: (path: string) => {
    const files = docusaurus.preload(path);
    // A missing file is handled when the visitor opens the page. Until then it must not count as unhandled.
    if (files) files.catch(() => undefined);
    return files;
  },
});

/** Bytes that a page may load after its load event while nobody acts, and the most that another page needs. */
const AT_REST = 150 * 1024;
const A_PAGE = 20 * 1024;

/** Bytes transferred since the load event. */
function sinceLoad(): number {
  const { loadEventStart } = performance.getEntriesByType(
    'navigation',
  )[0] as PerformanceNavigationTiming;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime >= loadEventStart)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

const isInSight = (link: Element) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** Loads the data of the next and previous page and of pages whose links are in view, within the byte limit. */
export async function prefetchAtRest(): Promise<void> {
  const near = document.querySelectorAll<HTMLAnchorElement>('.pagination-nav a');
  const others = document.querySelectorAll<HTMLAnchorElement>(
    'main a[href^="/"], nav a[href^="/"]',
  );
  const paths = [...near, ...[...others].filter(isInSight)].map(({ pathname }) => pathname);
  for (const path of new Set(paths)) {
    if (siteStart()?.mayRun || sinceLoad() + A_PAGE > AT_REST) return;
    await Promise.resolve(docusaurus.prefetch(path)).catch(() => undefined);
  }
}
