import { type Action, isRunning } from '../client/state';
import { reload } from './failure';
import { hasLateFiles } from './files';
import { pageLink } from './links';
import { removeNotice, shownNotice, showNotice } from './notice';
import { hasAllScripts } from './scripts';
import { listen, recording, state } from './state';

const PRESSED =
  'button,[role=tab],[role=button],[role=option],input[type=checkbox],input[type=radio]';

/** Milliseconds after which a visitor sees that a click is still waiting. */
const LONG = 8000;

let timer: ReturnType<typeof setTimeout> | undefined;
let slowNotice: HTMLElement | undefined;

/** True while the message about a waiting click is shown. */
export const isSlowNotice = () => slowNotice !== undefined && shownNotice() === slowNotice;

/** Child indices from the root down, for elements that are rendered again before their turn comes. */
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

const closestTo = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const hasModifier = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

function record(action: Action) {
  state.actions.push(action);
  document.documentElement.setAttribute('data-waiting', '');
  timer ??= setTimeout(() => {
    slowNotice = showNotice(
      'This page is still loading what you clicked. Your click counts once it has loaded.',
      reload,
    );
  }, LONG);
}

/**
 * Records a click or key that needs the site. Until all scripts have loaded, the browser follows links
 * itself, and once the site runs, the site does. What is recorded then only waits for styles.
 */
function onPress(event: MouseEvent | KeyboardEvent) {
  if (!hasLateFiles()) return;
  const isLink = event.type === 'click' && hasAllScripts() && !isRunning() && !hasModifier(event);
  const link = isLink ? pageLink(event) : undefined;
  const target = link ?? closestTo(event, PRESSED);
  // A script of the page handles these itself.
  if (target?.hasAttribute('data-early')) return;
  if (!target || event.defaultPrevented || !event.isTrusted) return;
  const key = 'key' in event ? event.key : undefined;
  if (key !== undefined) {
    if (target.getAttribute('role') !== 'tab' || !/^(Enter| |Arrow)/.test(key)) return;
  } else if ('type' in target && target.type === 'submit') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  record({ type: event.type as Action['type'], key, target, path: pathOf(target) });
}

let pressed: Action | undefined;
let onRelease: (() => void) | undefined;

/** Notes what is being pressed, because React may replace it before it is let go, and then it gets no click. */
function onDown(event: PointerEvent) {
  const target = isRunning() ? null : closestTo(event, PRESSED);
  pressed = target ? { type: 'click', target, path: pathOf(target) } : undefined;
}

function onUp({ type }: PointerEvent) {
  if (type === 'pointerup' && pressed && !pressed.target.isConnected) record(pressed);
  pressed = undefined;
  // After the click that the browser sends now.
  setTimeout(() => onRelease?.());
}

/** Resolves when nothing is pressed that was pressed before the site ran. */
export const released = (): Promise<void> =>
  pressed ? new Promise((resolve) => (onRelease = resolve)) : Promise.resolve();

/** Records files dropped where the site accepts them, because the browser would open them instead of the page. */
function onDrag(event: DragEvent) {
  const target = closestTo(event, '[data-drop]');
  const { types = [], files = [] } = event.dataTransfer ?? {};
  if (!hasLateFiles() || !target || !types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop')
    record({ type: 'drop', files: [...files], target, path: pathOf(target) });
}

/** Moves the focus to the search box as the site's own shortcut does. */
function onShortcut(event: KeyboardEvent) {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
  const isTyping = target instanceof Element && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const isLetter =
    (key || '').toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
  if (!isLetter && (key !== '/' || isTyping || metaKey || ctrlKey)) return;
  const box = document.querySelector<HTMLInputElement>('input[type=search][name=q]');
  if (!box) return;
  event.preventDefault();
  box.focus();
  box.select();
}

function onChange({ target }: Event) {
  state.changedFields = state.changedFields.filter((field) => field !== target);
  // Components hear it once the site runs. Said again later, it would undo what was done meanwhile.
  if (!isRunning() && target) state.changedFields.push(target);
}

/** Starts recording what a visitor does. */
export function startRecording(): void {
  listen(['click', 'keydown'], onPress);
  listen(['pointerdown'], onDown);
  listen(['pointerup', 'pointercancel'], onUp);
  listen(['dragover', 'drop'], onDrag);
  listen(['keydown'], onShortcut);
  listen(['input', 'change'], onChange);
}

/** Stops recording, because the site is listening now or never will. */
export function stopRecording(): void {
  clearTimeout(timer);
  if (isSlowNotice()) removeNotice();
  recording.abort();
  document.documentElement.removeAttribute('data-waiting');
}
