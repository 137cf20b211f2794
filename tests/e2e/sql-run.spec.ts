import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, open, quiet, test } from './visit';

const PAGE = '/learn/foundations/postgres-basics/';
/** The maximum that the first run may load, compressed: PostgreSQL, its data and the worker. */
const MOST_BYTES = 4_700_000;
/** Compiling PostgreSQL and making its first database takes seconds if two processors do everything. */
const STARTED = { timeout: 150_000 };

const blockOf = (page: Page, text: string): Locator =>
  page.locator('[data-sql]').filter({ hasText: text }).first();

const press = (block: Locator, name: string) =>
  block.getByRole('button', { name, exact: true }).click();

test.describe('SQL in the page', () => {
  test.setTimeout(200_000);

  test(
    'is loaded by the first press, within its bytes, from this site alone, and answers with a table',
    { tag: '@server' },
    async ({ page }) => {
      const sizes: Promise<number>[] = [];
      const hosts = new Set<string>();
      page.context().on('requestfinished', (request) => {
        hosts.add(new URL(request.url()).host);
        if (!request.url().includes('/assets/sql/')) return;
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await open(page, PAGE);
      await quiet(page);
      expect(sizes).toHaveLength(0);
      const block = blockOf(page, 'WHERE price < 40');
      const blocks = page.locator('[data-sql]');
      await expect(blocks.first()).toContainText(/in this page: loads PostgreSQL once, \d\.\d MB/);
      await expect(block).toContainText(/loads once, \d\.\d MB/);
      await expect(page.getByText('loads PostgreSQL')).toHaveCount(1);
      await press(block, 'Run');
      await expect(block.getByRole('status')).toContainText('2 rows', STARTED);
      await expect(blocks.filter({ hasText: /loads .*\d MB/ })).toHaveCount(0);
      await expect(block.getByRole('status')).toContainText('earlier blocks ran first');
      const table = block.getByRole('table', { name: '2 rows' });
      await expect(table.getByRole('columnheader')).toHaveText(['name', 'price', 'stock']);
      await expect(table.getByRole('row').nth(1)).toHaveText('Cabin lamp, LED31.000');
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(MOST_BYTES * 0.8);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(hosts.size).toBe(1);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );

  test('is edited, run by keyboard, refused with PostgreSQL’s words, and reset', async ({
    page,
  }) => {
    await open(page, PAGE);
    const block = blockOf(page, 'WHERE price < 40');
    await press(block, 'Run');
    await expect(block.getByRole('status')).toContainText('2 rows', STARTED);
    await expect(block.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const editor = block.getByRole('textbox', { name: 'SQL of this block' });
    await expect(editor).toBeFocused();
    await editor.fill('SELECT sku\nFROM itemz;');
    await editor.press('Control+Enter');
    await expect(block).toContainText('ERROR:  relation "itemz" does not exist');
    await expect(block).toContainText('LINE 2: FROM itemz;');
    await editor.fill('DELETE FROM order_lines; SELECT count(*) FROM order_lines');
    await editor.press('Control+Enter');
    await expect(block.getByRole('table')).toContainText('0');
    await press(block, 'Reset');
    await expect(editor).toBeHidden();
    const join = blockOf(page, 'SELECT o.id, o.customer, i.name');
    await press(join, 'Run');
    await expect(join.getByRole('table', { name: '5 rows' })).toBeVisible(STARTED);
  });

  test('shows a query plan as text, stops what takes too long, and has what was written after a reload', async ({
    page,
  }) => {
    await open(page, PAGE);
    const block = blockOf(page, 'CREATE INDEX visits_customer_seen');
    await press(block, 'Run');
    const plan = block.getByRole('group', { name: 'Query plan' });
    await expect(plan).toContainText('Index Scan Backward', STARTED);
    await press(block, 'Edit');
    const editor = block.getByRole('textbox');
    await editor.fill('SELECT count(*) FROM generate_series(1, 100000000000)');
    await press(block, 'Run');
    await press(block, 'Stop');
    await expect(block.getByRole('status')).toContainText('Stopped.');
    await page.reload();
    await press(block, 'Run what you wrote');
    await expect(editor).toHaveValue(/100000000000/);
  });

  test('says so if the browser has no WebAssembly, and the printed results stay', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'WebAssembly');
    });
    await open(page, PAGE);
    const block = blockOf(page, 'WHERE price < 40');
    await press(block, 'Run');
    await expect(block.getByRole('status')).toContainText('needs WebAssembly and workers');
    await expect(page.getByText('Mooring rope, 10 m | 18.90').first()).toBeVisible();
  });

  test(
    'keeps the pages’ policy as strict as it is: WebAssembly is compiled in the worker alone',
    { tag: '@server' },
    async ({ page, request }) => {
      const policyOf = async (path: string) =>
        (await request.get(path)).headers()['content-security-policy'] ?? '';
      const worker = page.waitForEvent('worker');
      await open(page, PAGE);
      await press(blockOf(page, 'WHERE price < 40'), 'Run');
      expect(await policyOf((await worker).url())).toContain("'wasm-unsafe-eval'");
      expect(await policyOf(PAGE)).not.toContain('wasm');
    },
  );
});
