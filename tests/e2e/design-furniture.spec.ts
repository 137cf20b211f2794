import { expect, open, test } from './visit';

test('going to a page announces its title and starts the keyboard at the top', async ({ page }) => {
  await open(page, '/docs/services/postgresql/');
  const announcer = page.locator('#route-announcer');
  await expect(announcer).toBeEmpty();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Redis' })
    .click();
  await expect(announcer).toHaveText('Redis');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('the skip link is the first stop and leads to the main content', async ({ page }) => {
  await open(page, '/pricing/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the colour mode button says what is and what comes next', async ({ page }) => {
  await open(page, '/about/');
  for (const [is, next] of [
    ['light', 'dark'],
    ['dark', 'system'],
    ['system', 'light'],
    ['light', 'dark'],
  ]) {
    const button = page.getByRole('button', { name: `Colour mode: ${is}. Switch to ${next}` });
    await expect(button.first()).toBeVisible();
    await button.first().click();
  }
});

test('the colour mode can be changed in the mobile sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about/');
  await page.getByRole('button', { name: /navigation bar/i }).click();
  await page
    .locator('.navbar-sidebar')
    .getByRole('button', { name: /colour mode/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('code is copied by a button that is always visible', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/services/postgresql/');
  const block = page.locator('.theme-code-block:not(.code-output)').first();
  const code = await block.locator('code').innerText();
  const copy = block.getByRole('button', { name: 'Copy code' });
  await expect(copy).toHaveText('Copy');
  await expect(copy).toHaveCSS('opacity', '1');
  await copy.click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(code.trim());
});

test('a wide table scrolls in its own frame, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/docs/services/postgresql/');
  const frame = page.getByRole('group', { name: 'Table, scrolls sideways' }).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('links to another site are marked, those within the site are not', async ({ page }) => {
  await open(page, '/about/');
  const mark = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('Status')).not.toBe('none');
  expect(await mark('Pricing')).toBe('none');
});

test('the arrow of a link to another site paints nothing outside its mask, which WebKit would show', async ({
  page,
}) => {
  await open(page, '/about/');
  const painted = await page
    .locator('a[target="_blank"]:visible')
    .first()
    .evaluate((link) => {
      const arrow = getComputedStyle(link, '::after');
      const { backgroundColor, backgroundRepeat, backgroundPosition, maskPosition } = arrow;
      return [backgroundColor, backgroundRepeat, backgroundPosition === maskPosition];
    });
  expect(painted).toEqual(['rgba(0, 0, 0, 0)', 'no-repeat', true]);
});
