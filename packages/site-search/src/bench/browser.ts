import { type Browser, chromium, type Page } from '@playwright/test';
import { serveBuild } from './serve.ts';

export interface BrowserCost {
  /** Median milliseconds from a click and a key to the first suggestion on a slow link, where the site runs. */
  firstHit: number;
  /** The same on an untouched page, where the site has to start first. */
  untouched: number;
  /** Median milliseconds from the next key to its suggestions. */
  key: number;
  /** Compressed bytes needed for the first suggestion once the site runs, and for all texts. */
  firstBytes: number;
  textBytes: number;
}

const ROUNDS = 3;
/** Milliseconds without a request after which a page is quiet. */
const QUIET = 2000;
const BOX = 'input[role=combobox]';
const OPTION = '[role=listbox] [role=option]';
/** 150 ms and 1.6 Mbit/s, as on a phone in the country. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/about/`, { waitUntil: 'networkidle' });
  return page;
}

/** Starts the site on a page, and waits until it stops prefetching. */
async function start(page: Page): Promise<void> {
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  while (performance.now() - last < QUIET) await page.waitForTimeout(100);
}

/** Milliseconds from a click into the box and a key to the first suggestion, on a slow link. */
async function firstHit(browser: Browser, origin: string, isRunning: boolean): Promise<number> {
  const page = await open(browser, origin);
  if (isRunning) await start(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  const before = performance.now();
  await page.click(BOX);
  await page.keyboard.type('v');
  await page.locator(OPTION).first().waitFor();
  const took = performance.now() - before;
  await page.context().close();
  return took;
}

/** Milliseconds from the last letter of each query to suggestions for it. */
async function keysOf(page: Page, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await page.fill(BOX, query.slice(0, -1));
    const start = performance.now();
    await page.fill(BOX, query);
    const all = `/search/?${new URLSearchParams({ q: query }).toString()}`;
    await page.locator(`${OPTION}[href="${all}"]`).waitFor();
    times.push(performance.now() - start);
  }
  return times;
}

/** Measures the search box of a built site in Chromium. */
export async function measureBrowser(
  buildDir: string,
  queries: readonly string[],
): Promise<BrowserCost> {
  const { origin, bytes, close } = await serveBuild(buildDir);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const first: number[] = [];
    const untouched: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      first.push(await firstHit(browser, origin, true));
      untouched.push(await firstHit(browser, origin, false));
    }
    const page = await open(browser, origin);
    await start(page);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const texts = page.waitForResponse((response) => response.url().includes('/body.'));
    await page.fill(BOX, 'v');
    await (await texts).finished();
    await page.locator(OPTION).first().waitFor();
    const sum = (some: readonly string[]) =>
      some.reduce((total, name) => total + (bytes.get(name) ?? 0), 0);
    const names = [...asked];
    return {
      firstHit: median(first),
      untouched: median(untouched),
      key: median(await keysOf(page, queries)),
      firstBytes: sum(names.filter((name) => !name.includes('/body.'))),
      textBytes: sum(names),
    };
  } finally {
    await browser.close();
    close();
  }
}
