import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { expect, open, quiet, test } from './visit';

/** The part of the page after a task, up to its answer. */
const first = (page: Page) => page.getByRole('button', { name: /^(?:Answer here|Go on)/ });

test.describe('an exercise', () => {
  test('is checked in the page by keyboard alone, with a hint at the field, and loads when asked', async ({
    page,
  }) => {
    await open(page, '/learn/foundations/dockerfile-vs-compose/');
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-started'));
    await expect(first(page)).toHaveCount(5);
    await quiet(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await first(page).nth(3).focus();
    expect(scripts).toEqual([]);
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: 'Your Dockerfile' });
    await expect(editor).toBeFocused();
    expect(scripts.length).toBeGreaterThan(0);
    const right = [
      'FROM python:3.14-slim',
      'WORKDIR /app',
      'COPY requirements.txt .',
      'RUN pip install -r requirements.txt',
      'COPY . .',
      'CMD ["python3", "app.py"]',
    ];
    await editor.fill(right.join('\n').replaceAll('"', "'"));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveAccessibleDescription(/^Line 6: the form with brackets is JSON/);
    await editor.fill(right.join('\n'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const form = page.locator('form').filter({ has: editor });
    await expect(form.getByRole('status')).toHaveText(/^Looks right\. Compare it/);
    await expect(page.getByText(/^0 of \d+ exercises done/)).toBeVisible();
    await form.getByRole('checkbox', { name: 'It does what the answer below does.' }).check();
    await expect(page.getByText(/^1 of \d+ exercises done/)).toBeVisible();
    await form.getByText('What the check looked at').click();
    await expect(form.getByText('FROM python:3.14-slim', { exact: false }).last()).toBeVisible();
    await first(page).nth(0).click();
    await page.getByLabel('512 MB memory at most').selectOption('Dockerfile');
    await page.getByRole('button', { name: 'Check' }).first().click();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  test('that is a lab is ticked by hand, and its button says so', async ({ page }) => {
    await open(page, '/learn/proxies/nginx/');
    const exercises = first(page);
    await page.getByRole('button', { name: 'Tick it as done' }).click();
    const tick = page.getByRole('checkbox', { name: /^I've done it\. .*The lab is solved\./ });
    await tick.check();
    await expect(page.getByText(/^1 of \d+ exercises done/)).toBeVisible();
    await expect(exercises).toHaveCount(5);
    await page.reload();
    await page.getByRole('button', { name: 'Change the tick' }).click();
    await expect(tick).toBeChecked();
  });

  test('in SQL runs in the lesson’s database, and what was typed is there after a reload', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await open(page, '/learn/foundations/sql-vs-nosql/');
    await first(page).first().click();
    const editor = page.getByRole('textbox', { name: 'Your SQL' });
    await editor.fill('SELECT name, 0 FROM customers');
    await page.getByRole('button', { name: 'Check' }).click();
    const form = page.locator('form').filter({ has: editor });
    await expect(form.getByRole('status').last()).toHaveText('Not yet.', { timeout: 60_000 });
    await expect(editor).toHaveAccessibleDescription(/Wanted: name of the customer, amount/);
    const right = `SELECT c.name, sum(l.quantity * l.price) FROM customers c
JOIN orders o ON o.customer_id = c.id JOIN order_lines l ON l.order_id = o.id
GROUP BY c.id ORDER BY 2 DESC`;
    await editor.fill(right);
    await page.reload();
    await page.getByRole('button', { name: 'Go on with your answer' }).click();
    await expect(editor).toHaveValue(right);
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(form.getByRole('status').last()).toHaveText('Right: this exercise is done.', {
      timeout: 60_000,
    });
  });
});
