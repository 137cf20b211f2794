import type { Page } from '@playwright/test';

/** Waits until React has taken over a page that was given no sign of intent. */
export const running = (page: Page) =>
  page.waitForFunction(() => document.documentElement?.dataset.hasHydrated === 'true');

/**
 * Gives a sign of intent, which starts the site, and waits until React has taken over the page, so that
 * clicks have handlers.
 */
export async function hydrated(page: Page): Promise<void> {
  // Repeated on each poll, because the page may be another one by then, as after a reload.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('wheel'));
    return document.documentElement?.dataset.hasHydrated === 'true';
  });
}
