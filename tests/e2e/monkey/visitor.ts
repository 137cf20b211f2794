import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { hydrated } from '../../../tools/bench/hydrated';
import { reportViolations, watchConsole, type Messages } from '../visit';
import type { Act, Surroundings } from './cases';
import { WIDTHS } from './cases';
import { sizeAt } from './surroundings';
import type { Problem } from './look';

export interface Field {
  handle: ElementHandle;
  name: string;
  value: string;
}

/** An action in words, and what must be true after it. */
export interface Step {
  words: string;
  /** Returns what isn't as the action should have made it, or nothing if all is well. */
  effect?: (page: Page) => Promise<string | undefined> | string | undefined;
}

/** A visitor with one tab open, and the page they expect. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  where: Surroundings;
  paths: readonly string[];
  messages: Messages;
  isOffline: boolean;
  /** Text that was typed and not touched since. */
  fields: Field[];
  size: { width: number; height: number };
}

/** The tab's position in its history. */
const placeIn = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as {
      navigation: {
        currentEntry: { index: number; url: string } | null;
        entries: () => { url: string }[];
      };
    };
    return {
      index: navigation.currentEntry?.index ?? 0,
      urls: navigation.entries().map(({ url }) => url),
    };
  });

/** The elements that can be acted on, in view and not covered, with their labels. */
export interface Target {
  handle: ElementHandle<HTMLElement>;
  x: number;
  y: number;
  name: string;
  isLink: boolean;
  path: string;
  hash: string;
  isSummary: boolean;
  isMode: boolean;
  states: Record<string, string | null>;
}

const STATES = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-describedby'] as const;

const CLICKED =
  'a[href], button, summary, [role=tab], [role=option], input[type=checkbox], input[type=radio]';
const INTERACTIVE = 'a, button, summary, label, input, textarea, select';
const TYPED = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea';

/** One of the matching elements, by a number. Undefined if none is in view. */
async function pick(page: Page, selector: string, at: number): Promise<Target | undefined> {
  const handle = await page.evaluateHandle(
    ([css, number, interactive]) => {
      const found = [...document.querySelectorAll<HTMLElement>(css)].flatMap((element) => {
        if (element.matches(':disabled, [aria-disabled=true]')) return [];
        const leaves =
          element instanceof HTMLAnchorElement &&
          (element.origin !== location.origin ||
            !element.pathname.endsWith('/') ||
            element.hasAttribute('download') ||
            (element.target !== '' && element.target !== '_self'));
        if (leaves || !element.checkVisibility({ visibilityProperty: true })) return [];
        const box = element.getClientRects()[0];
        if (!box || box.width < 4 || box.height < 4) return [];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const isText = !element.matches(interactive) && top?.closest(interactive) !== null;
        return top && element.contains(top) && !isText ? [{ element, x, y }] : [];
      });
      return found[number % Math.max(1, found.length)];
    },
    [selector, at, INTERACTIVE] as const,
  );
  const element = await handle.evaluateHandle((one) => one?.element);
  const asElement = element.asElement();
  if (!asElement) return undefined;
  const facts = await handle.evaluate((one, states) => {
    const { element, x, y } = one as { element: HTMLElement; x: number; y: number };
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    const label = element.getAttribute('aria-label') ?? element.textContent;
    return {
      x,
      y,
      name: `${element.localName} '${(label || element.id).replace(/\s+/g, ' ').trim().slice(0, 40)}'${link ? ` (${link.pathname}${link.hash})` : ''}`,
      isLink: link !== undefined,
      path: link?.pathname ?? '',
      hash: link?.hash ?? '',
      isSummary: element.localName === 'summary',
      isMode: element.matches('.navbar button:has([data-choice])'),
      states: Object.fromEntries(states.map((state) => [state, element.getAttribute(state)])),
    };
  }, STATES);
  return { handle: asElement, ...facts };
}

/** True if a message says that something failed. */
const isSaid = (page: Page) =>
  page.evaluate(() =>
    /could(?:n't| not)|You're offline|still loading/i.test(
      [...document.querySelectorAll('[role=alert], [role=status], .load-failure')]
        .map(({ textContent }) => textContent)
        .join(' '),
    ),
  );

/** The browser's own page for an address that couldn't be reached. */
export const isUnreachable = (page: Page) => page.url().startsWith('chrome-error:');

/** The skip link's fragment. The site moves only the focus, so Back doesn't return to the same page. */
const SKIP = '#__docusaurus_skipToContent_fallback';

const focusIsInMain = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('main') ?? false);

/** False if the last click met something else, which had come between. */
const isHit = (target: Target) =>
  target.handle
    .evaluate((one) => {
      const { lastClick } = window as unknown as { lastClick?: EventTarget };
      return lastClick === undefined || (lastClick instanceof Node && one.contains(lastClick));
    })
    // Its document is gone because the action left the page.
    .catch(() => true);

/** The effect of an action on a target: once, and the right one. */
async function effectOf(visitor: Visitor, target: Target): Promise<Step['effect']> {
  const { page, where } = visitor;
  const before = await placeIn(page);
  const here = new URL(page.url());
  const choice = await page.evaluate(() => document.documentElement.dataset.themeChoice);
  const wasOpen = await target.handle.evaluate((one) => one.parentElement?.hasAttribute('open'));
  return async () => {
    if (isUnreachable(page)) return visitor.isOffline ? undefined : 'the browser shows no page';
    if (!(await isHit(target))) return undefined;
    // The first tap on a word with an explanation shows the explanation.
    if (target.isLink && where.way === 'touch' && target.states['aria-describedby'])
      return undefined;
    if (target.isLink) {
      const now = new URL(page.url());
      const goal = target.path === '/docs/' ? '/docs/intro/' : target.path;
      const isSkipped = target.hash === SKIP && (await focusIsInMain(page));
      const isThere = now.pathname === goal && (now.hash === target.hash || isSkipped);
      if (!isThere) {
        if (await isSaid(page)) return undefined;
        return `the address is ${now.pathname}${now.hash}, not ${goal}${target.hash}`;
      }
      const { index } = await placeIn(page);
      const isSame = here.pathname === goal && (here.hash === target.hash || isSkipped);
      const steps = index - before.index;
      if (steps > 1 || (steps < 1 && !isSame)) return `${steps} steps of history for one click`;
      return undefined;
    }
    if (target.isMode) {
      const next = { light: 'dark', dark: 'system', system: 'light' }[choice ?? 'light'];
      const now = await page.evaluate(() => document.documentElement.dataset.themeChoice);
      return now === next ? undefined : `the mode is ${now}, not ${next}`;
    }
    const after = await target.handle
      .evaluate(
        (one, states) => ({
          isThere: one.isConnected,
          isOpen: one.parentElement?.hasAttribute('open'),
          states: Object.fromEntries(states.map((state) => [state, one.getAttribute(state)])),
        }),
        STATES,
      )
      .catch(() => undefined);
    if (!after?.isThere) return undefined;
    if (target.isSummary)
      return after.isOpen === wasOpen ? 'what is folded did not open or close' : undefined;
    if (target.states['aria-expanded'] !== null) {
      const isSame = after.states['aria-expanded'] === target.states['aria-expanded'];
      if (isSame && !(await isSaid(page))) return 'aria-expanded did not change';
    }
    if (target.states['aria-selected'] === 'false' && after.states['aria-selected'] === 'false')
      return (await isSaid(page)) ? undefined : 'the tab is not selected';
    if (target.states['aria-pressed'] === 'false' && after.states['aria-pressed'] === 'false')
      return (await isSaid(page)) ? undefined : 'the button is not pressed';
    return undefined;
  };
}

/** Presses a target the way this visitor does. */
async function press({ page, where }: Visitor, target: Target): Promise<void> {
  await page.evaluate(() => Object.assign(window, { lastClick: undefined }));
  if (where.way === 'touch') await page.touchscreen.tap(target.x, target.y);
  else if (where.way === 'mouse') await page.mouse.click(target.x, target.y);
  else {
    await target.handle.focus();
    const isBox = await target.handle.evaluate((one) => one.matches('input'));
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  }
}

const valueOf = (handle: ElementHandle) =>
  handle.evaluate((one) => (one as HTMLInputElement).value);

/** Puts a text into a field, by keys or from the clipboard, after the existing text. */
async function write(visitor: Visitor, { at, text }: Act, isPasted: boolean): Promise<Step> {
  const { page } = visitor;
  const target = await pick(page, TYPED, at);
  if (!target) return { words: 'nothing to type into' };
  await press({ ...visitor, where: { ...visitor.where, way: 'mouse' } }, target);
  const { handle } = target;
  const facts = await handle.evaluate((one) => {
    const field = one as HTMLInputElement;
    field.focus();
    field.select();
    return {
      isNumber: field.type === 'number' || field.inputMode === 'numeric',
      isArea: field.localName === 'textarea',
      room: field.maxLength < 0 ? Infinity : field.maxLength,
    };
  });
  const words = facts.isArea ? text : text.replace(/\s*\n\s*/g, ' ').slice(0, facts.room);
  if (facts.isNumber && !/^\d+$/.test(words)) return { words: `no letters into ${target.name}` };
  if (isPasted) {
    await page.evaluate((value) => navigator.clipboard.writeText(value), words);
    await page.keyboard.press('Control+V');
  } else if (words.length > 40) await page.keyboard.insertText(words);
  else await page.keyboard.type(words.replace(/\n/g, ' '));
  const typed = isPasted || words.length > 40 ? words : words.replace(/\n/g, ' ');
  visitor.fields = visitor.fields.filter(({ name }) => name !== target.name);
  visitor.fields.push({ handle, name: target.name, value: typed });
  return {
    words: `${isPasted ? 'pastes' : 'types'} ${JSON.stringify(typed.slice(0, 40))} into ${target.name}`,
  };
}

/** Lists the fields that no longer contain what was typed into them. */
export async function lost({ fields }: Visitor): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { handle, name, value } of fields) {
    const now = await handle
      .evaluate((one) => (one.isConnected ? (one as HTMLInputElement).value : undefined))
      .catch(() => value);
    if (now === undefined) problems.push({ rule: 'typed', what: `${name} was drawn anew` });
    else if (now !== value)
      problems.push({
        rule: 'typed',
        what: `${name} holds '${now.slice(0, 60)}', not '${value.slice(0, 60)}'`,
      });
  }
  return problems;
}

async function step(visitor: Visitor, by: -1 | 1): Promise<Step> {
  const { page } = visitor;
  const { index, urls } = await placeIn(page);
  const goal = urls[index + by];
  if (goal === undefined) return { words: `nothing to go ${by < 0 ? 'back' : 'forward'} to` };
  visitor.fields = [];
  await (by < 0 ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }));
  return {
    words: `goes ${by < 0 ? 'back' : 'forward'} to ${new URL(goal).pathname}`,
    effect: () =>
      page.url() === goal || isUnreachable(page) ? undefined : `the address is ${page.url()}`,
  };
}

async function secondTab(visitor: Visitor, { at }: Act): Promise<Step> {
  const { context, page, paths } = visitor;
  if (visitor.isOffline) return { words: 'no second tab while offline' };
  const path = paths[at % paths.length] ?? '/';
  const other = await context.newPage();
  const messages = watchConsole(other);
  await other.goto(path);
  await hydrated(other);
  const toggle = await pick(other, '.navbar button:has([data-choice])', 0);
  if (toggle) await other.mouse.click(toggle.x, toggle.y);
  const choice = await other.evaluate(() => document.documentElement.dataset.themeChoice);
  await other.close();
  await page.bringToFront();
  visitor.messages.push(...messages);
  return {
    words: `opens ${path} in a second tab${toggle ? ', changes the mode there' : ''} and closes it`,
    effect: async () => {
      if (!toggle || isUnreachable(page)) return undefined;
      const now = await page.evaluate(() => document.documentElement.dataset.themeChoice);
      return now === choice ? undefined : `the mode is ${now} here and ${choice} in the other tab`;
    },
  };
}

async function click(visitor: Visitor, act: Act): Promise<Step> {
  const target = await pick(visitor.page, CLICKED, act.at);
  if (!target) return { words: 'nothing to click in sight' };
  const effect = await effectOf(visitor, target);
  // Anything another button does may also change a field.
  if (!target.isMode && !target.isSummary) visitor.fields = [];
  await press(visitor, target);
  return {
    words: `${visitor.where.way === 'keyboard' ? 'presses' : visitor.where.way === 'touch' ? 'taps' : 'clicks'} ${target.name}`,
    effect,
  };
}

async function choose({ page }: Visitor, { at }: Act): Promise<Step> {
  const target = await pick(page, 'select', at);
  if (!target) return { words: 'nothing to choose from in sight' };
  const values = await target.handle.evaluate((one) =>
    [...(one as unknown as HTMLSelectElement).options]
      .filter(({ disabled }) => !disabled)
      .map(({ value }) => value),
  );
  const value = values[Math.floor(at / 7) % values.length] ?? '';
  await target.handle.selectOption(value);
  return {
    words: `chooses ${value} in ${target.name}`,
    effect: async () => {
      const now = await valueOf(target.handle).catch(() => value);
      return now === value ? undefined : `${now} is chosen, not ${value}`;
    },
  };
}

async function select(visitor: Visitor, { at }: Act): Promise<Step> {
  const { page } = visitor;
  const target = await pick(page, 'main p, main li, main td, main code', at);
  if (!target) return { words: 'no text to select in sight' };
  await page.mouse.dblclick(target.x, target.y);
  // A suggestion that had come between has been followed.
  if (!(await isHit(target))) visitor.fields = [];
  return { words: `selects a word of ${target.name}` };
}

async function scroll({ page, where }: Visitor, { at }: Act): Promise<Step> {
  const by = [400, 2000, 100_000, -700, -100_000][at % 5] ?? 0;
  if (where.way === 'mouse') await page.mouse.wheel(0, by);
  else await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), by);
  return { words: `scrolls by ${by} px` };
}

async function tab({ page }: Visitor, { at }: Act): Promise<Step> {
  const keys = 1 + (at % 6);
  const key = at % 2 === 0 ? 'Tab' : 'Shift+Tab';
  for (let pressed = 0; pressed < keys; pressed += 1) await page.keyboard.press(key);
  return { words: `presses ${key} ${keys} times` };
}

const OTHER_KEYS = [
  ...(['Escape', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] as const),
  ...(['Home', 'End', 'PageDown', 'Control+K', 'Enter'] as const),
];

async function key(visitor: Visitor, { at }: Act): Promise<Step> {
  const name = OTHER_KEYS[at % OTHER_KEYS.length] ?? 'Escape';
  // Arrows change numbers, and Escape empties a search box.
  visitor.fields = [];
  await visitor.page.keyboard.press(name);
  // Where keys scroll, they scroll the focus out of sight.
  return { words: `${/^(?:Arrow|Home|End|Page)/.test(name) ? 'moves by' : 'presses'} ${name}` };
}

const ACTS: Record<Act['kind'], (visitor: Visitor, act: Act) => Promise<Step>> = {
  click,
  choose,
  select,
  scroll,
  tab,
  key,
  'second tab': secondTab,
  type: (visitor, act) => write(visitor, act, false),
  paste: (visitor, act) => write(visitor, act, true),
  back: (visitor) => step(visitor, -1),
  forward: (visitor) => step(visitor, 1),
  reload: async (visitor) => {
    const { page, where } = visitor;
    visitor.fields = [];
    const path = page.url();
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    if (!where.impatient && !visitor.isOffline && where.fault === 'none') await hydrated(page);
    return {
      words: 'loads the page again',
      effect: () =>
        page.url() === path || isUnreachable(page) ? undefined : `the address is ${page.url()}`,
    };
  },
  resize: async (visitor, { at }) => {
    visitor.size = sizeAt(WIDTHS[at % WIDTHS.length] ?? 320, visitor.where.zoom);
    await visitor.page.setViewportSize(visitor.size);
    return { words: `resizes to ${visitor.size.width} × ${visitor.size.height}` };
  },
  mode: async (visitor) => {
    const target = await pick(visitor.page, '.navbar button:has([data-choice])', 0);
    if (!target) return { words: 'no switch of the mode in sight' };
    const effect = await effectOf(visitor, target);
    await press(visitor, target);
    return { words: 'changes the mode', effect };
  },
  system: async ({ page }, { at }) => {
    const colorScheme = at % 2 === 0 ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme });
    return {
      words: `the system turns ${colorScheme}`,
      effect: async () => {
        if (isUnreachable(page)) return undefined;
        const { themeChoice, theme } = await page.evaluate(() => ({
          ...document.documentElement.dataset,
        }));
        const goal = themeChoice === 'system' ? colorScheme : themeChoice;
        return theme === goal ? undefined : `the page is ${theme} with ${themeChoice} chosen`;
      },
    };
  },
  offline: async (visitor) => {
    visitor.isOffline = !visitor.isOffline;
    await visitor.context.setOffline(visitor.isOffline);
    return { words: visitor.isOffline ? 'is offline' : 'is online again' };
  },
  print: async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    return { words: 'prints' };
  },
};

/** Does one act. */
export const perform = (visitor: Visitor, act: Act): Promise<Step> => ACTS[act.kind](visitor, act);

/** Records in every document what was clicked last, and what the policy refused. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(reportViolations);
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ target }) => {
        Object.assign(window, { lastClick: target });
      },
      true,
    ),
  );
}
