import type { CheerioAPI } from 'cheerio';
import { widthOf } from '../cards/text.ts';
import { clean, type Figure, type Line, lines, tableRows, WIDTH } from './overviews.ts';
import { bars } from './shapes.ts';

/** How many rows a card has room for. */
const ROWS = 7;

/** The rows of a table that fit a line of the drawing, name and value, the first of them. */
const short =
  (title: string, tableOf: ($: CheerioAPI) => ReturnType<CheerioAPI>): Figure =>
  ($) =>
    lines(
      title,
      tableRows($, tableOf($))
        .map(([name = '', value = '']): Line => [name, value])
        // A value that points further down the page says nothing on a card.
        .filter(([, value]) => value !== 'below')
        .filter(([name, value]) => widthOf(`${name}  ${value}`, 15) <= WIDTH)
        .slice(0, ROWS),
    );

/** What has to be met at least, as the table says it: '7:1 for text and links in prose, 4.5:1 for …'. */
const contrast: Figure = ($) => {
  const said = clean($('main tr:has(td:contains("contrast")) td').last().text());
  const found = [...said.matchAll(/([\d.]+):1 for ([^,:]+)/g)];
  return bars(
    'Contrast, at least',
    found.map(([, ratio = '', what = '']): [string, number, boolean] => [
      what,
      Number(ratio),
      true,
    ]),
    (ratio) => `${ratio}:1`,
    200,
  );
};

/** A title cut between words to the width of the drawing. */
function cut(title: string): string {
  let words = title;
  while (widthOf(words, 15) > WIDTH) words = words.replace(/[\s,:]+\S+$/, '').replace(/…?$/, '…');
  return words;
}

/** The titles of the newest posts. */
const newest: Figure = ($) =>
  lines(
    'The newest',
    $('main .post-rows a')
      .toArray()
      .slice(0, ROWS)
      .map((link): Line => [cut(clean($(link).text())), '']),
  );

/** Figures of pages that are made of words, by the path of the page. */
export const textFigures: Readonly<Record<string, Figure>> = {
  '/blog/archive/': newest,
  '/docs/legal/': short('Your question, and its page', ($) => $('main table').first()),
  '/docs/legal/terms/': short('The terms in short', ($) => $('main table').first()),
  '/docs/legal/impressum/': short('What the law asks for', ($) => $('main table').last()),
  '/docs/legal/accessibility/': contrast,
};
