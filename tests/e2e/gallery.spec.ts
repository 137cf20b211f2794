import { templates } from '../../src/lib/templates.ts';
import { expect, open, test } from './visit';

const PAGE = '/docs/templates/';

test.describe('the gallery of templates', () => {
  test('is filtered by purpose, says how many are left, and offers the import if none fits', async ({
    page,
  }) => {
    await open(page, PAGE);
    const field = page.getByRole('searchbox', { name: 'What do you want to run?' });
    const rows = page.getByRole('rowheader').getByRole('link');
    const state = page.getByRole('search', { name: 'Templates' }).getByRole('status');
    await expect(rows).toHaveCount(templates.length);
    await field.fill('comments');
    await expect(state).toHaveText(new RegExp(`^\\d+ of ${templates.length}$`));
    const found = await rows.allTextContents();
    expect(found).toContain('Remark42');
    expect(found.length).toBeLessThan(templates.length);
    await expect(state).toHaveText(`${found.length} of ${templates.length}`);
    await field.fill('a fleet of submarines');
    await expect(rows).toHaveCount(0);
    await expect(page.getByText('No template matches.')).toBeVisible();
    await field.fill('');
    await expect(rows).toHaveCount(templates.length);
  });

  test('counts what was typed before its scripts ran', async ({ page }) => {
    let release = (): void => undefined;
    const typed = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('forum');
    release();
    await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(['NodeBB']);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists all templates with their pages and sums', async ({ page }) => {
      await page.goto(PAGE);
      const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
      await expect(rows).toHaveCount(templates.length);
      for (const text of await rows.allInnerTexts()) expect(text).toMatch(/\d+\.\d\d$/);
    });
  });
});
