import { prefetchQueue } from './routing';
import { type Action, siteStart } from './state';
import { stylesDue } from './styles';

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
  const { activeElement } = document;
  // React wasn't listening when this got the focus. Later, it would undo what was chosen meanwhile.
  if (!wasAtRest && activeElement && activeElement !== document.body) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  await stylesDue();
  await start.released();
  // A button may render what the page's own style sheet has no rules for. A link waits for its page's styles
  // anyway.
  if (wasAtRest || start.actions.some(({ target }) => target.tagName !== 'A')) {
    await start.loadStyles().catch(() => undefined);
  }
  start.stopRecording();
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
