import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

const COMPARISON = '/hosting/alternative-to-render-eu/';
/** Its costs cross along every axis. */
const CROSSED = '/hosting/alternative-to-coolify/';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

const rowsOf = (page: Page) => page.locator('li[data-ahead]').filter({ visible: true });

test.describe('a comparison', () => {
  for (const size of SIZES) {
    test(`has both lists of reasons and the start in the first screen of ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, COMPARISON);
      const start = page.locator('article a.button--signal');
      await expect(start).toHaveCount(1);
      for (const part of [page.locator('#stay + ul'), page.locator('#move-if + ul'), start]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(size.height);
      }
    });
  }

  test('draws both stacks at the same scale, one of three workloads at a time', async ({
    page,
  }) => {
    await open(page, COMPARISON);
    for (const workload of ['Start-up', 'Side project', 'Agency']) {
      await page.getByRole('radio', { name: workload }).check({ force: true });
      const drawings = page.locator('.stack-drawing').filter({ visible: true });
      await expect(drawings).toHaveCount(2);
      const [ours, theirs] = await drawings.evaluateAll((all) =>
        all.map((svg) => [svg.getAttribute('viewBox'), svg.getBoundingClientRect().width]),
      );
      expect(ours).toEqual(theirs);
    }
  });

  test('draws its bars to one scale', async ({ page }) => {
    await open(page, COMPARISON);
    const sums = await page
      .locator('[data-panel="start-up"] p > data:first-child')
      .evaluateAll((all) => all.map((data) => Number(data.textContent?.replace(/[€,]/g, ''))));
    const bars = await page
      .locator('[data-panel="start-up"] > svg')
      .evaluateAll((all) =>
        all
          .map((bar) => bar.querySelectorAll('rect'))
          .map((rects) =>
            [...rects].reduce((sum, rect) => sum + rect.getBoundingClientRect().width, 0),
          ),
      );
    expect(bars).toHaveLength(2);
    expect((bars[0] ?? 0) / (bars[1] ?? 1)).toBeCloseTo((sums[0] ?? 0) / (sums[1] ?? 1), 2);
  });

  test('shows the rows of one side, as many as the button says, and unfolds one', async ({
    page,
  }) => {
    await open(page, COMPARISON);
    const all = await rowsOf(page).count();
    const choice = page.getByRole('radio', { name: /^Render ahead/ });
    const label = (await choice.locator('..').textContent()) ?? '';
    await choice.check({ force: true });
    expect(await rowsOf(page).count()).toBe(Number(/\d+$/.exec(label)?.[0]));
    expect(await rowsOf(page).count()).toBeLessThan(all);
    await expect(page.locator('li[data-ahead="here"]').first()).toBeHidden();
    const row = rowsOf(page).first();
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: /\d{4}|no date/ }).first()).toBeVisible();
  });

  test('folds the rows in which neither side is ahead under their names, in each area', async ({
    page,
  }) => {
    await open(page, COMPARISON);
    const even = page.locator('li[data-ahead="even"]').filter({ visible: true });
    await expect(even).toHaveCount(0);
    const fold = page.locator('details:has(> summary)', { hasText: /^Even in 3: Seats, Builds/ });
    await fold.locator('> summary').click();
    await expect(even).toHaveCount(3);
    await page.getByRole('radio', { name: /^Even 1/ }).check({ force: true });
    await expect.poll(() => even.count()).toBeGreaterThan(8);
    await expect(page.getByText(/^Even in/).filter({ visible: true })).toHaveCount(0);
  });

  test('draws the boxes of an area above the side that is ahead in them', async ({ page }) => {
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await open(page, COMPARISON);
      const area = page.locator('section', { has: page.locator('#facts-money') });
      const [ours, theirs] = await area
        .locator('h3 ~ svg path')
        .evaluateAll((paths) => paths.slice(-2).map((path) => path.getBoundingClientRect()));
      const balance = await area.locator('summary > span:nth-child(3)').first().boundingBox();
      const middle = (balance?.x ?? 0) + (balance?.width ?? 0) / 2;
      expect(ours?.right ?? 9999).toBeLessThan(middle);
      expect(theirs?.left ?? 0).toBeGreaterThan(middle);
      expect(ours?.width ?? 0).toBeGreaterThan(theirs?.width ?? 0);
    }
  });

  test('keeps the names of both sides in view above the rows', async ({ page }) => {
    await open(page, COMPARISON);
    await rowsOf(page)
      .nth(30)
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(page.locator('h2 ~ [aria-hidden] > span', { hasText: 'Render' })).toBeInViewport();
  });

  test('filters rows and changes the workload without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${COMPARISON}`);
    await page.getByText('Agency', { exact: true }).first().click();
    await expect(page.locator('[data-panel="agency"]')).toBeVisible();
    await expect(page.locator('[data-panel="start-up"]')).toBeHidden();
    await page.getByText(/^Even \d+$/).click();
    await expect(page.locator('li[data-ahead="there"]').first()).toBeHidden();
    await expect(page.locator('li[data-ahead="even"]').first()).toBeVisible();
    await page.close();
  });

  test('has label, both facts and the mark of a row side by side', async ({ page }) => {
    await open(page, COMPARISON);
    for (const row of (await rowsOf(page).locator('summary').all()).slice(0, 12)) {
      const edges = await row
        .locator('> *')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
      expect(edges).toEqual([...edges].sort((a, b) => a - b));
    }
  });

  test('sets no line of running text wider than the measure', async ({ page }) => {
    await open(page, COMPARISON);
    const wide = await page
      .locator('article :is(p, li):not(:has(details))')
      .evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('table') && !element.closest('[hidden]'))
          .map((element) => ({
            text: element.textContent?.slice(0, 40),
            ems:
              element.getBoundingClientRect().width /
              Number.parseFloat(getComputedStyle(element).fontSize),
          }))
          .filter(({ ems }) => ems > 46),
      );
    expect(wide).toEqual([]);
  });

  test('has the label of a row on its own line on a phone, and nothing to scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[0]);
    await open(page, COMPARISON);
    const [label, ours, , theirs] = await rowsOf(page)
      .nth(3)
      .locator('summary > span')
      .evaluateAll((all) => all.map((span) => span.getBoundingClientRect().toJSON() as DOMRect));
    expect(ours?.top ?? 0).toBeGreaterThanOrEqual(label?.bottom ?? 9999);
    expect(theirs?.left ?? 0).toBeGreaterThan(ours?.right ?? 9999);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('the costs as a stack grows', () => {
  const shown = (page: Page) => page.locator('figure[data-axis]').filter({ visible: true });
  const chosen = (page: Page) => page.locator('label:has(input[name="axis"]:checked)');

  /** The chosen axis has the only drawing, which has loaded, and a sentence that names where the lines cross. */
  async function expectAxis(page: Page, axis: string, words: RegExp) {
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAttribute('data-axis', axis);
    await expect(chosen(page)).toContainText(words);
    const picture = shown(page).locator('svg, img').first();
    await expect
      .poll(() =>
        picture.evaluate((drawn) =>
          drawn instanceof HTMLImageElement ? drawn.naturalWidth : drawn.clientWidth,
        ),
      )
      .toBeGreaterThan(300);
  }

  const MEMORY = /^Memory.*Coolify costs less from \d+\sGB to \d+\sGB/;
  const TRAFFIC = /^Traffic.*costs less up to ([\d.]+)\sTB, Coolify costs less above \1\sTB/;
  const APPS = /^Number of apps.*costs less up to \d+\sapps, Coolify costs less from \d+\sapps on/;

  test('changes the drawing, its note and the chosen crossing with a click', async ({ page }) => {
    await open(page, CROSSED);
    await expectAxis(page, 'memory', MEMORY);
    const notes = [await shown(page).locator('figcaption').textContent()];
    for (const [axis, label, words] of [
      ['traffic', 'Traffic', TRAFFIC],
      ['apps', 'Number of apps', APPS],
    ] as const) {
      await page.locator('label', { has: page.locator('[name="axis"]'), hasText: label }).click();
      await expectAxis(page, axis, words);
      notes.push(await shown(page).locator('figcaption').textContent());
    }
    expect(new Set(notes).size).toBe(3);
  });

  test('changes them with the arrow keys, and shows where the focus is', async ({ page }) => {
    await open(page, CROSSED);
    await page.getByRole('radio', { name: /^Memory of an app/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expectAxis(page, 'traffic', TRAFFIC);
    await expect(page.getByRole('radio', { name: /^Traffic/ })).toBeFocused();
    await expect(chosen(page)).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
    await expectAxis(page, 'apps', APPS);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectAxis(page, 'memory', MEMORY);
  });
});

test.describe('a source', () => {
  test('is a number that shows its note on hover, leads to it, and the note leads back to where one was', async ({
    page,
  }) => {
    await open(page, COMPARISON);
    const mark = page.locator('article sup a[href^="#source-"]').filter({ visible: true }).last();
    const source = page.locator((await mark.getAttribute('href')) ?? '');
    await mark.scrollIntoViewIfNeeded();
    await mark.hover();
    const note = source.locator('> span');
    await expect(page.getByRole('tooltip')).toHaveText((await note.textContent()) ?? '?');
    await mark.click();
    await expect(note).toBeInViewport();
    await source.getByRole('link', { name: 'Back to the text' }).click();
    await expect(mark).toBeFocused();
    await expect(mark).toBeInViewport();
  });

  test('leads back to its first number without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${baseURL}${COMPARISON}#source-5`);
    await page.locator('#source-5').getByRole('link', { name: 'Back to the text' }).click();
    await expect(page.locator('article sup a[href="#source-5"]').first()).toBeInViewport();
    await page.close();
  });
});
