import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pagesOfEachKind } from '../../site/pages';
import { expect, test } from '../visit';

/** A server between browser and site that delays everything after the cut until it is released. */
async function slowServer(site: string, cut: number) {
  let release = (): void => undefined;
  const painted = new Promise<void>((resolve) => (release = resolve));
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${site}${request.url}`, { redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        const heading = body.indexOf('<h1');
        const at = heading + Math.floor((body.length - heading) * cut);
        response.write(body.subarray(0, at));
        await painted;
        response.end(body.subarray(at));
      } else {
        response.end(body);
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, release, close };
}

/** A table column may widen when a later row arrives (0.01 was measured). Anything larger is a fault. */
const LIMIT = 0.02;

/** Where the document is cut, as a share of what follows its main heading. */
const cuts = [0.02, 0.05, 0.1, 0.2, 0.4];

for (const [width, height] of [
  [390, 844],
  [1280, 720],
] as const) {
  for (const path of pagesOfEachKind) {
    test(`at ${width} px nothing moves on ${path} when the page arrives in two parts`, async ({
      browser,
      baseURL,
    }) => {
      const moved: string[] = [];
      for (const cut of cuts) {
        const server = await slowServer(baseURL ?? '', cut);
        const context = await browser.newContext({ viewport: { width, height } });
        const page = await context.newPage();
        await page.addInitScript((limit) => {
          const shifts: string[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as unknown as {
                value: number;
                sources: { node?: Node }[];
              };
              if (value < limit) continue;
              const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
              shifts.push(`${value.toFixed(4)} ${what.join(' | ')}`);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        }, LIMIT);
        await page.goto(`${server.origin}${path}`, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        server.release();
        await page.waitForLoadState('load');
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: string[] }).shifts,
        );
        moved.push(...shifts.map((shift) => `cut at ${cut}: ${shift}`));
        await context.close();
        await server.close();
      }
      expect(moved).toEqual([]);
    });
  }
}
