import type { Page } from '@playwright/test';
import { type Finished, record } from '../../tools/bench/speed/bytes';
import budgets from '../site/budgets.json' with { type: 'json' };
import { sitemapRoutes } from '../site/pages';
import { expect, hydrated, isNightly, quiet, running, test } from './visit';

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

const sum = (files: readonly Finished[]) => files.reduce((all, { bytes }) => all + bytes, 0);

for (const [kind, page] of Object.entries(budgets.pages)) {
  const { path } = page;
  const pictures = 'pictures' in page ? page.pictures : budgets.visit.pictures;
  const each = 'touchOfEach' in page ? page.touchOfEach : 0;

  test(`a visit of a ${kind} page stays in its budget`, { tag: '@server' }, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { files, load } = await record(session);
    // Lazy pictures are requested as soon as the page is laid out. The load event doesn't wait for them.
    const isPicture = ({ url }: Finished) => url.includes('/img/pictures/');
    await page.goto(path);
    await quiet(page);
    const atRest = files.filter((file) => file.began >= load() && !isPicture(file));
    const entries = each && (await page.locator('main article').count());
    expect(sum(atRest)).toBeLessThanOrEqual(budgets.visit.atRest + each * entries);
    expect(sum(atRest)).toBeGreaterThan(0);
    await hydrated(page);
    await quiet(page);
    const others = files.filter((file) => !isPicture(file));
    const before = others.filter((file) => file.began < load());
    const after = others.filter((file) => file.began >= load() && !file.isAhead);
    const ahead = files.filter(({ isAhead }) => isAhead);
    const { visit } = budgets;
    expect(sum(before)).toBeLessThanOrEqual(visit.beforeLoad);
    expect(sum(before.filter(({ type }) => type === 'Script'))).toBeLessThanOrEqual(
      visit.beforeLoadScripts,
    );
    expect(before.length).toBeLessThanOrEqual(visit.beforeLoadRequests);
    const { routes, 'runtime~main': runtime } = budgets.perPage;
    const grown = (routes + runtime) * sitemapRoutes().length + each * entries;
    expect(sum(after)).toBeLessThanOrEqual(visit.firstTouch + grown);
    expect(sum(ahead)).toBeLessThanOrEqual(visit.fetchedAhead);
    expect(sum(files.filter(isPicture))).toBeLessThanOrEqual(pictures);
    expect(sum(after)).toBeGreaterThan(0);
  });

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

  for (const width of isNightly ? [390, 1280] : [390]) {
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

  for (const width of isNightly ? [390, 1280] : [1280]) {
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
