/* One visit per route and mode collects everything that a whole-site check needs. */
import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allRoutes, outDir, pagesOfEachKind } from '../site/pages';
import { expect, hydrated, isNightly, test } from './visit';

interface Mode {
  theme: 'light' | 'dark';
  width: number;
  /** Whether axe looks at the page. That takes much longer than everything else together. */
  axe: boolean;
  /** Whether the page's scripts run. What they do depends on its kind, and takes most of a visit. */
  scripts: boolean;
  /** Widths that the open page is then resized to. */
  resizedTo: readonly number[];
}

/** From the narrowest phone to a desktop, with both sides of the breakpoint. */
const WIDTHS = [320, 360, 390, 480, 640, 768, 996, 997, 1100, 1280, 1440];

const DARK_PHONE: Mode = { theme: 'dark', width: 390, axe: true, scripts: true, resizedTo: [] };
const LIGHT_DESKTOP: Mode = {
  theme: 'light',
  width: 1280,
  axe: true,
  scripts: true,
  resizedTo: WIDTHS,
};

const EVERYWHERE: readonly Mode[] = isNightly
  ? [DARK_PHONE, LIGHT_DESKTOP]
  : [{ theme: 'light', width: 390, axe: false, scripts: false, resizedTo: [320] }];

// What axe finds depends on the kind of page, so it looks at one of each on each change.
const ON_EACH_KIND: readonly Mode[] = isNightly
  ? [
      { theme: 'light', width: 390, axe: true, scripts: true, resizedTo: [] },
      { theme: 'dark', width: 1280, axe: true, scripts: true, resizedTo: [] },
    ]
  : [DARK_PHONE, LIGHT_DESKTOP];

const ROUTES_PER_TEST = 8;

/** The contents of the open page, read in one call because every call costs a round trip to the browser. */
const contentsOf = (page: Page) =>
  page.evaluate(() => ({
    text: document.querySelector('main')?.innerText.trim() ?? '',
    links: [...document.querySelectorAll('a')]
      .filter((link) => link.origin === location.origin)
      .map((link) => decodeURI(link.pathname)),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent,
    ),
  }));

/**
 * On a phone, a table of up to four columns fits or is stacked. The margin is for machines with slightly
 * wider letters.
 */
const TABLES = { width: 390, columns: 4, tolerance: 24 };

/** How many pixels the page is wider than its window at each width, and its tables than a phone. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    if (widest > width) problems.push(`is ${widest} px wide in a window of ${width} px`);
    if (width !== TABLES.width) continue;
    const scrolled = await page.evaluate(
      ({ columns, tolerance }) =>
        [...document.querySelectorAll('main table')]
          .filter((table) => !table.querySelector(`tr > :nth-child(${columns + 1})`))
          .filter(
            ({ parentElement: frame }) =>
              frame && frame.scrollWidth > frame.clientWidth + tolerance,
          )
          .map((table) => table.textContent.slice(0, 40)),
      TABLES,
    );
    problems.push(...scrolled.map((text) => `has a table that scrolls on a phone: ${text}`));
  }
  return problems;
}

/** The WCAG 2.2 A and AA violations that axe finds, and proof that it found a page to check. */
async function inaccessible(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
    .setLegacyMode() // There are no frames here, and without this each scan opens another page.
    .analyze();
  const problems = violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => node.target.join(' '));
    return `${id}: ${help} (${places.join(' | ')})`;
  });
  if (passes.length < 10) problems.push(`axe looked at nothing (${passes.length} rules passed)`);
  return problems;
}

function wrongData(data: readonly (string | null)[]): string[] {
  return data.flatMap((text) => {
    try {
      const value = JSON.parse(text ?? '') as { '@context'?: string };
      return value['@context'] === 'https://schema.org' ? [] : ['structured data without context'];
    } catch (error) {
      return [`structured data: ${String(error)}`];
    }
  });
}

const isBuilt = (address: string) =>
  fs.existsSync(path.join(outDir, address, address.endsWith('/') ? 'index.html' : ''));

/** The problems of one page in one mode, as sentences. */
async function problemsOf(
  page: Page,
  route: string,
  mode: Mode,
  messages: string[],
): Promise<string[]> {
  const problems: string[] = [];
  await page.setViewportSize({ width: mode.width, height: 800 });
  const answer = await page.goto(route);
  if (answer?.status() !== 200) problems.push(`answers ${answer?.status()}`);
  if (mode.scripts) await hydrated(page);
  const { text, links, data } = await contentsOf(page);
  if (text.length < 40) problems.push(`shows only '${text}'`);
  if (links.length < 10) problems.push(`has only ${links.length} links`);
  const dead = links.filter((link) => !isBuilt(link));
  if (dead.length > 0) problems.push(`links ${dead.join(', ')}, which does not exist`);
  problems.push(...wrongData(data));
  if (mode.axe) problems.push(...(await inaccessible(page)));
  problems.push(...(await tooWide(page, [mode.width, ...mode.resizedTo])));
  // The console also reports what the policy refuses.
  problems.push(...messages.splice(0).map((message) => `console ${message}`));
  return problems.map((problem) => `${route} ${problem}`);
}

function visit(name: string, mode: Mode, routes: readonly string[]): void {
  test.describe(mode.scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: mode.scripts });
    test(`${name}: ${mode.theme} at ${mode.width} px`, async ({ page, quietConsole }) => {
      test.setTimeout(180_000);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode.theme);
      const problems: string[] = [];
      for (const route of routes) {
        problems.push(...(await problemsOf(page, route, mode, quietConsole)));
      }
      expect(problems).toEqual([]);
    });
  });
}

/** The list of one tag. There are as many as tags, all of the same kind. */
const TAG = /\/tags\/.+/;
/** The two such lists that are visited on each change: one of posts, one of lessons. */
const aTag = ['/blog', '/learn'].map((start) =>
  allRoutes().find((route) => route.startsWith(start) && TAG.test(route)),
);

// /docs/ redirects before anything can be checked.
const routes = allRoutes().filter(
  (route) => route !== '/docs/' && (isNightly || !TAG.test(route) || aTag.includes(route)),
);

for (let from = 0; from < routes.length; from += ROUTES_PER_TEST) {
  const part = routes.slice(from, from + ROUTES_PER_TEST);
  for (const mode of EVERYWHERE) visit(`${part[0]} to ${part.at(-1)}`, mode, part);
}
for (const mode of ON_EACH_KIND) visit('one page of each kind', mode, pagesOfEachKind);
