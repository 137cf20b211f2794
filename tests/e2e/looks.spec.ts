import type { Locator, Page } from '@playwright/test';
import { planner, write } from './planner-page';
import { expect, open, quiet, test } from './visit';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };
const WIDE = { width: 1440, height: 900 };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('a plan that a link brings has its styles before anybody touches it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
  await expect(planner(page).locator('[data-finding]').first()).toBeAttached();
  await planner(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(planner(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await open(other, link);
  const finding = other.locator('[data-finding]:not([data-finding="note"])').first();
  await expect(finding).toBeVisible();
  await expect(finding).toHaveCSS('display', 'grid');
  await expect(finding).toHaveCSS('border-inline-start-width', '3px');
});

test.describe('the settings of a template', () => {
  const PAGE = '/docs/templates/umami/';

  test('are stacked on a phone, as wide as the page', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    const row = page.locator('#settings ~ table tbody tr, table:has(th code) tbody tr').first();
    const [name, meaning] = [
      await boxOf(row.locator('th')),
      await boxOf(row.locator('td').first()),
    ];
    expect(meaning.y).toBeGreaterThanOrEqual(name.bottom);
    expect(meaning.width).toBeGreaterThan(330);
  });

  test('say what each means in at most five lines at 1280 px', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, PAGE);
    const lines = await page
      .locator('table:has(thead th:nth-child(2)) tbody tr:has(th code) td:nth-child(2)')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const style = getComputedStyle(cell);
          const inner =
            cell.getBoundingClientRect().height -
            Number.parseFloat(style.paddingTop) -
            Number.parseFloat(style.paddingBottom);
          const range = document.createRange();
          range.selectNodeContents(cell);
          const height = Math.min(inner, range.getBoundingClientRect().height);
          return Math.round(height / Number.parseFloat(style.lineHeight));
        }),
      );
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.max(...lines)).toBeLessThanOrEqual(5);
  });
});

for (const size of [PHONE, DESKTOP]) {
  test(`Copy stands at the right top of a block and beside no line of it at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/docs/services/postgresql/connect/');
    const blocks = page.locator('.theme-code-block:has(button):visible');
    const count = await blocks.count();
    expect(count).toBeGreaterThan(3);
    for (let at = 0; at < count; at += 1) {
      const block = await boxOf(blocks.nth(at));
      const copy = await boxOf(blocks.nth(at).locator('button'));
      const code = await boxOf(blocks.nth(at).locator('pre'));
      expect(copy.y - block.y).toBeLessThan(20);
      expect(block.right - copy.right).toBeLessThan(12);
      expect(copy.bottom <= code.y + 1 || code.right <= copy.x + 1).toBe(true);
      if (size === PHONE) expect(Math.abs(code.width - block.width)).toBeLessThan(4);
    }
  });
}

test.describe('the calculator', () => {
  test('keeps its sum in view on a phone during editing, and over no row before', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await open(page, '/pricing/');
    // The styles that come after the start change heights, and with them what's in view.
    await quiet(page);
    const size = page.getByRole('combobox', { name: 'Size of Redis 4' });
    await size.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const sum = page.locator('#calculator ~ * [role="status"]:has(data)');
    await expect(sum).not.toBeInViewport();
    await size.focus();
    await expect(sum).toBeInViewport({ ratio: 1 });
  });

  test('has the arrow of the planner in its selects', async ({ page }) => {
    await open(page, '/pricing/');
    const size = page.getByRole('combobox', { name: /^Size of/ }).first();
    await expect(size).toHaveCSS('appearance', 'none');
    const arrow = await size.evaluate(
      (select) => getComputedStyle(select.parentElement as Element, '::after').maskImage,
    );
    expect(arrow).toContain('svg');
  });
});

for (const size of [PHONE, DESKTOP]) {
  test(`the letters of the glossary are all in sight at ${size.width} px, and lead to visible headings`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/learn/glossary/');
    const letters =
      size === PHONE
        ? page.getByRole('navigation', { name: 'Letters' })
        : page.locator('.toc-column');
    const { right } = await boxOf(letters);
    for (const link of await letters.getByRole('link').all())
      expect((await boxOf(link)).right).toBeLessThanOrEqual(right);
    await letters.getByRole('link', { name: 'R', exact: true }).click();
    await expect(page.locator('#letter-r')).toBeInViewport();
    const [bar, heading] = [
      await boxOf(page.locator('.navbar')),
      await boxOf(page.locator('#letter-r')),
    ];
    expect(heading.y).toBeGreaterThanOrEqual(bar.bottom);
  });
}

test('name and content align at 1440 px', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const [path, content] of [
    ['/', 'main h1'],
    ['/blog/', 'main h1'],
    ['/learn/tags/docker/', 'main h1'],
    ['/blog/authors/', 'main h2'],
    ['/docs/intro/', 'nav.menu a'],
  ] as const) {
    await open(page, path);
    const name = await boxOf(page.locator('.navbar__brand'));
    const edge = await boxOf(page.locator(content).first());
    expect(Math.abs(name.x - edge.x), path).toBeLessThan(2);
  }
});

test('the planner looks among prose as it does on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/hosting/simple-docker-compose-hosting-eu/');
  const start = page.getByRole('link', { name: 'Start with this plan' });
  await expect(start).toHaveCSS('text-decoration-line', 'none');
  await expect(page.locator('summary', { hasText: /^\d+ notes?$/ })).toHaveCSS(
    'font-weight',
    '400',
  );
});

test('the file of the planner ends where its plan ends, and is no taller than the window', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/pricing/');
  await planner(page).scrollIntoViewIfNeeded();
  const title = await boxOf(planner(page).locator('dl'));
  const button = planner(page).getByRole('button', { name: 'Open files' });
  expect(title.y - (await boxOf(button.locator('..'))).bottom).toBeLessThan(3);
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  await write(page, `services:\n${'  web:\n    image: nginx:1.30\n'.repeat(60)}`);
  const pane = await boxOf(button.locator('../..'));
  const bar = await boxOf(page.locator('.navbar'));
  expect(pane.height + bar.height).toBeLessThanOrEqual(DESKTOP.height);
});

test('no address of a source and no name of a file is broken within a word', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, texts] of [
    ['/hosting/alternative-to-coolify/', 'ol li[id^="source-"] a'],
    ['/docs/getting-started/app-stack/rails/', '.theme-code-block > div:first-child'],
  ] as const) {
    await open(page, path);
    await page.locator(texts).last().scrollIntoViewIfNeeded();
    const torn = await page.locator(texts).evaluateAll((all) => {
      const range = document.createRange();
      const words = all.flatMap((element) =>
        [...element.childNodes].flatMap((node) =>
          [...(node.textContent ?? '').matchAll(/\w{3,}/g)].map((word) => ({ node, word })),
        ),
      );
      return words
        .filter(({ node, word }) => {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          return range.getClientRects().length > 1;
        })
        .map(({ word }) => word.input);
    });
    expect(torn, path).toEqual([]);
  }
});

test('short code in a line of text is one box, also on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/docs/services/postgresql/');
  const codes = page.locator('article :is(p, li) > code:not(.long)');
  const broken = await codes.evaluateAll((all) =>
    all
      .filter((code) => code.getClientRects().length > 1)
      .concat(all.filter((code) => code.getBoundingClientRect().right > window.innerWidth))
      .map((code) => code.textContent),
  );
  expect(await codes.count()).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

test('longer code that breaks over two lines is two whole boxes', async ({ page }) => {
  await open(page, '/docs/services/postgresql/');
  await expect(page.locator('article p > code').first()).toHaveCSS('box-decoration-break', 'clone');
});

test('the mark of the current category is straight', async ({ page }) => {
  await open(page, '/docs/services/');
  await expect(page.locator('.menu__list-item-collapsible--active')).toHaveCSS(
    'border-radius',
    '0px',
  );
});

test('prices and their head are flush, and ‘€ a month’ stays on one line', async ({ page }) => {
  for (const [path, width] of [
    ['/pricing/', 1280],
    ['/docs/services/redis/', 390],
    ['/docs/services/postgresql/', 390],
    ['/docs/services/redis/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    // The worked stacks are folded.
    await page
      .locator('main details:has(table)')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const heads = page.locator('main thead:not(.visually-hidden) th:visible', {
      hasText: /^€.a.month$/,
    });
    await expect(heads.first(), path).toBeVisible();
    const count = await heads.count();
    for (let at = 0; at < count; at += 1) {
      const measured = await heads.nth(at).evaluate((head) => {
        const edge = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        const place = [...(head.parentElement?.children ?? [])].indexOf(head);
        const cells = [...(head.closest('table')?.querySelectorAll('tbody tr') ?? [])].map(
          (row) => row.children[place],
        );
        return {
          height: edge(head).height / Number.parseFloat(getComputedStyle(head).fontSize),
          rights: [head, ...cells].flatMap((cell) => (cell ? [edge(cell).right] : [])),
        };
      });
      expect(measured.height, path).toBeLessThan(2);
      expect(
        Math.max(...measured.rights) - Math.min(...measured.rights),
        `${path} ${width}`,
      ).toBeLessThan(1.5);
      // A price beyond the edge of a phone can't be seen.
      expect(Math.max(...measured.rights), `${path} ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('a result whose whole title was searched for looks like a link', async ({ page }) => {
  await open(page, '/search/?q=redis');
  const title = page.locator('ol h2 a').first();
  await expect(title).toBeVisible();
  const colours = await title.evaluate((link) => [
    getComputedStyle(link).color,
    getComputedStyle(link.querySelector('mark') as Element).color,
  ]);
  expect(colours[1]).toBe(colours[0]);
});

test('the search box is whole at every width', async ({ page }) => {
  await open(page, '/about/');
  for (const width of [320, 390, 768, 997, 1040, 1100, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const box = await boxOf(page.getByRole('combobox', { name: 'Search the docs and lessons' }));
    expect(box.x, String(width)).toBeGreaterThanOrEqual(0);
    expect(box.right, String(width)).toBeLessThanOrEqual(width);
    const links = page.locator('.navbar__items a:visible');
    for (let at = 0; at < (await links.count()); at += 1) {
      const link = await boxOf(links.nth(at));
      const apart = link.right <= box.x + 1 || link.x >= box.right - 1;
      expect(apart, `${width}: ${await links.nth(at).textContent()}`).toBe(true);
      expect(link.right, String(width)).toBeLessThanOrEqual(width);
    }
  }
});

/** How often the words are visible within the first screen. */
const seen = (page: Page, words: string) =>
  page.evaluate((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.includes(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, height } = range.getBoundingClientRect();
      const visible = (node.parentElement as Element).checkVisibility();
      if (visible && height > 2 && top < window.innerHeight && bottom > 0) count += 1;
    }
    return count;
  }, words);

for (const path of [
  '/',
  '/pricing/',
  '/hosting/',
  '/hosting/alternative-to-render-eu/',
  '/hosting/cheap-docker-hosting-europe/',
  '/hosting/free-postgres-hosting-europe/',
  '/hosting/simple-docker-compose-hosting-eu/',
  '/docs/templates/',
  '/docs/templates/umami/',
]) {
  test(`‘plus VAT’ is said once in the first screen of ${path}`, async ({ page }) => {
    await open(page, path);
    for (const size of [PHONE, { width: 768, height: 900 }, DESKTOP, WIDE]) {
      await page.setViewportSize(size);
      expect(await seen(page, 'plus VAT'), `${size.width} px`).toBeLessThanOrEqual(1);
    }
  });
}

test('a query that names a page outside the index goes there', async ({ page }) => {
  await open(page, '/about/');
  await page.getByRole('combobox', { name: 'Search the docs and lessons' }).fill('heroku');
  const other = page.getByRole('option', { name: 'Elsewhere on this site: Heroku, compared' });
  await expect(other).toBeVisible();
  await expect(page.getByRole('option', { name: /Ada changes/ })).toHaveCount(0);
  await other.click();
  await expect(page).toHaveURL('/hosting/alternative-to-heroku-eu/');
  await open(page, '/search/?q=pricing');
  await page.locator('main').getByRole('link', { name: 'Pricing', exact: true }).first().click();
  await expect(page).toHaveURL('/pricing/');
});
