/**
 * Puts a message with one button above the page, in the place of an earlier
 * one, and returns what takes it away. Written without React, which may be
 * what is missing.
 */
export function showNotice(text: string, label: string, act: () => void): () => void {
  document.querySelector('body > .load-failure')?.remove();
  const message = document.createElement('div');
  message.className = 'load-failure';
  message.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  message.append(words, button);
  document.body.prepend(message);
  return () => message.remove();
}
