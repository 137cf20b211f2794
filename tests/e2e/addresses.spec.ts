import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { outDir } from '../site/pages';
import { expect, hydrated, open, test } from './visit';

/** Addresses that a careless router would take for pages. The server has none there. */
const NO_PAGES = [
  ...['/Pricing/', '/PRICING/', '/pRicing/', '/pricinG/', '/pricing/%20', '/pricing%20/'],
  ...['/DOCS/INTRO/', '/Docs/intro/', '/docs/Intro/', '/docs/INTRO/', '/docs/intro/%20'],
  ...['/docs/intro%20/', '/docs/services/PostgreSQL/', '/docs/FAQ/', '/docs/legal/Terms/'],
  ...[
    '/Docs/',
    '/DOCS/',
    '/Learn/',
    '/LEARN/',
    '/learn/Glossary/',
    '/learn/Foundations/what-is-docker/',
  ],
  ...['/learn/foundations/What-Is-Docker/', '/Blog/', '/blog/Archive/', '/BLOG/authors/'],
  ...['/About/', '/about/%20%20', '/Hosting/', '/hosting/Alternative-to-Heroku-eu/', '/Search/'],
  ...['/SEARCH/?q=redis', '/%20/', '/pricing/%C2%A0'],
];

test('an address in capitals or with a space shows that there is no page, and stays so', async ({
  page,
  quietConsole,
}) => {
  test.setTimeout(120_000);
  expect(NO_PAGES.length).toBeGreaterThanOrEqual(30);
  for (const address of NO_PAGES) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 404]);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(await page.title()).toContain('Page not found');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
  // The browser's own line about each answer. React would add another.
  expect(quietConsole.splice(0).filter((line) => !line.includes('status of 404'))).toEqual([]);
});

test('the page that was meant is one step away', async ({ page, quietConsole }) => {
  await open(page, '/Pricing/%20');
  quietConsole.splice(0);
  await page.getByRole('main').getByRole('link', { name: '/pricing/', exact: true }).click();
  await expect(page).toHaveURL('/pricing/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pricing\/$/);
});

test.describe('a plain file server', () => {
  let base: string;
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(outDir, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file.startsWith(outDir) || !fs.existsSync(file)) return response.writeHead(404).end();
    const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css' };
    const type = types[path.extname(file)] ?? 'text/javascript';
    return response.writeHead(200, { 'Content-Type': type }).end(fs.readFileSync(file));
  });
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => void server.close());

  for (const name of ['', 'pricing/', 'docs/intro/', 'learn/', 'blog/', 'about/']) {
    test(`sends /${name}index.html, which is /${name}`, async ({ page }) => {
      await open(page, `${base}/${name}index.html`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^https://[^/]+/${name}$`),
      );
    });
  }
});
