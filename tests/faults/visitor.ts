/* What the visitor of every scenario does, and what he can read. */
import type { Page } from '@playwright/test';

/** Menus of a desktop, which have the search box in sight. */
export const VIEWPORT = { width: 1280, height: 720 };
/** What is typed into the search box. */
export const TYPED = 'volume';
/** What is typed into the planner. */
export const FILE = 'services:\n  web:\n    image: nginx:1.27\n';

/** True for a page with the Compose planner. */
export const hasPlanner = (path: string) => path === '/';

/** The search box of the navbar. */
export const box = (page: Page) =>
  page.getByRole('combobox', { name: 'Search the docs and lessons' });

/** The planner's editor. */
export const planner = (page: Page) =>
  page.getByRole('region', { name: 'Compose planner' }).locator('textarea').first();

/** Writes into the planner and the search box and asks for another colour, as soon as the page can be read. */
export async function visit(page: Page, path: string): Promise<void> {
  if (hasPlanner(path)) {
    // On a narrow screen file and plan are two views.
    const toFile = page.getByRole('button', { name: 'File', exact: true });
    // The document may still be arriving.
    await planner(page).waitFor({ state: 'attached' });
    if (!(await planner(page).isVisible())) await toFile.click();
    await planner(page).fill(FILE);
  }
  await box(page).fill(TYPED);
  // Where nothing moves, as without styles, the rest of the visit goes on.
  await page
    .locator('.navbar button:has([data-choice]):visible')
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await box(page).focus();
}

/** What the visitor typed and no longer finds. */
export async function lost(page: Page, path: string): Promise<string[]> {
  const valueOf = (field: ReturnType<typeof box>) =>
    field.inputValue({ timeout: 5000 }).catch(() => 'a field that is gone');
  const problems: string[] = [];
  if ((await valueOf(box(page))) !== TYPED) problems.push('what was typed to search is lost');
  if (hasPlanner(path) && (await valueOf(planner(page))) !== FILE) {
    problems.push('the file in the planner is lost');
  }
  return problems;
}

/** Everything a visitor can read that is no part of the text. */
export async function read(page: Page): Promise<string> {
  const text = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role=alert], [role=status], form [class*=message], main h1, main > div > p, main > p',
      ),
    ]
      .map((element) => element.textContent ?? '')
      .join(' '),
  );
  return text.replace(/\s+/g, ' ');
}

/** True when the page is alive: React has it, the search answers, and nothing is said to be missing. */
export function works(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isThere = document.documentElement.dataset.hasHydrated === 'true';
    const list = document.querySelectorAll('form [role=option]').length;
    return isThere && list > 0 && document.querySelector('body > .load-failure') === null;
  });
}
