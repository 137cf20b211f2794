import { pagesOfEachKind } from '../../site/pages';
import { planner } from '../planner-page';
import { expect, open, test } from '../visit';

test.describe('where the visitor asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pagesOfEachKind) {
    test(`nothing on ${path} moves for longer than 1 ms`, async ({ page }) => {
      await open(page, path);
      const moving = await page.evaluate(() => {
        const longest = (times: string) =>
          Math.max(
            ...times.split(',').map((time) => parseFloat(time) * (/ms/.test(time) ? 1 : 1000)),
          );
        const found: string[] = [];
        for (const element of document.querySelectorAll('*')) {
          for (const part of [undefined, '::before', '::after']) {
            const style = getComputedStyle(element, part);
            const isMoving =
              longest(style.transitionDuration) > 1 ||
              (style.animationName !== 'none' && longest(style.animationDuration) > 1) ||
              style.scrollBehavior === 'smooth';
            if (isMoving) found.push(`${element.tagName}.${element.className}${part ?? ''}`);
          }
        }
        return found;
      });
      expect(moving).toEqual([]);
    });
  }
});

test.describe('on paper', () => {
  for (const path of ['/docs/services/postgresql/', '/blog/reverse-proxy-showdown/']) {
    test(`${path} has the text and no furniture, black on white from the dark mode too`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      for (const furniture of [
        '.navbar',
        '.footer',
        '.theme-announcement-bar',
        '.theme-doc-sidebar-container',
        '.table-of-contents',
        '.pagination-nav',
        '.theme-edit-this-page',
      ]) {
        const shown = page.locator(`${furniture}:visible`);
        await expect(shown, furniture).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const colours = await page
        .locator('.markdown p')
        .first()
        .evaluate((text) => [
          getComputedStyle(text).color,
          getComputedStyle(document.body).backgroundColor,
        ]);
      expect(colours[0]).toBe('rgb(0, 0, 0)');
      expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colours[1]);
    });
  }

  test('links to other sites are followed by their address, links of the site are not', async ({
    page,
  }) => {
    await open(page, '/blog/reverse-proxy-showdown/');
    await page.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('.markdown p a[href^="https:"]')).toMatch(/^" \(https:/);
    expect(await after('.markdown p a[href^="/"]')).not.toContain('/');
  });

  test('every panel of tabs is printed', async ({ page }) => {
    await open(page, '/docs/services/postgresql/connect/');
    await page.emulateMedia({ media: 'print' });
    const panels = page.locator('.theme-tabs-container [role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });

  test('the planner prints the file and its plan', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'compose.yaml', exact: true })).toBeVisible();
    await expect(page.getByText('a month, plus VAT', { exact: false }).first()).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in colours that a ${colorScheme} system forces`, () => {
    test.use({ contextOptions: { forcedColors: 'active' }, colorScheme });

    test('drawings are drawn in the colour of text', async ({ page }) => {
      await open(page, '/learn/foundations/images-vs-containers/');
      const [text, fills] = await page
        .locator('figure svg')
        .first()
        .evaluate((svg) => [
          getComputedStyle(document.querySelector('.markdown p') ?? document.body).color,
          [...svg.querySelectorAll('text')].map((label) => getComputedStyle(label).fill),
        ]);
      expect(new Set(fills)).toContain(text);
    });

    test('the chosen stack, the chosen view and the chosen suggestion are told apart', async ({
      page,
    }) => {
      await open(page, '/pricing/');
      const ground = (name: string) =>
        page
          .getByRole('button', { name, exact: true })
          .evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(await ground('Start-up')).not.toBe(await ground('Agency'));
      await page.getByRole('combobox', { name: /search/i }).focus();
      await page.keyboard.type('redis');
      await expect(page.getByRole('listbox').getByText(/^…/).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      const outlines = () =>
        page
          .getByRole('option')
          .evaluateAll((options) =>
            options.slice(0, 2).map((option) => getComputedStyle(option).outlineStyle),
          );
      // The answer of the texts may draw the list anew meanwhile.
      await expect.poll(outlines).toEqual(['solid', 'none']);
    });

    test('frames, fields and the open page in the sidebar keep their lines', async ({ page }) => {
      await open(page, '/');
      await expect(planner(page)).toHaveCSS('border-top-width', '1px');
      await expect(page.getByRole('combobox', { name: 'Size of web' })).toHaveCSS(
        'border-top-style',
        'solid',
      );
      await open(page, '/docs/services/redis/');
      await expect(
        page.locator('.theme-doc-sidebar-container .menu__link[aria-current="page"]'),
      ).toHaveCSS('border-right-width', '2px');
    });
  });
}
