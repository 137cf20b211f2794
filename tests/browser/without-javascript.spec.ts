import { allRoutes } from '../site/pages';
import { expect, test } from './visit';

test.use({ javaScriptEnabled: false });

test('every page is readable and its navigation works without JavaScript', async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  for (const route of allRoutes()) {
    if (route === '/docs/') continue;
    await page.goto(route);
    const heading = page.locator('h1').first();
    if (!(await heading.isVisible())) problems.push(`${route} shows no heading`);
    const navigation = page.locator('footer a[href="/pricing/"], nav a[href="/pricing/"]').first();
    if (!(await navigation.isVisible())) problems.push(`${route} has no visible navigation`);
  }
  expect(problems).toEqual([]);
});

test('the sections are reached by following links', async ({ page }) => {
  await page.goto('/');
  await page.locator('nav').getByRole('link', { name: 'Docs' }).first().click();
  await expect(page).toHaveURL('/docs/getting-started/');
  await page.locator('main a[href^="/docs/"], main a[href^="/learn/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no control looks as if it could work, and all that tabs name is there', async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  let tabs = 0;
  for (const route of allRoutes()) {
    if (route === '/docs/') continue;
    await page.goto(route);
    // A select or a button that nothing can be done with is drawn as the words in it; the planner's file as code.
    const found = await page.evaluate(() => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'button, input, select, [role=tab], [role=slider], a[href="#"]',
        ),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true }));
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
        hidden: panels.filter((panel) => !panel.checkVisibility()).length,
      };
    });
    tabs += found.panels;
    problems.push(...found.alive.map((text) => `${route}: ${text}`));
    if (found.hidden > 0) problems.push(`${route} hides what its tabs name`);
  }
  expect(tabs).toBeGreaterThan(3);
  expect(problems).toEqual([]);
});
