import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../visit';

const box = (page: Page) => page.getByRole('combobox', { name: /search/i });
const panel = (page: Page) => page.locator('form.search-box');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function type(page: Page, query: string): Promise<void> {
  await open(page, '/about/');
  await box(page).fill(query);
}

/** Replaces a search file with other bytes for as long as `broken.now`. */
async function spoil(
  page: Page,
  pattern: string,
  broken: { now: boolean },
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(pattern, (route) => (broken.now ? answer(route) : route.continue()));
}

const half = async (route: Route) => {
  const whole = await (await route.fetch()).text();
  await route.fulfill({ body: whole.slice(0, whole.length / 2), contentType: 'application/json' });
};

test.describe('an index that cannot be used', () => {
  const faults: [string, string, (route: Route) => Promise<void>, string][] = [
    ['is missing', '**/search-data/*', (route) => route.fulfill({ status: 404 }), "isn't where"],
    ['is refused', '**/search-data/*', (route) => route.fulfill({ status: 503 }), 'status 503'],
    ['cannot be reached', '**/search-data/*', (route) => route.abort(), "can't be reached"],
    ['is cut off', '**/search-data/head.*', half, 'is damaged'],
    [
      'is a page of HTML',
      '**/search-data/manifest.json',
      (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
      "isn't where",
    ],
    [
      'is another file',
      '**/search-data/manifest.json',
      (route) => route.fulfill({ body: '{"head":1}', contentType: 'application/json' }),
      'is damaged',
    ],
  ];

  for (const [what, pattern, answer, reason] of faults) {
    test(`because it ${what} is told with the reason, and Retry works`, async ({
      page,
      quietConsole,
    }) => {
      const broken = { now: true };
      await spoil(page, pattern, broken, answer);
      await type(page, 'domain');
      await expect(panel(page)).toContainText("The search couldn't be loaded.");
      await expect(panel(page)).toContainText(reason);
      broken.now = false;
      await panel(page).getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toContainText(/domain/i);
      await expect(box(page)).toBeFocused();
      // The browser itself logs failed requests.
      quietConsole.mayGoOn = true;
    });
  }

  test('is told on the results page too, and Retry works', async ({ page, quietConsole }) => {
    const broken = { now: true };
    await spoil(page, '**/search-data/head.*', broken, half);
    await open(page, '/search/?q=domain');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').last()).toHaveText("The search couldn't be loaded.");
    await expect(main).toContainText('The index is damaged.');
    broken.now = false;
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.locator('ol > li').first()).toBeVisible();
    expect(quietConsole).toEqual([]);
  });
});

test('code of the search that is gone is told with what to do, and Retry works', async ({
  page,
  quietConsole,
}) => {
  await open(page, '/about/');
  const broken = { now: true };
  await spoil(page, '**/assets/js/*.js', broken, (route) => route.abort());
  await box(page).fill('domain');
  await expect(panel(page)).toContainText("Reload the page if this doesn't go away.");
  broken.now = false;
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toContainText(/domain/i);
  // The browser itself notes failed requests.
  quietConsole.mayGoOn = true;
});

test('if texts are cut off, titles are still found, a message says so, and Retry loads them', async ({
  page,
}) => {
  const broken = { now: true };
  await spoil(page, '**/search-data/body.*', broken, half);
  await type(page, 'domain');
  await expect(options(page).first()).toContainText(/domain/i);
  await expect(panel(page)).toContainText('Only titles and headings were searched.');
  broken.now = false;
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page).getByText('Only titles and headings')).toHaveCount(0);
  await box(page).fill('allkeys-lru');
  await expect(options(page).first()).toContainText(/redis/i);
});

test('a deploy between titles and texts is noticed, and the new index is taken', async ({
  page,
  quietConsole,
}) => {
  let asked = 0;
  await page.route('**/search-data/manifest.json', async (route) => {
    asked += 1;
    const manifest = (await (await route.fetch()).json()) as Record<string, string>;
    const old = { ...manifest, body: 'body.000000000000.json' };
    await route.fulfill({ json: asked === 1 ? old : manifest });
  });
  await type(page, 'allkeys-lru');
  await expect(options(page).first()).toContainText(/redis/i);
  expect(asked).toBe(2);
  expect(quietConsole.splice(0).join()).toContain('404');
});

test('a slow index is told to be slow, and answered when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-data/head.*', async (route) => {
    await held;
    await route.continue();
  });
  await type(page, 'vol');
  await expect(panel(page)).toContainText('Searching…');
  await expect(panel(page)).toContainText('Still loading the search.');
  await box(page).pressSequentially('umes');
  await expect(panel(page)).toContainText('Still loading the search.');
  release();
  await expect(options(page).first()).toContainText(/volume/i);
});

test('letters typed before the page came alive are answered', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about/', { waitUntil: 'commit' });
  await box(page).pressSequentially('volumes');
  release();
  await expect(options(page).first()).toContainText(/volume/i);
  await expect(box(page)).toHaveValue('volumes');
});

test.describe('a worker', () => {
  const workers: [string, string][] = [
    ['that never answers', 'postMessage() {}'],
    [
      'that ends at its first question',
      'postMessage() { queueMicrotask(() => this.dispatchEvent(new Event("error"))); }',
    ],
  ];
  for (const [what, method] of workers) {
    test(`${what} is replaced by a search in the page`, async ({ page }) => {
      await page.addInitScript(
        `window.Worker = class extends EventTarget { terminate() {} ${method} };`,
      );
      await type(page, 'volume');
      await expect(options(page).first()).toContainText(/volume/i, { timeout: 20_000 });
    });
  }
});

test.describe('a query', () => {
  const nasty: [string, string][] = [
    ['10,000 characters', 'docker '.repeat(1429)],
    ['lunr syntax', '+title:docker -git~2 vol*^10 :+-*~^'],
    ['a regular expression', '(a+)+$ [a-z]{1,} .*?\\b |'],
    ['HTML', '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>'],
    ['right-to-left text', '\u202Eשלום عالم\u202C'],
    ['emoji', '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
    ['lone surrogates', '\uD800 docker \uDC00'],
    ['object properties', '__proto__ constructor toString'],
  ];

  for (const [what, query] of nasty) {
    test(`of ${what} is answered in the box and on the results page, and nothing of it runs`, async ({
      page,
    }) => {
      await open(page, '/about/');
      await box(page).evaluate((input: HTMLInputElement, value) => {
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          value,
        );
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, query);
      await expect(panel(page).getByRole('status')).toHaveText(/suggestion|No results/);
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/search\/\?q=/);
      await expect(page.getByRole('main').getByRole('status').last()).toHaveText(
        /found|No results|Type a word/,
      );
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
      expect(await page.locator('main img').count()).toBe(0);
    });
  }
});
