import type { CheerioAPI } from 'cheerio';
import { brand } from '../../../lib/brand.ts';
import { longDate } from '../../../lib/dates.ts';
import { lessons } from '../../../lib/lessons.ts';
import { formatEuro } from '../../../lib/money.ts';
import { sizeOf } from '../../../lib/prices.ts';
import type { BuiltPage } from '../page.ts';
import { postFigures } from '../pictures/figures.ts';

/** The content of a card. */
export interface CardFacts {
  /** The part of the site the page is in. */
  section: string;
  title: string;
  /** The page's own price or figure, else the lowest price. */
  figure: string;
  /** The page's first drawing as SVG, absent if it has none. */
  drawing?: string;
  /** The site path of the page's picture, if the build draws it separately from the page. */
  picture?: string;
}

const clean = (text: string): string => text.replace(/[\u200B\s]+/g, ' ').trim();

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/docs\/templates\/./, 'Template'],
  [/^\/docs\//, 'Documentation'],
  [/^\/learn\/(?:ship-it|foundations|proxies)\//, 'Lesson'],
  [/^\/learn\/incidents\/./, 'Broken server'],
  [/^\/learn\//, 'Learn'],
  [/^\/blog\//, 'Blog'],
  [/^\/hosting\/alternative/, 'Comparison'],
  [/^\/hosting\//, 'Hosting'],
];

const cheapest = (): string => `from ${formatEuro(sizeOf('nano').month)} a month`;

/** Both sums of a comparison's start-up stack, as its first table shows them. */
function comparison($: CheerioAPI): string | undefined {
  const group = $('main tbody')
    .toArray()
    .find((one) => /^start-up$/i.test(clean($(one).find('th').first().text())));
  const [ours, theirs] = $(group ? [group] : [])
    .find('td')
    .toArray()
    .map((cell) => ({
      sum: clean($(cell).find('data').first().text()),
      part: /in part/.test($(cell).text()) ? ', in part' : '',
    }))
    .filter(({ sum }) => sum.startsWith('€'));
  return ours && theirs
    ? `A start-up's stack, a month: ${ours.sum} here, ${theirs.sum} there${theirs.part}`
    : undefined;
}

function figureOf(page: BuiltPage, $: CheerioAPI): string {
  const { route, date } = page;
  const lesson = lessons.find(({ path }) => path === route);
  if (lesson) return `${lesson.minutes} minutes · ${lesson.level}`;
  if (/^\/docs\/templates\/./.test(route)) {
    const price = clean($('article [data-price]').first().text());
    return `${price} a month, database and disk included`;
  }
  if (/^\/blog\/(?!archive|tags|authors|page)./.test(route) && date) return longDate(date);
  const sums = /^\/hosting\/(?:alternative|hetzner-server)/.test(route) ? comparison($) : undefined;
  return sums ?? `${brand.tagline} · ${cheapest()}`;
}

/** What a built page's card says and shows. */
export function cardFacts(page: BuiltPage, $: CheerioAPI): CardFacts {
  const [, section = ''] = SECTIONS.find(([form]) => form.test(page.route)) ?? [];
  // A page's own drawing has its label. One that a component computes is named by its caption.
  const [labelled, any] = ['[aria-label]', ''].map((own) => $(`main svg[role=img]${own}`).first());
  const drawing = postFigures[page.route]?.() ?? $.xml(labelled?.length ? labelled : (any ?? ''));
  const picture = $('main img.picture').first().attr('src');
  return {
    section,
    title: page.heading,
    figure: figureOf(page, $),
    ...(drawing ? { drawing } : {}),
    ...(picture ? { picture } : {}),
  };
}
