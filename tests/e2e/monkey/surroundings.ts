import type { Browser, BrowserContext, CDPSession, Page, Route } from '@playwright/test';
import type { Surroundings } from './cases';

const HEIGHT = 900;
/** The narrowest window that content must fit, according to WCAG 2.2. */
const NARROWEST = 320;

/** The size in CSS pixels of a window of a width at a zoom. */
export const sizeAt = (width: number, zoom: number) => ({
  width: Math.max(NARROWEST, Math.round(width / zoom)),
  height: Math.max(256, Math.round(HEIGHT / zoom)),
});

/** The same number below 100 for the same text. */
const hundredth = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % 100;

/** A cut file: only its first half. */
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** Makes some of the files fail in the way the case says. */
async function breakFiles(context: BrowserContext, where: Surroundings): Promise<void> {
  const { fault, faultAt } = where;
  if (fault === 'none') return;
  if (fault === 'other release') {
    // The first document is of an earlier release, whose files are gone.
    let left = 1;
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document' || left < 1) return route.fallback();
      left -= 1;
      const response = await route.fetch();
      const old = (await response.text()).replace(
        /(\/assets\/js\/[^"']*?\.)[0-9a-f]{8}(\.js)/g,
        '$100000000$2',
      );
      return route.fulfill({ response, body: old });
    });
    return;
  }
  await context.route(/\/(?:assets|search-data|img)\//, async (route) => {
    const isMet = hundredth(`${faultAt}${new URL(route.request().url()).pathname}`) < 30;
    if (!isMet) return route.fallback();
    if (fault === 'missing') return route.fulfill({ status: 404, body: '' });
    if (fault === 'cut') return cut(route);
    // The delay is what is tested: a file that comes late.
    await new Promise((resolve) => setTimeout(resolve, 200 + faultAt * 20));
    return route.continue().catch(() => undefined);
  });
}

/** A browser as the case has it: window, zoom, mode, fingers and faults. */
export async function contextFor(
  browser: Browser,
  origin: string,
  where: Surroundings,
): Promise<BrowserContext> {
  const size = sizeAt(where.width, where.zoom);
  const hasTouch = where.way === 'touch';
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    deviceScaleFactor: where.zoom,
    hasTouch,
    isMobile: hasTouch && size.width < 800,
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'theme', value: where.choice }] }],
    },
  });
  await breakFiles(context, where);
  return context;
}

/** Slows down a page's link and processor. The function it returns does so or undoes it. */
export async function slowDown(
  page: Page,
  where: Surroundings,
): Promise<(isSlow: boolean) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  if (where.latency > 0) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: where.latency,
      downloadThroughput: 2e5,
      uploadThroughput: 1e5,
    });
  }
  const setRate = (isSlow: boolean) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? where.cpu : 1 });
  if (where.cpu > 1) await setRate(true);
  return (isSlow) => (where.cpu > 1 ? setRate(isSlow) : Promise.resolve());
}
