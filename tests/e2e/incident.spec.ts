import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, quiet, test } from './visit';

const PAGE = '/learn/incidents/disk-full/';
/** Starting Linux and breaking its server takes a while if two processors do everything. */
const STARTED = { timeout: 150_000 };

const field = (page: Page) => page.getByRole('textbox', { name: /^Command/ });

async function type(page: Page, line: string, printed: RegExp | string): Promise<void> {
  await field(page).fill(line);
  await field(page).press('Enter');
  await expect(page.getByRole('log')).toContainText(printed, STARTED);
}

test.describe('a broken server', () => {
  test.setTimeout(400_000);

  test.beforeEach(async ({ page }) => {
    await open(page, PAGE);
    const isBuilt = (await page.getByText("isn't in this build").count()) === 0;
    test.skip(!isBuilt, 'the practice machine is not in this build');
  });

  test('loads nothing before it is started, says how much, and is repaired by keyboard', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/machine/')) loaded.push(request.url());
    });
    await quiet(page);
    await expect(page.locator('main')).toContainText(/loads a small Linux once, \d\.\d MB/);
    expect(loaded).toEqual([]);
    await page.getByRole('button', { name: 'Start the server' }).press('Enter');
    await expect(field(page)).toBeFocused(STARTED);
    await type(page, 'cd /var/lib/shop; df -h .', '100%');
    await type(page, 'du -sh $PWD', '/var/lib/shop');
    await field(page).press('ArrowUp');
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue('cd /var/lib/shop; df -h .');

    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText('Not yet.', STARTED);
    await page.getByRole('button', { name: 'Hint 1 of 3, costs a star' }).click();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

    await type(page, 'service shop-import restart; echo $?', /\n?0/);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText('2 of 3 stars', STARTED);
    await expect(page.getByText('removes a name')).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a picture to share' }).click();
    expect((await saved).suggestedFilename()).toBe('broken-server.png');

    await open(page, '/learn/incidents/');
    await expect(page.locator('main')).toContainText('solved, 2 of 3 stars');
    await open(page, '/learn/progress/');
    await expect(page.getByRole('row', { name: /du finds nothing/ })).toContainText('2 of 3 stars');
  });

  test('has an editor for files in the place of those that need a screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Start the server' }).click();
    await expect(field(page)).toBeFocused(STARTED);
    await field(page).fill('nano /root/note');
    await field(page).press('Enter');
    const editor = page.getByRole('textbox', { name: '/root/note' });
    await editor.fill("it's\ntwo $lines", STARTED);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field(page)).toBeFocused(STARTED);
    await type(page, 'cat /root/note', "it's\ntwo $lines");
  });
});
