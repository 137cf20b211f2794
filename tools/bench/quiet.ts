import type { Page, Request } from '@playwright/test';

/** How long a page that is quiet has asked for nothing, in milliseconds; that of Playwright's `networkidle`. */
const QUIET = 500;

/** What a page has asked for and not got yet, and when that last changed. */
interface Traffic {
  open: Set<Request>;
  changed: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests from now on. `quiet` needs it. */
export function watchTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), changed: Date.now() };
  traffic.set(page, seen);
  const ended = (request: Request) => {
    seen.open.delete(request);
    seen.changed = Date.now();
  };
  page.on('request', (request) => {
    seen.open.add(request);
    seen.changed = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/**
 * Waits until a watched page has asked for nothing for half a second and has nothing left in its idle queue.
 * Playwright's `networkidle` is said once for each document, and may be past before the site starts.
 */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('quiet: watchTraffic was not called for this page');
  const called = Date.now();
  for (;;) {
    const rest = Math.max(seen.changed, called) + QUIET - Date.now();
    if (seen.open.size === 0 && rest <= 0) {
      const { changed } = seen;
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
      );
      if (seen.changed === changed) return;
    }
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 50);
  }
}
