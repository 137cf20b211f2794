import { allRoutes } from '../../site/pages';
import { expect, test } from '../visit';

test.use({ javaScriptEnabled: false });

test('on every page the text, the navigation and all tabs’ content are visible, and no control looks as if it worked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  let tabs = 0;
  for (const route of allRoutes()) {
    if (route === '/docs/') continue;
    await page.goto(route);
    // A select or a button that can't do anything is shown as its words, and the planner's file as code.
    const found = await page.evaluate(() => {
      const isSeen = (element: Element | null) =>
        Boolean(element?.checkVisibility({ visibilityProperty: true }));
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          // Radio buttons work with the style sheet alone.
          'button, input:not([type=radio]), select, [role=tab], [role=slider], a[href="#"]',
        ),
      ].filter(isSeen);
      const alive = controls.filter((element) => {
        const { pointerEvents, borderTopColor, borderTopWidth, textDecorationLine } =
          getComputedStyle(element);
        const framed = borderTopWidth !== '0px' && !borderTopColor.endsWith(', 0)');
        return pointerEvents !== 'none' || framed || textDecorationLine !== 'none';
      });
      const panels = [...document.querySelectorAll('[role=tabpanel]')];
      return {
        alive: alive.map((element) => element.textContent.slice(0, 40)),
        panels: panels.length,
        hidden: panels.filter((panel) => !isSeen(panel)).length,
        heading: isSeen(document.querySelector('h1')),
        navigation: isSeen(
          document.querySelector('footer a[href="/pricing/"], nav a[href="/pricing/"]'),
        ),
      };
    });
    tabs += found.panels;
    problems.push(...found.alive.map((text) => `${route}: ${text}`));
    if (found.hidden > 0) problems.push(`${route} hides what its tabs name`);
    if (!found.heading) problems.push(`${route} shows no heading`);
    if (!found.navigation) problems.push(`${route} has no visible navigation`);
  }
  expect(tabs).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});

test('the sections are reached by following links', async ({ page }) => {
  await page.goto('/');
  await page.locator('nav').getByRole('link', { name: 'Docs' }).first().click();
  await expect(page).toHaveURL('/docs/getting-started/');
  await page.locator('main a[href^="/docs/"], main a[href^="/learn/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
