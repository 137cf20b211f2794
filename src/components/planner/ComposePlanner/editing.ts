import type { Edit } from 'compose-planner';

/** Typing this many characters at once takes browsers seconds. */
const LONG_EDIT = 2000;

/** Types into a textarea as a keyboard would, so undo works. Returns false if the browser can't. */
function type(area: HTMLTextAreaElement, text: string): boolean {
  if (document.activeElement !== area || text.length > LONG_EDIT) return false;
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** Breaks the line at the caret and keeps the indentation of the line before. */
export function breakLine(area: HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = area;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const indent = /^[ ]*/.exec(value.slice(start, selectionStart))?.[0] ?? '';
  if (type(area, `\n${indent}`)) return;
  area.setRangeText(`\n${indent}`, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Applies edits to the text of a textarea and leaves the caret where the first one was. */
export function applyToArea(area: HTMLTextAreaElement, edits: readonly Edit[]): void {
  const ordered = [...edits].sort((a, b) => b.from - a.from);
  area.focus({ preventScroll: true });
  for (const { from, to, text } of ordered) {
    area.setSelectionRange(from, to);
    if (!type(area, text)) area.setRangeText(text, from, to, 'start');
  }
  const first = ordered[ordered.length - 1]?.from ?? 0;
  area.setSelectionRange(first, first);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces a textarea's whole text. Undo works unless the text is long. */
export function replaceIn(area: HTMLTextAreaElement, text: string): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(0, area.value.length);
  if (!type(area, text)) area.value = text;
  area.setSelectionRange(0, 0);
  area.scrollTop = 0;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the caret to an offset and scrolls its line into the middle of a textarea. */
export function moveCaret(area: HTMLTextAreaElement, offset: number): void {
  const line = area.value.slice(0, offset).split('\n').length - 1;
  const height = Number.parseFloat(getComputedStyle(area).lineHeight) || 0;
  area.focus();
  area.setSelectionRange(offset, offset);
  area.scrollTop = Math.max(0, line * height - area.clientHeight / 2);
  area.scrollLeft = 0;
}
