import type { Page } from '@playwright/test';
import { expect, open, test } from '../visit';

/** Serves the site as if `docusaurus.config.ts` had another setting of the search. */
async function set(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(from, to) });
  });
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const box = (page: Page) => page.getByRole('combobox', { name: /search/i });
const options = (page: Page) => page.getByRole('option');
const results = (page: Page) => page.getByRole('main').locator('ol > li');

test('fewer results: the box and the page show as many', async ({ page }) => {
  await set(page, '"limit":10', '"limit":3');
  await open(page, '/search/?q=app');
  await expect(results(page)).toHaveCount(3);
  await box(page).fill('app');
  await expect(options(page)).toHaveCount(4);
});

test('a shorter context: an excerpt is shorter', async ({ page }) => {
  await set(page, '"reach":50', '"reach":10');
  await open(page, '/search/?q=bastion');
  const excerpt = results(page).locator('h2 + p:has(mark)').first();
  await expect(excerpt).toBeVisible();
  expect((await excerpt.textContent())?.length).toBeLessThan(60);
});

test('another context: the page names it, and the old one is unknown', async ({ page }) => {
  await set(page, '"path":"learn","label":"Lessons"', '"path":"blog","label":"Posts"');
  await open(page, '/search/?q=redis&ctx=learn');
  await expect(page.getByText("There's no part named 'learn'")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Posts' })).toBeVisible();
});

test('no search over all contexts: the first one is searched', async ({ page }) => {
  await set(page, '"everything":true', '"everything":false');
  await open(page, '/search/?q=redis');
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Everything' })).toHaveCount(0);
  await expect(results(page).locator('h2 a[href^="/learn/"]')).toHaveCount(0);
});

test('no marks: addresses carry no words', async ({ page }) => {
  await set(page, '"marks":true', '"marks":false');
  await open(page, '/search/?q=redis');
  await expect(results(page).first().locator('h2 a')).toHaveAttribute('href', /^[^?]+$/);
});

test('no paths: results do not say where they are', async ({ page }) => {
  await set(page, '"paths":true', '"paths":false');
  await open(page, '/search/?q=redis');
  await expect(results(page).first()).toBeVisible();
  await expect(results(page).getByText('Docs / Services', { exact: true })).toHaveCount(0);
});

test('another shortcut is shown and works, and the old one does not', async ({
  page,
  quietConsole,
}) => {
  await set(page, '"shortcut":"k"', '"shortcut":"j"');
  await open(page, '/about/');
  // The HTML was built with the other setting, and React reports that.
  quietConsole.mayGoOn = true;
  await expect(page.locator('.search-box kbd')).toHaveText('Ctrl J');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+j');
  await expect(box(page)).toBeFocused();
});

test('no hint: the shortcut is not shown and works', async ({ page, quietConsole }) => {
  await set(page, '"hint":true', '"hint":false');
  await open(page, '/about/');
  quietConsole.mayGoOn = true;
  await expect(page.locator('.search-box kbd')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
});
