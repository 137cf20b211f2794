/* What is around the site and goes wrong: storage, workers, numbers, connection, release, translation, zoom. */
import { hydrated } from '../../src/build/bench/hydrated';
import { translate } from '../browser/translate';
import type { Scenario } from './types';
import { visit } from './visitor';

const PART = /A part of this page could not be loaded|This page crashed\.|could not be loaded/;

/** As a script of the page, run before all others. */
const BROKEN: Readonly<Record<string, string>> = {
  'storage refused': `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });`,
  'storage full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  'storage with foreign values': `for (const key of ['theme', 'theme-system', 'docusaurus.announcement.id', 'docs-preferred-version-default']) localStorage.setItem(key, '{"<b>":');`,
  'no workers': `delete window.Worker;`,
  'workers refused': `window.Worker = class { constructor() { throw new DOMException('refused', 'SecurityError'); } };`,
  'workers silent': `window.Worker = class extends EventTarget { terminate() {} postMessage() {} };`,
  'no WebAssembly': `delete window.WebAssembly;`,
  'no Intl.Segmenter': `delete Intl.Segmenter;`,
  'numbers of another locale': `const of = Intl.NumberFormat; Intl.NumberFormat = function (_, options) { return new of('ar-EG', options); };`,
  'no idle callback': `delete window.requestIdleCallback;`,
  'no performance observer': `window.PerformanceObserver = class { constructor() { throw new Error('none'); } };`,
  'no intersection observer': `delete window.IntersectionObserver;`,
  'no clipboard': `Object.defineProperty(navigator, 'clipboard', { value: undefined });`,
};

const none = () => Promise.resolve();

/** All of these on one page. */
export function surroundingScenarios(path: string): Scenario[] {
  const scenarios: Scenario[] = Object.entries(BROKEN).map(([fault, script]) => ({
    page: path,
    fault,
    arrange: (page) => page.addInitScript(script),
    sentences: [],
    works: true,
  }));
  for (const [fault, how] of [
    ['texts wrapped by a translator', 'wrap'],
    ['texts replaced by a translator', 'replace'],
  ] as const) {
    scenarios.push({
      page: path,
      fault,
      arrange: none,
      act: async (page) => {
        await hydrated(page);
        await translate(page, how);
        await visit(page, path);
      },
      sentences: [],
      works: true,
    });
  }
  for (const [fault, width] of [
    ['zoom of 200 %', 640],
    ['zoom of 400 %', 320],
  ] as const) {
    scenarios.push({
      page: path,
      fault,
      arrange: (page) => page.setViewportSize({ width, height: 512 }),
      sentences: [],
      works: true,
      narrow: true,
    });
  }
  scenarios.push({
    page: path,
    fault: 'offline in mid-visit, a link to a page not loaded',
    arrange: (page) =>
      page.addInitScript(
        `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });`,
      ),
    act: async (page) => {
      await hydrated(page);
      await visit(page, path);
      await page.context().setOffline(true);
      await page.locator('footer a[href="/docs/legal/terms/"]').click();
    },
    sentences: [/You are offline, and that page is not loaded yet\. This one stays\./],
    works: false,
  });
  scenarios.push({
    page: path,
    fault: 'another release: every file of this one is gone',
    arrange: (page) => page.route('**/assets/js/*.js', (route) => route.fulfill({ status: 404 })),
    sentences: [PART],
    works: false,
  });
  return scenarios;
}
