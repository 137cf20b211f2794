import { listen, state } from './state';

const hasSpeculation = HTMLScriptElement.supports?.('speculationrules');

/** Loads the files of a link's target. Set when the site only has to run. */
let preload: ((path: string) => unknown) | undefined;
let prefetched = '';

/** True unless the visitor saves data or is on a very slow connection. */
export function isFastConnection(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The link that a click would open in this tab. */
export function pageLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return;
  if (link.hasAttribute('download') || /^(?!_self$)./.test(link.target)) return;
  return link.pathname === location.pathname ? undefined : link;
}

/** Preloads a page whose link is about to be followed: its files if the site is ready, else its document. */
function onApproach(event: Event) {
  const link = pageLink(event);
  if (!link) return;
  if (preload) preload(link.pathname);
  else if (!hasSpeculation && isFastConnection() && prefetched !== link.pathname) {
    prefetched = link.pathname;
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  }
}

/** Starts watching for links that are about to be followed. */
export const watchLinks = () => listen(['pointerover', 'pointerdown', 'focusin'], onApproach, true);

/** From now on the site opens pages faster than the browser can, so the browser's own speculation stops. */
export function ready(load: (path: string) => unknown): void {
  preload = load;
  document.querySelector('script[type=speculationrules]')?.remove();
  for (const { target } of state.actions)
    if (target instanceof HTMLAnchorElement) load(target.pathname);
}
