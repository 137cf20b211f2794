import type { CheerioAPI } from 'cheerio';
import { brand } from '../../../lib/brand.ts';
import { longDate } from '../../../lib/dates.ts';
import { glossary } from '../../../lib/glossary.ts';
import { exerciseIds, lessons } from '../../../lib/lessons.ts';
import { formatEuro } from '../../../lib/money.ts';
import { sizeOf } from '../../../lib/prices.ts';
import type { BuiltPage } from '../page.ts';
import { ownFigures } from '../pictures/figures.ts';
import {
  listedAuthors,
  listedFigure,
  listedLessons,
  listedPicture,
} from '../pictures/overviews.ts';

/** What a card says. */
export interface CardFacts {
  /** Where the page stands. */
  section: string;
  title: string;
  /** The page's own price or figure, else what everything begins at. */
  figure: string;
  /** The page's first drawing as SVG; absent where it has none. */
  drawing?: string;
  /** The site path of the page's picture, where the build draws it apart from the page. */
  picture?: string;
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

const EXERCISES = Object.values(exerciseIds).flat().length;

/** The day of the newest post that a list shows, and how many it shows where its title does not say. */
function posts($: CheerioAPI, isCounted: boolean): string | undefined {
  const days = $('main article header > .post-facts > time, main .post-rows time')
    .toArray()
    .map((time) => $(time).attr('datetime')?.slice(0, 10) ?? '')
    .sort();
  const newest = days.at(-1);
  if (!newest) return undefined;
  const said = `newest of ${longDate(newest)}`;
  return isCounted ? `${days.length} posts, the ${said}` : `The ${said}`;
}

const TERMS = `${glossary.length} terms`;

/** The minutes of the lessons that a list names; the terms of the glossary where that is all it names. */
function minutes($: CheerioAPI): string | undefined {
  const sum = listedLessons($).reduce((all, lesson) => all + lesson.minutes, 0);
  if (sum > 0) return `${sum} minutes of lessons`;
  return $('main article > a[href="/learn/glossary/"]').length > 0 ? TERMS : undefined;
}

/** How many posts all authors of a list have written. */
const postsOfAuthors = ($: CheerioAPI): string =>
  `${listedAuthors($).reduce((sum, [, amount]) => sum + amount, 0)} posts`;

/** What pages that lead to others or hold rules say in their figure, by the form of their path. */
const OVERVIEWS: readonly (readonly [
  RegExp,
  (page: BuiltPage, $: CheerioAPI) => string | undefined,
])[] = [
  [/^\/blog\/(?:archive\/)?$/, (_, $) => posts($, true)],
  [/^\/blog\/tags\/./, (_, $) => posts($, false)],
  [/^\/blog\/authors\//, (_, $) => postsOfAuthors($)],
  [/^\/(?:blog|learn)\/tags\/$/, (_, $) => `${$('main a[rel=tag]').length} tags`],
  [/^\/learn\/tags\/./, (_, $) => minutes($)],
  [/^\/learn\/(?:progress\/)?$/, () => `${lessons.length} lessons, ${EXERCISES} exercises`],
  [/^\/learn\/glossary\//, () => TERMS],
  [/^\/learn\/(?:proxy-)?labs\//, (_, $) => `${$('main h2:contains(": ")').length} labs`],
  [/^\/docs\/faq\//, (_, $) => `${$('main [data-question]').length} questions`],
  [/^\/docs\/(?:legal|changes)\//, ({ date }) => date && `Last changed on ${longDate(date)}`],
];

function figureOf(page: BuiltPage, $: CheerioAPI): string {
  const { route, date } = page;
  const lesson = lessons.find(({ path }) => path === route);
  if (lesson) return `${lesson.minutes} minutes · ${lesson.level}`;
  if (/^\/docs\/templates\/./.test(route)) {
    const price = clean($('article [data-price]').first().text());
    return `${price} a month, database and disk included`;
  }
  if (/^\/blog\/(?!archive|tags|authors|page)./.test(route) && date) return longDate(date);
  const [, overview] = OVERVIEWS.find(([form]) => form.test(route)) ?? [];
  const said = overview?.(page, $);
  if (said) return said;
  const sums = /^\/hosting\/(?:alternative|hetzner-server)/.test(route) ? comparison($) : undefined;
  return sums ?? `${brand.tagline} · ${cheapest()}`;
}

/** What the card of a built page says. */
export function cardFacts(page: BuiltPage, $: CheerioAPI): CardFacts {
  const [, section = ''] = SECTIONS.find(([form]) => form.test(page.route)) ?? [];
  // A page's own drawing has its label; one that a component computes is named by its caption.
  const [labelled, any] = ['[aria-label]', ''].map((own) => $(`main svg[role=img]${own}`).first());
  const drawing =
    ownFigures[page.route]?.($) ??
    listedFigure(page.route, $) ??
    $.xml(labelled?.length ? labelled : (any ?? ''));
  const picture = ownFigures[page.route]
    ? undefined
    : ($('main img.picture').first().attr('src') ?? listedPicture(page.route, $));
  return {
    section,
    title: page.heading,
    figure: figureOf(page, $),
    ...(drawing ? { drawing } : {}),
    ...(picture ? { picture } : {}),
  };
}
