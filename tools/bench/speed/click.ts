import type { Browser } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { quiet, watchTraffic } from '../quiet.ts';

/** Milliseconds that the pointer rests on a link before it is pressed. */
const REST = 100;

/** Lighthouse's slow 4G: latency in milliseconds, bytes a second. */
const SLOW_LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Milliseconds from a click on a link to the frame that shows the new page's
 * heading, the main thread slowed down. The page has come to rest before, as it
 * has for a visitor who has read a line, and the pointer rests on the link for a
 * tenth of a second, less than a hand needs. A slow link is slow from the moment
 * that the pointer comes.
 */
export async function measureClick(
  browser: Browser,
  url: string,
  next: string,
  slowDown: number,
  isSlowLink = false,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  watchTraffic(page);
  const session = await context.newCDPSession(page);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
  const link = page.locator(`a[href="${next}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${url} shows no link to ${next}`);
  await quiet(page);
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    let clicked = 0;
    addEventListener(
      'click',
      (event) => {
        clicked = event.timeStamp;
      },
      true,
    );
    /* No named function here: tsx would wrap it in a helper that the page does not have. */
    const painted = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1');
        if (clicked === 0 || !heading || heading.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - clicked);
          channel.port2.postMessage(0);
        });
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    Object.assign(window, { painted });
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  if (isSlowLink) await session.send('Network.emulateNetworkConditions', SLOW_LINK);
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 12)] as const;
  await page.mouse.move(x, y);
  await page.evaluate((rest) => new Promise((done) => setTimeout(done, rest)), REST);
  await page.mouse.click(x, y);
  const time = await page.evaluate(
    () => (window as unknown as { painted: Promise<number> }).painted,
  );
  await context.close();
  return time;
}
