let notice: HTMLElement | undefined;

/** The message that is shown now. */
export const shownNotice = () => notice;

/** Removes the message. */
export function removeNotice(): void {
  notice?.remove();
  notice = undefined;
}

/**
 * Shows a message with a Retry button above the content, replacing any earlier one. React may be missing, so
 * it isn't used.
 */
export function showNotice(words: string, act: () => void): HTMLElement {
  removeNotice();
  notice = document.createElement('div');
  notice.className = 'load-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', act);
  notice.append(text, button);
  document.body.prepend(notice);
  return notice;
}
