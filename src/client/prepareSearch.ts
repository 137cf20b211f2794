import { fetchHeadEarly } from 'site-search/files';

/**
 * How near to the search box the pointer has to come, in pixels. From there a hand needs 200 ms or more to
 * the first letter.
 */
const NEAR = 150;

const EVENTS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;

/** Starts loading what a search needs: its code and the titles. Safe to call often. */
export function prepareSearch(): void {
  fetchHeadEarly();
  import('./search')
    .then(({ searchClient }) => searchClient().load())
    // The search itself reports the failure.
    .catch(() => undefined);
}

function isNear(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === '/' || event.ctrlKey || event.metaKey;
  const box = document.querySelector('.search-box');
  if (!box) return false;
  if (!(event instanceof PointerEvent)) return box.contains(event.target as Node);
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
}

function onEvent(event: Event): void {
  if (!isNear(event)) return;
  for (const name of EVENTS) removeEventListener(name, onEvent, true);
  prepareSearch();
}

if (typeof document !== 'undefined') {
  const { activeElement } = document;
  // A visitor may have been faster than this file, and the results page needs the search anyway.
  if (window.location.pathname === '/search/' || activeElement?.closest('.search-box'))
    prepareSearch();
  else for (const name of EVENTS) addEventListener(name, onEvent, { capture: true, passive: true });
}
