/* Each file of a page, missing, empty, cut off, slow, or replaced by a page. */
import type { Browser, Page, Route } from '@playwright/test';
import { hydrated } from '../../src/build/bench/hydrated';
import { quiet, watchTraffic } from '../../src/build/bench/quiet';
import type { Scenario } from './types';
import { box, FILE, hasPlanner, planner, TYPED, VIEWPORT } from './visitor';

type Fault = 'missing' | 'empty' | 'cut off' | 'slow' | 'a page instead';

const FAULTS: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  empty: async (route) => route.fulfill({ response: await route.fetch(), body: '' }),
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    return route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  // Held until the page is closed.
  slow: () => Promise.resolve(),
  'a page instead': (route) =>
    route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
      body: '<!doctype html><title>Login</title><p>Please log in',
    }),
};

const PART = /A part of this page could not be loaded, so menus, search and tools may not work\./;
const STYLES = /The styles of this page could not be loaded\. All of it is here/;
const SOME_STYLES = /Some styles of this page could not be loaded/;
const WAITING = /still loading what you clicked/;
const SEARCH = /The search could not be loaded\.|Only titles and headings were searched\./;
const SEARCH_SLOW = /Still searching\.|Still loading the search\./;
const PLANNER = /The planner could not be loaded\. Your file is still here\./;
const PLANNER_SLOW = /The planner is still loading\./;
const PLANNED = /1 service, €[\d.]+/;

/** What a visit was doing when a file was asked for; the planner's worker is one more file of it. */
type Stage = 'page' | 'search' | 'planner' | 'worker';

/** What may be read when this file has this fault. */
function expected(
  file: string,
  stage: Stage,
  fault: Fault,
): Pick<Scenario, 'sentences' | 'works' | 'within'> {
  const slow = fault === 'slow';
  // Text is drawn in a font of the system.
  if (/\.woff2$/.test(file)) return { sentences: [], works: true };
  if (/\/late\.\w+\.css$/.test(file)) return { sentences: [SOME_STYLES], works: false, within: 14 };
  if (/\.css$/.test(file)) return { sentences: [STYLES], works: false, within: 14 };
  // Without a worker that answers the planner's rules run in the page.
  if (stage === 'worker') return { sentences: [PLANNED], works: false, within: 14 };
  if (stage === 'planner') {
    return { sentences: [slow ? PLANNER_SLOW : PLANNER], works: false, within: 14 };
  }
  // Excerpts below a hit are a convenience.
  if (/search-data\/(?:docs|learn|texts)/.test(file)) return { sentences: [SEARCH], works: true };
  if (stage === 'search') {
    // A worker that never answers is replaced after a while by a search in the page.
    return { sentences: [slow ? SEARCH_SLOW : SEARCH], works: true, within: 14 };
  }
  if (slow) return { sentences: [WAITING, SEARCH_SLOW], works: true, within: 12 };
  return { sentences: [PART, SEARCH], works: true };
}

/** The site's own files that a visit asks for, with what it was doing then. */
async function filesOf(browser: Browser, base: string, path: string): Promise<Map<string, Stage>> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  watchTraffic(page);
  const files = new Map<string, Stage>();
  let stage: Stage = 'page';
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (
      origin !== base ||
      !/^\/(?:chunks\.js$|(?:assets|search-data)\/.*\.(?:js|css|json|woff2)$)/.test(pathname)
    ) {
      return;
    }
    // Pages that are fetched ahead are not this page's.
    if (request.headers()['sec-purpose'] === 'prefetch' || files.has(pathname)) return;
    files.set(pathname, pathname.startsWith('/search-data/') ? 'search' : stage);
  });
  page.on('worker', (worker) => {
    const { pathname } = new URL(worker.url());
    if (stage === 'planner') files.set(pathname, 'worker');
  });
  await page.goto(base + path);
  await hydrated(page);
  if (path.startsWith('/search/')) await page.locator('main ol > li').first().waitFor();
  await quiet(page);
  if (hasPlanner(path)) {
    stage = 'planner';
    await planner(page).fill(FILE);
    await page.getByText('1 service', { exact: true }).waitFor();
  }
  stage = 'search';
  await box(page).fill(TYPED);
  await page.locator('form [role=option]').first().waitFor();
  await page.close();
  return files;
}

async function breakFile(page: Page, file: string, fault: Fault): Promise<void> {
  await page.route(`**${file}`, async (route) => FAULTS[fault](route).catch(() => undefined));
}

const ALL_FAULTS = Object.keys(FAULTS) as Fault[];

/**
 * Every file of a page with every fault. A file that an earlier page had too, which is in `seen`, gets one of
 * them, another on each page; without `seen` it gets all again.
 */
export async function assetScenarios(
  browser: Browser,
  base: string,
  path: string,
  seen?: Map<string, number>,
): Promise<Scenario[]> {
  const files = await filesOf(browser, base, path);
  return [...files].flatMap(([file, stage], at) => {
    const times = seen?.get(file) ?? 0;
    seen?.set(file, times + 1);
    const one = ALL_FAULTS[(at + times) % ALL_FAULTS.length];
    const faults = times > 0 && one ? [one] : ALL_FAULTS;
    return faults.map((fault) => ({
      page: path,
      fault: `${file.replace(/\.[0-9a-f]{8,}(?=\.)|-[0-9a-f]{32}/g, '')} ${fault}`,
      arrange: (page: Page) => breakFile(page, file, fault),
      ...expected(file, stage, fault),
    }));
  });
}
