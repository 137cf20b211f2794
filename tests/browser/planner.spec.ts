import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { hold } from './hold';
import { expect, hydrated, open, test } from './visit';

/** Compressed size that the parser, the rules and what shares a plan may have together. */
const CHUNK_LIMIT = 60_000;

const planner = (page: Page) => page.getByRole('region', { name: 'Compose planner' });
const editor = (page: Page) => planner(page).getByRole('textbox', { name: 'compose.yaml' });
const sum = (page: Page) => planner(page).locator('p', { hasText: 'a month, plus VAT' });
const counts = (page: Page) => planner(page).getByRole('heading').nth(1);

/** Puts text into the editor as a paste does. */
async function write(page: Page, text: string): Promise<void> {
  await editor(page).evaluate((area, value) => {
    (area as HTMLTextAreaElement).value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Waits until the rules are loaded and have read the file. */
async function awake(page: Page): Promise<void> {
  await editor(page).focus();
  await write(page, `${await editor(page).inputValue()}\nx-awake: 1`);
  await expect(counts(page)).not.toHaveText('Reading the file …');
}

const isFocused = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);

const app = (...lines: string[]) =>
  ['services:', '  web:', '    image: nginx:1.27', ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );

test.describe('before anybody touches it', () => {
  test('the plan of the example is there and the rules are not asked for', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await expect(sum(page)).toHaveText('€11.50 a month, plus VAT, once fixed');
    await expect(planner(page).getByRole('row')).toHaveCount(5);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(scripts).toEqual([]);
  });

  test('the first touch loads the rules, in 60 kB at most', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) {
        sizes.push(response.body().then((body) => gzipSync(body).length));
      }
    });
    await editor(page).focus();
    await page.waitForLoadState('networkidle');
    await awake(page);
    const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(CHUNK_LIMIT);
  });

  test('text typed before the page’s scripts run is kept and planned', async ({ page }) => {
    const release = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await editor(page).fill(app('ports: [80]'));
    release();
    await hydrated(page);
    await expect(sum(page)).toHaveText('€4.50 a month, plus VAT');
    await expect(editor(page)).toHaveValue(app('ports: [80]'));
  });

  test('text typed while the rules are loading is kept and planned', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const release = await hold(page, '**/*.js');
    await editor(page).fill(app('mem_limit: 1g'));
    await expect(counts(page)).toHaveText('Reading the file …');
    await editor(page).press('End');
    await editor(page).pressSequentially(' # one');
    release();
    await expect(sum(page)).toHaveText('€8.00 a month, plus VAT');
    await expect(editor(page)).toHaveValue(`${app('mem_limit: 1g')} # one`);
  });

  test('sizes can be chosen at once', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('combobox', { name: 'Size of db disk' }).selectOption('12 GB');
    await expect(sum(page)).toHaveText('€12.60 a month, plus VAT, once fixed');
  });

  test('rules that cannot be loaded are said, the file stays, another try works', async ({
    page,
    quietConsole,
  }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route('**/*.js', (route) => route.abort());
    await editor(page).fill(app());
    const alert = planner(page).getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(editor(page)).toHaveValue(app());
    await page.unroute('**/*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sum(page)).toHaveText('€4.50 a month, plus VAT');
    // The browser reports each script that it did not get.
    expect(quietConsole.splice(0).every((message) => /ERR_FAILED/.test(message))).toBe(true);
  });
});

test.describe('typing', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await awake(page);
  });

  test('the plan follows, and the status line says it after a pause', async ({ page }) => {
    await write(page, '');
    await editor(page).pressSequentially(
      'services: {web: {image: nginx, ports: [80]}, db: {image: "postgres:17"}}',
    );
    await expect(sum(page)).toHaveText('€9.00 a month, plus VAT');
    await expect(planner(page).getByRole('rowheader')).toHaveText([
      /^web\s*app, public on 80$/,
      /^db\s*PostgreSQL 17, daily backup$/,
      /^db disk\s*first 1 GB included$/,
    ]);
    await expect(planner(page).getByRole('status').last()).toHaveText('2 services, €9.00');
  });

  test('Enter keeps the indentation, undo takes a fix back, Tab leaves', async ({ page }) => {
    await write(page, app());
    await editor(page).evaluate((area: HTMLTextAreaElement) =>
      area.setSelectionRange(area.value.length, area.value.length),
    );
    await editor(page).press('Enter');
    await editor(page).pressSequentially('privileged: true');
    await expect(editor(page)).toHaveValue(app('privileged: true'));
    await planner(page).getByRole('button', { name: 'Delete line 4' }).click();
    await expect(editor(page)).toHaveValue(app());
    await editor(page).press('Control+z');
    await expect(editor(page)).toHaveValue(app('privileged: true'));
    await editor(page).press('Tab');
    expect(await isFocused(editor(page))).toBe(false);
    await expect(editor(page)).toHaveValue(app('privileged: true'));
  });

  test('what is refused is shown on its line, with reason and fix, and the sum waits', async ({
    page,
  }) => {
    await write(page, app('privileged: true', 'imgae: x'));
    await expect(counts(page)).toHaveText('1 service, 2 problems');
    await expect(sum(page)).toContainText('once fixed');
    const problems = planner(page).getByRole('list', { name: 'Problems' }).getByRole('listitem');
    await expect(problems).toHaveCount(2);
    await expect(problems.first()).toContainText('Line 4, column 5: privileged is refused');
    await expect(problems.first()).toContainText('Containers share a host with others.');
    await expect(problems.last()).toContainText('The nearest key is image.');
    await problems.last().getByRole('button', { name: 'Line 5, column 5' }).click();
    expect(await isFocused(editor(page))).toBe(true);
    const caret = await editor(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart),
    );
    expect(caret).toBe('imgae: x');
  });

  test('after a fix the next one has the focus, after the last one the plan', async ({ page }) => {
    await write(page, app('privileged: true', 'pid: host'));
    const fixes = planner(page).getByRole('button', { name: /^Delete line/ });
    await expect(fixes).toHaveCount(2);
    await fixes.first().focus();
    await page.keyboard.press('Enter');
    await expect(fixes).toHaveCount(1);
    await expect(fixes).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(editor(page)).toHaveValue(app());
    await expect(sum(page)).toHaveText('€4.50 a month, plus VAT');
    await expect(counts(page).locator('..')).toBeFocused();
  });

  test('a broken file gets the parser’s message and keeps the last plan without a sum', async ({
    page,
  }) => {
    await write(page, app('ports: [80'));
    await expect(counts(page)).toHaveText('Last valid file');
    await expect(sum(page)).toHaveCount(0);
    await expect(planner(page).getByRole('rowheader')).toHaveCount(4);
    await expect(planner(page).getByRole('listitem').first()).toContainText(
      /Line 4, column \d+: Flow sequence/,
    );
    await write(page, app('ports: [80]'));
    await expect(sum(page)).toHaveText('€4.50 a month, plus VAT');
  });

  test('notes, ignored keys and variables are listed', async ({ page }) => {
    await write(page, app('hostname: a', 'ports: [80, 81]', 'command: run ${TOKEN}'));
    await planner(page).getByText('1 note').click();
    await expect(planner(page).getByText('Port 81 of web stays internal')).toBeVisible();
    await planner(page).getByText('1 key ignored').click();
    await expect(
      planner(page).getByText('Services reach each other by the name of the service.'),
    ).toBeVisible();
    await planner(page).getByText('1 variable to set').click();
    await expect(planner(page).locator('code', { hasText: /^TOKEN$/ })).toBeVisible();
  });

  test('5,000 lines are planned and drawn only where they are in view', async ({ page }) => {
    const block = (at: number) =>
      [
        `  app-${at}:`,
        `    image: nginx:1.${at}`,
        '    environment:',
        ...Array.from({ length: 122 }, (_, key) => `      KEY_${key}: ${key}`),
      ].join('\n');
    const text = `services:\n${Array.from({ length: 40 }, (_, at) => block(at)).join('\n')}`;
    expect(text.split('\n').length).toBeGreaterThan(5000);
    await write(page, text);
    await expect(counts(page)).toHaveText('40 services');
    await editor(page).evaluate((area) => {
      area.scrollTop = area.scrollHeight;
    });
    const layer = planner(page).locator('[aria-hidden="true"]').filter({ hasText: 'KEY_121: 121' });
    await expect(layer.first()).toBeAttached();
    expect(await layer.first().locator('div > div').count()).toBeLessThan(200);
  });
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const file = app('environment: {PASSWORD: hunter2}', 'ports: [80]');
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await awake(page);
    await write(page, file);
    await planner(page).getByRole('combobox', { name: 'Size of web' }).selectOption('small');
  });

  test('a link restores file and sizes, without environment values', async ({ page, context }) => {
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByText('Link copied')).toBeVisible();
    const other = await context.newPage();
    await open(other, await clipboard(page));
    await expect(editor(other)).toHaveValue(file.replace('hunter2', "'***'"));
    await expect(sum(other)).toHaveText('€8.00 a month, plus VAT');
  });

  test('values are in the link only when they are ticked', async ({ page, context }) => {
    await planner(page)
      .getByRole('checkbox', { name: /include values/ })
      .check();
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByText('Link copied')).toBeVisible();
    const other = await context.newPage();
    await open(other, await clipboard(page));
    await expect(editor(other)).toHaveValue(file);
  });

  test('the plan is copied as text', async ({ page }) => {
    await planner(page).getByRole('button', { name: 'Copy as text' }).click();
    await expect(planner(page).getByText('Text copied')).toBeVisible();
    expect(await clipboard(page)).toBe(
      'web  app, public on 80  small, 1 GB  €8.00\nsum  a month, plus VAT               €8.00\n',
    );
  });

  test('a link over 8 kB is refused with its size', async ({ page }) => {
    const noise = Array.from(
      { length: 900 },
      (_, at) => `# ${(Math.sin(at) * 1e16).toString(36)}`,
    ).join('\n');
    await write(page, `${file}\n${noise}`);
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(
      planner(page).getByText(/The link would have \d+\.\d kB; 8 kB is the most/),
    ).toBeVisible();
  });

  test('without a clipboard the link stands in a field', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/#plan=1\./);
  });

  test('nothing is sent', async ({ page }) => {
    // Files of the site are loaded ahead for the links in view; they carry nothing.
    const isFile = /^\/assets\/(?:js|css)\/[\w.~-]+$/;
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() !== 'GET' || search !== '' || !isFile.test(pathname)) {
        requests.push(request.url());
      }
    });
    await write(page, app('environment: {PASSWORD: swordfish}'));
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByText('Link copied')).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test('a link that was cut says so', async ({ page }) => {
  await open(page, '/#plan=1.XY_RasMw');
  await expect(planner(page).getByRole('alert')).toContainText('holds no plan');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('file and plan are two views, and the sum stays in view while one types', async ({
    page,
  }) => {
    await open(page, '/');
    const toFile = planner(page).getByRole('button', { name: 'File', exact: true });
    const toPlan = planner(page).getByRole('button', { name: /^Plan · €11\.50$/ });
    await expect(toPlan).toHaveAttribute('aria-pressed', 'true');
    await expect(editor(page)).toBeHidden();
    await toFile.click();
    await expect(editor(page)).toBeVisible();
    await expect(planner(page).getByRole('table')).toBeHidden();
    await write(page, app('ports: [80]'));
    await editor(page).evaluate((area) => area.scrollIntoView({ block: 'end' }));
    await expect(planner(page).getByRole('button', { name: 'Plan · €4.50' })).toBeInViewport();
    expect(await editor(page).evaluate((area) => getComputedStyle(area).fontSize)).toBe('16px');
  });

  test('a finding leads to its line in the file', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: 'Line 12, column 5' }).click();
    await expect(editor(page)).toBeFocused();
    expect(
      await editor(page).evaluate(
        (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart).split('\n')[0],
      ),
    ).toBe('privileged: true');
  });

  test('a fix works where the file is not in view', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: 'Delete line 12' }).click();
    await expect(planner(page).getByRole('button', { name: 'Plan · €11.50' })).toBeVisible();
    await expect(planner(page).getByText('once fixed')).toHaveCount(0);
  });

  test('targets are 44 px high and nothing is wider than the screen', async ({ page }) => {
    await open(page, '/');
    const targets = planner(page).locator('select, [data-fix], [aria-pressed]');
    expect(await targets.count()).toBeGreaterThan(6);
    for (const target of await targets.all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const width of [320, 390, 768, 996]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`file and plan are both readable at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await expect(editor(page)).toBeVisible();
      await expect(planner(page).getByRole('table')).toBeVisible();
      await expect(sum(page)).toHaveText('€11.50 a month, plus VAT, once fixed');
      await expect(planner(page).getByText('privileged is refused')).toBeVisible();
      await expect(planner(page).getByRole('button', { name: 'Copy link' })).toBeHidden();
      await expect(planner(page).getByRole('button', { name: 'File', exact: true })).toBeHidden();
    });
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`has no accessibility violation in ${theme}, whole, broken and with everything unfolded`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const violations = async () => {
      const { violations: found } = await new AxeBuilder({ page })
        .include('[aria-label="Compose planner"]')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    expect(await violations()).toEqual([]);
    await awake(page);
    await write(
      page,
      app(
        'privileged: true',
        'hostname: a',
        'ports: [80, 81]',
        'environment: {A: b}',
        'command: run ${TOKEN}',
      ),
    );
    await expect(counts(page)).toHaveText('1 service, 1 problem');
    await planner(page)
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    expect(await violations()).toEqual([]);
    await write(page, 'a: [');
    await expect(counts(page)).toHaveText('Last valid file');
    expect(await violations()).toEqual([]);
  });
}
