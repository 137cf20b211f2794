import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { quiet, watchTraffic } from '../quiet.ts';

export interface BrowserCost {
  /** Milliseconds from focus and first key together, nothing loaded before, to the first result; median of some. */
  firstResult: number;
  /** Milliseconds from the first key to the first result when the box had focus for a second before; median of some. */
  afterFocus: number;
  /** Milliseconds from the last key of each query to its results. */
  keys: { query: string; ms: number }[];
  /** Files asked for between focus and the first result. */
  untilFirst: string[];
  /** Files asked for between focus and an answer from the texts too. */
  untilTexts: string[];
}

/** Brotli bytes of a built file at the highest quality. */
function brotliBytes(file: string): number {
  return zlib.brotliCompressSync(fs.readFileSync(file)).length;
}

/** Brotli bytes of files of a build, named by their addresses. */
export function bytesOf(buildDir: string, paths: readonly string[]): number {
  return paths.reduce((sum, name) => sum + brotliBytes(path.join(buildDir, name)), 0);
}

/* No named function inside `evaluate`: tsx would wrap it in a helper that the page does not have. */

/** Types a value into the box by script; milliseconds until its results are in the list, or that there are none is said where that may be. */
function typed(page: Page, value: string, mayBeEmpty = false): Promise<number> {
  return page.evaluate(
    ([query, isEmptyGood]) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
        if (!input) return reject(new Error('the page has no search box'));
        const wanted = `/search/?${new URLSearchParams({ q: query }).toString()}`;
        const start = performance.now();
        const timer = setTimeout(() => reject(new Error(`no answer to '${query}'`)), 20_000);
        const observer = new MutationObserver(() => {
          // The list ends with the link to all results of the query it belongs to.
          const options = document.querySelectorAll('[role=listbox] [role=option]');
          const isListed = options[options.length - 1]?.getAttribute('href') === wanted;
          const said = document.querySelector('form.search-box')?.textContent ?? '';
          const isEmpty = isEmptyGood && said.includes(`No results for '${query}'`);
          if (!isListed && !isEmpty) return;
          observer.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => resolve(performance.now() - start));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          input,
          query,
        );
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
    [value, mayBeEmpty] as const,
  );
}

/** Visits of which the median counts. */
const ROUNDS = 3;

/** The middle of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Milliseconds of the last key of a query; of a slow one the median of some, because others use the machine too. */
async function lastKey(page: Page, query: string, limit: number): Promise<number> {
  const once = async () => {
    await typed(page, query.slice(0, -1), true);
    return typed(page, query);
  };
  const first = await once();
  if (first <= limit) return first;
  const times = [first];
  while (times.length < 2 * ROUNDS - 1) times.push(await once());
  return median(times);
}

/** Measures the search box of a served build with queries, its main thread slowed down four times; a key slower than `limit` is repeated. */
export async function measureBrowser(
  origin: string,
  executablePath: string,
  queries: readonly string[],
  limit: number,
): Promise<BrowserCost> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const fresh = async () => {
      const page = await (await browser.newContext()).newPage();
      watchTraffic(page);
      await page.goto(`${origin}/about/`);
      await hydrated(page);
      // Pages that are fetched ahead are not the search's.
      await quiet(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      return { page, asked };
    };
    const firstResults: number[] = [];
    const afterFocus: number[] = [];
    let { page, asked } = await fresh();
    firstResults.push(await typed(page, 'v'));
    const untilFirst = asked.filter((name) => !name.includes('/body.'));
    if (untilFirst.length === asked.length) {
      await page.waitForRequest((request) => request.url().includes('/body.'));
    }
    await quiet(page);
    const untilTexts = [...asked];
    const keys: BrowserCost['keys'] = [];
    for (const query of queries) keys.push({ query, ms: await lastKey(page, query, limit) });
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.context().close();
      ({ page, asked } = await fresh());
      await page.focus('input[role=combobox]');
      await page.waitForTimeout(1000);
      afterFocus.push(await typed(page, 'v'));
      await page.context().close();
      ({ page, asked } = await fresh());
      firstResults.push(await typed(page, 'v'));
    }
    return {
      firstResult: median(firstResults),
      afterFocus: median(afterFocus),
      keys,
      untilFirst,
      untilTexts,
    };
  } finally {
    await browser.close();
  }
}
