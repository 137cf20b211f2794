import preload from '@docusaurus/core/lib/client/preload';
import { showNotice } from './notice';

/** The page a click would open in this tab, or undefined where the click means something else. */
function targetOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.target !== '' && link.target !== '_self') return;
  return link.pathname === location.pathname ? undefined : link;
}

let isPassing = false;

/**
 * Keeps a visitor without a connection on the page he has: a link to a page
 * whose files are not loaded shows a message, where the framework would reload
 * into the browser's own error page. Pages that are loaded open as always.
 */
function keepPage(event: MouseEvent): void {
  if (navigator.onLine || isPassing) return;
  const link = targetOf(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  preload(link.pathname).then(
    () => {
      isPassing = true;
      link.click();
      isPassing = false;
    },
    () => {
      const text = 'You are offline, and that page is not loaded yet. This one stays.';
      const remove = showNotice(text, 'Close', () => remove());
      addEventListener('online', remove, { once: true });
    },
  );
}

if (typeof document !== 'undefined') document.addEventListener('click', keepPage, true);
