import { type Page } from '@playwright/test';
import { findTerm, glossary } from '../../src/lib/glossary.ts';
import { expect, open, test } from './visit';

const LESSON = '/learn/proxies/caddy/';
const GLOSSARY = '/learn/glossary/#reverse-proxy';
const word = (page: Page) => page.locator(`a[href="${GLOSSARY}"]`).first();
const hint = (page: Page) => page.getByRole('tooltip');
const definition = findTerm('reverse-proxy')?.definition ?? '';

test.describe('a term of a lesson', () => {
  test('shows its definition to a resting pointer, and keeps it while the pointer is on it', async ({
    page,
  }) => {
    await open(page, LESSON);
    await word(page).hover();
    await expect(hint(page)).toContainText(definition);
    await expect(word(page)).toHaveAccessibleDescription(new RegExp(definition.slice(0, 30)));
    await hint(page).hover();
    await expect(hint(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(hint(page)).toHaveCount(0);
  });

  test('shows its definition on keyboard focus, hides it on Escape, and still leads to the glossary', async ({
    page,
  }) => {
    await open(page, LESSON);
    await page.locator('a[href="/learn/glossary/#caddy"]').first().focus();
    await page.keyboard.press('Tab');
    await expect(word(page)).toBeFocused();
    await expect(hint(page)).toContainText(definition);
    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(GLOSSARY);
    await expect(page.locator('dt#reverse-proxy')).toBeInViewport();
  });

  test('never shows two definitions', async ({ page }) => {
    await open(page, LESSON);
    await page.locator('a[href="/learn/glossary/#caddy"]').first().hover();
    await expect(hint(page)).toContainText('written in Go');
    await word(page).hover();
    await expect(hint(page)).toContainText(definition);
    await expect(hint(page)).toHaveCount(1);
  });
});

test.describe('the filter of the glossary', () => {
  test('leaves the terms it names, says how many, and shows an example', async ({ page }) => {
    await open(page, '/learn/glossary/');
    const filter = page.getByRole('search', { name: 'Terms' });
    await filter.getByRole('searchbox').fill('mx');
    await expect(page.locator('dl dt[id]')).toHaveText(['MX record']);
    await expect(filter.getByRole('status')).toHaveText(`1 of ${glossary.length}`);
    await expect(page.locator('dl pre')).toContainText('MX  10 mail.example.net.');
    await filter.getByRole('searchbox').fill('no such word');
    await expect(page.locator('dl dt[id]')).toHaveCount(0);
    await expect(page.getByText('No term matches.')).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a first tap on a term shows its definition, a second one leads to the glossary', async ({
    page,
  }) => {
    await open(page, LESSON);
    await word(page).tap();
    await expect(hint(page)).toContainText(definition);
    await expect(page).toHaveURL(LESSON);
    await word(page).tap();
    await expect(page).toHaveURL(GLOSSARY);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a term is a link, and the glossary is whole', async ({ page }) => {
    await page.goto(LESSON);
    await expect(word(page)).toBeVisible();
    await page.goto('/learn/glossary/');
    await expect(page.locator('dl dt[id]')).toHaveCount(glossary.length);
  });
});
