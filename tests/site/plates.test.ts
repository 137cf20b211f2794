import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plates } from '#data/plates';
import { templates } from '#data/templates';
import { filesBelow } from '../../src/plugins/files.ts';
import { pageOf, readOut, sitemapRoutes } from './pages.ts';

const FIGURE = /<figure class="?plate\b/g;
const routes = sitemapRoutes().filter((route) =>
  readOut(path.join(route, 'index.html')).match(FIGURE),
);

const plain = (text: string): string => text.replace(/[\s\u200B]+/g, ' ').toLowerCase();

/** The text of a page without its plates, and what of it is bold or italic. */
function textsOf(route: string) {
  const $ = pageOf(route);
  const main = $('main').clone();
  main.find('.plate').remove();
  const marked = main.find('strong, em').toArray();
  return {
    all: plain(main.text()),
    marked: marked.map((element) => plain($(element).text())).join('\n'),
  };
}

/** The words at some places of a page's plates. */
const wordsAt = (route: string, places: string): string[] => {
  const $ = pageOf(route);
  return $(places)
    .toArray()
    .map((element) => plain($(element).text()).trim())
    .filter(Boolean);
};

/** The plates that the sources of pages show, by name. */
const named = filesBelow('docs')
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/<Plate of="([^"]+)"/g)])
  .map(([, name = '']) => name);

it('every plate is on a page', () => {
  expect([...new Set(named)].sort()).toEqual(Object.keys(plates).sort());
  const shown = routes.map(
    (route) => readOut(path.join(route, 'index.html')).match(FIGURE)?.length,
  );
  expect(shown.reduce<number>((sum, count = 0) => sum + count, 0)).toBe(
    named.length + templates.length,
  );
  expect(routes.length).toBeGreaterThan(40);
});

describe.each(routes)('the plates of %s', (route) => {
  const page = textsOf(route);

  it('say only what the page says', () => {
    const words = wordsAt(
      route,
      '.plate :is(dt, dd:not(:has(span)), dd > span, ul span, li:not(:has(span)))',
    );
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((word) => !page.all.includes(word))).toEqual([]);
  });

  it('name what the page prints bold or italic: tabs, entries and buttons', () => {
    const words = wordsAt(route, '.plate :is(.plate-tabs li, .plate-add li, p > span)');
    expect(words.filter((word) => !page.marked.includes(word))).toEqual([]);
  });
});
