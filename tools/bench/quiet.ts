import type { Page, Request } from '@playwright/test';

/**
 * How long a page must have made no request to count as quiet, in milliseconds. The same as for Playwright's
 * `networkidle`.
 */
const QUIET = 500;

/** A page's pending requests, and when that last changed. */
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
 * Waits until a watched page has made no request for half a second and its idle queue is empty. Playwright's
 * `networkidle` fires once for each document, and may have fired before the site starts.
 */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (!seen) throw new Error('quiet: watchTraffic was not called for this page');
  // A page that was given a sign of intent applies its whole style sheet, and then prefetches, up to two
  // seconds later. Some pages came with the whole one.
  await page.waitForFunction(
    () =>
      !window.siteStart?.hasIntent ||
      document.documentElement.dataset.hasHydrated !== 'true' ||
      !document.getElementById('late-files')?.textContent.includes('"styles"') ||
      document.querySelector('link[rel=stylesheet][href*="/late."]'),
  );
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
