import fs from 'node:fs';
import { type Page } from '@playwright/test';
import { exercisesOf } from '../../src/lib/progress';
import { lessons, PROGRESS_KEY } from '../../src/lib/lessons.ts';
import { expect, open, test } from './visit';

const LESSON = '/learn/foundations/what-is-docker/';
const EXERCISES = exercisesOf('what-is-docker');
const LAST = 'what-is-docker/streams';
const state = (page: Page) => page.locator('main').getByRole('status').last();
const onPath = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Run your first program' });

const remember = (page: Page, ids: readonly string[]) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    PROGRESS_KEY,
    JSON.stringify(ids),
  ] as const);
const remembered = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, PROGRESS_KEY);

/** Answers the exercise with two choices, by keyboard from where the page has put the focus. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Answer here' }).nth(EXERCISES.indexOf(LAST)).click();
  await page.getByLabel('Who opens poem.txt?').selectOption('your shell');
  await page.getByLabel('Where is result.txt?').selectOption('in your folder');
  await page.getByRole('button', { name: 'Check' }).click();
}

test.describe('the progress of a learner', () => {
  test('is set by exercises, stored in this browser and shown on the overview', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes(LAST)) sent.push(request.url());
    });
    await open(page, LESSON);
    await answer(page);
    await expect(state(page)).toContainText(`1 of ${EXERCISES.length} exercises done`);
    expect(await remembered(page)).toEqual([LAST]);
    await remember(page, EXERCISES);
    await page.reload();
    await expect(state(page)).toContainText('lesson done');
    await expect(state(page)).toContainText(`1 of ${lessons.length} lessons done.`);
    await page.getByRole('link', { name: 'the path' }).click();
    await expect(onPath(page)).toContainText('done');
    await expect(page.locator('main')).toContainText(`1 of ${lessons.length} lessons done.`);
    const chart = page.getByRole('img', { name: `${lessons.length} buoys, 1 of them lit` });
    await expect(chart.locator('[data-done]')).toHaveText(
      String(lessons.findIndex(({ path }) => path === LESSON) + 1),
    );
    expect(sent).toEqual([]);
  });

  test('reaches a second tab that is open', async ({ page, context }) => {
    await open(page, '/learn/');
    const other = await context.newPage();
    await open(other, LESSON);
    await answer(other);
    await expect(onPath(page)).toContainText(`1 of ${EXERCISES.length}`);
  });

  test('lasts until the page is left if the browser stores nothing, and says so', async ({
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
    await answer(page);
    await expect(state(page)).toContainText("Your browser doesn't store it");
    await page.getByRole('link', { name: 'the path' }).click();
    await expect(onPath(page)).toContainText(`1 of ${EXERCISES.length}`);
    // The framework warns once that it can't store either.
    expect(quietConsole.splice(0)).toEqual([expect.stringContaining('storage is not available')]);
  });

  test('is saved as a file, forgotten, and read back; a broken file takes nothing away', async ({
    page,
  }, info) => {
    await open(page, LESSON);
    await remember(page, [LAST, 'caddy']);
    await open(page, '/learn/progress/');
    const said = page.locator('main').getByRole('status');
    await expect(page.locator('main')).toContainText(`1 of ${lessons.length} lessons done. Next:`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe('learn-progress.json');
    const saved = await download.path();
    const broken = info.outputPath('broken.json');
    fs.writeFileSync(broken, fs.readFileSync(saved, 'utf8').slice(0, 30));
    const input = page.getByLabel('Import a file');
    await input.setInputFiles(broken);
    await expect(said).toContainText("isn't JSON");
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
    await page.getByRole('button', { name: "Forget 'Put Caddy" }).click();
    expect(await remembered(page)).toEqual([LAST]);
    // The button that was pressed is gone.
    await expect(said).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Forget all' }).click();
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
    await page.getByRole('button', { name: 'Keep them' }).click();
    await expect(page.getByRole('button', { name: 'Forget them' })).toHaveCount(0);
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
    await page.getByRole('button', { name: 'Forget all' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    expect(await remembered(page)).toEqual([]);
    await expect(said).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
    await page.getByRole('button', { name: 'Forget all' }).click();
    await page.getByRole('button', { name: 'Forget them' }).click();
    await input.setInputFiles(saved);
    await expect(said).toContainText('New from the file: 2 marks');
    expect(await remembered(page)).toEqual([LAST, 'caddy']);
  });
});
