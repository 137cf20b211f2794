import zlib from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { cardFor } from '../../../lib/cards.ts';
import { formatEuro } from '../../../lib/money.ts';
import { sizeOf } from '../../../lib/prices.ts';
import { CARD, cardPng, cardProblems, cardSvg, titleLines } from './draw.ts';
import { cardFacts } from './facts.ts';
import { palettePng } from './png.ts';
import { missingIn, widthOf } from './text.ts';

const card = { section: 'Lesson', title: 'Keep data with Docker volumes', figure: '35 minutes' };

describe('the address of a card', () => {
  it.each([
    ['/', 'home'],
    ['/about/', 'about'],
    ['/docs/services/postgresql/', 'docs-services-postgresql'],
    ['/search/', 'home'],
    ['/404.html', 'home'],
  ])('of %s is %s', (path, name) => expect(cardFor(path)).toBe(`/img/cards/${name}.png`));
});

describe('the text of a card', () => {
  it('is measured with the font that draws it', () => {
    expect(widthOf('mmm', 100)).toBeGreaterThan(2 * widthOf('iii', 100));
    expect(missingIn('Grüße: €2.50 – “x”')).toEqual([]);
    expect(missingIn('中')).toEqual(['中']);
  });

  it('is set smaller until it fits its place, line by line', () => {
    const long = 'Choose between a container and a virtual machine for a service that writes files';
    for (const width of [540, 1040]) {
      const { size, lines } = titleLines(long, width);
      expect(lines.join(' ')).toBe(long);
      for (const line of lines)
        expect(widthOf(line, size, -0.016 * size)).toBeLessThanOrEqual(width);
    }
    expect(titleLines('Blog', 1040).size).toBe(92);
  });

  it('stops the build if it fits in no size', () => {
    expect(() => titleLines('x'.repeat(60), 540)).toThrow(/does not fit its card.*shorten it/);
    expect(cardProblems({ ...card, figure: 'wide '.repeat(30) }).join()).toContain(
      'is wider than the card',
    );
    expect(cardProblems({ ...card, title: '中' })).toEqual(["no sign for '中'"]);
    expect(cardProblems(card)).toEqual([]);
  });
});

describe('what a card says', () => {
  const factsOf = (route: string, main: string) =>
    cardFacts(
      { route, heading: 'A page', description: '', crumbs: [], main },
      load(`<main>${main}</main>`),
    );

  it('is for a comparison the start-up’s stack on both sides, as its first table has it', () => {
    const rows = (name: string, ours: string, theirs: string) =>
      `<tbody><tr><th colspan="2">${name}</th></tr><tr><th>here</th><td><data>${ours}</data></td></tr><tr><th>there</th><td><data>${theirs}</data> <small><data>1 USD</data></small></td></tr></tbody>`;
    const table = `<table>${rows('Side project', '€5.00', '€11.95')}${rows('Start-up', '€36.40', '€136.76')}</table>`;
    expect(factsOf('/hosting/alternative-to-render-eu/', table).figure).toBe(
      "A start-up's stack, a month: €36.40 here, €136.76 there",
    );
    const part = table.replace('€136.76</data>', '€62.38</data> in part');
    expect(factsOf('/hosting/alternative-to-render-eu/', part).figure).toBe(
      "A start-up's stack, a month: €36.40 here, €62.38 there, in part",
    );
  });

  it('is drawn as the page draws it: by its own drawing, its picture, or the data of its post', () => {
    const chart = '<svg role="img" viewBox="0 0 1 1"><path d="M0 0"/></svg>';
    const own = '<svg role="img" aria-label="A plan" viewBox="0 0 2 2"><path d="M0 0"/></svg>';
    expect(factsOf('/blog/a/', chart + own).drawing).toContain('aria-label="A plan"');
    expect(factsOf('/blog/a/', chart).drawing).toContain('viewBox="0 0 1 1"');
    expect(factsOf('/about/', '<img class="picture" src="/img/pictures/europe.svg">').picture).toBe(
      '/img/pictures/europe.svg',
    );
    expect(factsOf('/pricing/', '').drawing).toBeUndefined();
    expect(factsOf('/blog/netlify-credit-pricing/', '').drawing).toContain('Angular 22');
  });

  it('is for a template the price that its page shows, for others what everything begins at', () => {
    expect(
      factsOf('/docs/templates/umami/', '<article><data data-price>€6.00</data></article>').figure,
    ).toMatch(/^€6\.00 a month/);
    const from = `from ${formatEuro(sizeOf('nano').month)} a month`;
    expect(factsOf('/docs/faq/', '').figure).toContain(from);
  });
});

describe('a card', () => {
  it('carries product, section, title and figure', () => {
    const svg = cardSvg(card);
    for (const text of [brand.product, card.section, 'volumes', card.figure])
      expect(svg).toContain(text);
  });

  it('shows the page’s drawing next to the title, in light-mode colours', () => {
    const drawing =
      '<svg viewBox="0 0 10 10" stroke="currentColor"><path stroke="var(--signal)" d="M0 0H9"/></svg>';
    const svg = cardSvg({ ...card, drawing });
    expect(svg).toContain('viewBox="0 0 10 10"');
    expect(svg).not.toContain('var(');
    expect(svg.match(/font-size="(\d+)" letter-spacing/)?.[1]).not.toBe('92');
  });

  it('is a PNG of 1200 by 630 pixels in few bytes', async () => {
    const png = Buffer.from(await cardPng(cardSvg(card)));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
    expect(png.length).toBeGreaterThan(4_000);
    expect(png.length).toBeLessThan(40_000);
  });
});

it('a picture with more colours than fit a palette keeps them approximately', async () => {
  const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7) % 256);
  const png = await palettePng(64, 64, rgba);
  const palette = png.indexOf('PLTE');
  expect(png.readUInt32BE(palette - 4) / 3).toBeLessThanOrEqual(256);
  const data = png.indexOf('IDAT');
  const rows = zlib.inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(rows).toHaveLength(65 * 64);
});
