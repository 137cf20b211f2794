import type { Page } from '@playwright/test';
import { brand } from '../../src/lib/brand';
import { formatEuroShort } from '../../src/lib/money';
import { rates } from '../../src/lib/prices';
import { expect, open, test } from './visit';

interface Stop {
  /** The accessible name, or the beginning of the text. */
  name: string;
  /** Problems with how the focus is shown, empty if there are none. */
  fault: string;
}

/** Presses a key and reads what has the focus then: its name, and whether it is visible. */
async function press(page: Page, key = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    // Scrolling to the focused element, and painting it, finish with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const element = document.activeElement as HTMLElement;
    // As rendered, because a control may contain the words of each of its states.
    const drawnText = element.innerText || element.textContent;
    const text = element.getAttribute('aria-label') ?? drawnText ?? '';
    const name = text.trim().replace(/\s+/g, ' ').slice(0, 40);
    if (element === document.body) return { name: 'nothing', fault: 'the focus is lost' };
    const box = element.getBoundingClientRect();
    const drawn = [element, ...(element.tagName === 'TEXTAREA' ? [element.closest('div')] : [])];
    const isOutlined = (candidate: Element | null | undefined): boolean => {
      if (!candidate || candidate === document.body) return false;
      const rings = [undefined, '::after'].map((part) => getComputedStyle(candidate, part));
      const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      if (rings.some(isRing)) return true;
      return element.tagName === 'TEXTAREA' && isOutlined(candidate.parentElement);
    };
    if (!drawn.some(isOutlined)) return { name, fault: 'no outline of 2 px' };
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.y + Math.min(box.height / 2, 20), 0), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const isSeen = top && (element.contains(top) || top.contains(element) || top.closest('label'));
    if (box.bottom <= 0 || box.top >= innerHeight) return { name, fault: 'outside the window' };
    return { name, fault: isSeen ? '' : `covered by ${top?.className}` };
  });
}

/** Presses Tab that often and expects every stop to be visible. Returns their names. */
async function walk(page: Page, count: number, key = 'Tab'): Promise<string[]> {
  const stops: Stop[] = [];
  for (let at = 0; at < count; at += 1) stops.push(await press(page, key));
  expect(stops.filter(({ fault }) => fault)).toEqual([]);
  return stops.map(({ name }) => name);
}

const bar = [
  'Skip to main content',
  'What it includes',
  'Close',
  brand.product,
  'Docs',
  'Learn',
  'Blog',
  'Pricing',
  'Search the docs and lessons',
  'Colour mode: light. Switch to dark',
  'Login',
  `Start with ${formatEuroShort(rates.trialCredit)} credit`,
];

test('the navbar is walked in the order it is read, and back', async ({ page }) => {
  await open(page, '/about/');
  expect(await walk(page, bar.length)).toEqual(bar);
  expect(await walk(page, bar.length - 1, 'Shift+Tab')).toEqual(bar.slice(0, -1).reverse());
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps the keyboard while it covers the page, and gives it back on Escape', async ({
    page,
  }) => {
    await open(page, '/about/');
    const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Close navigation bar' });
    await expect(close).toBeFocused();
    const links = [
      ...['Docs', 'Learn', 'Blog', 'Pricing'],
      ...['Templates', 'Comparisons', 'Hosting', 'Status', 'Login', 'Start'],
    ];
    expect(await walk(page, links.length)).toEqual(links);
    // After the last link comes the browser itself, not the page behind the menu.
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('.navbar-sidebar');
    });
    expect(isBehind).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.waitForFunction(() => !document.querySelector('main')?.closest('[inert]'));
  });

  test('leads to a page, which has the keyboard then', async ({ page }) => {
    await open(page, '/about/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    await walk(page, 4);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/pricing/');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    // The address changes before the page, which then takes the focus.
    await expect(page.getByText('Skip to main content').locator('..')).toBeFocused();
    expect(await walk(page, 1)).toEqual(['Skip to main content']);
  });

  test('the search field opens where Tab reaches it, and closes on Escape', async ({ page }) => {
    await open(page, '/about/');
    await page.getByRole('link', { name: brand.product, exact: true }).first().focus();
    expect(await walk(page, 1)).toEqual(['Search the docs and lessons']);
    const field = page.getByRole('combobox', { name: /search/i });
    expect((await field.boundingBox())?.width).toBeGreaterThan(250);
    await page.keyboard.type('redis');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(await walk(page, 3)).toEqual([
      'Cancel',
      'Colour mode: light. Switch to dark',
      'Toggle navigation bar',
    ]);
  });
});

test('a list of suggestions is gone through by arrows, and Tab leaves it', async ({ page }) => {
  await open(page, '/about/');
  const field = page.getByRole('combobox', { name: /search/i });
  await field.focus();
  await page.keyboard.type('redis');
  // An excerpt: all has been searched, so the chosen entry stays where it is.
  await expect(page.getByRole('listbox').getByText(/^…/).first()).toBeVisible();
  for (const [key, chosen] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('option').nth(chosen)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
  }
  expect(await walk(page, 1)).toEqual(['Colour mode: light. Switch to dark']);
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('tabs are one stop: arrows choose, and Tab goes on to what they show', async ({ page }) => {
  await open(page, '/docs/services/postgresql/connect/');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  expect((await press(page, 'ArrowRight')).fault).toBe('');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await walk(page, 1);
  await expect(list.locator(':focus')).toHaveCount(0);
  expect(
    await page.evaluate(() => Boolean(document.activeElement?.closest('[role="tabpanel"]'))),
  ).toBe(true);
});

test('the planner is walked from the file to the plan, and its findings lead back', async ({
  page,
}) => {
  await open(page, '/');
  const area = page.getByRole('textbox', { name: /compose/i });
  await page
    .getByRole('link', { name: /^Start with/ })
    .first()
    .focus();
  await walk(page, 1);
  await expect(area).toBeFocused();
  expect(await walk(page, 13)).toEqual([
    'Open files',
    'Start with a real stack',
    'Drawing',
    'Table',
    'Elsewhere',
    'Access to web',
    'Size of web',
    'Access to worker',
    'Size of worker',
    'Size of volume exports',
    'Size of db',
    'Size of db disk',
    'Size of cache',
  ]);
  await page.getByRole('button', { name: /one that's refused/ }).press('Enter');
  await page
    .getByRole('button', { name: /^Line \d+, column \d+$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(area).toBeFocused();
});

test('the calculator is walked row by row, and Remove keeps the keyboard in it', async ({
  page,
}) => {
  await open(page, '/pricing/');
  const preset = page.getByRole('button', { name: 'Agency' });
  await expect(preset).toBeEnabled();
  await preset.focus();
  await page.keyboard.press('Enter');
  expect(await walk(page, 7)).toEqual([
    'Copy link',
    'Replicas of App 1',
    'Size of App 1',
    'Remove App 1',
    'Size of PostgreSQL 2',
    'Disk of PostgreSQL 2 in GB',
    'Remove PostgreSQL 2',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove App 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  const add = page.getByRole('group', { name: 'Add a part' });
  await expect(add.getByRole('button', { name: 'App' })).toBeFocused();
});
