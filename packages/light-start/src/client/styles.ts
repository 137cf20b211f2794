import { firstSign, type SiteStart, siteStart } from './state';

const CONTROLS =
  'button,input,select,textarea,summary,[role=tab],[role=button],[role=option],[data-drop]';
/** Milliseconds after the first sign within which many visitors open a page. */
const UNDECIDED = 2000;

let onPageShown: (() => void) | undefined;

/** Called when another page is shown. */
export const pageShown = () => onPageShown?.();

/** Resolves when the visitor comes to a control, has opened another page, or is still undecided. */
function decided({ actions }: SiteStart): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      clearTimeout(timer);
      listening.abort();
      onPageShown = undefined;
      resolve();
    };
    const timer = setTimeout(done, UNDECIDED);
    onPageShown = done;
    const onEvent = ({ target }: Event) => {
      if (target instanceof Element && target.closest(CONTROLS)) done();
    };
    for (const name of ['pointerover', 'pointerup', 'focusin', 'keyup', 'dragover'])
      addEventListener(name, onEvent, { capture: true, signal: listening.signal });
    const isAtControl = document.querySelector(`:is(${CONTROLS}):is(:hover, :focus)`);
    if (isAtControl || actions.length > 0) done();
  });
}

let due: Promise<void> | undefined;

/**
 * Resolves when the whole style sheet should be applied: at once if the page has something to show, else
 * after the first sign of intent. Applying it costs as much as drawing the page anew, and a page that a link
 * opens at that sign would wait for it.
 */
export function stylesDue(): Promise<void> {
  const start = siteStart();
  if (!start || (!due && start.mayRun)) return (due ??= Promise.resolve());
  return (due ??= firstSign().then(() => decided(start)));
}
