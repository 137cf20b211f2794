import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

const POST = '/blog/netlify-credit-pricing/';

const slider = (page: Page) =>
  page.getByRole('slider', { name: 'How many visitors do the four months have?' });
const table = (page: Page) => page.getByRole('table', { name: /^Four months under the lists/ });
const amounts = (page: Page) => table(page).locator('data.price').allTextContents();

test.describe('the slider of visitors', () => {
  test('is moved by keyboard, says its position in words, and the bills follow', async ({
    page,
  }) => {
    await open(page, POST);
    const described = await amounts(page);
    await slider(page).focus();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'As many as described below');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '2 times as many as described below',
    );
    await expect(page.locator('output').filter({ hasText: '2 times as many' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '20 times as many as described below',
    );
    await expect.poll(() => amounts(page)).not.toEqual(described);
    const most = await amounts(page);
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '0.1 times as many as described below',
    );
    await expect.poll(() => amounts(page)).not.toEqual(most);
    const sum = (texts: readonly string[]) =>
      texts.reduce((all, text) => all + Number.parseFloat(text), 0);
    expect(sum(await amounts(page))).toBeLessThan(sum(described));
    expect(sum(most)).toBeGreaterThan(sum(described));
    for (let moves = 0; moves < 3; moves += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => amounts(page)).toEqual(described);
    await expect(slider(page)).toBeFocused();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('is not there without scripts, and the table shows the months as described', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto(POST);
    await expect(page.locator('main input[type="range"]')).toBeHidden();
    const plain = await amounts(page);
    expect(plain).toHaveLength(8);
    await context.close();
    const scripted = await browser.newPage();
    await open(scripted, new URL(POST, baseURL).href);
    await expect(slider(scripted)).toBeVisible();
    expect(await amounts(scripted)).toEqual(plain);
    await scripted.close();
  });
});
