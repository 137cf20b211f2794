import type { CDPSession, Page } from '@playwright/test';
import { planner, write } from '../planner-page';
import { expect, open, quiet, test } from '../visit';

/** Page changes in one tab. */
const CHANGES = 300;
/** Bytes that the heap may grow over all of them. */
const GROWTH = 5 * 2 ** 20;

interface State {
  heap: number;
  listeners: number;
}

async function stateOf(session: CDPSession): Promise<State> {
  // Twice, because what the first collection frees may have kept more alive.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners') };
}

/** Searches, plans a file on the home page, then goes back. */
async function tryTools(page: Page, at: number): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search the docs and lessons' });
  await box.fill(at % 2 === 0 ? 'redis' : 'volume');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
  await box.press('Escape');
  await page.locator('.navbar__brand:visible').click();
  await write(page, `services:\n  visit${at}:\n    image: nginx:1.27\n`);
  await expect(planner(page).getByRole('row', { name: `visit${at} app` })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.menu').first()).toBeAttached();
}

test('a long visit in one tab leaves no memory, listeners, timers or workers behind', async ({
  page,
}) => {
  test.setTimeout(60_000 + CHANGES * 1500);
  await page.addInitScript(() => {
    const running = new Set<number>();
    const { setInterval: set, clearInterval: clear } = window;
    Object.assign(window, {
      running,
      setInterval: (...args: Parameters<typeof set>) => {
        const id = set(...args);
        running.add(id);
        return id;
      },
      clearInterval: (id?: number) => {
        running.delete(id ?? 0);
        clear(id);
      },
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await open(page, '/docs/services/redis/');
  const timers = () =>
    page.evaluate(() => (window as unknown as { running: Set<number> }).running.size);
  const paths = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(
      '.menu a[href^="/docs/services/"][href$="/"]',
    );
    return [...new Set([...links].map(({ pathname }) => pathname))].slice(0, 10);
  });
  expect(paths.length).toBeGreaterThan(4);
  const follow = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      if (at % paths.length === 5) await tryTools(page, at);
      const path = paths[at % paths.length] ?? '';
      await page.evaluate(
        (to) => document.querySelector<HTMLAnchorElement>(`.menu a[href="${to}"]`)?.click(),
        path,
      );
      await page.waitForFunction(
        (to) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(to),
        path,
      );
    }
    await quiet(page);
  };
  // All of these pages are visited twice before anything is counted.
  await follow(2 * paths.length);
  const before = {
    ...(await stateOf(session)),
    timers: await timers(),
    workers: page.workers().length,
  };
  await follow(CHANGES - (CHANGES % paths.length));
  const after = {
    ...(await stateOf(session)),
    timers: await timers(),
    workers: page.workers().length,
  };
  test.info().annotations.push({ type: 'state', description: JSON.stringify({ before, after }) });
  expect(after.heap - before.heap).toBeLessThan(GROWTH);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
  expect(before.workers).toBeGreaterThan(0);
  expect(after.workers).toBeLessThanOrEqual(before.workers);
  console.log(`${CHANGES} changes: ${JSON.stringify({ before, after })}`);
});
