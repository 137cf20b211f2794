import { expect, open, test } from '../visit';

/** One page of each kind. */
const pages = [
  '/',
  '/pricing/',
  '/about/',
  '/hosting/alternative-to-render-eu/',
  '/docs/services/postgresql/',
  '/learn/foundations/what-is-docker/',
  '/blog/',
];

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    for (const path of pages) {
      test(`nothing moves on ${path} when the heading font comes late`, async ({ page }) => {
        let release = (): void => undefined;
        const painted = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              shifts.push((entry as unknown as { value: number }).value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        expect(await page.evaluate(() => document.fonts.check('700 40px Archivo'))).toBe(false);
        release();
        await page.waitForFunction(() => document.fonts.check('700 40px Archivo'));
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const sum = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
        );
        expect(sum).toBeLessThan(0.001);
      });
    }
  });
}

test('the heading font is preloaded with the address that the style sheet uses', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts).size).toBe(1);
  const preloaded = await page.locator('link[rel="preload"][as="font"]').getAttribute('href');
  expect(fonts[0]).toContain(preloaded ?? 'none');
});
