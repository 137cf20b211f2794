import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the docs and lessons' });
const options = (page: Page) => page.getByRole('option');

const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-terms') ?? [])].map((range) =>
      (range as Range).toString().toLowerCase(),
    ),
  );

for (const [query, expected, never] of [
  ['deploying', /^deploy/, /^$/],
  ['databases', /^database/, /^$/],
  ['postgers', /postgres/, /^post$/],
  ['port', /^ports?$/, /import|export|support/],
] as const) {
  test(`the page that ‘${query}’ leads to marks what was found, and no part of other words`, async ({
    page,
  }) => {
    await open(page, '/about/');
    await box(page).fill(query);
    await options(page).first().click();
    await expect.poll(() => marked(page).then((words) => words.length)).toBeGreaterThan(0);
    const words = await marked(page);
    expect(words.some((word) => expected.test(word))).toBe(true);
    expect(words.filter((word) => never.test(word))).toEqual([]);
  });
}

test('each suggestion that the arrow keys choose is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/about/');
  await box(page).fill('volume');
  await expect(options(page).nth(9)).toBeAttached();
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const count = await options(page).count();
  for (let at = 0; at < count; at += 1) {
    await box(page).press('ArrowDown');
    const chosen = page.locator('[role=option][aria-selected=true]');
    await expect
      .poll(async () => {
        const [one, all] = [await chosen.boundingBox(), await list.boundingBox()];
        return one && all && one.y >= all.y - 1 && one.y + one.height <= all.y + all.height + 1;
      })
      .toBe(true);
  }
});

test('search words are sent to nobody, as an address of origin neither', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    void request.allHeaders().then((headers) => {
      told.push(`${request.url()} ${headers.referer ?? ''}`);
    });
  });
  await open(page, '/about/');
  await box(page).fill('secretword volume');
  await box(page).press('Enter');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
  await page.locator('.navbar a[href="/pricing/"]:visible').first().click();
  await expect(page).toHaveTitle(/^Pricing/);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((line) => line.includes('secretword'))).toEqual([]);
});

test('the title of the results page names the query; back from a result it is as it was left', async ({
  page,
}) => {
  await open(page, '/search/?q=volume');
  const hits = page.getByRole('main').locator('ol > li');
  await expect(hits.nth(9)).toBeVisible();
  await expect(page).toHaveTitle(/^volume – Search/);
  const left = hits.nth(8).getByRole('heading').getByRole('link');
  const href = await left.getAttribute('href');
  const before = await left.evaluate(async (link) => {
    link.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const at = scrollY;
    (link as HTMLElement).click();
    return at;
  });
  expect(before).toBeGreaterThan(100);
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  // Excerpts load later and move the list. The result that was left is in view, wherever it is then.
  await expect(hits.locator(`h2 a[href="${href}"], h3 a[href="${href}"]`)).toBeInViewport();
  await page.getByRole('link', { name: 'Next ten' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('on a Mac the hint says ⌘K', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }),
  );
  await open(page, '/about/');
  await expect(page.getByRole('search').locator('kbd')).toHaveText('⌘K');
});
