import { showCurrentPage } from '../client/currentPage';
import type { Held, SiteStart } from '../client/siteStart';
import { LATE_FILES_ID, type LateFiles } from './late-files';

/** The path that the site is built for. */
declare const BASE_URL: string;

/*
 * Loads the site's files after the load event, when nothing else is to be done, and
 * lets the site run at the first sign of intent (pointer, key, touch, focus, wheel), or
 * at once where the page is to show something that it was not sent with. With Save-Data
 * or on 2G the files are asked for at that sign. What is clicked before the site runs is
 * kept and done again by `src/client/replay.ts`, a link as soon as all files are there:
 * before that the browser follows it, by the speculation rules of the page or, where it
 * has none, a prefetch. Without the element of `LATE_FILES_ID`, as while writing, it does
 * nothing.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'click'];
const HELD = 'button,[role=tab],[role=button],[role=option],input[type=checkbox],input[type=radio]';

/** Where a link is about to be followed. */
const APPROACHES = ['pointerover', 'pointerdown', 'focusin'];

const page = document.documentElement;
const hasRules = HTMLScriptElement.supports?.('speculationrules');
let begun = false;
let missing = '';
let files: Partial<LateFiles> | undefined;
let whole: Promise<void> | null = null;
let notice: HTMLElement | undefined;
/** Ends in the message that a click still waits, and that message. */
/** Loads the files of a page that a link leads to; set when the site only has to run. */
let preload: ((path: string) => unknown) | undefined;
/** The page that was prefetched last. */
let approached = '';
/** Why the site could not be loaded, until a visitor needs it. */
let broken: string | undefined;
let slow: ReturnType<typeof setTimeout> | undefined;
let patience: HTMLElement | undefined;

const start: SiteStart = (window.siteStart = {
  wanted: false,
  mayRun: false,
  isHere: false,
  held: [],
  typed: [],
  wake: null,
  ready,
  style,
  end,
  failed,
});

function read(): Partial<LateFiles> {
  if (!files) {
    const element = document.getElementById(LATE_FILES_ID);
    files = element ? (JSON.parse(element.textContent ?? '') as LateFiles) : {};
  }
  return files;
}

function begin() {
  if (begun) return;
  begun = true;
  const sources = read().scripts ?? [];
  let left = sources.length;
  function arrived() {
    left -= 1;
    if (left > 0) return;
    // The last one runs the site when it has all; one that is empty or cut off leaves it waiting.
    setTimeout(() => {
      if (!start.isHere || missing) failed(missing || 'A file of the site arrived damaged.');
    });
  }
  for (const source of sources) {
    const script = document.createElement('script');
    script.async = false;
    script.fetchPriority = start.mayRun ? 'high' : 'low';
    script.onerror = () => {
      missing = source;
      arrived();
    };
    script.onload = arrived;
    script.src = source;
    document.head.append(script);
  }
}

const ownSheet = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');

/** The last rule of each sheet sets a property: one that is empty or cut off does not. */
const holds = (property: string) => getComputedStyle(page).getPropertyValue(property) !== '';

/* The page's own sheet holds what its HTML needs; what an action draws may need the whole. */
function style(): Promise<void> {
  return (whole ??= new Promise((resolve, reject) => {
    const { styles } = read();
    if (!styles) return resolve();
    const sheet = document.createElement('link');
    const timer = setTimeout(lost, 10_000);
    function lost() {
      clearTimeout(timer);
      whole = null;
      // A missing part is worth more words, and ends the loading of styles with its own reload.
      if (!notice || notice === patience)
        tell(
          'Some styles of this page could not be loaded, so parts of it may look wrong. Everything can be used.',
          () => {
            notice?.remove();
            sheet.remove();
            style().catch(() => {});
          },
        );
      reject(new Error('styles'));
    }
    sheet.rel = 'stylesheet';
    sheet.href = styles;
    sheet.onload = () => {
      if (!holds('--late')) return lost();
      clearTimeout(timer);
      resolve();
    };
    sheet.onerror = lost;
    (ownSheet() ?? document.head.lastElementChild)?.after(sheet);
  }));
}

const again = () => location.reload();

/* A message with one button above the content, in the place of an earlier one. Drawn without React, which may be missing. */
function tell(words: string, act: () => void) {
  notice?.remove();
  const text = document.createElement('p');
  const button = document.createElement('button');
  notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  text.textContent = words;
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', act);
  notice.append(text, button);
  document.body.prepend(notice);
}

/* The path below which the site is served, where that is not the one it was built for. */
function misplaced(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const own = link && new URL(link.href).pathname;
  const path = location.pathname.replace(/index\.html$/, '');
  return own && path !== own && path.endsWith(own) ? `${path.slice(0, -own.length)}/` : '';
}

/*
 * A file of the site could not be loaded: the first time the page is loaded
 * again, because a deploy may have replaced the file; when it is the result of
 * that, a message with Retry is put above the content, which stays readable.
 * The navigation type is the guard, so there is no loop and nothing is stored.
 * Where something was typed, which that would lose, the message comes at once.
 */
function trouble(words: string) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation || navigation.type === 'reload' || !navigator.onLine || start.typed.length > 0)
    return tell(words, again);
  again();
  // The page is still there until the new one comes: what is typed meanwhile would go with it.
  addEventListener(
    'input',
    () => {
      window.stop();
      tell(words, again);
    },
    { capture: true, once: true },
  );
}

function failed(error: string) {
  // Who reads has all that he needs.
  if (!start.mayRun) {
    broken = error;
    return;
  }
  page.setAttribute('data-started', '');
  end();
  const base = misplaced();
  trouble(
    base
      ? `This site is built to be served under ${BASE_URL} and is served under ${base}. You can read on; menus, search and tools do not work. Whoever runs it: set baseUrl in docusaurus.config.ts, or serve the site under the path it is built for.`
      : navigator.onLine
        ? `A part of this page could not be loaded, so menus, search and tools may not work. You can read on. (${error})`
        : 'You are offline. You can read on; menus, search and tools work when the connection is back.',
  );
}

function dressed() {
  const own = ownSheet();
  if (!own || !read().scripts || holds('--own') || misplaced()) return;
  const words =
    'The styles of this page could not be loaded. All of it is here, without its layout.';
  // One that never comes keeps the page from being shown at all, and would again after a reload.
  const late = document.readyState !== 'complete';
  if (!own.sheet) own.remove();
  if (late) tell(words, again);
  else trouble(words);
}

function parsed(next: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', next);
  else next();
}

function run() {
  start.mayRun = true;
  parsed(() => {
    if (broken) return failed(broken);
    begin();
    start.wake?.();
  });
}

function want() {
  if (start.wanted) return;
  start.wanted = true;
  for (const name of SIGNS) removeEventListener(name, want, true);
  run();
}

/* The page a click would open in this tab; undefined where it is this one, or the click means something else. */
function leadsTo({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.endsWith('/')) return;
  if (link.hasAttribute('download') || /^(?!_self$)./.test(link.target)) return;
  return link.pathname === location.pathname ? undefined : link;
}

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/* The visitor is about to follow a link: its page is asked for before he does. */
function approach(event: Event) {
  const link = leadsTo(event);
  if (!link) return;
  if (preload) preload(link.pathname);
  else if (!hasRules && isFast() && approached !== link.pathname) {
    approached = link.pathname;
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = link.pathname;
    document.head.append(ahead);
  }
}

function ready(load: (path: string) => unknown) {
  preload = load;
  // From now on the site is faster.
  document.querySelector('script[type=speculationrules]')?.remove();
}

/*
 * True where the page differs from what was sent: by its address (a plan, a search, an anchor in
 * folded text, a page that does not exist), or by what this browser keeps (see data/stored-items.yaml).
 */
function isExpected(): boolean {
  if (location.search || location.hash || !document.querySelector('link[rel=canonical]'))
    return true;
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return keys.some((key) => /^(learn|compose)-|\.tab\./.test(key));
  } catch {
    return false;
  }
}

const isFast = () => {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
};

/* Loads the files while nothing else is to be done; one that is prerendered waits until it is shown. */
function rest() {
  if ((document as { prerendering?: boolean }).prerendering)
    return document.addEventListener('prerenderingchange', rest, { once: true });
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 200);
}

function hold(event: MouseEvent | KeyboardEvent) {
  if (!files && !document.getElementById(LATE_FILES_ID)) return;
  const { target: origin } = event;
  const link = preload && event.type === 'click' && isPlain(event) ? leadsTo(event) : undefined;
  const target = origin instanceof Element ? (link ?? origin.closest<HTMLElement>(HELD)) : null;
  if (!target || event.defaultPrevented || !event.isTrusted) return;
  const key = 'key' in event ? event.key : undefined;
  if (key !== undefined) {
    if (target.getAttribute('role') !== 'tab' || !/^(Enter| |Arrow)/.test(key)) return;
  } else if ('type' in target && target.type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  start.held.push({ type: event.type as Held['type'], key, target, path: pathOf(target) });
  page.setAttribute('data-waiting', '');
  if (slow) return;
  slow = setTimeout(() => {
    tell('This page is still loading what you clicked. It will be done when it is there.', again);
    patience = notice;
  }, 8000);
}

/* Indices of children, for elements that are drawn anew before their turn comes. */
function pathOf(element: Element): number[] {
  const path: number[] = [];
  for (
    let node = element;
    node.parentElement && node.id !== '__docusaurus';
    node = node.parentElement
  ) {
    path.unshift([...node.parentElement.children].indexOf(node));
  }
  return path;
}

function shortcut(event: KeyboardEvent) {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
  const typing = target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const letter = (key || '').toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
  if (!letter && (key !== '/' || typing || metaKey || ctrlKey)) return;
  const box = document.querySelector<HTMLInputElement>('input[type=search][name=q]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
}

function note({ target }: Event) {
  if (target && !start.typed.includes(target)) start.typed.push(target);
}

function end() {
  clearTimeout(slow);
  if (notice === patience) notice?.remove();
  for (const name of APPROACHES) removeEventListener(name, approach, true);
  removeEventListener('click', hold, true);
  removeEventListener('keydown', hold, true);
  removeEventListener('keydown', shortcut, true);
  removeEventListener('input', note, true);
  removeEventListener('change', note, true);
  page.removeAttribute('data-waiting');
}

for (const name of SIGNS) addEventListener(name, want, { capture: true, passive: true });
for (const name of APPROACHES) addEventListener(name, approach, { capture: true, passive: true });
addEventListener('click', hold, true);
addEventListener('keydown', hold, true);
addEventListener('keydown', shortcut, true);
addEventListener('input', note, true);
addEventListener('change', note, true);
setTimeout(() => parsed(dressed), 10_000);
addEventListener('load', () => {
  dressed();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isExpected()) run();
      else if (isFast()) rest();
    }),
  );
});
// Not before the styles are there, which no frame comes before: without them the sidebar cannot be scrolled.
parsed(() => requestAnimationFrame(showCurrentPage));
