import fs from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { expect, open, quiet, test } from './visit';

/** The most that the first answer may load, compressed: the saved machine, the emulator and the worker. */
const MOST_BYTES = 5_800_000;
/** Two processors that do everything else too need longer than a visitor's. */
const JUDGED = { timeout: 120_000 };

const opened = async (page: Page, path: string, at: number) => {
  await open(page, path);
  await page
    .getByRole('button', { name: /^(?:Answer here|Go on)/ })
    .nth(at)
    .click();
};

test.describe('the practice machine in a lesson', { tag: '@server' }, () => {
  test.skip(
    !fs.existsSync(path.join(process.env.SITE_OUT ?? 'build', 'assets/machine')),
    'the practice machine is not in this build: npm run build -w practice-machine comes first',
  );
  test.setTimeout(200_000);

  test('is loaded by the first check, within its bytes, and judges what commands do', async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    const hosts = new Set<string>();
    page.context().on('requestfinished', (request) => {
      hosts.add(new URL(request.url()).host);
      if (request.url().includes('/assets/machine/'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await opened(page, '/learn/foundations/linux-cli-essentials/', 0);
    const editor = page.getByRole('textbox', { name: 'Your commands' });
    const form = page.locator('form').filter({ has: editor });
    await expect(form).toContainText(/loads a small Linux once, \d\.\d MB/);
    await quiet(page);
    expect(sizes).toHaveLength(0);
    await editor.fill('grep -c POST > logs/access.log');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Check' }).press('Enter');
    await expect(form.getByRole('status')).toHaveText('Not yet.', JUDGED);
    await expect(editor).toHaveAccessibleDescription(
      /logs\/access\.log.* had 8 lines, and has 1 now/,
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(MOST_BYTES * 0.8);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    await editor.fill("grep -c ' POST ' logs/access.log");
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(form.getByRole('status')).toHaveText('Right: this exercise is done.', JUDGED);
    await expect(form.getByRole('group', { name: 'What it printed' })).toContainText('1');
    expect(hosts.size).toBe(1);
  });

  test('has an nginx that refuses what nginx refuses', async ({ page }) => {
    await opened(page, '/learn/proxies/nginx/', 0);
    const editor = page.getByRole('textbox', { name: 'Your nginx configuration' });
    const form = page.locator('form').filter({ has: editor });
    const www = 'server { listen 80; server_name www.shop.example.com;';
    await editor.fill(`${www} redirect 301 https://shop.example.com$request_uri; }`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(form.getByRole('status')).toHaveText('Not yet.', JUDGED);
    await expect(editor).toHaveAccessibleDescription(/unknown directive "redirect"/);
    await editor.fill(`${www} return 301 https://shop.example.com$request_uri; }`);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(form.getByRole('status')).toHaveText('Right: this exercise is done.', JUDGED);
  });
});
