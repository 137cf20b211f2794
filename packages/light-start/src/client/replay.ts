import { prefetchQueue } from './routing';
import { type Action, firstSign, type SiteStart, siteStart } from './state';

/** The element the visitor meant: itself, or the one in its place after a new render. */
function targetOf({ target, path }: Action): HTMLElement | undefined {
  if (target.isConnected) return target;
  let node: Element | null | undefined = document.getElementById('__docusaurus');
  for (const index of path) node = node?.children[index];
  return node instanceof HTMLElement && node.tagName === target.tagName ? node : undefined;
}

function drop(target: HTMLElement, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
}

const CONTROLS =
  'button,input,select,textarea,summary,[role=tab],[role=button],[role=option],[data-drop]';
/** Milliseconds after the first sign within which many visitors open a page. */
const UNDECIDED = 2000;

let onPageShown: (() => void) | undefined;

/** Called when another page is shown. */
export const pageShown = () => onPageShown?.();

/**
 * Resolves when the visitor comes to a control, has opened another page, or is still undecided. Applying the
 * whole style sheet costs as much as drawing the page anew, and the page that a link opens would wait for it.
 */
function whenStylesAreDue({ actions }: SiteStart): Promise<void> {
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

interface Tracked {
  /** React's record of a field's value. Components don't get an event if the value is the same. */
  _valueTracker?: { setValue(value: string): void };
}

/** Tells components about a value that was typed before they listened. */
function repeatInput(field: EventTarget): void {
  if (!(field instanceof HTMLElement) || !field.isConnected) return;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.type !== 'file') {
    (field as Tracked)._valueTracker?.setValue(`${field.value}\0`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Repeats a visitor's actions from before the site ran and had all its styles, in order, then starts to
 * prefetch pages. On a page at rest all of that waits until a visitor acts and the styles are due.
 */
export async function replay(): Promise<void> {
  const start = siteStart();
  if (!start) return;
  const wasAtRest = !start.mayRun;
  await firstSign();
  if (wasAtRest) await whenStylesAreDue(start);
  await start.released();
  // A button may render what the page's own style sheet has no rules for. A link waits for its page's styles
  // anyway.
  if (wasAtRest || start.actions.some(({ target }) => target.tagName !== 'A')) {
    await start.loadStyles().catch(() => undefined);
  }
  start.stopRecording();
  const { activeElement } = document;
  if (!wasAtRest && activeElement && activeElement !== document.body) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const field of start.changedFields.splice(0)) repeatInput(field);
  for (const action of start.actions.splice(0)) {
    // Each in a separate task, so it sees what the previous one changed.
    await new Promise((resolve) => setTimeout(resolve));
    const target = targetOf(action);
    if (!target) continue;
    if (action.files) drop(target, action.files);
    else if (action.type === 'click') target.click();
    else target.dispatchEvent(new KeyboardEvent('keydown', { key: action.key, bubbles: true }));
  }
  const fetchAhead = () => {
    void start
      .loadStyles()
      .catch(() => undefined)
      .then(prefetchQueue.resume);
  };
  if (start.hasIntent) fetchAhead();
  else start.onIntent = fetchAhead;
}
