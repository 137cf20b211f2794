import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { encodePlain } from 'compose-planner';
import { hold } from './hold';
import { counts, editor, planner, toFile, write } from './planner-page';
import { translate } from './translate';
import { copyInClicksOnly, expect, hydrated, open, quiet, test } from './visit';
import { euroOf } from './prices';

/** Maximum size of the parser and the rules together, compressed with Brotli as the server sends them. */
const CHUNK_LIMIT = 65_200;

const sum = (page: Page) =>
  planner(page).locator('p', { hasText: /a month, (?:plus VAT|once fixed)/ });

/** Waits until the rules are loaded and have read the file. */
async function awake(page: Page): Promise<void> {
  await editor(page).focus();
  await write(page, `${await editor(page).inputValue()}\nx-awake: 1`);
  await expect(counts(page)).not.toHaveText('Reading the file …');
}

const isFocused = (locator: Locator) => locator.evaluate((node) => node === document.activeElement);

/** The example that the planner opens with: an app, a database and a cache. */
const EXAMPLE_PRICE = '4*size.micro + disk + size.nano';
const EXAMPLE = euroOf(EXAMPLE_PRICE);

const app = (...lines: string[]) =>
  ['services:', '  web:', '    image: nginx:1.27', ...lines.map((line) => `    ${line}`)].join(
    '\n',
  );

/** The controls in view that aren't hit everywhere by a finger within this many pixels of height. */
const lowTargets = (page: Page, height: number) =>
  planner(page).evaluate((section, least) => {
    const controls = section.querySelectorAll<HTMLElement>(
      'button, select, summary, label, a[href]',
    );
    const low: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility()) continue;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = control.getClientRects()[0];
      if (!box) continue;
      const hits = [-1, 1].every((side) => {
        const y = box.y + box.height / 2 + side * (least / 2 - 1);
        const hit = document.elementFromPoint(box.x + Math.min(box.width / 2, 20), y);
        return hit !== null && (control.contains(hit) || hit === control);
      });
      if (!hits) low.push(`${control.tagName} ${control.innerText.slice(0, 40)}`);
    }
    return low;
  }, height);

test.describe('before anybody touches it', () => {
  test('the plan of the example is there and the rules are not asked for', async ({ page }) => {
    await open(page, '/');
    await quiet(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await expect(sum(page)).toHaveText(`${EXAMPLE} a month, plus VAT`);
    await expect(planner(page).getByRole('row')).toHaveCount(7);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(scripts).toEqual([]);
  });

  test('the first touch loads the rules and the drawing, in 65.2 kB at most', async ({ page }) => {
    // Pages whose links are in view are prefetched at times of the browser's choosing.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '4g', saveData: true },
      });
    });
    await open(page, '/');
    await quiet(page);
    const sizes: Promise<number>[] = [];
    const count = (response: Response) => {
      if (response.url().endsWith('.js')) {
        sizes.push(response.body().then((body) => brotliCompressSync(body).length));
      }
    };
    page.on('response', count);
    await editor(page).focus();
    await quiet(page);
    await awake(page);
    // Anything after the touch isn't counted, and its body may not arrive before the test ends.
    page.off('response', count);
    const total = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(CHUNK_LIMIT);
  });

  test('text typed before the page’s scripts run survives and is planned', async ({ page }) => {
    const release = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await editor(page).fill(app('ports: [80]'));
    release();
    await hydrated(page);
    await expect(sum(page)).toHaveText(`${euroOf('size.micro')} a month, plus VAT`);
    await expect(editor(page)).toHaveValue(app('ports: [80]'));
  });

  test('text typed while the rules are loading survives and is planned', async ({ page }) => {
    await open(page, '/');
    await quiet(page);
    const release = await hold(page, '**/*.js');
    await editor(page).fill(app('mem_limit: 1g'));
    await expect(counts(page)).toHaveText('Reading the file …');
    await editor(page).press('End');
    await editor(page).pressSequentially(' # one');
    release();
    await expect(sum(page)).toHaveText(`${euroOf('size.small')} a month, plus VAT`);
    await expect(editor(page)).toHaveValue(`${app('mem_limit: 1g')} # one`);
  });

  test('sizes can be chosen at once', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('combobox', { name: 'Size of db disk' }).selectOption('12 GB');
    await expect(sum(page)).toHaveText(`${euroOf(`${EXAMPLE_PRICE} + 11*disk`)} a month, plus VAT`);
  });

  test('without workers the rules answer in the page', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
    await open(page, '/');
    await editor(page).fill(app('ports: [80]', 'volumes: ["./data:/data"]'));
    await expect(sum(page)).toHaveText(`${euroOf('size.micro')} a month, plus VAT`);
    await expect(planner(page).getByText("is a bind mount, so it's left out")).toBeVisible();
  });

  test('rules that cannot be loaded are said, the file stays, another try works', async ({
    page,
    quietConsole,
  }) => {
    await open(page, '/');
    await quiet(page);
    await page.route('**/*.js', (route) => route.abort());
    await editor(page).fill(app());
    const alert = planner(page).getByRole('alert');
    await expect(alert).toContainText("couldn't be loaded");
    await expect(editor(page)).toHaveValue(app());
    await page.unroute('**/*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sum(page)).toHaveText(`${euroOf('size.micro')} a month, plus VAT`);
    // The browser reports each script that it didn't get.
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
    await expect(sum(page)).toHaveText(`${euroOf('2*size.micro')} a month, plus VAT`);
    await expect(planner(page).getByRole('rowheader')).toHaveText([
      /^web\s*app, public on 80/,
      /^db\s*PostgreSQL 17, daily backup$/,
      /^db disk\s*first 1 GB included$/,
    ]);
    await expect(planner(page).getByRole('status').last()).toHaveText(
      `2 services, ${euroOf('2*size.micro')}. Ready`,
    );
  });

  test('Enter keeps the indentation, Undo reverts a fix, Tab leaves', async ({ page }) => {
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
    await write(page, app('privileged: true', 'imgae: x', 'ports: [80]'));
    await expect(counts(page)).toHaveText('1 service');
    await expect(planner(page).getByRole('button', { name: "Doesn't run yet" })).toBeVisible();
    await expect(sum(page)).toContainText('once fixed');
    const problems = planner(page)
      .getByRole('list', { name: 'Problems with web' })
      .getByRole('listitem');
    await expect(problems).toHaveCount(2);
    await expect(problems.first()).toContainText('Line 4, column 5: privileged of web is refused');
    await expect(problems.first()).toContainText(
      'Containers share their host with other customers.',
    );
    await expect(problems.last()).toContainText('Did you mean image?');
    await problems.last().getByRole('button', { name: 'Line 5, column 5' }).click();
    expect(await isFocused(editor(page))).toBe(true);
    const caret = await editor(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart),
    );
    expect(caret).toMatch(/^imgae: x/);
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
    await expect(sum(page)).toHaveText(`${euroOf('size.micro')} a month, plus VAT`);
    await expect(counts(page).locator('..')).toBeFocused();
  });

  test('a broken file gets the parser’s message and keeps the last plan without a sum', async ({
    page,
  }) => {
    await write(page, app('ports: [80'));
    await expect(counts(page)).toHaveText('Last valid file');
    await expect(sum(page)).toHaveCount(0);
    await expect(planner(page).getByRole('rowheader')).toHaveCount(6);
    await expect(planner(page).getByRole('listitem').first()).toContainText(
      /Line 4, column \d+: Flow sequence/,
    );
    await write(page, app('ports: [80]'));
    await expect(sum(page)).toHaveText(`${euroOf('size.micro')} a month, plus VAT`);
  });

  test('notes, ignored keys and variables are listed', async ({ page }) => {
    await write(page, app('hostname: a', 'ports: [80, 9113]', 'command: run ${TOKEN}'));
    await planner(page).getByText('2 notes').click();
    await expect(planner(page).getByText('Port 9113 of web stays internal')).toBeVisible();
    await expect(planner(page).getByText('1 key in the file has no effect here')).toBeVisible();
    await planner(page).getByText('1 variable to set').click();
    await expect(planner(page).locator('code', { hasText: /^TOKEN$/ })).toBeVisible();
  });

  test('5,000 lines are planned and drawn only while in view', async ({ page }) => {
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
    await page.addInitScript(copyInClicksOnly);
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
    await expect(sum(other)).toHaveText(`${euroOf('size.small')} a month, plus VAT`);
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

  test('a link over 8 kB is refused with its size', async ({ page }) => {
    const noise = Array.from(
      { length: 900 },
      (_, at) => `# ${(Math.sin(at) * 1e16).toString(36)}`,
    ).join('\n');
    await write(page, `${file}\n${noise}`);
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(
      planner(page).getByText(/The link would be \d+\.\d kB, and 8 kB is the limit/),
    ).toBeVisible();
  });

  test('without a clipboard the link is in a field', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await planner(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(planner(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/#plan=1\./);
  });

  test('nothing is sent', async ({ page }) => {
    // Files of the site are prefetched for the links in view. These requests carry no data.
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
  await expect(planner(page).getByRole('alert')).toContainText('has no plan in it');
});

test('what is typed while the plan of a link is on its way stays', async ({ page }) => {
  await open(page, '/');
  await quiet(page);
  const release = await hold(page, '**/*.js');
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    encodePlain(app('ports: [80]')),
  );
  await expect(counts(page)).toBeVisible();
  await write(page, app('mem_limit: 1g'));
  release();
  await expect(sum(page)).toHaveText(`${euroOf('size.small')} a month, plus VAT`);
  await expect(editor(page)).toHaveValue(app('mem_limit: 1g'));
});

test.describe('what was written', () => {
  test('comes back after a reload and after Back', async ({ page }) => {
    await open(page, '/');
    await awake(page);
    await write(page, app('mem_limit: 1g', 'ports: [80]'));
    await expect(sum(page)).toHaveText(`${euroOf('size.small')} a month, plus VAT`);
    await page.reload();
    await expect(editor(page)).toHaveValue(app('mem_limit: 1g', 'ports: [80]'));
    await expect(sum(page)).toHaveText(`${euroOf('size.small')} a month, plus VAT`);
    await planner(page).getByRole('link', { name: 'What the planner understands' }).click();
    await expect(page).toHaveURL(/compose-import/);
    await page.goBack();
    await expect(editor(page)).toHaveValue(app('mem_limit: 1g', 'ports: [80]'));
  });

  test('is not cut by an edit made for another text', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    const fix = planner(page).getByRole('button', { name: 'Delete line 15' });
    await expect(fix).toBeVisible();
    // A paste and a click in one task: the plan is still that of the text before.
    const pasted = app('ports: [80]');
    await fix.evaluate((button, value) => {
      const area = document.querySelector('textarea');
      if (area) area.value = value;
      (button as HTMLButtonElement).click();
    }, pasted);
    await expect(editor(page)).toHaveValue(pasted);
  });

  test('stays in a page whose text nodes a translator wraps', async ({ page }) => {
    await open(page, '/');
    await awake(page);
    await translate(page, 'wrap');
    await write(page, app('privileged: true'));
    await planner(page).getByRole('button', { name: 'Delete line 4' }).click();
    await expect(editor(page)).toHaveValue(app());
  });

  test('everything is fixed in one go, shown before and after, and reverted', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    const before = await editor(page).inputValue();
    await planner(page).getByRole('button', { name: 'Fix 3 problems' }).click();
    await expect(planner(page).getByText('Before and after')).toBeVisible();
    await expect(editor(page)).not.toHaveValue(before);
    await expect(planner(page).getByText('once fixed')).toHaveCount(0);
    await planner(page).getByRole('button', { name: 'Undo' }).click();
    await expect(editor(page)).toHaveValue(before);
  });

  test('one button fixes all database credentials, and nothing else', async ({ page }) => {
    await open(page, '/');
    await awake(page);
    const stack = `${app('volumes: ["./uploads:/srv/uploads"]', 'environment:', '  PGHOST: db', '  PGUSER: me', '  PGPASSWORD: mine')}
  db:
    image: postgres:18
    environment: { POSTGRES_USER: me, POSTGRES_PASSWORD: mine }
`;
    await write(page, stack);
    await planner(page)
      .getByRole('button', { name: /^Only the \d credentials$/ })
      .click();
    await expect(editor(page)).toHaveValue(/PGUSER: '@\{db\.PGUSER\}'/);
    await expect(editor(page)).toHaveValue(/PGPASSWORD: '@\{db\.PGPASSWORD\}'/);
    await expect(editor(page)).toHaveValue(/\.\/uploads:/);
  });

  test('an emptied file shows no plan', async ({ page }) => {
    await open(page, '/');
    await awake(page);
    await write(page, '');
    await expect(counts(page)).toHaveText('No file yet');
    await expect(planner(page).getByRole('table')).toHaveCount(0);
  });
});

test.describe('the gallery', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
  });
  const button = (page: Page) =>
    planner(page).getByRole('button', { name: 'Start with a real stack' });
  const part = (page: Page) => planner(page).getByText('Our templates');

  test('opens by keyboard, and Escape closes it and restores the focus', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(part(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    expect(await isFocused(button(page))).toBe(false);
    await page.keyboard.press('Escape');
    await expect(part(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('reports when it cannot be loaded, and works on the next try', async ({
    page,
    quietConsole,
  }) => {
    await editor(page).focus();
    await quiet(page);
    await page.route('**/*.js', (route) => route.abort());
    await button(page).click();
    const alert = planner(page).getByRole('alert');
    await expect(alert).toContainText("couldn't be loaded");
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await page.unroute('**/*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await button(page).click();
    await expect(part(page)).toBeVisible();
    // The browser reports the script that it didn't get.
    expect(quietConsole.splice(0).every((message) => /ERR_FAILED/.test(message))).toBe(true);
  });
});

test.describe('the views of a plan', () => {
  const part = (page: Page, name: string) =>
    planner(page).locator(`[data-part="${name}"]`).filter({ visible: true });
  const view = (page: Page, name: string) =>
    planner(page).getByRole('button', { name, exact: true });

  /** How often something was set in motion by script. */
  const motions = (page: Page) =>
    page.evaluate(() => Number(document.body.dataset['motions'] ?? 0));
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...words) {
        document.body.dataset['motions'] = `${Number(document.body.dataset['motions'] ?? 0) + 1}`;
        return animate.apply(this, words);
      };
    });
  });

  test('a size that is chosen changes its part of the drawing, which moves', async ({ page }) => {
    await open(page, '/');
    const before = await part(page, 'cache').innerHTML();
    await planner(page).getByRole('combobox', { name: 'Size of cache' }).selectOption('medium');
    await expect.poll(() => part(page, 'cache').innerHTML()).not.toBe(before);
    await expect(part(page, 'cache')).toContainText('medium');
    expect(await motions(page)).toBeGreaterThan(0);
  });

  test('nothing moves if motion is unwanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await planner(page).getByRole('combobox', { name: 'Size of cache' }).selectOption('medium');
    await expect(part(page, 'cache')).toContainText('medium');
    expect(await motions(page)).toBe(0);
  });

  test('row, lines and part mark each other', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    await awake(page);
    await part(page, 'db').locator('text').first().hover();
    await expect(
      planner(page).getByRole('combobox', { name: 'Size of db', exact: true }),
    ).toBeInViewport();
    const marked = planner(page).locator('[aria-hidden="true"] [data-marked]');
    await expect(marked).toHaveText([/db:/, /image: postgres:17/]);
    await planner(page).getByRole('combobox', { name: 'Size of worker' }).focus();
    await expect(part(page, 'worker')).toHaveAttribute('data-marked', '');
    await expect(part(page, 'db')).not.toHaveAttribute('data-marked');
    await editor(page).evaluate((area: HTMLTextAreaElement) => {
      area.setSelectionRange(area.value.indexOf('redis:7.2'), area.value.indexOf('redis:7.2'));
      area.click();
    });
    await expect(part(page, 'cache')).toHaveAttribute('data-marked', '');
  });

  test('what is refused hangs from the crane, and its finding marks it', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    await expect(part(page, 'cache').locator('.k')).toHaveCount(1);
    await expect(planner(page).getByText('dashed, on the crane: refused').first()).toBeVisible();
    await planner(page).getByRole('button', { name: 'Line 15, column 5' }).hover();
    await expect(part(page, 'cache')).toHaveAttribute('data-marked', '');
  });

  test('a file that breaks leaves the plan as high as it was', async ({ page }) => {
    await open(page, '/');
    await awake(page);
    const height = () => planner(page).evaluate((node) => node.getBoundingClientRect().height);
    const before = await height();
    // As many lines as before, because the file's own height is made from them.
    await write(page, (await editor(page).inputValue()).replace('image: redis:7.2', 'image: ['));
    await expect(counts(page)).toHaveText('Last valid file');
    expect(Math.abs((await height()) - before)).toBeLessThan(2);
  });

  test('the table has all rows in one height, and Elsewhere the other platforms', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    await view(page, 'Table').click();
    await expect(part(page, 'db')).toHaveCount(0);
    const heights = await planner(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights.map(Math.round)).size).toBe(1);
    await view(page, 'Elsewhere').click();
    await expect(planner(page).getByText('Net, always on')).toBeInViewport();
    await view(page, 'Drawing').click();
    await expect(part(page, 'db')).toBeVisible();
  });
});

const BASE = {
  name: 'compose.yaml',
  mimeType: 'application/yaml',
  text: `${app('ports: [80, 81]', 'environment: {TOKEN: "${TOKEN}"}', 'volumes: ["./data:/data"]', 'env_file: config/prod.env')}\n  db:\n    image: postgres:17\n`,
};
const OVERRIDE = {
  name: 'compose.override.yaml',
  mimeType: 'application/yaml',
  text: 'services:\n  web:\n    mem_limit: ${MEMORY}\n  tools:\n    image: x:1\n    expose: [80]\n    profiles: [debug]\n',
};
const ENV = { name: '.env', mimeType: 'text/plain', text: 'MEMORY=2g\n' };
const PROD = { name: 'prod.env', mimeType: 'text/plain', text: 'DB_HOST=db\nDB_USER=u\n' };
const GIVEN = [ENV, PROD, OVERRIDE, BASE];

for (const [how, give] of Object.entries({
  chosen: (page: Page) =>
    planner(page)
      .locator('input[type=file]')
      .setInputFiles(GIVEN.map(({ text, ...file }) => ({ ...file, buffer: Buffer.from(text) }))),
  dropped: async (page: Page) => {
    const data = await page.evaluateHandle((files) => {
      const transfer = new DataTransfer();
      for (const { name, text } of files) transfer.items.add(new File([text], name));
      return transfer;
    }, GIVEN);
    await editor(page).dispatchEvent('drop', { dataTransfer: data });
  },
})) {
  test(`a base, its override and .env ${how} together are one plan`, async ({ page }) => {
    await open(page, '/');
    await give(page);
    await expect(
      planner(page).getByText('compose.yaml, compose.override.yaml, .env and prod.env are merged'),
    ).toBeVisible();
    await expect(editor(page)).toHaveValue(/mem_limit: \$\{MEMORY\}/);
    await expect(planner(page).getByRole('combobox', { name: 'Size of web' })).toHaveValue(
      'medium',
    );
    await expect(counts(page)).toHaveText('2 services');
    await expect(planner(page).getByText('use DB_USER=@{db.PGUSER}')).toBeVisible();
    await expect(
      planner(page).getByRole('button', { name: 'compose.yaml, line 7, column 5' }).first(),
    ).toBeVisible();
    await expect(
      planner(page).getByRole('button', { name: 'Remove .env (3 values)' }),
    ).toBeVisible();
  });
}

test('profiles, reach, Markdown and the file itself: what a plan is changed and taken away by', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/');
  await awake(page);
  const file = `${app('ports: [80, 81]')}\n  tools:\n    image: x:1\n    expose: [90]\n    profiles: [debug]\n`;
  await write(page, file);
  const reach = planner(page).getByRole('combobox', { name: 'Access to web' });
  await expect(reach).toHaveValue('80');
  await reach.selectOption('public on 81');
  await expect(counts(page)).toHaveText('1 service');
  await planner(page)
    .getByRole('checkbox', { name: /^debug/ })
    .check();
  await expect(counts(page)).toHaveText('2 services');
  await expect(planner(page).getByRole('combobox', { name: 'Access to tools' })).toHaveValue(
    'internal',
  );

  await planner(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(planner(page).getByText('Markdown copied')).toBeVisible();
  const price = euroOf('size.micro');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `| web | app, public on 81 | micro, 512 MB | ${price} |\n| tools | app, internal on 90 | micro, 512 MB | ${price} |\n| **sum** |`,
  );

  const download = page.waitForEvent('download');
  await planner(page).getByRole('button', { name: 'Download the file' }).click();
  expect((await download).suggestedFilename()).toBe('compose.yaml');
  const parts: Buffer[] = [];
  for await (const part of await (await download).createReadStream()) parts.push(part as Buffer);
  // The choices go along: the public port, the enabled profile.
  expect(Buffer.concat(parts).toString()).toBe(
    file
      .replace('ports: [80, 81]', 'ports: ["81:81"]\n    expose: ["80"]')
      .replace('profiles: [debug]', 'profiles: []'),
  );

  await reach.selectOption('internal');
  await expect(planner(page).getByText('No app is public')).toBeAttached();
});

test('a stack of the gallery takes the place of the file, and its plan has the focus', async ({
  page,
}) => {
  await open(page, '/');
  const before = await editor(page).inputValue();
  await planner(page).getByRole('button', { name: 'Start with a real stack' }).click();
  const stacks = planner(page).getByRole('list').filter({ hasText: 'Public files' }).first();
  const public_ = stacks.getByRole('list').last().getByRole('button');
  await expect(public_).toHaveCount(6);
  await public_.first().focus();
  await page.keyboard.press('Enter');
  await expect(stacks).toBeHidden();
  await expect(editor(page)).not.toHaveValue(before);
  await expect(counts(page).locator('..')).toBeFocused();
  await expect(counts(page)).toHaveText(/^\d+ services$/);
});

test('Tab reaches the whole planner, in visual order', async ({ page }) => {
  await open(page, '/');
  await awake(page);
  await write(page, app('ports: [80]', 'privileged: true', 'hostname: a'));
  await expect(counts(page)).toHaveText('1 service');
  await editor(page).focus();
  const names: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const inside = element.closest('[aria-label="Compose planner"]') !== null;
      const { width, height } = element.getBoundingClientRect();
      if (!inside) return undefined;
      const label = element.getAttribute('aria-label') ?? element.innerText;
      return width > 0 && height > 0 ? label.trim() : `${label} cannot be seen`;
    });
    if (name === undefined) break;
    names.push(name);
  }
  expect(names).toEqual([
    'Open files',
    'Start with a real stack',
    'Drawing',
    'Table',
    'Elsewhere',
    "Doesn't run yet",
    'Access to web',
    'Size of web',
    'Line 5, column 5',
    'Delete line 5',
    '1 note',
    'Copy link',
    'Copy as Markdown',
    'Download the file',
    'What the planner understands',
    'Start with this plan',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('file and plan are two views, and the sum stays in view while typing', async ({ page }) => {
    await open(page, '/');
    const toPlan = planner(page).getByRole('button', { name: `Plan · ${EXAMPLE}`, exact: true });
    await expect(toPlan).toHaveAttribute('aria-pressed', 'true');
    await expect(editor(page)).toBeHidden();
    await toFile(page).click();
    await expect(editor(page)).toBeVisible();
    await expect(planner(page).getByRole('table')).toBeHidden();
    await write(page, app('ports: [80]'));
    await editor(page).evaluate((area) => area.scrollIntoView({ block: 'end' }));
    await expect(
      planner(page).getByRole('button', { name: `Plan · ${euroOf('size.micro')}` }),
    ).toBeInViewport();
    expect(await editor(page).evaluate((area) => getComputedStyle(area).fontSize)).toBe('16px');
  });

  test('the number of problems stays in view, and a finding links to its line in the file', async ({
    page,
  }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    const last = planner(page).getByText('Nothing is sent until you share.');
    await last.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(
      planner(page).getByRole('button', { name: /^(?:Doesn't run yet|Runs, with)/ }),
    ).toBeInViewport({
      ratio: 1,
    });
    await planner(page).getByRole('button', { name: 'Line 15, column 5' }).click();
    await expect(editor(page)).toBeFocused();
    expect(
      await editor(page).evaluate(
        (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart).split('\n')[0],
      ),
    ).toBe('privileged: true');
  });

  test('a fix works while the file is not in view', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    await planner(page).getByRole('button', { name: 'Delete line 15' }).click();
    await expect(planner(page).getByText('privileged is refused')).toHaveCount(0);
    expect(await planner(page).locator('textarea').inputValue()).not.toContain('privileged');
  });

  test('targets are 44 px high and nothing is wider than the screen', async ({ page }) => {
    await open(page, '/');
    await planner(page).getByRole('button', { name: "Show me one that's refused" }).click();
    await expect(planner(page).getByRole('button', { name: 'Fix 3 problems' })).toBeVisible();
    await planner(page)
      .getByText(/^\d+ notes?$/)
      .click();
    await planner(page).getByRole('button', { name: 'Table', exact: true }).click();
    expect(await lowTargets(page, 44)).toEqual([]);
    await planner(page).getByRole('button', { name: 'Elsewhere', exact: true }).click();
    await expect(planner(page).getByText('Net, always on')).toBeVisible();
    expect(await lowTargets(page, 44)).toEqual([]);
    await planner(page).getByRole('button', { name: 'File', exact: true }).click();
    await planner(page).getByRole('button', { name: 'Start with a real stack' }).click();
    await expect(planner(page).getByText('Our templates')).toBeVisible();
    expect(await lowTargets(page, 44)).toEqual([]);
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
      await expect(planner(page).locator('svg.stack-drawing:visible')).toHaveCount(1);
      await expect(sum(page)).toHaveText(`${EXAMPLE} a month, plus VAT`);
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
    await expect(counts(page)).toHaveText('1 service');
    await planner(page)
      .locator('details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
    expect(await violations()).toEqual([]);
    await write(page, 'a: [');
    await expect(counts(page)).toHaveText('Last valid file');
    expect(await violations()).toEqual([]);
  });
}
