import { watchTraffic } from '../../tools/bench/quiet';
import { expect, open, quiet, running, test } from './visit';

test.describe('a page that nobody touches', () => {
  test('takes on the colour mode that is chosen in another tab', async ({ page, context }) => {
    await page.goto('/pricing/');
    const other = await context.newPage();
    await open(other, '/about/');
    await other.getByRole('button', { name: /^Colour mode: light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  // The start is when nobody used to listen; once hydrated, the theme does.
  for (const moment of ['data-started', 'data-has-hydrated']) {
    test(`takes on a colour mode that another tab chose at the moment of ${moment}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => {
        new MutationObserver((_, observer) => {
          const value = document.documentElement.getAttribute(name);
          if (value === null || value === 'false') return;
          observer.disconnect();
          localStorage.setItem('theme', 'dark');
          const init = { key: 'theme', newValue: 'dark', storageArea: localStorage };
          dispatchEvent(new StorageEvent('storage', init));
          document.documentElement.dataset.chosenAt = name;
        }).observe(document, { subtree: true, attributes: true });
      }, moment);
      await page.goto('/pricing/');
      await expect(page.locator('html')).toHaveAttribute('data-chosen-at', moment);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(
        page
          .getByRole('button', { name: /^Colour mode: dark/ })
          .locator('visible=true')
          .first(),
      ).toBeVisible();
    });
  }

  test('runs once the browser is idle, so that the first click has nothing to wait for', async ({
    page,
  }) => {
    await page.goto('/pricing/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await page.evaluate(() => window.siteStart?.hasIntent)).toBe(false);
  });

  test('applies the whole style sheet after the page that a first click opens, and at once when a control is met', async ({
    page,
  }) => {
    const sheet = page.locator('link[rel=stylesheet][href*="/late."]');
    await page.goto('/docs/apps/deploy-from-git/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const hasSheet = document.querySelector('link[rel=stylesheet][href*="/late."]') !== null;
        if (!hasSheet && document.querySelector('h1')?.textContent !== 'Variables and secrets')
          return;
        observer.disconnect();
        Object.assign(window, { first: hasSheet ? 'sheet' : 'page' });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.locator('.menu a[href="/docs/apps/variables/"]').click();
    await expect(sheet).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('page');

    await page.goto('/docs/apps/deploy-from-git/');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.getByRole('button', { name: /^Colour mode/ }).hover();
    // Without a control it would be applied two seconds later.
    expect(await sheet.count()).toBe(1);
  });

  test('is sent with its icon and no web manifest, which would hold back the paint; the site that runs names it', async ({
    page,
    request,
  }) => {
    const sent = await (await request.get('/pricing/')).text();
    expect(sent).not.toMatch(/rel="?manifest/);
    expect(sent).toMatch(/<link[^>]*rel="?icon"?[^>]*data:image\/svg\+xml,/);
    await page.goto('/pricing/');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
  });

  for (const connection of [
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
    { effectiveType: '4g', saveData: true },
  ]) {
    test(`loads no script with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/assets/js/')) scripts.push(request.url());
      });
      await page.goto('/docs/services/redis/');
      await quiet(page);
      expect(scripts).toEqual([]);
    });
  }

  test('says nothing of a file that is missing, and does when it is touched', async ({
    page,
    quietConsole,
  }) => {
    const answered = page.waitForResponse('**/assets/js/main.*.js');
    await page.route('**/assets/js/main.*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/pricing/');
    await answered;
    await quiet(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The first sign reloads the page, because a deploy may have replaced the file.
    const again = page.waitForEvent('load');
    await page.mouse.move(1, 1);
    await again;
    await page.mouse.move(2, 2);
    await expect(page.getByRole('alert')).toContainText("A part of this page couldn't be loaded", {
      timeout: 20_000,
    });
    quietConsole.mayGoOn = true;
  });

  test('follows a link without another load, by pointer, key and finger', async ({ browser }) => {
    for (const way of ['pointer', 'key', 'finger'] as const) {
      const context = await browser.newContext({ hasTouch: way === 'finger' });
      const page = await context.newPage();
      watchTraffic(page);
      await page.goto('/docs/apps/deploy-from-git/');
      await quiet(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const link = page.locator('.menu a[href="/docs/apps/variables/"]');
      const path = (await link.getAttribute('href')) ?? '';
      if (way === 'pointer') await link.click();
      else if (way === 'finger') await link.tap();
      else {
        await link.focus();
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(path);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
      expect(await page.evaluate(() => 'sameDocument' in window), way).toBe(true);
      await context.close();
    }
  });

  for (const [what, path, key] of [
    ['the address says more than the page', '/docs/services/redis/?_highlight=eviction', ''],
    ['the address names an anchor', '/docs/services/redis/#main', ''],
    ['there is no such page', '/no-such-page/', ''],
    ['a group of tabs was chosen', '/docs/services/redis/', 'docusaurus.tab.client'],
    ['exercises were done', '/learn/', 'learn-progress'],
  ] as const) {
    test(`runs without an act, even with Save-Data, where ${what}`, async ({
      page,
      quietConsole,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      if (key) await page.addInitScript((name) => localStorage.setItem(name, ''), key);
      await page.goto(path);
      await running(page);
      // The answer to the page that doesn't exist.
      if (path === '/no-such-page/') quietConsole.mayGoOn = true;
    });
  }
});
