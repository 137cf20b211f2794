import type { Page } from '@playwright/test';
import { expect, open, test } from './visit';

const COMPARISON = '/hosting/alternative-to-render-eu/';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
] as const;

const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

test.describe('a comparison', () => {
  for (const size of SIZES) {
    test(`has the start under its answer, and both sides' bars, in the first screen of ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page, COMPARISON);
      const start = page.locator('article a.button--signal');
      await expect(start).toHaveCount(1);
      const lead = await bottomOf(page, 'article header + p');
      const button = await start.boundingBox();
      expect(button?.y ?? 0).toBeGreaterThan(lead);
      expect(button?.y ?? 9999).toBeLessThan(lead + 40);
      const bars = page.locator('article table:has(caption a[href="#costs"]) svg');
      await expect(bars).toHaveCount(6);
      // The first pair at least, whole; on a desktop all three.
      const last = await bars.nth(size.width > 700 ? 5 : 1).boundingBox();
      expect((last?.y ?? 9999) + (last?.height ?? 0)).toBeLessThan(size.height);
    });
  }

  test('draws its bars to one scale', async ({ page }) => {
    await open(page, COMPARISON);
    const rows = await page
      .locator('article table:has(caption a[href="#costs"]) td')
      .evaluateAll((cells) =>
        cells.map((cell) => ({
          width: cell.querySelector('svg')?.getBoundingClientRect().width ?? 0,
          euro: Number(/€([\d,.]+)/.exec(cell.textContent ?? '')?.[1]?.replaceAll(',', '')),
        })),
      );
    expect(rows).toHaveLength(6);
    const [longest = { width: 0, euro: 1 }] = [...rows].sort((a, b) => b.width - a.width);
    const scale = longest.width / longest.euro;
    for (const { width, euro } of rows) expect(Math.abs(width - euro * scale)).toBeLessThan(2.5);
  });

  test('has contents, folded on a phone, and a way back to the top', async ({ page }) => {
    await open(page, COMPARISON);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Questions' }).click();
    await expect(page.locator('#questions')).toBeInViewport();
    // The first scroll after a jump is that of the jump.
    const back = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, -150));
      await expect(back).toBeVisible({ timeout: 500 });
    }).toPass();
    await back.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize(SIZES[0]);
    await expect(contents).toBeHidden();
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.locator('.theme-doc-toc-mobile a', { hasText: 'Questions' })).toBeVisible();
  });

  test('keeps the names of both sides in sight above the table of facts', async ({ page }) => {
    await open(page, COMPARISON);
    const row = page.locator('table[data-day] li').nth(30);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(
      page.locator('table[data-day] thead').getByRole('columnheader', { name: 'Render' }),
    ).toBeInViewport();
  });

  test('sets no line of running text wider than the measure', async ({ page }) => {
    await open(page, COMPARISON);
    const wide = await page.locator('article :is(p, li)').evaluateAll((elements) =>
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

  test('sets both sides one below the other on a phone, each with its name', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    await open(page, COMPARISON);
    const cells = page.locator('table[data-day] tbody:nth-of-type(2) td');
    const [ours, theirs] = await Promise.all([
      cells.nth(0).boundingBox(),
      cells.nth(1).boundingBox(),
    ]);
    expect(theirs?.y ?? 0).toBeGreaterThanOrEqual((ours?.y ?? 0) + (ours?.height ?? 0));
    expect(theirs?.width ?? 0).toBeGreaterThan(330);
    const name = await cells
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', ''));
    expect(name).toBe('Render');
    // Above rows that are blocks, a caption was as wide as its longest word.
    const caption = await page.locator('table[data-day] caption').boundingBox();
    expect(caption?.width ?? 0).toBeGreaterThan(330);
    await expect(page.locator('main caption a').first()).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
  });
});

test.describe('a source', () => {
  test('is a number that shows its note on hover, leads to it, and the note leads back to where one was', async ({
    page,
  }) => {
    await open(page, COMPARISON);
    const mark = page.locator('article sup a[href="#source-3"]').filter({ visible: true }).last();
    await mark.scrollIntoViewIfNeeded();
    await mark.hover();
    const note = page.locator('#source-3 > span');
    await expect(page.getByRole('tooltip')).toHaveText((await note.textContent()) ?? '?');
    await mark.click();
    await expect(note).toBeInViewport();
    await page.locator('#source-3').getByRole('link', { name: 'Back to the text' }).click();
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
