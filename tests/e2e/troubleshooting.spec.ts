import { expect, open, test } from './visit';

const PAGE = '/docs/troubleshooting/';

test.describe('troubleshooting', () => {
  test('finds the row for a line of a log, and links to it on its page', async ({ page }) => {
    await open(page, PAGE);
    await page
      .getByLabel('A word, or the line from your log')
      .fill('2026-11-24T03:14:07Z web Error: listen EADDRINUSE: address already in use :::8080');
    const row = page.locator('main li a[href*="#row-"]').first();
    await expect(row).toContainText('EADDRINUSE');
    await row.click();
    await expect(page).toHaveURL(/\/docs\/apps\/deploy-from-docker\/#row-listen-eaddrinuse/);
    await expect(page.locator('tr[id^="row-listen-eaddrinuse"]')).toBeInViewport();
  });

  test('shows its field before the visitor does anything', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByLabel('A word, or the line from your log')).toBeVisible();
  });

  test('narrows while typing, says how many rows there are, and restores them all', async ({
    page,
  }) => {
    await open(page, PAGE);
    const field = page.getByLabel('A word, or the line from your log');
    await field.fill('crontab');
    await expect(page.locator('main [role=status]')).toHaveText(/row/);
    await field.fill('rope and sail');
    await expect(page.getByRole('link', { name: 'Search all pages for it' })).toBeVisible();
    await field.fill('');
    await expect(page.locator('main details').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('troubleshooting is a list by symptom, with a link for each row', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByLabel('A word, or the line from your log')).toBeHidden();
    await page.locator('summary', { hasText: "can't reach a database" }).click();
    const row = page.locator('a[href^="/docs/services/volumes/#row-"]').first();
    await expect(row).toBeVisible();
    await row.click();
    await expect(page.locator('tr:target')).toBeVisible();
  });
});
