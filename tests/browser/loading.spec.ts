import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

/** Counts the scripts asked for after hydration while the pointer is over a link to a page not yet loaded. */
async function scriptsOnHover(page: Page): Promise<number> {
  await open(page, '/about/');
  await page.waitForLoadState('networkidle');
  let scripts = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts += 1;
  });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' });
  await link.hover();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  return scripts;
}

test.describe('prefetch', () => {
  test('loads the next route ahead on a normal connection', async ({ page }) => {
    expect(await scriptsOnHover(page)).toBeGreaterThan(0);
  });

  for (const connection of [
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`is skipped with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      expect(await scriptsOnHover(page)).toBe(0);
    });
  }
});

test.describe('the progress bar', () => {
  for (const [wait, shown] of [
    [100, false],
    [600, true],
  ] as const) {
    test(`is ${shown ? 'shown' : 'not shown'} when a route takes ${wait} ms`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
        new MutationObserver((changes) => {
          for (const change of changes) {
            for (const node of change.addedNodes) {
              if (node instanceof HTMLElement && node.id === 'nprogress') {
                Object.assign(window, { progressShown: performance.now() });
              }
            }
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, '/about/');
      await page.route('**/assets/js/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        await route.continue();
      });
      const clicked = await page.evaluate(() => {
        document.querySelector<HTMLAnchorElement>('.navbar a[href="/pricing/"]')?.click();
        return performance.now();
      });
      await expect(page).toHaveTitle(/Pricing/);
      const at = await page.evaluate(() => (window as { progressShown?: number }).progressShown);
      if (shown) expect((at ?? 0) - clicked).toBeGreaterThanOrEqual(195);
      else expect(at).toBeUndefined();
    });
  }
});
