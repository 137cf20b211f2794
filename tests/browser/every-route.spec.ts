/* One visit per route and mode collects everything that a whole-site check wants. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allRoutes, pagesOfEachKind } from '../site/pages';
import { expect, hydrated, test } from './visit';

const MODES = [
  { name: 'light on a desktop', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark on a phone', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

const PER_TEST = 12;

interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

/** What is wrong on one page in one mode, as sentences. */
async function problemsOf(page: Page, route: string, messages: string[]): Promise<string[]> {
  const problems: string[] = [];
  const answer = await page.goto(route);
  if (answer?.status() !== 200) problems.push(`answers ${answer?.status()}`);
  await hydrated(page);
  const text = (await page.locator('main').innerText()).trim();
  if (text.length < 40) problems.push(`shows only '${text}'`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) problems.push(`is ${overflow} px wider than the window`);
  const { violations, passes } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  if (passes.length < 10) problems.push(`axe looked at nothing (${passes.length} rules passed)`);
  for (const violation of violations) {
    const places = violation.nodes.slice(0, 3).map((node) => node.target.join(' '));
    problems.push(`${violation.id}: ${violation.help} (${places.join(' | ')})`);
  }
  problems.push(...messages.splice(0).map((message) => `console ${message}`));
  return problems.map((problem) => `${route} ${problem}`);
}

async function visitAll(
  page: Page,
  messages: string[],
  routes: readonly string[],
  mode: Mode,
): Promise<void> {
  await page.setViewportSize(mode.viewport);
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode.theme);
  const problems: string[] = [];
  for (const route of routes) problems.push(...(await problemsOf(page, route, messages)));
  expect(problems).toEqual([]);
}

const routes = allRoutes().filter((route) => route !== '/docs/');

// The sweep over every route is a command of its own: npm run test:routes.
for (const mode of process.env.ALL_ROUTES ? MODES : []) {
  for (let from = 0; from < routes.length; from += PER_TEST) {
    const part = routes.slice(from, from + PER_TEST);
    test(`${mode.name}: ${part[0]} to ${part.at(-1)}`, async ({ page, quietConsole }) => {
      test.setTimeout(180_000);
      await visitAll(page, quietConsole, part, mode);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of [MODES[0].viewport, MODES[1].viewport]) {
    test(`one page of each kind: ${theme} at ${viewport.width} px`, async ({
      page,
      quietConsole,
    }) => {
      test.setTimeout(180_000);
      await visitAll(page, quietConsole, pagesOfEachKind, { theme, viewport });
    });
  }
}
