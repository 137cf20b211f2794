import { state } from './state';
import { showNotice } from './notice';
import { stopRecording } from './record';

/** The base path of the build. */
declare const BASE_URL: string;

/** Loads the page again. */
export const reload = () => location.reload();

/** The path the site is served under if it isn't the one it was built for, else empty. */
export function misplacedBase(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const own = link && new URL(link.href).pathname;
  const path = location.pathname.replace(/index\.html$/, '');
  return own && path !== own && path.endsWith(own) ? `${path.slice(0, -own.length)}/` : '';
}

/**
 * Reloads the page the first time, because a deploy may have replaced the missing file. If that didn't help,
 * shows a message with Retry above the content, which stays readable. The navigation type prevents a loop,
 * so nothing is stored. If the visitor has typed something, a reload would lose it, so the message comes at
 * once.
 */
export function reloadOrExplain(words: string): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasReloaded = !navigation || navigation.type === 'reload';
  if (wasReloaded || !navigator.onLine || state.changedFields.length > 0) {
    showNotice(words, reload);
    return;
  }
  reload();
  // The old page stays until the new one arrives, without the anchor of a link that was followed meanwhile.
  addEventListener('hashchange', reload);
  // Anything typed meanwhile would be lost with the old page.
  addEventListener(
    'input',
    () => {
      window.stop();
      showNotice(words, reload);
    },
    { capture: true, once: true },
  );
}

let earlier: string | undefined;

/** Handles a failure from a time when nobody needed the site. Returns false if there was none. */
export function failNow(): boolean {
  if (earlier === undefined) return false;
  fail(earlier);
  return true;
}

/**
 * Handles files that couldn't be loaded. A visitor who only reads has everything they need, so this waits
 * for intent.
 */
export function fail(error: string): void {
  if (!state.mayRun) {
    earlier = error;
    return;
  }
  document.documentElement.setAttribute('data-started', '');
  const link = state.actions.map(({ target }) => target).find((target) => 'href' in target);
  stopRecording();
  if (link instanceof HTMLAnchorElement) {
    location.assign(link.href);
    return;
  }
  const base = misplacedBase();
  reloadOrExplain(
    base
      ? `This site is built to be served under ${BASE_URL} but is served under ${base}. You can read on, but menus, search and tools don't work. If you run it, set baseUrl in docusaurus.config.ts, or serve the site under the path it is built for.`
      : navigator.onLine
        ? `A part of this page couldn't be loaded, so menus, search and tools may not work. You can read on. (${error})`
        : "You're offline. You can read on. Menus, search and tools work again once the connection is back.",
  );
}
