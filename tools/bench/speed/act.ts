import type { Browser, CDPSession, Page } from '@playwright/test';
import { record } from './bytes.ts';
import { median } from '../../../src/lib/numbers.ts';

/** How a visitor gets to the link they follow, on a page that was left alone before. */
export const WAYS = ['pointer still', 'pointer moved', 'keyboard', 'touch'] as const;
export type Way = (typeof WAYS)[number];

const kbit = (count: number) => (count * 1000) / 8;
/** Links by name: latency in milliseconds, bytes per second. */
export const NETWORKS = {
  local: undefined,
  '150 ms, 1.6 Mbit/s': { latency: 150, down: kbit(1600), up: kbit(750) },
  '400 ms, 400 kbit/s': { latency: 400, down: kbit(400), up: kbit(400) },
} as const;
export type Network = keyof typeof NETWORKS;

/** The cost of following links from a page: medians over the links, and how many of them were full page loads. */
export interface Acts {
  /** Milliseconds from the action to the frame that shows the next page's heading. */
  time: number;
  whole: number;
  links: number;
  /** Bytes from the load event to the action, and from the action to a second after the heading. */
  atRest: number;
  afterAct: number;
}

/** Milliseconds that a page is open before the visitor acts, and that the pointer rests on a link. */
const OPEN = 5000;
const REST = 150;
/** How many links of the sidebar are followed, each from a newly opened page. */
const LINKS = 5;

/** Runs in each document of a measured page: the time from a click to the new heading, even across a full load. */
function watchActs(): void {
  const KEY = 'bench-act';
  const whenHeading = (before: string | undefined, at: number, whole: boolean) => {
    const shown = (observer?: MutationObserver) => {
      const heading = document.querySelector('h1');
      if (!heading || heading.textContent === before) return;
      observer?.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          sessionStorage.removeItem(KEY);
          const time = performance.timeOrigin + performance.now() - at;
          Object.assign(window, { act: { time, whole } });
        };
        channel.port2.postMessage(0);
      });
    };
    new MutationObserver((_, observer) => shown(observer)).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    if (before === undefined) shown();
  };
  const begun = Number(sessionStorage.getItem(KEY) ?? 0);
  if (begun > 0) whenHeading(undefined, begun, true);
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      const at = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(KEY, String(at));
      whenHeading(document.querySelector('h1')?.textContent ?? '', at, false);
    },
    true,
  );
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The sidebar's links in view: addresses and the middles of their boxes. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.menu a[href^="/"]')];
    return links.flatMap((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const isInSight = width > 0 && y > 70 && y + height < innerHeight;
      return isInSight && link.pathname !== location.pathname && link.pathname.split('/').length > 4
        ? [{ path: link.pathname, x: x + Math.min(40, width / 2), y: y + height / 2 }]
        : [];
    });
  });

async function actOn(page: Page, session: CDPSession, way: Way, at: number): Promise<void> {
  const links = await linksOf(page);
  const link = links[Math.floor((at * links.length) / LINKS)];
  if (!link) throw new Error(`${page.url()} has only ${links.length} links in its sidebar`);
  const { path, x, y } = link;
  if (way === 'touch') {
    const points = [{ x, y }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await wait(80);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else if (way === 'keyboard') {
    await page.locator(`.menu a[href="${path}"]:visible`).first().focus();
    await wait(REST);
    await page.keyboard.press('Enter');
  } else {
    await page.mouse.move(x, y);
    await wait(REST);
    await page.mouse.click(x, y);
  }
}

/** Follows links of a page's sidebar one after the other, each in a new context, with a slow processor. */
export async function measureActs(
  browser: Browser,
  url: string,
  way: Way,
  network: Network,
  slowDown: number,
): Promise<Acts> {
  const found: { time: number; whole: boolean; atRest: number; afterAct: number }[] = [];
  for (let at = 0; at < LINKS; at += 1) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      hasTouch: way === 'touch',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { files, load } = await record(session);
    // tsx wraps named functions in a helper that pages don't have.
    await page.addInitScript('self.__name = (one) => one');
    await page.addInitScript(watchActs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const link = NETWORKS[network];
    if (link) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: link.latency,
        downloadThroughput: link.down,
        uploadThroughput: link.up,
      });
    }
    await page.goto(url, { waitUntil: 'load' });
    if (way === 'pointer moved') {
      await wait(1000);
      await page.mouse.move(700, 400);
      await page.mouse.move(720, 420);
      await wait(OPEN - 1000);
    } else await wait(OPEN);
    const sum = () =>
      files.filter(({ began }) => began >= load()).reduce((all, { bytes }) => all + bytes, 0);
    const atRest = sum();
    const before = files.length;
    await actOn(page, session, way, at);
    const act = await page
      .waitForFunction(() => (window as unknown as { act?: { time: number; whole: boolean } }).act)
      .catch((cause: unknown) => {
        throw new Error(`${page.url()}: no new heading (${way}, ${network}, link ${at})`, {
          cause,
        });
      });
    const { time, whole } = (await act.jsonValue()) ?? { time: NaN, whole: true };
    await wait(1000);
    const afterAct = files.slice(before).reduce((all, { bytes }) => all + bytes, 0);
    found.push({ time, whole, atRest, afterAct });
    await context.close();
  }
  const of = (name: 'time' | 'atRest' | 'afterAct') => median(found.map((one) => one[name]));
  return {
    time: of('time'),
    whole: found.filter(({ whole }) => whole).length,
    links: LINKS,
    atRest: of('atRest'),
    afterAct: of('afterAct'),
  };
}
