import type { CheerioAPI } from 'cheerio';
import { brand } from '../../../site/brand.ts';
import { longDate } from '../../../site/dates.ts';
import { lessons } from '../../../site/lessons.ts';
import { formatEuro } from '../../../site/money.ts';
import { sizeOf } from '../../../site/prices.ts';
import type { BuiltPage } from '../page.ts';

/** What a card says. */
export interface CardFacts {
  /** Where the page stands. */
  section: string;
  title: string;
  /** The page's own price or figure, else what everything begins at. */
  figure: string;
  /** The page's first drawing as SVG; absent where it has none. */
  drawing?: string;
}

const clean = (text: string): string => text.replace(/[\u200B\s]+/g, ' ').trim();

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/docs\/templates\/./, 'Template'],
  [/^\/docs\//, 'Documentation'],
  [/^\/learn\/(?:foundations|proxies)\//, 'Lesson'],
  [/^\/learn\//, 'Learn'],
  [/^\/blog\//, 'Blog'],
  [/^\/hosting\/alternative/, 'Comparison'],
  [/^\/hosting\//, 'Hosting'],
];

const cheapest = (): string => `from ${formatEuro(sizeOf('nano').month)} a month`;

/** Both sums of a comparison's start-up stack, as its first table shows them. */
function comparison($: CheerioAPI): string | undefined {
  const row = $('main tr')
    .toArray()
    .find((one) => /^start-up$/i.test(clean($(one).find('th').first().text())));
  const sums = row
    ? $(row)
        .find('td')
        .toArray()
        .map((cell) => clean($(cell).find('data').first().text()))
    : [];
  const [ours, theirs] = sums.filter((sum) => sum.startsWith('€'));
  return ours && theirs ? `A start-up’s stack, a month: ${ours} here, ${theirs} there` : undefined;
}

function figureOf({ route, date }: BuiltPage, $: CheerioAPI): string {
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

/** What the card of a built page says. */
export function cardFacts(page: BuiltPage, $: CheerioAPI): CardFacts {
  const [, section = ''] = SECTIONS.find(([form]) => form.test(page.route)) ?? [];
  const drawing = $.xml($('main svg[role=img]').first());
  return {
    section,
    title: page.heading,
    figure: figureOf(page, $),
    ...(drawing ? { drawing } : {}),
  };
}
