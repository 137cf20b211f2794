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
