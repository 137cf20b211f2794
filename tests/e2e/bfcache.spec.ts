/* Pages that come back from the browser's back/forward cache, which Playwright disables elsewhere. */
import { expect, open, test as base } from './visit';

const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' },
  ],
});

test('a page comes back as it was left, works, and has the colour mode chosen meanwhile', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  // Playwright loses a restored page, but the protocol doesn't.
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await session.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return answer.result.value;
  };
  await open(page, '/pricing/');
  await evaluate(`window.kept = 'yes';
    addEventListener('pageshow', (event) => { window.persisted = event.persisted; });`);
  await open(page, '/about/');
  expect(await evaluate('typeof window.kept')).toBe('undefined');
  await page.locator('.navbar button:has([data-choice]):visible').first().click();
  await evaluate('history.back()');
  await expect.poll(() => evaluate('location.pathname + window.persisted')).toBe('/pricing/true');
  expect(await evaluate('window.kept')).toBe('yes');
  await expect.poll(() => evaluate('document.documentElement.dataset.themeChoice')).toBe('dark');
  await evaluate(`document.querySelector('.navbar a[href="/blog/"]').click()`);
  await expect.poll(() => evaluate('document.title')).toContain('Blog');
});

test('a page that heard nothing of a new colour mode takes it on when it is shown again', async ({
  page,
}) => {
  await open(page, '/about/');
  // A change of storage fires no event in its own page, as in a page in the cache.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});
