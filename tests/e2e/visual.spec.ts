import fs from 'node:fs';
import path from 'node:path';
import { brand } from '../../src/lib/brand';
import { expect, open, test } from './visit';

/** One page of each kind, by the name of its picture. */
const pages: Record<string, string> = {
  home: '/',
  pricing: '/pricing/',
  about: '/about/',
  hosting: '/hosting/',
  comparison: '/hosting/alternative-to-render-eu/',
  topic: '/hosting/cheap-docker-hosting-europe/',
  'docs-task': '/docs/services/postgresql/',
  'docs-reference': '/docs/billing/cost-per-feature/',
  gallery: '/docs/templates/',
  template: '/docs/templates/umami/',
  lesson: '/learn/foundations/images-vs-containers/',
  glossary: '/learn/glossary/',
  blog: '/blog/',
  post: '/blog/reverse-proxy-showdown/',
  search: '/search/',
  'not-found': '/no-such-page/',
};

/** 0.2 % of a picture's pixels may differ, because other machines draw letters slightly differently. */
const TOLERANCE = 0.002;

const fonts = path.join(__dirname, '../../node_modules/@fontsource/ibm-plex-sans/files');
const face = (weight: number): string => {
  const file = path.join(fonts, `ibm-plex-sans-latin-${weight}-normal.woff2`);
  const data = fs.readFileSync(file).toString('base64');
  return `@font-face { font-family: 'Test Sans'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
};

/** Text in a font that is the same on every machine. The heading font is the site's own. */
const css = `${face(400)} ${face(600)} :root { --font-body: 'Test Sans'; --font-mono: 'Test Sans'; }`;

/** The Chromium that drew the stored pictures, recorded next to them. */
const drawnBy = path.join(__dirname, 'visual.spec.ts-snapshots/chromium.json');

interface Drawn {
  major: string;
  product: string;
}

test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ browser, page }, { config }) => {
  const now: Drawn = { major: browser.version().split('.')[0] ?? '', product: brand.product };
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    fs.mkdirSync(path.dirname(drawnBy), { recursive: true });
    fs.writeFileSync(drawnBy, `${JSON.stringify(now, null, 2)}\n`);
  } else {
    test.skip(
      !fs.existsSync(drawnBy),
      'there are no pictures yet: npm run test:visual -- --update-snapshots draws them',
    );
    const then = JSON.parse(fs.readFileSync(drawnBy, 'utf8')) as Drawn;
    test.skip(process.platform !== 'linux', 'the pictures were drawn on Linux');
    test.skip(
      then.major !== now.major,
      `the pictures were drawn by Chromium ${then.major}, this is ${now.major}: look at the pages, then renew them with npm run test:visual -- --update-snapshots`,
    );
    test.skip(then.product !== now.product, `the pictures show ${then.product}`);
  }
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
});

for (const [mode, viewport] of [
  ['light', { width: 1280, height: 720 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test.describe(`${mode}, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const [name, address] of Object.entries(pages)) {
      test(`the first screen of ${name} looks as it did`, async ({ page, quietConsole }) => {
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await open(page, address);
        if (name === 'not-found') quietConsole.splice(0);
        await page.evaluate(async () => {
          await Promise.all(
            ['400 16px "Test Sans"', '600 16px "Test Sans"', '700 40px Archivo'].map((font) =>
              document.fonts.load(font),
            ),
          );
          // Pictures that load late by design, if they are in the first screen.
          await Promise.all(
            [...document.images]
              .filter(
                (picture) =>
                  picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight,
              )
              .map((picture) => picture.decode()),
          );
        });
        await expect(page).toHaveScreenshot(`${name}-${mode}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERANCE,
          // Text about the age of a price changes with the day of the build.
          mask: [page.locator('main [class*="read_"]')],
        });
      });
    }
  });
}
