import { expect, test } from '../visit';

/** One page of each kind. */
const PAGES = [
  '/',
  '/pricing/',
  '/about/',
  '/hosting/',
  '/hosting/alternative-to-render-eu/',
  '/hosting/free-postgres-hosting-europe/',
  '/docs/intro/',
  '/docs/services/postgresql/',
  '/docs/billing/cost-per-feature/',
  '/docs/templates/',
  '/docs/templates/penpot/',
  '/learn/',
  '/learn/foundations/git-branching/',
  '/learn/glossary/',
  '/blog/',
  '/blog/reverse-proxy-showdown/',
  '/search/',
  '/no-such-page/',
];

/** Both sides of each breakpoint. A width at 200 % is half of it. */
const BREAKPOINTS = [320, 480, 481, 600, 601, 640, 768, 769, 996, 997, 1280];

/** From the smallest phone to a desktop in steps, so that no width between breakpoints is missed. */
const WIDTHS = [...Array(28).keys()].map((step) => 320 + step * 47).concat(BREAKPOINTS);

// The page's own sheet is the same before and after scripts run, so nothing has to start.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} scrolls sideways at no width`, async ({ page, quietConsole }) => {
      await page.goto(path);
      quietConsole.splice(0);
      const wide: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { found, room } = await page.locator('html').evaluate((html) => ({
          found: html.scrollWidth,
          room: html.clientWidth,
        }));
        if (found > room) wide.push(`${found} at ${width}`);
      }
      expect(wide).toEqual([]);
    });
  }
});
