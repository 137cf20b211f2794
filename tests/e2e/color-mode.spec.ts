import type { Page } from '@playwright/test';
import { hold } from './hold';
import { expect, hydrated, open, test } from './visit';

const state = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    key: localStorage.getItem('theme'),
  }));
const toggle = (page: Page) => page.locator('.navbar button:has([data-choice]):visible').first();

test.describe('on a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is light, and the cycle is dark, system, light', async ({ page }) => {
    await open(page, '/about/');
    expect(await state(page)).toEqual({ theme: 'light', choice: 'light', key: null });
    await toggle(page).click();
    expect(await state(page)).toEqual({ theme: 'dark', choice: 'dark', key: 'dark' });
    await toggle(page).click();
    expect(await state(page)).toEqual({ theme: 'dark', choice: 'system', key: null });
    await toggle(page).click();
    expect(await state(page)).toEqual({ theme: 'light', choice: 'light', key: 'light' });
  });

  test('system survives a reload, before any script of the site runs', async ({
    page,
    quietConsole,
  }) => {
    await open(page, '/about/');
    await toggle(page).click();
    await toggle(page).click();
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await state(page)).toMatchObject({ theme: 'dark', choice: 'system' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('h1');
    expect(await state(page)).toMatchObject({ theme: 'light', choice: 'system' });
    expect(quietConsole.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
  });
});

test('a choice is stored under the key theme, and an unknown value counts as light', async ({
  page,
}) => {
  await open(page, '/about/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  expect(await state(page)).toMatchObject({ theme: 'dark', choice: 'dark' });
  await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
  await page.reload();
  expect(await state(page)).toMatchObject({ theme: 'light', choice: 'light' });
});

test('an unknown mode in the address counts as light even if storage is refused', async ({
  page,
  quietConsole,
}) => {
  // The framework says on its start that it has no storage.
  quietConsole.mayGoOn = true;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/about/?docusaurus-theme=sepia');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test('the first painted frame has the stored colour, and the toggle its name', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const sheets = await hold(page, '**/*.css');
  const scripts = await hold(page, '**/*.js');
  await page.goto('/about/', { waitUntil: 'commit' });
  // Nothing is painted before the sheet arrives, and the colour doesn't wait for it.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
  sheets();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const colour = await page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
    frame: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    scheme: getComputedStyle(document.documentElement).colorScheme,
  }));
  expect(colour.page).toMatch(/^#[01]/);
  expect(colour).toEqual({ page: colour.page, frame: colour.page, scheme: 'dark' });
  await expect(toggle(page)).toHaveAccessibleName('Colour mode: dark. Switch to system');
  scripts();
  await hydrated(page);
  await expect(toggle(page)).toHaveAccessibleName('Colour mode: dark. Switch to system');
});

test('two tabs follow each other', async ({ page, context }) => {
  await open(page, '/about/');
  const other = await context.newPage();
  await open(other, '/pricing/');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('data-theme-choice', 'system');
});

test("the browser's frame has the colour of the page", async ({ page }) => {
  await open(page, '/about/');
  const same = () =>
    page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
      return document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content === paper;
    });
  for (const mode of ['light', 'dark']) {
    await page.goto(`/about/?docusaurus-theme=${mode}`);
    await expect.poll(same, mode).toBe(true);
  }
  await page.locator('.navbar button:has([data-choice]):visible').first().click();
  await expect.poll(same, 'after a click').toBe(true);
});
