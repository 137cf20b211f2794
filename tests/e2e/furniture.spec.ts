import { brand } from '../../src/lib/brand';
import {
  announcement,
  footerColumns,
  loginLink,
  menuLinks,
  navbarLinks,
} from '../../src/lib/navigation';
import { storedItems } from '#data/stored-items';
import { expect, open, quiet, test } from './visit';

test.describe('the navbar', () => {
  test('has the search box, the four links and an external Login', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(navbarLinks.map(({ label, to }) => [label, to])).toEqual([
      ['Docs', '/docs/getting-started/'],
      ['Learn', '/learn/'],
      ['Blog', '/blog/'],
      ['Pricing', '/pricing/'],
    ]);
    for (const link of navbarLinks) {
      await expect(bar.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
        'href',
        link.to ?? '',
      );
    }
    await expect(bar.getByRole('link', { name: /^Login/ })).toHaveAttribute(
      'href',
      brand.consoleUrl,
    );
    await expect(bar.getByRole('combobox', { name: /search/i })).toBeVisible();
  });

  test('leads to the getting-started page from Docs', async ({ page }) => {
    await open(page, '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Docs' })
      .click();
    await expect(page).toHaveURL('/docs/getting-started/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the footer', () => {
  test('has five columns with all their links, support mail, source and copyright', async ({
    page,
  }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    expect(footerColumns.map((column) => column.title)).toEqual([
      'Product',
      'Legal',
      'Company',
      'Comparisons',
      'Hosting',
    ]);
    for (const column of footerColumns) {
      await expect(footer.getByText(column.title, { exact: true }).first()).toBeVisible();
      for (const link of column.links) {
        await expect(footer.locator(`a[href="${link.to ?? link.href}"]`).first()).toBeVisible();
      }
    }
    await expect(footer.locator(`a[href="mailto:${brand.supportMail}"]`).first()).toBeVisible();
    await expect(footer.locator(`a[href="${brand.sourceUrl}"]`).first()).toBeVisible();
    await expect(footer).toContainText(`© 2025 ${brand.company}`);
  });
});

test.describe('the announcement bar', () => {
  test('is dismissed for its id, and a new id shows it again', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByText(announcement.text);
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    const stored = await page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.id'),
      localStorage.getItem('docusaurus.announcement.dismiss'),
    ]);
    expect(stored).toEqual([announcement.id, 'true']);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await open(page, '/');
    await expect(bar).toBeVisible();
  });

  test('stays dismissed when a tab with an older release has shown its own in between', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Close' }).click();
    // What the early script and the theme of the other release do when their page loads.
    await page.evaluate((id) => {
      localStorage.setItem('announcement-dismissed', id);
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }, announcement.id);
    await open(page, '/');
    await expect(page.getByText(announcement.text)).toBeHidden();
    await page.evaluate(() => {
      localStorage.removeItem('announcement-dismissed');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.getByText(announcement.text)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('announcement-dismissed'))).toMatch(
      /^an-older-one\b/,
    );
  });
});

test('closing the announcement moves nothing, and the next page has no place for it', async ({
  page,
}) => {
  await open(page, '/about/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(announcement.text)).toHaveCount(0);
  expect(await heading.boundingBox()).toEqual(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(heading).toHaveText('Blog');
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.y).toBe(0);
});

test.describe('the mobile sidebar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens, holds the links, and closes when the layout becomes desktop at 997 px', async ({
    page,
  }) => {
    await open(page, '/about/');
    await page.getByRole('button', { name: /navigation bar/i }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: /^Login/ })).toBeVisible();
    const links = await sidebar.locator('.menu__link').allTextContents();
    expect(links.slice(0, navbarLinks.length)).toEqual(navbarLinks.map(({ label }) => label));
    expect(links.slice(navbarLinks.length)).toEqual([
      ...menuLinks.map(({ label }) => label),
      loginLink.label,
    ]);
    await expect(sidebar.getByRole('link', { name: /^Start/ })).toBeVisible();
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(sidebar.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test.describe('the docs', () => {
  test('show breadcrumbs, contents that follow, and previous and next', async ({ page }) => {
    await open(page, '/docs/services/postgresql/');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Services');
    const contents = page.locator('.table-of-contents a');
    const heights = await contents.evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await contents.nth(1).click();
    await expect(contents.nth(1)).toHaveClass(/table-of-contents__link--active/);
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(pages.getByRole('link')).toHaveCount(2);
  });

  test('address leads to the introduction', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page).toHaveURL('/docs/intro/');
  });

  test('remember the version a reader sees, per instance, and drop an unknown one', async ({
    page,
  }) => {
    const read = () =>
      page.evaluate(() => [
        localStorage.getItem('docs-preferred-version-default'),
        localStorage.getItem('docs-preferred-version-learn'),
      ]);
    await open(page, '/docs/intro/');
    await expect.poll(read).toEqual(['current', null]);
    await open(page, '/learn/');
    await expect.poll(read).toEqual(['current', 'current']);
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '7.x'));
    await open(page, '/about/');
    await expect.poll(read).toEqual([null, 'current']);
  });
});

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/pricing.html', '/pricing/'],
    ['/docs/intro/index.html', '/docs/intro/'],
    ['/learn', '/learn/'],
  ] as const) {
    test(`${from} becomes ${to}`, async ({ page }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('addresses in the open page', () => {
  for (const from of ['/pricing.html', '/pricing/index.html']) {
    test(`${from} shows the page of /pricing/ without a load`, async ({ page }) => {
      await open(page, '/about/');
      await page.evaluate((path) => {
        Object.assign(window, { sameDocument: true });
        window.history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, from);
      await expect(page).toHaveTitle(/^Pricing/);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
  }
});

test.describe('what stays in the browser', () => {
  test('is what the privacy notice lists, and no cookie', async ({ page, context }) => {
    await open(page, '/docs/intro/');
    await page.getByRole('button', { name: 'Close' }).click();
    await open(page, '/learn/');
    const toggle = page.locator('.navbar button:has([data-choice]):visible').first();
    await toggle.click();
    const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
    const always = [
      'docs-preferred-version-default',
      'docs-preferred-version-learn',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
    ];
    await expect.poll(keys).toEqual([...always, 'theme']);
    await toggle.click();
    await expect.poll(keys).toEqual([...always, 'theme-system']);
    const listed = storedItems.map(({ key }) => key);
    for (const key of [...always, 'theme', 'theme-system']) expect(listed).toContain(key);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('a visit with a search', () => {
  test('only reads, and only from the site itself', async ({ page, baseURL }) => {
    const others: string[] = [];
    let count = 0;
    page.context().on('request', (request) => {
      count += 1;
      const isOwn = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('data:');
      if (!isOwn || request.method() !== 'GET') others.push(`${request.method()} ${request.url()}`);
    });
    await open(page, '/');
    await open(page, '/search/?q=volume#part');
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await quiet(page);
    expect(count).toBeGreaterThan(10);
    expect(others).toEqual([]);
  });
});

test.describe('an unknown path', () => {
  test('answers 404 with the not-found page', async ({ page, quietConsole }) => {
    const answer = await page.goto('/docs/no-such-page/');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/page not found/i);
    expect(quietConsole.splice(0).every((line) => line.includes('404'))).toBe(true);
  });
});
