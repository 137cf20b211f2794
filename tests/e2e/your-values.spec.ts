import { expect, open, test } from './visit';

const PAGE = '/docs/tasks/run-a-command/';

test.describe('your values', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('fill commands and copied text on this page and the next, until they are taken back', async ({
    page,
  }) => {
    await open(page, PAGE);
    const command = page.locator('main pre code').first();
    await expect(command).toContainText('shop@bastion.fsn.');
    const before = (await command.textContent()) ?? '';
    const button = page.getByRole('button', { name: 'Fill in your values' });
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Your values' });
    await panel.getByLabel('Project').fill('crm');
    await panel.getByLabel('Region').selectOption('hel');
    await panel.getByLabel('App').fill('api');
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    const after = before
      .replace('shop@', 'crm@')
      .replace('.fsn.', '.hel.')
      .replace(/ web$/, ' api');
    await expect(command).toHaveText(after.trim());
    await expect(page.getByText('is the project')).toContainText(
      'crm is the project, hel its region and api the app',
    );
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(before.replace('shop@', 'crm@').replace('.fsn.', '.hel.').replace(/ web$/, ' api'));

    await page.getByRole('link', { name: 'tunnel', exact: true }).first().click();
    await expect(
      page.locator('main pre code', { hasText: 'crm@bastion.hel.' }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Fill in your values' }).click();
    await page.getByRole('button', { name: 'Back to the examples' }).click();
    await expect(page.locator('main pre code', { hasText: 'crm@' })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('your-values'))).toBeNull();
  });

  test('are there when a page is opened, and a name that breaks the rule is refused with it', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('your-values', '{"database":"main"}'));
    await page.goto('/docs/services/postgresql/connect/');
    await expect(page.locator('main pre code', { hasText: 'main.internal' }).first()).toBeVisible();
    const button = page.getByRole('button', { name: 'Fill in your values' });
    await button.click();
    const field = page.getByLabel('Database');
    await expect(field).toHaveValue('main');
    await field.fill('My_DB');
    await page.getByRole('button', { name: 'Fill in', exact: true }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(
      /lower-case letters, digits and single hyphens/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test('a bookmark of a section that moved leads to it', async ({ page }) => {
  await page.goto('/docs/services/postgresql/#dump');
  await expect(page).toHaveURL(/\/docs\/services\/postgresql\/backups\/#dump$/);
  await page.goto('/docs/services/postgresql/#row-deadlock-detected');
  await expect(page).toHaveURL(/\/docs\/services\/postgresql\/errors\/#row-deadlock-detected$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the examples stand, and a bookmark finds the link to its section', async ({ page }) => {
    await page.goto('/docs/services/postgresql/#dump');
    await expect(page.getByRole('button', { name: 'Fill in your values' })).toBeHidden();
    await expect(page.locator('main a:target')).toHaveAttribute('href', /\/backups\/#dump$/);
  });
});
