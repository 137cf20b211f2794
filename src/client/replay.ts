import { prefetchQueue } from './routing';
import { type Held, siteStart } from './siteStart';

/** The element that was meant: itself, or what stands in its place after it was drawn anew. */
function targetOf({ target, path }: Held): HTMLElement | undefined {
  if (target.isConnected) return target;
  let node: Element | null | undefined = document.getElementById('__docusaurus');
  for (const index of path) node = node?.children[index];
  return node instanceof HTMLElement && node.tagName === target.tagName ? node : undefined;
}

interface Tracked {
  /** React's record of a field's value: an event with the same value is not told to components. */
  _valueTracker?: { setValue(value: string): void };
}

/** Tells components of a value that was typed before they listened. */
function retell(field: EventTarget): void {
  if (!(field instanceof HTMLElement) || !field.isConnected) return;
  const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (typed && field.type !== 'file') {
    (field as Tracked)._valueTracker?.setValue(`${field.value}\0`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Does again, in their order, what a visitor did before the site ran; then it loads what he may need next. */
export async function replay(): Promise<void> {
  const start = siteStart();
  if (!start) return;
  // A button may draw what the page's own style sheet has no rules for; a link waits for them where it has to.
  if (start.held.some(({ target }) => target.tagName !== 'A')) {
    await start.style().catch(() => undefined);
  }
  start.end();
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const field of start.typed.splice(0)) retell(field);
  for (const held of start.held.splice(0)) {
    // Each in a task of its own, so that it finds what the one before has changed.
    await new Promise((resolve) => setTimeout(resolve));
    const target = targetOf(held);
    if (!target) continue;
    if (held.type === 'click') target.click();
    else target.dispatchEvent(new KeyboardEvent('keydown', { key: held.key, bubbles: true }));
  }
  const loadNext = () => {
    void start
      .style()
      .catch(() => undefined)
      .then(prefetchQueue.resume);
  };
  if (start.wanted) loadNext();
  else start.wake = loadNext;
}
