/* Failures outside the site, and what the visitor sees of them. */
import type { Page, Request } from '@playwright/test';
import { expect, hydrated, open, quiet, test, touched } from '../visit';

const SCRIPTS = '**/assets/js/*.js';
const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');

/** Counts the documents that a page requests. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Cuts the connection. The page learns of it a moment after the browser. */
const goOffline = async (page: Page) => {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
};

const LOST_PART = "A part of this page couldn't be loaded";
/** The page is loaded twice. */
const TWO_LOADS = { timeout: 20_000 };

test.describe('scripts that are blocked', () => {
  test('leave the page readable and its links working', async ({ page, quietConsole }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await touched(page);
    await page.goto('/docs/services/postgresql/');
    await expect(alert(page)).toContainText(LOST_PART, TWO_LOADS);
    await expect(heading(page)).toContainText('PostgreSQL');
    expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1000);
    await navLink(page, 'Pricing').click();
    await expect(page).toHaveURL('/pricing/');
    await expect(alert(page)).toContainText(LOST_PART, TWO_LOADS);
    await expect(heading(page)).toBeVisible();
    const said = quietConsole.splice(0);
    expect(said.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });

  test('are tried once more at most', async ({ page, quietConsole }) => {
    const documents = countDocuments(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await touched(page);
    await page.goto('/about/');
    await expect(alert(page)).toContainText(LOST_PART, TWO_LOADS);
    await quiet(page);
    expect(documents()).toBe(2);
    quietConsole.mayGoOn = true;
  });
});

test('slow scripts leave the page readable and its links working', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/docs/intro/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await navLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing/');
  await expect(heading(page)).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(alert(page)).toHaveCount(0);
});

test.describe('after a deploy', () => {
  test('a chunk that stays missing leads to one load, then to a message, never to a loop', async ({
    page,
    quietConsole,
  }) => {
    await open(page, '/about/');
    await quiet(page);
    await touched(page);
    const documents = countDocuments(page);
    await page.route(SCRIPTS, async (route) => {
      const isShared = /\/(?:main|runtime~main|react|routes)\./.test(route.request().url());
      if (isShared) await route.continue();
      else await route.fulfill({ status: 404, body: '' });
    });
    await navLink(page, 'Blog').click();
    const message = alert(page).filter({ hasText: "couldn't be loaded" });
    await expect(message).toBeVisible();
    await expect(page).toHaveURL('/blog/');
    await expect(heading(page)).toBeVisible();
    await quiet(page);
    expect(documents()).toBe(1);
    await expect(message.getByRole('button', { name: 'Retry' })).toBeVisible();
    quietConsole.mayGoOn = true;
  });

  /** Answers documents as a cache would that still has the page of an earlier deploy. */
  async function oldPages(page: Page, times: number): Promise<void> {
    let left = times;
    await page.route('**/about/', async (route) => {
      left -= 1;
      if (left < 0) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /(\/assets\/js\/[^"']*?\.)[0-9a-f]{8}(\.js)/g,
        '$100000000$2',
      );
      return route.fulfill({ response: answer, body });
    });
  }

  test('a cached page of the earlier one is loaded anew, once, and works', async ({
    page,
    quietConsole,
  }) => {
    const documents = countDocuments(page);
    await oldPages(page, 1);
    await page.goto('/about/');
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    expect(documents()).toBe(2);
    expect(quietConsole.splice(0).filter((line) => !/404|MIME type/.test(line))).toEqual([]);
  });

  test('a page that stays the earlier one says so, can be read, and is not loaded on and on', async ({
    page,
    quietConsole,
  }) => {
    const documents = countDocuments(page);
    await oldPages(page, 10);
    await touched(page);
    await page.goto('/about/');
    await expect(alert(page)).toContainText(LOST_PART, TWO_LOADS);
    await expect(heading(page)).toBeVisible();
    await quiet(page);
    expect(documents()).toBe(2);
    quietConsole.mayGoOn = true;
  });
});

test.describe('a search index that', () => {
  const answers = {
    'answers 503': { status: 503, body: '' },
    'is missing': { status: 404, body: '' },
    'is a page': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    'is cut off': { status: 200, contentType: 'application/json', body: '{"head":"he' },
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name} is told on the results page, which tries again`, async ({
      page,
      quietConsole,
    }) => {
      let broken = true;
      await page.route('**/search-data/**', (route) =>
        broken ? route.fulfill(answer) : route.continue(),
      );
      await page.goto('/search/?q=redis');
      const main = page.getByRole('main');
      await expect(main).toContainText("The search couldn't be loaded.");
      broken = false;
      await main.getByRole('button', { name: 'Retry' }).click();
      await expect(main).toContainText(/\d+ pages? found/);
      await expect(main).not.toContainText("couldn't be loaded");
      quietConsole.mayGoOn = true;
    });
  }

  test('never answers leaves the rest of the page alone', async ({ page }) => {
    await page.route('**/search-data/**', () => undefined);
    await open(page, '/search/?q=redis');
    await expect(page.getByRole('main')).toContainText('Searching…');
    await navLink(page, 'Pricing').click();
    await expect(page).toHaveURL('/pricing/');
    await expect(page).toHaveTitle(/Pricing/);
  });
});

test('the styles of other pages that are missing are said, and the page that was sent runs', async ({
  page,
  quietConsole,
}) => {
  await page.route('**/assets/css/late.*.css', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/hosting/');
  await expect(alert(page)).toContainText('Everything still works');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('redis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=redis/);
  expect(quietConsole.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  quietConsole.mayGoOn = true;
});

test.describe('storage that', () => {
  const faults: Record<string, () => void> = {
    'may not be used': () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    'is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name} leaves pages working; choices last as long as the page`, async ({
      page,
      quietConsole,
    }) => {
      await page.addInitScript(fault);
      await open(page, '/');
      await page.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.locator('.theme-announcement-bar, [class*=announcementBar]')).toHaveCount(
        0,
      );
      await page.locator('.navbar button:has([data-choice]):visible').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      for (const link of ['Docs', 'Learn', 'Pricing']) {
        await navLink(page, link).click();
        await expect(heading(page)).toBeVisible();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await open(page, '/learn/foundations/what-is-docker/');
      await expect(heading(page)).toBeVisible();
      await open(page, '/docs/tasks/run-a-command/');
      await page.getByRole('button', { name: 'Fill in your values' }).click();
      await page.getByLabel('Project').fill('crm');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'tunnel', exact: true }).first().click();
      await expect(page.locator('main pre code', { hasText: 'crm@bastion' }).first()).toBeVisible();
      // The framework reports once that it can't store. Nothing is uncaught.
      const said = quietConsole.splice(0);
      expect(said.filter((line) => !/storage/i.test(line) || line.startsWith('uncaught'))).toEqual(
        [],
      );
    });
  }
});

test.describe('offline in mid-visit', () => {
  test('pages that were seen before still open', async ({ page, quietConsole }) => {
    await open(page, '/about/');
    await navLink(page, 'Pricing').click();
    await expect(page).toHaveTitle(/Pricing/);
    await quiet(page);
    await goOffline(page);
    await page.goBack();
    await expect(page).toHaveURL('/about/');
    await expect(heading(page)).toBeVisible();
    await navLink(page, 'Pricing').click();
    await expect(page).toHaveURL('/pricing/');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(alert(page)).toHaveCount(0);
    quietConsole.mayGoOn = true;
  });
});

test('3G with 400 ms latency: text in 3 s, working in 10 s, and a sign while a page is on its way', async ({
  page,
  context,
}) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await open(page, '/docs/intro/');
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    works: performance.now(),
  }));
  test.info().annotations.push({ type: 'ms', description: JSON.stringify(times) });
  expect(times.paint).toBeLessThan(3000);
  expect(times.works).toBeLessThan(10_000);
  await page
    .locator('.navbar a[href="/pricing/"]:visible')
    .first()
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveTitle(/Pricing/);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('20 fast navigations in a row end at the last one, and back at the first', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const paths = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('.navbar a[href^="/"]');
    const inBar = [...new Set([...links].map((link) => link.pathname))];
    return Array.from({ length: 20 }, (_, at) => inBar[at % inBar.length] ?? '/');
  });
  expect(new Set(paths).size).toBeGreaterThan(3);
  await page.evaluate(async (list) => {
    for (const path of list) {
      document.querySelector<HTMLAnchorElement>(`.navbar a[href="${path}"]`)?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, paths);
  const last = paths.at(-1) ?? '/';
  await expect(page).toHaveURL(last);
  const direct = await page.request.get(last);
  const title = /<title[^>]*>([^<]+)<\/title>/.exec(await direct.text())?.[1] ?? '';
  await expect(page).toHaveTitle(title.replace(/&amp;/g, '&').replace(/&#x27;/g, "'"));
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => history.go(-(history.length - 2)));
  expect(steps).toBeGreaterThan(5);
  await expect(page).toHaveURL('/docs/intro/');
  await expect(heading(page)).toBeVisible();
});

test('two tabs that change the colour mode in turn end with the same one', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(page, '/about/');
  await open(other, '/pricing/');
  const toggle = (tab: Page) => tab.locator('.navbar button:has([data-choice]):visible').first();
  const choice = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.themeChoice);
  for (const [at, expected] of ['dark', 'system', 'light', 'dark'].entries()) {
    await toggle(at % 2 === 0 ? page : other).click();
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme-choice', expected);
    }
  }
  await Promise.all([toggle(page).click(), toggle(other).click()]);
  await expect.poll(async () => (await choice(page)) === (await choice(other))).toBe(true);
});

test.describe('abuse of query and fragment', () => {
  const NASTY = [
    '<img src=x onerror=hacked=1>',
    '"><script>hacked=1</script>',
    "';hacked=1;//",
    'javascript:hacked=1',
    '%',
    '%E0%A4%A',
    '\u0000\u202e\u{1f600}',
    '__proto__',
    '(a+)+$'.repeat(50),
    'x'.repeat(6000),
  ];
  const isHarmless = async (page: Page) => {
    await hydrated(page);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  };

  test('as the search page gets it', async ({ page }) => {
    for (const text of NASTY) {
      await page.goto(`/search/?q=${encodeURIComponent(text)}`);
      await isHarmless(page);
      await expect(page.getByRole('main')).toContainText(/No results|found/);
    }
    for (const query of [
      '?q=%',
      '?q=%E0%A4%A',
      '?q[]=a&q=b',
      '?q=a&q=b',
      '?page=-1&q=a',
      '?&&&=',
    ]) {
      await page.goto(`/search/${query}`);
      await isHarmless(page);
    }
  });

  test('as pages with marks, sections and modes get it', async ({ page }) => {
    for (const text of NASTY) {
      const value = encodeURIComponent(text);
      await page.goto(`/docs/intro/?_highlight=${value}&docusaurus-theme=${value}#${value}`);
      await isHarmless(page);
    }
    for (const rest of [
      '#%',
      '#%E0%A4%A',
      '#"]',
      '#:not(',
      '?_highlight=%',
      '##a',
      '#constructor',
    ]) {
      await page.goto(`/docs/intro/${rest}`);
      await isHarmless(page);
    }
  });
});

test.describe('an odd path', () => {
  for (const [path, shows] of [
    ['/%E0%A4%A4', 'Page not found'],
    ['/%E0%A4', 'Page not found'],
    ['/%ff/', 'Page not found'],
    ['/docs%2Fintro/', 'Page not found'],
    ['/docs/intro%00/', 'Page not found'],
    ['/%3Cscript%3Ehacked=1%3C/script%3E', 'Page not found'],
    ['/pricing;a=1/', 'Page not found'],
    ['/constructor', 'Page not found'],
    [`/${'a'.repeat(8000)}`, 'Page not found'],
    [`/${'a/'.repeat(3000)}`, 'Page not found'],
    ['//pricing//', 'pric'],
    ['/pr%69cing/', 'pric'],
    ['/docs/../pricing/', 'pric'],
    ['/pricing/./index.html', 'pric'],
    [`/pricing/?${'a'.repeat(8000)}`, 'pric'],
  ] as const) {
    const name = path.length > 60 ? `${path.slice(0, 20)}… of ${path.length} characters` : path;
    test(`${name} shows ${shows === 'pric' ? 'the pricing page' : 'that there is no page'}`, async ({
      page,
      baseURL,
      quietConsole,
    }) => {
      await page.goto(`${baseURL}${path}`);
      await hydrated(page);
      await expect(page).toHaveTitle(new RegExp(shows, 'i'));
      await expect(heading(page)).toBeVisible();
      await navLink(page, 'Docs').click();
      await expect(page).toHaveURL(/\/docs\//);
      expect(quietConsole.splice(0).filter((line) => !line.includes('404'))).toEqual([]);
    });
  }
});

test('without a clipboard, as on plain HTTP, a button that copies says what to do', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await open(page, '/trust/');
  await page.getByRole('button', { name: 'Copy all answers as text' }).click();
  await expect(page.getByRole('button', { name: /select the text instead/ })).toBeVisible();
  await open(page, '/docs/tasks/run-a-command/');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.getByRole('button', { name: 'Select and copy by hand' })).toBeVisible();
});
