import { sitemapRoutes } from '../site/pages';
import { expect, open, test } from './visit';

const LAST = '/docs/templates/umami/';

test.describe('the sidebar', () => {
  test('is open at the current page and scrolled to it before the site runs', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 620 });
    // The styles arrive after the page has been read, as over a slow connection.
    const isRead = page.waitForEvent('domcontentloaded');
    await page.route(/\.css$/, async (route) => {
      await isRead;
      await route.continue();
    });
    await page.goto(LAST);
    const current = page.locator('nav.menu a[aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  });

  test('opens the category of a page that a link in the text leads to', async ({ page }) => {
    await open(page, '/docs/intro/');
    await page.locator('article a[href="/docs/services/volumes/"]').first().click();
    await expect(page.locator('nav.menu a[aria-current="page"]')).toHaveText('Volumes');
    await expect(page.locator('nav.menu a[aria-current="page"]')).toBeInViewport();
  });

  test('folds and unfolds a category by its button', async ({ page }) => {
    await open(page, '/docs/services/redis/');
    const menu = page.locator('nav.menu');
    const page1 = menu.getByRole('link', { name: 'Redis', exact: true });
    await expect(page1).toBeVisible();
    await menu.getByRole('button', { name: "Collapse sidebar category 'Services'" }).click();
    await expect(page1).toBeHidden();
    await menu.getByRole('button', { name: "Expand sidebar category 'Billing'" }).click();
    await expect(menu.getByRole('link', { name: 'Pricing model' })).toBeVisible();
    await menu.getByRole('button', { name: "Expand sidebar category 'Services'" }).click();
    await expect(page1).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Pricing model' })).toBeHidden();
  });

  test('shows every page of the documentation without scripts, or the page that links to it', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    await page.goto(`${baseURL}/docs/intro/`);
    const shown = await page
      .locator('nav.menu a')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().height > 0)
          .map((link) => link.getAttribute('href')),
      );
    const pages = sitemapRoutes().filter((route) => /^\/docs\/./.test(route));
    expect(pages.length).toBeGreaterThan(60);
    // A page below another page of a category isn't in the sidebar until that page is open, which links to
    // all of them.
    const below = pages.filter((route) => !shown.includes(route));
    expect(below.length).toBeLessThan(pages.length / 3);
    const parentOf = (route: string) => route.replace(/[^/]+\/$/, '');
    for (const parent of new Set(below.map(parentOf))) {
      expect([...shown, ...below]).toContain(parent);
      await page.goto(baseURL + parent);
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const own = below.filter((route) => parentOf(route) === parent);
      expect(own.filter((route) => !links.includes(route))).toEqual([]);
    }
    await page.close();
  });
});
