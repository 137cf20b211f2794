import type { Page } from '@playwright/test';
import { hold } from './hold';
import { expect, open, quiet, test } from './visit';

/** Counts the scripts asked for after hydration while the pointer is over a link to a page not yet loaded. */
async function scriptsOnHover(page: Page): Promise<number> {
  await open(page, '/about/');
  await quiet(page);
  let scripts = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts += 1;
  });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Pricing' });
  await link.hover();
  await quiet(page);
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

test('the progress bar appears when a route takes longer than 200 ms, and goes when it is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await page.clock.install();
  await open(page, '/about/');
  const release = await hold(page, '**/assets/js/*.js');
  const bar = page.locator('#nprogress');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.navbar a[href="/pricing/"]')?.click(),
  );
  await page.clock.runFor(190);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).toHaveTitle(/Pricing/);
  await expect(bar).toHaveCount(0);
});
