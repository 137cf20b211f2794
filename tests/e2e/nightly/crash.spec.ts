/* A page that throws: the crash page goes away with its route, and 'Try again' tries again. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../visit';

/** Pages of each layout, with an element that the layout has and the crash page doesn't. */
const CRASHING = [
  ['/docs/services/mysql/', 'article'],
  ['/docs/faq/', 'article'],
  ['/learn/foundations/what-is-docker/', 'article'],
  ['/blog/cloud-rent-in-action/', 'article'],
  ['/pricing/', 'table'],
  ['/hosting/alternative-to-render-eu/', 'table'],
] as const;
const NEXT = ['/docs/intro/', '/learn/', '/blog/', '/about/', '/docs/services/redis/'] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const CRASHED = 'This page crashed.';

/** Navigates as a link of the site does. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

for (const [path, element] of CRASHING) {
  test(`a crash of ${path} is left by every way and ends with Try again`, async ({
    page,
    quietConsole,
  }) => {
    test.setTimeout(60_000);
    await open(page, '/docs/legal/terms/');
    // React renders once more after an error, so it throws for as long as one remains.
    await page.evaluate(
      ([at, name]) => {
        const original = document.createElement.bind(document);
        document.createElement = (tag: string, options?: ElementCreationOptions) => {
          if (tag !== name || location.pathname !== at || 'healed' in window)
            return original(tag, options);
          throw new Error('a component threw');
        };
      },
      [path, element],
    );
    for (const next of NEXT) {
      await go(page, path);
      await expect(heading(page)).toHaveText(CRASHED);
      await expect(page).toHaveTitle(CRASHED);
      await go(page, next);
      await expect(heading(page), `${path}, then ${next}`).not.toHaveText(CRASHED);
      await expect(page).not.toHaveTitle(CRASHED);
      await page.goBack();
      await expect(heading(page)).toHaveText(CRASHED);
      const again = page.getByRole('button', { name: 'Try again' });
      await again.click();
      await expect(heading(page)).toHaveText(CRASHED);
    }
    await page.evaluate(() => Object.assign(window, { healed: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).not.toHaveText(CRASHED);
    await expect(page).not.toHaveTitle(CRASHED);
    quietConsole.mayGoOn = true;
  });
}
