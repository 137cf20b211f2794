import type { Browser, Page } from '@playwright/test';
import { counts, editor, toFile, write } from '../planner-page';
import { expect, open, test } from '../visit';

/**
 * Long files on a phone that is four times slower than this machine, measured as the processor time of the
 * page's own thread, times four. (The browser's throttle would count the time of other programs as well.)
 * The file is planned in a worker, so the page must never be busy for so long that a finger notices.
 */
const SLOWER = 4;
/**
 * Milliseconds that the page may be busy without a break. An answer within 200 ms counts as good
 * (Interaction to Next Paint).
 */
const BUSY = 200;
/** Milliseconds that most frames may take while scrolling. At this rate thirty of them are drawn a second. */
const FRAME = 34;

const repeat = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('');

/** A file with this many lines and 40 services. */
const long = (lines: number) =>
  `services:\n${repeat(
    40,
    (at) =>
      `  app-${at}:\n    image: nginx:1.${at}\n    ports: ["${8000 + at}:80"]\n    environment:\n${repeat(
        Math.floor((lines - 1) / 40) - 4,
        (key) => `      KEY_${key}: value ${key}\n`,
      )}`,
  )}`;

const costly: Readonly<Record<string, string>> = {
  'a merge of 1,500 unknown keys into 50 services': `x-base: &base\n${repeat(1500, (at) => `  key_${at}: ${at}\n`)}services:\n${repeat(50, (at) => `  app-${at}:\n    <<: *base\n    image: nginx:1.${at}\n`)}`,
  'defaults in defaults': `services:\n${repeat(40, (at) => `  app-${at}:\n    image: x:1\n    environment:\n${repeat(20, (key) => `      K${key}: "${'${A:-'.repeat(19)}x${'}'.repeat(19)}"\n`)}`)}`,
  '9,000 unused volumes': `services:\n  app:\n    image: x:1\nvolumes:\n${repeat(9000, (at) => `  volume-${at}:\n`)}`,
  'chains of extends': `services:\n${repeat(50, (at) => `  app-${at}:\n${at === 0 ? '    image: x:1\n' : `    extends: app-${at - 1}\n`}    labels:\n${repeat(20, (key) => `      l${at}-${key}: v\n`)}`)}`,
  '2,000 ports': `services:\n${repeat(20, (at) => `  app-${at}:\n    image: x:1\n    ports:\n${repeat(100, (port) => `      - "${10000 + at * 100 + port}:${1000 + port}"\n`)}`)}`,
  '5,000 lines': long(5000),
};

/** Opens the planner with its file in view and its rules loaded. */
async function ready(page: Page): Promise<void> {
  await open(page, '/');
  await toFile(page).click();
  await write(page, `${await editor(page).inputValue()}\nx-awake: 1`);
  await expect(counts(page)).toHaveText('4 services');
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the thread in microseconds. */
  tdur?: number;
}

/** The longest tasks of the page's own thread during some work, in milliseconds on the slow phone, longest first. */
async function busy(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('this page'));
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  // The browser keeps another renderer ready. Its start isn't part of the page's work.
  const own = traceEvents.find(({ name }) => name === 'this page');
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) =>
      ph === 'X' && name.includes('RunTask') && pid === own?.pid && tid === own.tid,
  );
  expect(tasks.length).toBeGreaterThan(5);
  return tasks.map(({ tdur = 0 }) => Math.round((tdur * SLOWER) / 1000)).sort((a, b) => b - a);
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ timeout: 120_000 });

test('typing in a file of 2,000 lines never keeps the page busy', async ({ browser, page }) => {
  await ready(page);
  await write(page, long(2000));
  await expect(counts(page)).toHaveText('40 services');
  await editor(page).evaluate((area: HTMLTextAreaElement) => {
    const middle = area.value.indexOf('\n', area.value.length / 2);
    area.setSelectionRange(middle, middle);
    area.focus();
  });
  const tasks = await busy(browser, page, async () => {
    await page.keyboard.type(' # twenty letters', { delay: 80 });
    // The plan for the last letter.
    await page.waitForTimeout(1500);
  });
  expect(tasks[0]).toBeLessThan(BUSY);
  await expect(counts(page)).toHaveText('40 services');
});

test('a file of 2,000 lines is scrolled without a stall', async ({ browser, page }) => {
  await ready(page);
  await write(page, long(2000));
  await expect(counts(page)).toHaveText('40 services');
  const tasks = await busy(browser, page, async () => {
    const frames = await editor(page).evaluate(async (area) => {
      let count = 0;
      await new Promise<void>((done) => {
        const draw = () => {
          // A quick flick: two screens a second at 60 frames.
          area.scrollTop += 30;
          count += 1;
          if (count < 120) requestAnimationFrame(draw);
          else done();
        };
        requestAnimationFrame(draw);
      });
      return count;
    });
    expect(frames).toBe(120);
  });
  expect(tasks[0]).toBeLessThan(BUSY);
  // The cost of a frame. A few have new lines to draw.
  expect(tasks[Math.min(60, tasks.length - 1)]).toBeLessThan(FRAME);
});

for (const [name, text] of Object.entries(costly)) {
  test(`${name}: the page answers while the file is planned`, async ({ browser, page }) => {
    await ready(page);
    // The paste itself is the browser's work: it lays out the text area before the next frame.
    await write(page, text);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const tasks = await busy(browser, page, async () => {
      // Not by role, because looking for one reads the whole page and would count as its work.
      await page.waitForFunction(
        (names) =>
          names.includes(
            document.querySelector('[data-side] [tabindex="-1"] > *')?.textContent ?? '',
          ),
        ['1 service', '20 services', '40 services', '50 services'],
        { polling: 200, timeout: 60_000 },
      );
      await page.waitForTimeout(300);
    });
    expect(tasks[0]).toBeLessThan(BUSY);
  });
}
