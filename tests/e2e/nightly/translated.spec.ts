import { translate } from '../translate';
import { expect, open, test } from '../visit';

for (const how of ['wrap', 'replace'] as const) {
  test.describe(`texts that a translator ${how}s`, () => {
    test('leave the calculator counting right', async ({ page }) => {
      await open(page, '/pricing/');
      const sum = page.locator('[class*=sum], tfoot').filter({ hasText: '€' }).first();
      const field = page.getByRole('spinbutton', { name: /Disk of/ }).first();
      await expect(field).toBeVisible();
      await translate(page, how);
      const before = await sum.innerText();
      await field.fill('150');
      await expect.poll(() => sum.innerText()).not.toBe(before);
      const translated = await sum.innerText();
      await page.reload();
      await expect(field).toHaveValue('150');
      await expect.poll(() => sum.innerText()).toBe(translated);
    });

    test('leave the search and the way to other pages working', async ({ page }) => {
      await open(page, '/docs/services/postgresql/');
      const box = page.getByRole('combobox', { name: 'Search the docs and lessons' });
      await box.fill('volume');
      await expect(page.getByRole('option').first()).toBeVisible();
      await translate(page, how);
      await box.fill('redis');
      await expect(page.getByRole('option').first()).toContainText(/redis|valkey/i);
      await box.fill('qqqqzzzz');
      await expect(page.getByText('No results').last()).toBeVisible();
      await box.fill('redis');
      await box.press('Enter');
      await expect(page).toHaveTitle(/^redis – Search/);
      await page.locator('.navbar a[href="/pricing/"]:visible').first().click();
      await expect(page).toHaveTitle(/^Pricing/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed.');
    });
  });
}
