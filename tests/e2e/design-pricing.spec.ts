import { ourCost, workloadOf, type WorkloadId } from '../../src/lib/cost/index.ts';
import { formatEuro } from '../../src/lib/money.ts';
import { euroOf } from './prices';
import { expect, open, test } from './visit';

const priceOf = (id: WorkloadId) => formatEuro(ourCost(workloadOf(id)).total);

const total = '[role="status"] [data-price]';

test.describe('the calculator', () => {
  test('starts with the start-up stack and a clean address', async ({ page }) => {
    await open(page, '/pricing/');
    await expect(page.locator(total)).toHaveText(priceOf('start-up'));
    await expect(page.getByRole('button', { name: 'Start-up' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(new URL(page.url()).search).toBe('');
  });

  test('keeps the stack in the address, which restores it', async ({ page }) => {
    await open(page, '/pricing/');
    await page.getByLabel('Size of App 1').selectOption('medium');
    await page.getByLabel('Replicas of App 1').selectOption('3');
    await page.getByLabel('Disk of PostgreSQL 3 in GB').fill('25');
    await expect(page.locator(total)).toHaveText(
      euroOf('3*size.medium + size.nano + size.nano + 24*disk + size.nano + 20*disk'),
    );
    // It changes at most once in 150 ms.
    await expect(page).toHaveURL(
      (url) =>
        url.search ===
        '?stack=app.medium.3,app.nano,postgres.nano.25,redis.nano,volume.20&traffic=0.2',
    );
    await page.reload();
    await expect(page.locator(total)).toHaveText(
      euroOf('3*size.medium + size.nano + size.nano + 24*disk + size.nano + 20*disk'),
    );
    await expect(page.getByLabel('Disk of PostgreSQL 3 in GB')).toHaveValue('25');
  });

  test('adds and removes parts, one free database at most', async ({ page }) => {
    await open(page, '/pricing/');
    const add = page.getByRole('group', { name: 'Add a part' });
    await add.getByRole('button', { name: 'Free PostgreSQL' }).click();
    await expect(add.getByRole('button', { name: 'Free PostgreSQL' })).toBeDisabled();
    await page.getByRole('button', { name: 'Remove PostgreSQL 3' }).click();
    await expect(page.locator(total)).toHaveText(euroOf('4*size.nano + 20*disk'));
    await add.getByRole('button', { name: 'MySQL' }).click();
    await expect(page.locator(total)).toHaveText(
      euroOf('4*size.nano + 20*disk + size.micro + 9*disk'),
    );
  });

  test('is used with the keyboard alone', async ({ page }) => {
    await open(page, '/pricing/');
    const preset = page.getByRole('button', { name: 'Side project' });
    await expect(preset).toBeEnabled();
    await preset.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(total)).toHaveText(euroOf('2*size.nano'));
    for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
    await expect(page.getByLabel('Replicas of App 1')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(total)).toHaveText(euroOf('2*size.nano + size.nano'));
  });

  test('takes what is out of range back to its limits', async ({ page }) => {
    await open(page, '/pricing/?stack=app.small.99,volume.5000,mongo&traffic=-3');
    await expect(page.locator(total)).toHaveText(euroOf('10*size.small + 200*disk'));
    await expect(page.getByLabel('Replicas of App 1')).toHaveValue('10');
  });

  test('refuses what a project cannot have, and says what else the sum needs', async ({ page }) => {
    await open(page, '/pricing/?stack=app.nano.2,volume.1&builds=501&projects=2&now=50');
    const sum = page.locator('[role="status"]', { has: page.locator('[data-price]') });
    await expect(sum).toContainText('once fixed');
    await expect(sum).toContainText('An app with a volume has one replica.');
    await expect(sum).toContainText('rounded to the cent once a project');
    await expect(sum).toContainText('You pay €50.00 now: €39.80 less here.');
    await expect(sum).toContainText('€122.40 a year');
    await page.getByLabel('Replicas of App 1').selectOption('1');
    await expect(sum).not.toContainText('once fixed');
  });

  test('says that the stack of a shared link is loading until it is there', async ({
    page,
    quietConsole,
  }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/pricing/?stack=app.nano');
    await expect(page.getByText('Loading the stack of this link')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Your stack and its price' })).toBeHidden();
    // The validation message, in the browser's own words.
    expect(quietConsole.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
  });

  test('copies a link to the stack', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/pricing/');
    await page.getByRole('button', { name: 'Agency' }).click();
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(copied);
    await expect(page.locator(total)).toHaveText(priceOf('agency'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a worked example and shows no control', async ({ page }) => {
    await page.goto('/pricing/');
    const example = page.getByRole('table', { name: 'Your stack and its price' });
    await expect(example).toContainText('2 × nano');
    await expect(page.locator(total)).toHaveText(priceOf('start-up'));
    await expect(page.getByRole('button', { name: 'Copy link' }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Agency' })).toBeHidden();
  });

  test('a phone has the links of the menu in a row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about/');
    await expect(page.getByRole('button', { name: /navigation bar/i })).toBeHidden();
    await page.locator('.navbar-plain').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing/');
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [address, heading, price] of [
    ['/', "What's built in", 'size.nano'],
    ['/pricing/', 'What else you pay for', 'buildMinute'],
  ] as const) {
    test(`the prices under ‘${heading}’ are seen without scrolling sideways`, async ({ page }) => {
      await open(page, address);
      const table = page.locator('section', { hasText: heading }).locator('table, dl').first();
      const shown = table.locator(`[data-price="${price}"]:visible`);
      await expect(shown).toHaveCount(1);
      const [frame, box] = await Promise.all([
        table.locator('..').boundingBox(),
        shown.boundingBox(),
      ]);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
        (frame?.x ?? 0) + (frame?.width ?? 0),
      );
    });
  }
});
