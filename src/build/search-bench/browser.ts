import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium, type Page } from '@playwright/test';

export interface BrowserCost {
  /** Milliseconds from focus and first key together, nothing loaded before, to the first result. */
  firstResult: number;
  /** Milliseconds from the first key to the first result when the box had focus for a second before. */
  afterFocus: number;
  /** Milliseconds from each further key to its results, in order. */
  keys: number[];
  /** Files asked for between focus and the first result. */
  untilFirst: string[];
  /** Files asked for between focus and an answer from the texts too. */
  untilTexts: string[];
}

/** Brotli bytes of a built file at the highest quality. */
export function brotliBytes(file: string): number {
  return zlib.brotliCompressSync(fs.readFileSync(file)).length;
}

/** Brotli bytes of files of a build, named by their addresses. */
export function bytesOf(buildDir: string, paths: readonly string[]): number {
  return paths.reduce((sum, name) => sum + brotliBytes(path.join(buildDir, name)), 0);
}

/* No named function inside `evaluate`: tsx would wrap it in a helper that the page does not have. */

/** Types a value into the box by script; milliseconds until its results are in the list. */
function typed(page: Page, value: string): Promise<number> {
  return page.evaluate(
    (query) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
        if (!input) return reject(new Error('the page has no search box'));
        const wanted = `/search/?${new URLSearchParams({ q: query }).toString()}`;
        const start = performance.now();
        const observer = new MutationObserver(() => {
          // The list ends with the link to all results of the query it belongs to.
          const options = document.querySelectorAll('[role=listbox] [role=option]');
          if (options[options.length - 1]?.getAttribute('href') !== wanted) return;
          observer.disconnect();
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
    value,
  );
}

/** Measures typing ‘volume’ letter by letter on a served build, its main thread slowed down four times. */
export async function measureBrowser(origin: string, executablePath: string): Promise<BrowserCost> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const fresh = async () => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${origin}/about/`, { waitUntil: 'networkidle' });
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      return { page, asked };
    };
    const { page, asked } = await fresh();
    const firstResult = await typed(page, 'v');
    const texts = asked.some((name) => name.includes('/body.'));
    const untilFirst = asked.filter((name) => !name.includes('/body.'));
    if (!texts) await page.waitForRequest((request) => request.url().includes('/body.'));
    await page.waitForLoadState('networkidle');
    const keys: number[] = [];
    for (const value of ['vo', 'vol', 'volu', 'volum', 'volume']) {
      keys.push(await typed(page, value));
    }
    const second = await fresh();
    await second.page.focus('input[role=combobox]');
    await second.page.waitForTimeout(1000);
    const afterFocus = await typed(second.page, 'v');
    return { firstResult, afterFocus, keys, untilFirst, untilTexts: asked };
  } finally {
    await browser.close();
  }
}
