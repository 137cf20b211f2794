import { expect, open, running, test } from './visit';

test.describe('a page that nobody touches', () => {
  test('takes on the colour mode that is chosen in another tab, and does not run for it', async ({
    page,
    context,
  }) => {
    await page.goto('/pricing/');
    const other = await context.newPage();
    await open(other, '/about/');
    await other.getByRole('button', { name: /^Colour mode: light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.locator('html').getAttribute('data-started')).toBeNull();
  });

  test('names its icon and no web manifest, which would hold back the paint; the site that runs does', async ({
    page,
  }) => {
    await page.goto('/pricing/');
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveCount(0);
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg\+xml,/);
    await page.mouse.move(1, 1);
    await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
  });

  for (const [what, path, key] of [
    ['the address says more than the page', '/docs/services/redis/?_highlight=eviction', ''],
    ['the address names an anchor', '/docs/services/redis/#main', ''],
    ['there is no such page', '/no-such-page/', ''],
    ['a group of tabs was chosen', '/docs/services/redis/', 'docusaurus.tab.client'],
    ['exercises were done', '/learn/', 'learn-progress'],
  ] as const) {
    test(`runs all the same where ${what}`, async ({ page, quietConsole }) => {
      if (key) await page.addInitScript((name) => localStorage.setItem(name, ''), key);
      await page.goto(path);
      await running(page);
      // The answer to the page that does not exist.
      if (path === '/no-such-page/') quietConsole.mayGoOn = true;
    });
  }
});
