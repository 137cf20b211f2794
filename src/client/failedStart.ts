import { showNotice } from './notice';

/**
 * Answers a page whose scripts could not be loaded: the first time the page is
 * reloaded, because a deploy may have replaced the file; when the page is the
 * result of a reload, or there is no connection, a message with Retry is put
 * above the content, which stays readable. The navigation type is the guard,
 * so there is no loop and nothing is stored.
 */
export function afterFailedStart(error: unknown): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'reload' && navigator.onLine) {
    window.location.reload();
    return;
  }
  const text = `A part of this page could not be loaded, so menus, search and tools may not work. You can read on. (${String(error)})`;
  showNotice(text, 'Retry', () => window.location.reload());
}
