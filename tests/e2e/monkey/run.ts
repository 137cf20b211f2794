import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../../tools/bench/hydrated';
import { watchConsole } from '../visit';
import type { Case } from './cases';
import { look, type Expected, type Look, type Problem } from './look';
import { contextFor, sizeAt, slowDown } from './surroundings';
import { isUnreachable, lost, perform, prepare, type Step, type Visitor } from './visitor';

/** The environment of a case. */
export interface Ground {
  browser: Browser;
  origin: string;
  pages: Record<string, Expected>;
  /** Pages that axe has checked. It checks each once in each mode and layout. */
  scanned: Set<string>;
}

export interface Outcome {
  steps: string[];
  problems: Problem[];
  /** The rules that were checked, once for each time. */
  checked: string[];
}

/** The browser's own messages about files that don't arrive, and scripts that are cut. */
const BROWSER =
  /Failed to load resource|net::ERR_|status of \d{3}|Refused to (?:execute script|apply style) from|downloaded font|preloaded using link preload|OTS parsing|ChunkLoadError/;
const CUT =
  /SyntaxError|Unexpected end of|Unexpected token|Invalid or unexpected|missing \)|Unterminated|JSON/;

/** Messages that must not be on the console. */
function spoken({ messages, where, isOffline }: Visitor, wasOffline: boolean): Problem[] {
  const isBroken = where.fault !== 'none' || isOffline || wasOffline;
  return messages
    .splice(0)
    .filter((line) => !(isBroken && BROWSER.test(line)))
    .filter((line) => !(where.fault === 'cut' && CUT.test(line)))
    .map((line) => ({ rule: 'console', what: line }));
}

/** The current problems with the page and with the effect of the action. */
async function wrongNow(visitor: Visitor, ground: Ground, { effect, words }: Step): Promise<Look> {
  const { page } = visitor;
  if (isUnreachable(page)) {
    if (visitor.isOffline) return { problems: [], checked: [] };
    // The browser's own page for an address that was out of reach. The visitor reloads it.
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    return {
      problems: [{ rule: 'address', what: 'the browser shows no page' }],
      checked: ['address'],
    };
  }
  const isPrint = words === 'prints';
  const checkFocus = words.startsWith('presses');
  const missed = await effect?.(page);
  const found = await page.evaluate(look, { pages: ground.pages, isPrint, checkFocus });
  return {
    problems: [
      ...(missed ? [{ rule: 'effect', what: `${words}: ${missed}` }] : []),
      ...found.problems,
      ...(await lost(visitor)),
    ],
    checked: [
      ...found.checked,
      ...(effect ? ['effect'] : []),
      ...(visitor.fields.length > 0 ? ['typed'] : []),
    ],
  };
}

/** Waits until there are no problems. Returns the remaining ones at the timeout. */
async function settle(visitor: Visitor, ground: Ground, step: Step): Promise<Look> {
  const { where } = visitor;
  // A page waits 10 s for its styles, and reloads once more, before it says that they are missing.
  const ofFiles = where.fault === 'none' ? 0 : 15_000;
  const end = Date.now() + 4000 + where.cpu * 500 + where.latency * 20 + ofFiles;
  for (;;) {
    const found = await wrongNow(visitor, ground, step).catch((error: Error) => ({
      problems: [{ rule: 'look', what: error.message.split('\n')[0] ?? '' }],
      checked: [],
    }));
    if (found.problems.length === 0 || Date.now() > end) return found;
    await visitor.page
      .evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
      .catch(() => visitor.page.waitForLoadState('domcontentloaded').catch(() => undefined));
  }
}

async function scan(page: Page): Promise<Problem[]> {
  // Scrolled, the bar covers a part of some link, which axe takes for a link too small to hit.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'])
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      rule: 'axe',
      what: `${id}: ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`)
        .join(' | ')}`,
    }));
}

/** Opens the first page. */
async function arrive({ page, where }: Visitor): Promise<void> {
  if (where.impatient) {
    await page.goto(where.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  } else {
    await page.goto(where.path);
    if (where.fault === 'none' || where.fault === 'late') await hydrated(page);
  }
}

/** Runs a case until there is a problem. */
export async function run(ground: Ground, { where, acts }: Case): Promise<Outcome> {
  const steps: string[] = [];
  const checked: string[] = [];
  const context = await contextFor(ground.browser, ground.origin, where);
  try {
    const page = await context.newPage();
    await prepare(page);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    const visitor: Visitor = {
      context,
      page,
      where,
      paths: Object.keys(ground.pages),
      messages: watchConsole(page),
      isOffline: false,
      fields: [],
      size: sizeAt(where.width, where.zoom),
    };
    const setSlow = await slowDown(page, where);
    const first: Step = { words: `opens ${where.path}` };
    await arrive(visitor);
    let step = first;
    for (const act of [undefined, ...acts]) {
      const wasOffline = visitor.isOffline;
      if (act) {
        // If the browser shows no page, only its own toolbar is left.
        const isLost = isUnreachable(page);
        if (isLost && act.kind !== 'offline') continue;
        step = await perform(visitor, act);
        if (isLost) await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
      }
      steps.push(step.words);
      const found = await settle(visitor, ground, step);
      const problems = [...found.problems, ...spoken(visitor, wasOffline)];
      checked.push(...found.checked, 'console');
      if (step.words === 'prints') await page.emulateMedia({ media: 'screen' });
      if (problems.length > 0) return { steps, problems, checked };
    }
    await setSlow(false);
    const path = new URL(page.url()).pathname;
    // Without scripts, whatever they add for screen readers is missing, which isn't a fault of the page.
    const isWhole = where.fault === 'none' && !visitor.isOffline && !isUnreachable(page);
    if (!isWhole) return { steps, problems: [], checked };
    const theme = await page.evaluate(() => document.documentElement.dataset.theme);
    const layout = `${path} ${theme} ${visitor.size.width < 997 ? 'small' : 'large'}`;
    if (ground.scanned.has(layout)) return { steps, problems: [], checked };
    ground.scanned.add(layout);
    await hydrated(page);
    checked.push('axe');
    return { steps: [...steps, 'axe looks'], problems: await scan(page), checked };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
