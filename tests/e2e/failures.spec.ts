import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, hydrated, open, test, touched } from './visit';

/** Serves the site's scripts with their text changed. */
async function alterScripts(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

test('a rendering error shows the crash page with its message and Try again', async ({
  page,
  quietConsole,
}) => {
  // The archive's data arrive without the list that its page reads.
  await alterScripts(page, (text) => text.replace(/"blogPosts":(?=\[)/, '"none":'));
  await touched(page);
  await page.goto('/blog/archive/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page.getByRole('main')).toContainText(/is not iterable/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { violations, passes } = await new AxeBuilder({ page })
      .include('main')
      .withRules(['color-contrast', 'target-size'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThanOrEqual(4);
  }
  expect(quietConsole.splice(0).length).toBeGreaterThan(0);
  // Files that are still on their way have no one to answer when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('a chunk that cannot be loaded', () => {
  test('on the first visit leads to one reload, then to a message with Retry above the readable page', async ({
    page,
    quietConsole,
  }) => {
    let missing = true;
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname;
      if (missing && !/\/(?:main|runtime~main)\./.test(name))
        await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    await touched(page);
    await page.goto('/about/');
    const message = page.getByRole('alert').filter({ hasText: "couldn't be loaded" });
    await expect(message).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toBe(2);
    missing = false;
    await message.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(message).toHaveCount(0);
    quietConsole.mayGoOn = true;
  });

  test('on the first visit leads to a reload that arrives at the section followed meanwhile', async ({
    page,
    quietConsole,
  }) => {
    quietConsole.mayGoOn = true;
    const path = '/docs/getting-started/';
    let documents = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${path}`, async (route) => {
      documents += 1;
      if (documents === 2) await held;
      // The browser has given up the second one by then.
      await route.continue().catch(() => undefined);
    });
    await page.route('**/assets/js/main.*.js', (route) =>
      documents < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await page.goto(path);
    const { x, y } = await page
      .locator('main p a[href="#own"]')
      .first()
      .evaluate((link) => (link.getClientRects()[0] as DOMRect).toJSON() as DOMRect);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => documents).toBe(2);
    await page.mouse.click(x + 5, y + 5);
    // The address changes in the document that is about to go.
    await expect.poll(() => documents).toBe(3);
    release();
    await hydrated(page);
    await expect(page).toHaveURL(/#own$/);
  });

  test('on a route change leads to a full load of the new page', async ({ page, quietConsole }) => {
    await open(page, '/about/');
    let failed = 0;
    let reloaded = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloaded = true;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      if (reloaded) {
        await route.continue();
      } else {
        failed += 1;
        await route.fulfill({ status: 404, body: '' });
      }
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL('/pricing/');
    await page.waitForFunction(() => !('sameDocument' in window));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(failed).toBeGreaterThan(0);
    expect(quietConsole.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    quietConsole.mayGoOn = true;
  });
});

test('the site under a path that it is not built for says so, and what to do about it', async ({
  page,
  baseURL,
  quietConsole,
}) => {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/preview/about/', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/about/` }) }),
  );
  await touched(page);
  await page.goto('/preview/about/');
  const message = page.getByRole('alert');
  // The page is loaded twice.
  await expect(message).toContainText('built to be served under / but is served under /preview/', {
    timeout: 20_000,
  });
  await expect(message).toContainText('set baseUrl in docusaurus.config.ts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  quietConsole.mayGoOn = true;
});
