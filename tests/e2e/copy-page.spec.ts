import { expect, test } from '@playwright/test';
import { copyInClicksOnly } from './visit';

const PAGES = [
  '/docs/services/postgresql/',
  '/docs/templates/umami/',
  '/learn/foundations/docker-volumes/',
  '/blog/reverse-proxy-showdown/',
];

test.describe('a page for an assistant', () => {
  for (const page of PAGES) {
    test(`${page} is copied, viewed and opened in an assistant, by keyboard`, async ({
      page: tab,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await tab.addInitScript(copyInClicksOnly);
      const hosts = new Set<string>();
      tab.on('request', (request) => hosts.add(new URL(request.url()).host));
      await tab.goto(page);
      const summary = tab.locator('.page-copy summary');
      await summary.focus();
      await tab.keyboard.press('Enter');
      const copy = tab.getByRole('button', { name: 'Copy as Markdown' });
      await expect(copy).toBeVisible();
      const actions = tab.locator('.page-copy li > *');
      const heights = await actions.evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
      await copy.focus();
      await tab.keyboard.press('Enter');
      await expect(tab.getByRole('button', { name: 'Copied' })).toBeVisible();
      const twin = `${page.slice(0, -1)}.md`;
      const text = await tab.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe(await (await tab.request.get(twin)).text());
      await expect(tab.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
        'href',
        twin,
      );
      for (const name of ['Claude', 'ChatGPT']) {
        const link = tab.getByRole('link', { name: `Open in ${name}` });
        const address = new URL((await link.getAttribute('href')) ?? '');
        expect(address.searchParams.get('q')).toContain(twin);
      }
      expect([...hosts]).toEqual([new URL(tab.url()).host]);
    });
  }

  test('its Markdown is a link without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto('/docs/services/postgresql/');
    await tab.locator('.page-copy summary').click();
    const link = tab.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/docs/services/postgresql.md');
    await context.close();
  });
});
