/* Loads the site's scripts after the load event, when the browser has nothing else to do, and hurries at
   the first sign of intent (pointer, key, touch, focus, wheel), or if the page differs from what was sent.
   With Save-Data or on 2G the scripts are loaded only at that sign. Clicks before the site runs are
   recorded and repeated by `client/replay.ts`. Links are recorded once all scripts have loaded. Before that
   the browser follows them, helped by the page's speculation rules or, in a browser without them, a
   prefetch. */
import { fail, failNow } from './failure';
import { whenParsed } from './files';
import { isFastConnection, ready, watchLinks } from './links';
import { released, startRecording, stopRecording } from './record';
import { loadScripts } from './scripts';
import { state } from './state';
import { checkOwnStyles, loadStyles } from './styles';

/** Pattern for the names of stored items that affect what a page shows. */
declare const SHOWN_ITEMS: string;

const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'click',
  'dragenter',
];

function run() {
  state.mayRun = true;
  whenParsed(() => {
    if (failNow()) return;
    loadScripts();
    state.onIntent?.();
  });
}

function onSign() {
  state.hasIntent = true;
  for (const name of SIGNS) removeEventListener(name, onSign, true);
  run();
}

/**
 * True if the page differs from what was sent: because of its address (a plan, a search, an anchor in folded
 * text, a page that doesn't exist), or because of something stored in this browser.
 */
function hasMoreToShow(): boolean {
  if (location.search || location.hash || !document.querySelector('link[rel=canonical]'))
    return true;
  try {
    const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return names.some((name) => new RegExp(SHOWN_ITEMS).test(name));
  } catch {
    return false;
  }
}

/** Loads the scripts while the browser is idle. A prerendered page waits until it is shown. */
function loadAtRest() {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', loadAtRest, { once: true });
  else if ('requestIdleCallback' in window) requestIdleCallback(loadScripts, { timeout: 2000 });
  else setTimeout(loadScripts, 200);
}

/** Calls back after the first paint, because a script requested earlier would compete with it. */
function afterPaint(then: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

Object.assign(state, { ready, loadStyles, released, stopRecording, fail });
for (const name of SIGNS) addEventListener(name, onSign, { capture: true, passive: true });
watchLinks();
startRecording();
setTimeout(() => whenParsed(checkOwnStyles), 10_000);
addEventListener('load', () => {
  checkOwnStyles();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (hasMoreToShow()) run();
      else if (isFastConnection()) afterPaint(loadAtRest);
    }),
  );
});
