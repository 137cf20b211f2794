import { allRoutes, pagesOfEachKind } from '../site/pages';
import { expect, test } from './visit';

/** All routes with npm run test:routes, else one page of each kind. */
const routes = process.env.ALL_ROUTES ? allRoutes() : pagesOfEachKind;

const WIDTHS = [320, 375, 480, 640, 768, 996, 997, 1100, 1280, 1440];

for (const width of WIDTHS) {
  test(`no page is wider than a window of ${width} px`, async ({ browser }) => {
    test.setTimeout(180_000);
    // Width is a matter of markup and styles; without scripts a visit takes a tenth of the time.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const wide: string[] = [];
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'load' });
      const widest = await page.locator('html').evaluate((html) => html.scrollWidth);
      if (widest > width) wide.push(`${route} is ${widest} px wide`);
    }
    expect(wide).toEqual([]);
    await context.close();
  });
}
