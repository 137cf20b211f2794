import { hold } from './hold';
import { expect, open, test } from './visit';

const FROM = '/docs/services/postgresql/';
const TO = '/docs/services/volumes/';

test.describe('a page that a link leads to', () => {
  test('shows its heading first, and is whole a moment later', async ({ page }) => {
    await open(page, FROM);
    const link = page.locator(`article a[href="${TO}"]:visible, .menu a[href="${TO}"]`).first();
    await page.evaluate(() => {
      const seen: boolean[] = [];
      new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== 'Volumes') return;
        seen.push(document.querySelector('.pagination-nav') !== null);
      }).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { seen });
    });
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Volumes' })).toBeVisible();
    await expect(page.locator('.pagination-nav')).toBeAttached();
    await expect(page.locator('footer.theme-layout-footer')).toBeAttached();
    const whole = await page.request.get(TO).then((answer) => answer.text());
    const headings = whole.match(/<h2/g)?.length ?? 0;
    await expect(page.locator('article h2')).toHaveCount(headings);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen[0]).toBe(false);
    expect(seen.at(-1)).toBe(true);
  });

  test('of the same kind leaves the class of <html> alone', async ({ page }) => {
    await open(page, FROM);
    await page.evaluate(() => {
      const classes = [document.documentElement.className];
      new MutationObserver(() => classes.push(document.documentElement.className)).observe(
        document.documentElement,
        { attributeFilter: ['class'] },
      );
      Object.assign(window, { classes });
    });
    await page.locator(`.menu a[href="${TO}"]`).first().click();
    await expect(page).toHaveTitle(/^Volumes/);
    const classes = await page.evaluate(() => (window as unknown as { classes: string[] }).classes);
    // The progress bar of a slow change has its own class.
    const kinds = classes.map((names) => names.replace(/ ?\bnprogress-busy\b/, ''));
    expect(new Set(kinds).size).toBeLessThan(2);
  });

  for (const [from, to, part] of [
    ['/docs/intro/', '/docs/networking/domains/', '.plate'],
    ['/docs/networking/domains/', '/docs/templates/', 'main article'],
    ['/learn/foundations/what-is-docker/', '/learn/tags/docker/', 'main'],
  ] as const)
    test(`looks the same at ${to} as when it's opened`, async ({ page }) => {
      const look = async () => {
        const found = page.locator(part).first();
        await expect(found).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        return found.evaluate((top) =>
          [top, ...top.querySelectorAll('*')].map((one) => {
            const { display, padding, border, background } = getComputedStyle(one);
            return [one.localName, display, padding, border, background].join(' ');
          }),
        );
      };
      await open(page, to);
      const opened = await look();
      await open(page, from);
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await expect(page).toHaveURL(to);
      expect(await look()).toEqual(opened);
    });

  test('is shown at the anchor that was asked for', async ({ page }) => {
    await open(page, '/docs/billing/');
    const anchored = page.locator('article a[href*="/#"]:visible').first();
    const address = new URL((await anchored.getAttribute('href')) ?? '', page.url());
    await anchored.click();
    await expect(page).toHaveURL(address.href);
    await expect(page.locator(`[id="${address.hash.slice(1)}"]`)).toBeInViewport();
  });

  test('is left by Back to a page of its whole length', async ({ page }) => {
    await open(page, FROM);
    const link = page.locator('article a[href="/docs/services/bastion/"]').last();
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bastion' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'PostgreSQL' })).toBeVisible();
    await expect(link).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(before);
  });

  test('gives way to another one requested meanwhile', async ({ page }) => {
    await open(page, '/about/');
    const release = await hold(page, '**/assets/js/**');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Docs' }).click();
    await bar.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    // ARIA has no role of that name.
    await expect(page.locator('[role="bar"]')).toHaveCount(0);
    release();
    await expect(page).toHaveURL(/\/pricing\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('a month, by the hour');
    await expect(page).toHaveTitle(/Pricing/);
  });
});
