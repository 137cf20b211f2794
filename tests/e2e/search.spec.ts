import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hold } from './hold';
import { expect, hydrated, open, quiet, test } from './visit';

const box = (page: Page) => page.getByRole('combobox', { name: /search/i });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** Opens the search on a page and types a query. */
async function type(page: Page, query: string, path = '/about/'): Promise<void> {
  await open(page, path);
  await box(page).fill(query);
}

test.describe('the search box', () => {
  test('suggests at most ten places with title, address, anchor and path, the match marked', async ({
    page,
  }) => {
    await type(page, 'postgresql');
    const first = options(page).first();
    await expect(first).toContainText('PostgreSQL');
    await expect(first).toContainText('Docs / Services');
    await expect(first).toContainText('/docs/services/postgresql/');
    await expect(first.locator('mark').first()).toHaveText(/postgres/i);
    await expect(options(page).last()).toHaveText(/^See all \d+$/);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    expect(count).toBeLessThanOrEqual(11);
    const addresses = await options(page).evaluateAll((list) =>
      list.slice(0, -1).map((option) => (option as HTMLAnchorElement).getAttribute('href') ?? ''),
    );
    expect(addresses.some((address) => address.includes('#'))).toBe(true);
    const perPage = new Map<string, number>();
    for (const address of addresses) {
      const path = address.replace(/[?#].*/, '');
      perPage.set(path, (perPage.get(path) ?? 0) + 1);
    }
    expect(Math.max(...perPage.values())).toBeLessThanOrEqual(2);
  });

  test('says in each row why it is there, and shows all rows at once', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await type(page, 'heroku');
    await expect(options(page).first()).toHaveText(/^Elsewhere on this site/);
    await box(page).fill('backup');
    const rows = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group');
    await expect(rows.getByText(/^…/).locator('mark').first()).toHaveText(/^backups?$/i);
    await expect(options(page)).toHaveCount(11);
    for (const option of await options(page).all())
      await expect(option).toBeInViewport({ ratio: 1 });
  });

  test('shows its shortcut', async ({ page }) => {
    await open(page, '/about/');
    await expect(page.locator('.search-box kbd')).toHaveText('Ctrl K');
    await expect(page.locator('.search-box kbd')).toBeVisible();
  });

  test('answers the first letter', async ({ page }) => {
    await type(page, 'v');
    await expect(options(page).first()).toContainText(/v/i);
    await expect(options(page).first().locator('mark').first()).toHaveText(/^v/i);
  });

  test('shows ten suggestions of many, and links to all of them', async ({ page }) => {
    await type(page, 'app');
    await expect(options(page)).toHaveCount(11);
    await options(page).last().click();
    await expect(page).toHaveURL('/search/?q=app');
  });

  test('searches docs and lessons from every page', async ({ page }) => {
    await type(page, 'docker', '/docs/intro/');
    await expect(options(page).first()).toBeVisible();
    const addresses = () =>
      options(page).evaluateAll((list) => list.map((option) => option.getAttribute('href') ?? ''));
    await expect
      .poll(async () => (await addresses()).some((address) => address.startsWith('/learn/')))
      .toBe(true);
    await expect
      .poll(async () => (await addresses()).some((address) => address.startsWith('/docs/')))
      .toBe(true);
  });

  test('has its files when the pointer has only come near, and no texts', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const [, name] = /search-data\/(\w+)/.exec(request.url()) ?? [];
      if (name) files.push(name);
    });
    await page.goto('/about/');
    const { x = 0, y = 0, height = 0 } = (await box(page).boundingBox()) ?? {};
    await page.mouse.move(x - 600, 600);
    await hydrated(page);
    await quiet(page);
    expect(files).toEqual([]);
    const worker = page.waitForEvent('worker');
    await page.mouse.move(x - 100, y + height);
    await worker;
    await quiet(page);
    expect(files).toEqual(['manifest', 'head']);
  });

  test('has its files when Ctrl goes down', async ({ page }) => {
    await open(page, '/about/');
    const head = page.waitForRequest('**/search-data/head.*');
    await page.keyboard.down('Control');
    await head;
    await page.keyboard.up('Control');
  });

  test('uses a background worker', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    await type(page, 'volume');
    expect((await worker).url()).toContain('/assets/js/');
    await expect(options(page).first()).toBeVisible();
  });

  test('is not disturbed by a browser that fills in a field, which presses no key', async ({
    page,
  }) => {
    await open(page, '/about/');
    await page.evaluate(() => document.dispatchEvent(new Event('keydown', { bubbles: true })));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeFocused();
  });

  test('opens with mod+k, goes through the list by arrows, and follows Enter', async ({ page }) => {
    await open(page, '/about/');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('bastion');
    // The list for the whole word, and not for its first letters.
    await expect(options(page).first()).toHaveAttribute('href', /[?&]_highlight=bastion(?:&|$)/);
    await expect(page.getByRole('listbox').getByText(/^…/).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const id = await options(page).first().getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/services\/bastion\/\?_highlight=bastion/);
  });

  test('is a combobox: it names its list, whether it is open, and the chosen entry', async ({
    page,
  }) => {
    await open(page, '/about/');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');
    await box(page).fill('redis');
    await expect(options(page).first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    // An excerpt: all has been searched, so the list stays.
    await expect(list.getByText(/^…/).first()).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
    await box(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await box(page).press('ArrowDown');
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
    await box(page).press('ArrowDown');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(1);
    await expect(box(page)).toBeFocused();
    // Changing the query clears the selection.
    await box(page).press('End');
    await box(page).press('Backspace');
    await expect(list.locator('[aria-selected=true]')).toHaveCount(0);
    await box(page).press('Tab');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(list).toBeHidden();
  });

  test('keeps the chosen entry when the answer of the texts puts it elsewhere', async ({
    page,
  }) => {
    const release = await hold(page, '**/search-data/body.*');
    await type(page, 'webhook');
    await expect(options(page).last()).toHaveText(/^See all/);
    const few = (await options(page).last().textContent()) ?? '';
    await box(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    release();
    await expect(options(page).last()).not.toHaveText(few);
    await expect(options(page).last()).toHaveText(/^See all/);
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/?q=webhook');
  });

  test('groups its entries by page, each group named by the page', async ({ page }) => {
    await type(page, 'postgresql');
    const groups = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group');
    await expect(groups.first()).toHaveAttribute('aria-label', 'PostgreSQL');
    await expect(groups.first().getByRole('option')).toHaveCount(2);
    const outside = () =>
      options(page).evaluateAll((list) =>
        list
          .filter((option) => !option.closest('[role=group]'))
          .map(({ textContent }) => textContent),
      );
    expect(await outside()).toEqual([expect.stringMatching(/^See all \d+$/)]);
  });

  for (const mode of ['light', 'dark']) {
    test(`has no fault that axe finds while it is open, ${mode}`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await type(page, 'postgresql');
      await expect(options(page).first()).toBeVisible();
      await box(page).press('ArrowDown');
      const { violations } = await new AxeBuilder({ page }).include('form.search-box').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }

  test('closes on Escape, and restores the focus', async ({ page }) => {
    await open(page, '/about/');
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' });
    await link.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('redis');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('opens all results on Enter without a selection', async ({ page }) => {
    await type(page, 'redis');
    await expect(options(page).first()).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search/?q=redis');
    await expect(page.getByRole('main')).toContainText('pages found');
  });

  test("says 'No results' with help", async ({ page }) => {
    await type(page, 'xqzvwkj');
    await expect(page.getByText('No results', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Try another word')).toBeVisible();
  });

  test('does not index the blog', async ({ page }) => {
    await open(page, '/search/?q=showdown');
    await expect(page.getByRole('status').last()).toHaveText(/No results|found/);
    await expect(page.locator('main a[href^="/blog/reverse-proxy"]')).toHaveCount(0);
  });

  test('keeps the letters typed while the index loads slowly, and answers them', async ({
    page,
  }) => {
    const release = await hold(page, '**/search-data/manifest.json');
    await type(page, 'vol');
    await expect(page.getByText('Searching…').last()).toBeVisible();
    await box(page).pressSequentially('umes');
    release();
    await expect(options(page).first()).toContainText(/volume/i);
    await expect(box(page)).toHaveValue('volumes');
  });

  test('stays closed where the focus has left before the scripts run', async ({ page }) => {
    const release = await hold(page, '**/*.js');
    await page.goto('/about/', { waitUntil: 'commit' });
    await box(page).fill('postgresql');
    await page.getByRole('link', { name: 'Skip to main content' }).focus();
    release();
    await hydrated(page);
    await quiet(page);
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
    await expect(box(page)).toHaveValue('postgresql');
  });

  test('says that it could not be loaded, and tries again', async ({ page, quietConsole }) => {
    let broken = true;
    await page.route('**/search-data/*', async (route) => {
      if (broken) await route.fulfill({ status: 503, body: '' });
      else await route.continue();
    });
    await type(page, 'domain');
    await expect(page.getByText("The search couldn't be loaded.").last()).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(options(page).first()).toContainText(/domain/i);
    quietConsole.mayGoOn = true;
  });

  test('works in the page where workers are blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'Worker', {
        value: class {
          constructor() {
            throw new Error('blocked');
          }
        },
      });
    });
    await type(page, 'volume');
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the suggestions take the whole width', async ({ page }) => {
    await open(page, '/about/');
    await box(page).click();
    await box(page).fill('volume');
    await expect(options(page).first()).toBeVisible();
    const panel = await options(page).first().boundingBox();
    expect(panel?.width).toBeGreaterThan(380);
  });

  test('a button cancels the search', async ({ page }) => {
    await open(page, '/about/');
    await box(page).click();
    await box(page).fill('volume');
    await expect(options(page).first()).toBeVisible();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.hover();
    await page.mouse.down();
    // It is there only while the focus is in the box, and not every browser gives a clicked button the focus.
    await expect(box(page)).toBeFocused();
    await page.mouse.up();
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).not.toBeFocused();
    await expect(box(page)).toHaveValue('');
    await expect(cancel).toBeHidden();
  });
});

test.describe('the results page', () => {
  test('shows hits in titles while texts are on their way', async ({ page }) => {
    const release = await hold(page, '**/search-data/body.*');
    await page.goto('/search/?q=redis');
    const hits = page.locator('main ol li');
    await expect(hits.first()).toContainText('Redis');
    await expect(page.getByText('Searching texts…')).toBeVisible();
    const inTitles = await hits.count();
    release();
    await expect(page.getByText(/^\d+ pages found/)).toBeVisible();
    expect(await hits.count()).toBeGreaterThanOrEqual(inTitles);
  });

  test('keeps its place in the address, ten at a time, and Back works', async ({ page }) => {
    await open(page, '/search/?q=app');
    const items = page.getByRole('main').locator('ol > li');
    await expect(items).toHaveCount(10);
    await page.getByRole('link', { name: 'Next ten' }).click();
    await expect(page).toHaveURL('/search/?q=app&page=2');
    await expect(page.getByRole('status').last()).toContainText('page 2');
    await page.goBack();
    await expect(page).toHaveURL('/search/?q=app');
    await expect(page.getByRole('status').last()).toContainText('page 1');
  });

  test('shows a piece of the text that begins with the word 50 characters before the match', async ({
    page,
  }) => {
    await open(page, '/search/?q=bastion');
    const excerpts = page.getByRole('main').locator('ol > li > h2 + p:has(mark)');
    await expect(excerpts.first()).toBeVisible();
    for (const excerpt of await excerpts.all()) {
      const text = (await excerpt.textContent()) ?? '';
      const marked = (await excerpt.locator('mark').first().textContent()) ?? '';
      expect(text.indexOf(marked), text).toBeLessThan(75);
      expect(text.length, text).toBeLessThan(230);
    }
  });

  test('lists hits from titles while the texts are on their way', async ({ page }) => {
    const release = await hold(page, '**/search-data/body.*');
    await open(page, '/search/?q=postgresql');
    await expect(page.getByText('Searching texts…')).toBeVisible();
    await expect(page.locator('main ol h2').first()).toContainText('PostgreSQL');
    release();
    await expect(page.getByText(/^\d+ pages found(, page 1 of \d+)?$/)).toBeVisible();
  });

  test('narrows by context', async ({ page }) => {
    await open(page, '/search/?q=redis&ctx=learn');
    const links = page.getByRole('main').locator('ol > li h2 a');
    await expect(links.first()).toBeVisible();
    const addresses = await links.evaluateAll((list) =>
      list.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(addresses.every((address) => address.startsWith('/learn/'))).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }).click();
    await expect(page).toHaveURL('/search/?q=redis&ctx=docs');
  });

  test('falls back from an unknown context or version and says so', async ({ page }) => {
    await open(page, '/search/?q=redis&ctx=blog&version=1.x');
    await expect(page.getByText("There's no part named 'blog'")).toBeVisible();
    await expect(page.getByText("There's no version '1.x'")).toBeVisible();
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
    await open(page, '/search/?q=redis&version=current');
    await expect(page.getByText("There's no version")).toHaveCount(0);
  });

  test("says 'No results' and what to try", async ({ page }) => {
    await open(page, '/search/?q=xqzvwkj&ctx=learn');
    await expect(page.getByRole('status').last()).toHaveText('No results');
    await expect(
      page.getByRole('link', { name: /documentation and the lessons together/ }),
    ).toBeVisible();
  });

  test('shows the last ten for a page beyond them, and the first for no number', async ({
    page,
  }) => {
    await open(page, '/search/?q=app&page=999');
    await expect(page.getByRole('status').last()).toHaveText(/page (\d+) of \1$/);
    await expect(page.getByRole('link', { name: 'Next ten' })).toHaveCount(0);
    await open(page, '/search/?q=app&page=-1');
    await expect(page.getByRole('status').last()).toContainText('page 1 of');
  });

  test('takes a new query from its own field, and Back restores the old one with its results', async ({
    page,
  }) => {
    await open(page, '/search/?q=redis&ctx=docs');
    const field = page.getByRole('searchbox', { name: 'Search words' });
    await expect(field).toHaveValue('redis');
    await expect(page.getByRole('status').last()).toContainText('found');
    await field.fill('bastion');
    await field.press('Enter');
    await expect(page).toHaveURL('/search/?q=bastion&ctx=docs');
    await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Bastion');
    await page.goBack();
    await expect(page).toHaveURL('/search/?q=redis&ctx=docs');
    await expect(field).toHaveValue('redis');
    await expect(page.getByRole('main').locator('ol > li').first()).toContainText('Redis');
  });

  test('is where it was after Back from a page that scrolled to its section', async ({ page }) => {
    await open(page, '/search/?q=restore+backup');
    const hit = page.locator('main ol h2 a[href*="#"]').nth(3);
    await expect(hit).toBeVisible();
    // Excerpts make the list longer.
    await quiet(page);
    await hit.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = (await hit.boundingBox())?.y ?? 0;
    await hit.click();
    await expect(page).toHaveURL(/_highlight/);
    await page.goBack();
    await expect
      .poll(async () => Math.abs(((await hit.boundingBox())?.y ?? 0) - before))
      .toBeLessThan(30);
  });

  test('a query that names a page elsewhere has a result without hits', async ({ page }) => {
    await type(page, 'n8n');
    await expect(options(page)).toHaveText([/^Elsewhere on this site/]);
    await expect(page.getByText('No results')).toHaveCount(0);
    await open(page, '/search/?q=n8n');
    await expect(page.getByText('Nothing in the documentation or the lessons')).toBeVisible();
    await expect(page.getByText('What you can try')).toHaveCount(0);
  });

  test('is not indexed by search engines', async ({ page }) => {
    await open(page, '/search/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('marks on the target page', () => {
  const count = (page: Page) =>
    page.evaluate(() => [...(CSS.highlights.get('search-terms') ?? [])].length);

  test('are set in text and code, cleared by a button, and gone after navigation', async ({
    page,
  }) => {
    await open(page, '/docs/services/postgresql/connect/?_highlight=connection');
    await expect.poll(() => count(page)).toBeGreaterThan(5);
    const inCode = await page.evaluate(() =>
      [...(CSS.highlights.get('search-terms') ?? [])].some((range) =>
        (range as Range).startContainer.parentElement?.closest('pre'),
      ),
    );
    expect(inCode).toBe(true);
    await page.getByRole('button', { name: 'Clear marks' }).click();
    expect(await count(page)).toBe(0);
    await expect(page).toHaveURL('/docs/services/postgresql/connect/');
    await open(page, '/docs/services/postgresql/connect/?_highlight=connection');
    await expect.poll(() => count(page)).toBeGreaterThan(5);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL('/pricing/');
    await expect.poll(() => count(page)).toBe(0);
    await expect(page.getByRole('button', { name: 'Clear marks' })).toHaveCount(0);
  });

  test('leave the copy buttons with the code alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const address = '/docs/services/postgresql/';
    const copied = async () => {
      const block = page.locator('article .theme-code-block:visible').first();
      await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
      await block.hover();
      await block.getByRole('button', { name: /copy/i }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await open(page, address);
    const plain = await copied();
    await open(page, `${address}?_highlight=printenv&_highlight=database`);
    await expect.poll(() => count(page)).toBeGreaterThan(2);
    expect(plain).not.toMatch(/^$|nothing yet/);
    expect(await copied()).toBe(plain);
    await expect.poll(() => count(page)).toBeGreaterThan(2);
  });
});
