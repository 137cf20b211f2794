import { type Page } from '@playwright/test';
import { lessons, PROGRESS_KEY } from '../../src/site/lessons';
import { expect, open, test } from './visit';

const LESSON = '/learn/foundations/what-is-docker/';
const box = (page: Page) => page.getByRole('checkbox', { name: 'I have done this lesson' });
const state = (page: Page) => page.locator('main').getByRole('status');
const onPath = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Run your first program' });

test.describe('the progress of a learner', () => {
  test('is kept in this browser, shown on the overview, and taken back', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('what-is-docker":')) {
        sent.push(request.url());
      }
    });
    await open(page, LESSON);
    await box(page).focus();
    await page.keyboard.press('Space');
    await expect(state(page)).toContainText(`1 of ${lessons.length} lessons done.`);
    await page.reload();
    await expect(box(page)).toBeChecked();
    await page.getByRole('link', { name: 'See the path' }).click();
    await expect(onPath(page)).toContainText('done');
    await expect(page.locator('main')).toContainText(`1 of ${lessons.length} lessons done.`);
    expect(await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY)).toBe(
      '["what-is-docker"]',
    );
    await page.goBack();
    await box(page).uncheck();
    await page.goForward();
    await expect(onPath(page)).not.toContainText('done');
    expect(sent).toEqual([]);
  });

  test('reaches a second tab that is open', async ({ page, context }) => {
    await open(page, '/learn/');
    const other = await context.newPage();
    await open(other, LESSON);
    await box(other).check();
    await expect(onPath(page)).toContainText('done');
  });

  test('lasts until the page is left where the browser stores nothing, and says so', async ({
    page,
    quietConsole,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, LESSON);
    await box(page).check();
    await expect(state(page)).toContainText('Your browser does not store it');
    await page.getByRole('link', { name: 'See the path' }).click();
    await expect(onPath(page)).toContainText('done');
    // The framework warns once that it cannot store either.
    expect(quietConsole.splice(0)).toEqual([expect.stringContaining('storage is not available')]);
  });
});
