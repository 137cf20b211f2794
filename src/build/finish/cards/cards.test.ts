import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../lib/brand.ts';
import { cardFor } from '../../../lib/cards.ts';
import { glossary } from '../../../lib/glossary.ts';
import { formatEuro } from '../../../lib/money.ts';
import { sizeOf } from '../../../lib/prices.ts';
import { templates } from '../../../lib/templates.ts';
import { lines } from '../pictures/overviews.ts';
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

  it('stops the build where it fits in no size', () => {
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
      { route, heading: 'A page', title: '', description: '', crumbs: [], main },
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

  it('is drawn as the page draws it: by its own drawing, its picture, or its data', () => {
    const chart = '<svg role="img" viewBox="0 0 1 1"><path d="M0 0"/></svg>';
    const own = '<svg role="img" aria-label="A plan" viewBox="0 0 2 2"><path d="M0 0"/></svg>';
    expect(factsOf('/blog/a/', chart + own).drawing).toContain('aria-label="A plan"');
    expect(factsOf('/blog/a/', chart).drawing).toContain('viewBox="0 0 1 1"');
    expect(factsOf('/about/', '<img class="picture" src="/img/pictures/europe.svg">').picture).toBe(
      '/img/pictures/europe.svg',
    );
    expect(factsOf('/docs/templates/umami/', chart).drawing).toContain('viewBox="0 0 24 24"');
    expect(factsOf('/pricing/', '').drawing).toContain('nano, 256 MB');
    expect(factsOf('/docs/services/mysql/', '').drawing).not.toContain('nano');
    expect(factsOf('/docs/templates/', '').drawing?.split('<g ')).toHaveLength(
      templates.length + 1,
    );
  });

  it.each(
    fs.readdirSync('docs/migrate').filter((file) => file.endsWith('.mdx') && file !== 'index.mdx'),
  )('of a guide shows what becomes what: %s', (file) => {
    const { drawing = '' } = factsOf(`/docs/migrate/${path.basename(file, '.mdx')}/`, '');
    expect(drawing).toContain('app, public');
    expect(drawing).toMatch(/managed database|PostgreSQL/);
  });

  it('of the guides together shows what a stack costs here and elsewhere', () => {
    expect(factsOf('/docs/migrate/', '').drawing).toContain("A start-up's stack");
  });

  it('of a stack is the plan of its Compose file, of a list what it counts', () => {
    const stack = factsOf('/docs/getting-started/app-stack/django/', '').drawing;
    const sum = formatEuro(2 * sizeOf('nano').month);
    expect(stack).toMatch(new RegExp(`Sum, plus VAT</text>.*>${sum}</text>`));
    const tags = '<a rel="tag">Go<span>1</span></a><a rel="tag">Docker<span>12</span></a>';
    const card = factsOf('/blog/tags/', tags);
    expect(card.figure).toBe('2 tags');
    expect(card.drawing).toMatch(/Docker<.*>12<.*Go<.*>1</);
    const questions = '<h2>Costs</h2><div><p data-question="a"></p><p data-question="b"></p></div>';
    expect(factsOf('/docs/faq/', questions).drawing).toMatch(/Costs<.*>2</);
    const listed =
      '<article><a href="/learn/labs/"></a></article><article><a href="/learn/proxies/caddy/"></a></article>';
    expect(factsOf('/learn/tags/caddy/', listed).picture).toBe(
      '/img/pictures/learn-proxies-caddy.svg',
    );
    const terms = factsOf(
      '/learn/tags/reference/',
      '<article><a href="/learn/glossary/"></a></article><article><a href="/learn/"></a></article>',
    );
    expect(terms.figure).toBe(`${glossary.length} terms`);
    expect(terms.drawing?.match(/<rect/g)).toHaveLength(
      factsOf('/learn/glossary/', '').drawing?.match(/<rect/g)?.length ?? 0,
    );
    const author = (name: string, posts: number) =>
      `<div class="avatar__name"><a><h2>${name}</h2></a><span>${posts}</span></div>`;
    const authors = factsOf('/blog/authors/', author('Ada', 2) + author('Ben', 11));
    expect(authors.figure).toBe('13 posts');
    expect(authors.drawing).toMatch(/Ada<.*>2<.*Ben<.*>11</);
  });

  it('of a page of words is what its table says in few words, or its newest titles', () => {
    const row = (...cells: string[]) => `<tr><td>${cells.join('</td><td>')}</td></tr>`;
    const table = `<table><tbody>${row('term', 'none', '11')}${row('backups', 'm'.repeat(60))}${row('data', 'below')}</tbody></table>`;
    const terms = factsOf('/docs/legal/terms/', table).drawing ?? '';
    expect(terms).toMatch(/>term<.*>none</);
    expect(terms).not.toMatch(/backups|below/);
    const contrast = row('contrast', 'computed: 7:1 for text, 4.5:1 for all else');
    expect(factsOf('/docs/legal/accessibility/', `<table>${contrast}</table>`).drawing).toMatch(
      />text<.*>7:1<.*>all else<.*>4.5:1</,
    );
    const post = `<ul class="post-rows"><li><a>A title ${'that goes on '.repeat(9)}</a></li></ul>`;
    expect(factsOf('/blog/archive/', post).drawing).toMatch(/>A title that goes on[a-z ]+…</);
  });

  it('of a legal page is the day of its last change', () => {
    const page = {
      route: '/docs/legal/terms/',
      heading: 'Terms',
      title: '',
      description: '',
      crumbs: [],
      main: '',
    };
    const main =
      '<main><table><tbody><tr><td>Term</td><td>a month</td></tr></tbody></table></main>';
    const facts = cardFacts({ ...page, date: '2026-11-22' }, load(main));
    expect(facts.figure).toBe('Last changed on 22 November 2026');
    expect(facts.drawing).toContain('>a month<');
    expect(() => cardFacts(page, load(''))).toThrow("'The terms in short' has no rows");
  });
});

describe('the lines of a drawing', () => {
  it('hold name and value apart, the value below where both do not fit', () => {
    const places = (svg: string) => [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => y);
    expect(places(lines('Records', [['a', 'b']]))).toEqual(['16', '48', '48']);
    expect(places(lines('Records', [['m'.repeat(20), 'm'.repeat(20)]]))).toEqual([
      '16',
      '48',
      '68',
    ]);
  });

  it('stop the build where one is wider than the drawing', () => {
    expect(() => lines('Records', [['a', 'm'.repeat(60)]])).toThrow(/is wider than the drawing/);
  });
});

describe('a card', () => {
  it('carries product, section, title and figure', () => {
    const svg = cardSvg(card);
    for (const text of [brand.product, card.section, 'volumes', card.figure])
      expect(svg).toContain(text);
  });

  it('shows the drawing of the page beside the title, in the colours of the light mode', () => {
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

it('a picture of more colours than a palette holds keeps them nearly', async () => {
  const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7) % 256);
  const png = await palettePng(64, 64, rgba);
  const palette = png.indexOf('PLTE');
  expect(png.readUInt32BE(palette - 4) / 3).toBeLessThanOrEqual(256);
  const data = png.indexOf('IDAT');
  const rows = zlib.inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(rows).toHaveLength(65 * 64);
});
