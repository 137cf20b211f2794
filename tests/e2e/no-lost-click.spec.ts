import type { Locator, Page } from '@playwright/test';
import { editor, planner } from './planner-page';
import { expect, hydrated, test } from './visit';

const MODE = '.navbar button:has([data-choice]):visible';

const held = new WeakMap<Page, () => void>();

/** Opens a page whose scripts wait until `letRun` is called, and returns at its first paint. */
async function painted(page: Page, path: string): Promise<void> {
  const released = new Promise<void>((resolve) => held.set(page, resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0, null, {
    polling: 'raf',
  });
}

/** Lets a page's scripts through, after the acts that came before them. */
const letRun = (page: Page) => held.get(page)?.();

/** Clicks without waiting for the page to settle. */
async function clickNow(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to click is painted');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('before the site runs', () => {
  test('a click on the colour mode is done', async ({ page }) => {
    await painted(page, '/docs/services/redis/');
    await clickNow(page, page.locator(MODE).first());
    letRun(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  });

  test('two clicks on the colour mode are both done', async ({ page }) => {
    await painted(page, '/about/');
    await clickNow(page, page.locator(MODE).first());
    await clickNow(page, page.locator(MODE).first());
    letRun(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });

  test('what is typed into the search box is searched', async ({ page }) => {
    await painted(page, '/docs/services/redis/');
    await clickNow(page, page.getByRole('combobox'));
    await page.keyboard.type('volume');
    letRun(page);
    await expect(page.getByRole('combobox')).toHaveValue('volume');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('volume');
  });

  test('the shortcut of the search leads to the box', async ({ page }) => {
    await painted(page, '/about/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('redis');
    letRun(page);
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('redis');
  });

  test('a click on a tab shows its panel', async ({ page }) => {
    await painted(page, '/docs/services/redis/');
    const tab = page.getByRole('tab').nth(1);
    await tab.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await clickNow(page, tab);
    letRun(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').first()).toBeVisible();
  });

  test('a press that begins before the site runs and ends when it does is a click', async ({
    page,
  }) => {
    await painted(page, '/docs/services/redis/');
    const tab = page.getByRole('tab').nth(1);
    await tab.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await tab.hover();
    await page.mouse.down();
    letRun(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('what is typed into the planner is planned', async ({ page }) => {
    await painted(page, '/');
    await editor(page).evaluate((node) =>
      node.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await clickNow(page, editor(page));
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('services:\n  lonely:\n    image: nginx:1.27\n');
    letRun(page);
    await expect(planner(page).getByRole('row', { name: /lonely app/ })).toBeVisible();
    await expect(editor(page)).toHaveValue(/lonely/);
  });

  test('a file that is dropped on the planner is planned, and not opened by the browser', async ({
    page,
  }) => {
    await painted(page, '/');
    const isTaken = await editor(page).evaluate((area) => {
      const dataTransfer = new DataTransfer();
      const text = 'services:\n  dropped:\n    image: nginx:1.27\n';
      dataTransfer.items.add(new File([text], 'compose.yaml'));
      return ['dragenter', 'dragover', 'drop'].map(
        (type) =>
          !area.dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          ),
      );
    });
    expect(isTaken).toEqual([false, true, true]);
    letRun(page);
    await expect(planner(page).getByRole('row', { name: /dropped app/ })).toBeVisible();
  });

  test('the colour mode changes and the search says that it searches with no script of the site', async ({
    page,
  }) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto('/docs/services/redis/', { waitUntil: 'commit' });
    await page.locator(MODE).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('combobox').fill('volume');
    const said = await page
      .getByRole('search')
      .evaluate((box) => getComputedStyle(box, '::after').content);
    expect(said).toBe('"Searching…"');
    await page.locator(MODE).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  });

  test('a preset of the calculator is taken', async ({ page }) => {
    await painted(page, '/pricing/');
    const preset = page.getByRole('group', { name: 'Start from' }).getByRole('button').nth(1);
    await preset.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await page.locator('main').innerText();
    await clickNow(page, preset);
    letRun(page);
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  });

  test('the announcement goes when it is closed', async ({ page }) => {
    await painted(page, '/about/');
    const bar = page.locator('.theme-announcement-bar');
    await clickNow(page, bar.getByRole('button'));
    letRun(page);
    await expect(bar).toHaveCount(0);
  });

  test('an anchor in the page is gone to at once, and stays', async ({ page }) => {
    await painted(page, '/docs/services/redis/');
    const link = page.locator('.table-of-contents a:visible').nth(2);
    const hash = (await link.getAttribute('href')) ?? '';
    await clickNow(page, link);
    // `toHaveURL` with a function waits for the load event too, which the held scripts put off.
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    letRun(page);
    const top = () => page.locator(hash).evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    await hydrated(page);
    expect(await top()).toBeLessThan(200);
    expect(new URL(page.url()).hash).toBe(hash);
  });

  test('folded text is opened at once, and stays open', async ({ page }) => {
    await painted(page, '/learn/proxies/caddy/');
    const details = page.locator('article details:not(.page-copy)').first();
    await details.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await clickNow(page, details.locator('summary'));
    letRun(page);
    await expect(details).toHaveAttribute('open');
    await hydrated(page);
    await expect(details).toHaveAttribute('open');
    await expect(details.locator('div').first()).toBeVisible();
  });

  test('a link is followed', async ({ page }) => {
    await painted(page, '/about/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await clickNow(page, link);
    await expect(page).toHaveURL('/blog/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a tap on the menu opens it', async ({ page }) => {
      await painted(page, '/docs/services/redis/');
      const box = await page.getByRole('button', { name: 'Toggle navigation bar' }).boundingBox();
      if (!box) throw new Error('no menu button is painted');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      letRun(page);
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
    });
  });
});
