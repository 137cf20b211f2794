/* One scenario: makes it go wrong, uses the page, and waits for a true sentence or for a page that works. */
import type { Browser, Page } from '@playwright/test';
import type { Outcome, Scenario } from './types';
import { lost, read, visit, VIEWPORT, works } from './visitor';

/** Seconds in which most faults are told. */
const SOON = 9;
/** Milliseconds in which a page can be read, whatever is missing: a late style sheet is given up after ten seconds. */
const READABLE = 14_000;

/** The first sentence of the scenario that can be read, 'works' where it may, or nothing after its time. */
async function sentenceOn(page: Page, scenario: Scenario): Promise<string> {
  const end = Date.now() + (scenario.within ?? SOON) * 1000;
  while (Date.now() < end) {
    // A page that is loading anew has no text to read for a moment.
    const text = await read(page).catch(() => '');
    const found = scenario.sentences.map((one) => one.exec(text)?.[0]).find(Boolean);
    if (found) return found;
    if (scenario.works && (await works(page).catch(() => false))) return 'works';
    await page.waitForTimeout(100);
  }
  return '';
}

/** Walks one scenario in a browser of its own. */
export async function runScenario(
  browser: Browser,
  base: string,
  scenario: Scenario,
): Promise<Outcome> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const problems: string[] = [];
  let sentence = '';
  let kept = false;
  try {
    await scenario.arrange(page);
    await page.goto(base + scenario.page, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor({ timeout: READABLE });
    if (scenario.act) await scenario.act(page);
    else await visit(page, scenario.page);
    sentence = await sentenceOn(page, scenario);
    if (sentence === '') {
      const said = await page
        .locator('[role=alert]')
        .first()
        .textContent({ timeout: 100 })
        .catch(() => null);
      problems.push(said ? `says '${said}'` : 'says nothing, and does not work');
    }
    if (!(await heading.isVisible())) problems.push('the heading is gone');
    const gone = await lost(page, scenario.page);
    kept = gone.length === 0;
    problems.push(...gone);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0 && scenario.narrow) problems.push(`${wide} px too wide`);
  } catch (error) {
    problems.push(String(error).split('\n')[0] ?? '');
  }
  await context.close();
  return { scenario, sentence, problems, kept };
}
