import type { Page } from '@playwright/test';
import budgets from '../../site/budgets.json' with { type: 'json' };
import { expect, hydrated, quiet, running, test } from '../visit';

/**
 * The computed style of each element of a page. Tens of megabytes, so they stay in the page, and only a
 * handle comes here.
 */
const styles = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')].map((node) => {
      const style = getComputedStyle(node);
      const own = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}:${style.getPropertyValue(name)}`);
      return `${node.tagName}.${node.getAttribute('class') ?? ''} ${own.join(';')}`;
    }),
  );

type Styles = Awaited<ReturnType<typeof styles>>;

/** The first three elements whose style differs from before. */
const changed = (page: Page, before: Styles, after: Styles) =>
  page.evaluate(([then, now]) => now.filter((line, at) => line !== then[at]).slice(0, 3), [
    before,
    after,
  ] as const);

for (const [kind, { path }] of Object.entries(budgets.pages)) {
  test(`less than ${100 * budgets.visit.unusedCss} % of the CSS that a ${kind} page waits for is without use`, async ({
    page,
  }) => {
    await page.coverage.startCSSCoverage();
    await page.goto(path);
    await hydrated(page);
    // The whole sheet, for anything that scripts may render, comes after the load event.
    const sheets = (await page.coverage.stopCSSCoverage()).filter(
      ({ url }) => !url.includes('/late.'),
    );
    const all = sheets.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
    const used = sheets
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    expect(all).toBeGreaterThan(0);
    expect(1 - used / all).toBeLessThan(budgets.visit.unusedCss);
  });

  for (const width of [390, 1280]) {
    test(`a ${kind} page ${width} px wide looks the same before and after the whole style sheet`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/assets/js/*.js', () => undefined);
      let release = (): void => undefined;
      const measured = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/css/late.*', async (route) => {
        await measured;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      // The first layout with the page's own sheet requests the fonts. Before that, `ready` means nothing.
      await page.waitForFunction(
        () => document.readyState !== 'loading' && document.styleSheets.length > 0,
      );
      await page.evaluate(async () => {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      });
      const before = await styles(page);
      release();
      await page.evaluate(() => window.siteStart?.loadStyles());
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      const after = await styles(page);
      expect(await changed(page, before, after)).toEqual([]);
    });
  }

  for (const width of [390, 1280]) {
    test(`a ${kind} page ${width} px wide that runs, but was not touched, needs no more than it has`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await running(page);
      await quiet(page);
      const before = await styles(page);
      await page.evaluate(() => window.siteStart?.loadStyles());
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
      const after = await styles(page);
      expect(await changed(page, before, after)).toEqual([]);
    });
  }
}
