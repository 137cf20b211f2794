import fs from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import '../../../model/planner.ts';
import { keyRows, plan, rowChoice } from 'compose-planner';
import { freePostgres } from '../../../model/cost/index.ts';
import { brand } from '../../../lib/brand.ts';
import { changes } from '#data/changes';
import { longDate } from '../../../lib/dates.ts';
import { glossary } from '../../../lib/glossary.ts';
import { exerciseIds, lessons, stages } from '../../../lib/lessons.ts';
import { limits } from '../../../lib/limits.ts';
import { formatEuro } from '../../../lib/money.ts';
import { pictureFor } from '../../../lib/pictures.ts';
import { ROLES, rights } from '../../../lib/roles.ts';
import { widthOf } from '../cards/text.ts';
import { bars, drawing, path, text } from './shapes.ts';

/** What draws the figure of a page; `$` is the page as built. */
export type Figure = ($: CheerioAPI) => string;

/** The width of a drawing, in its units. */
export const WIDTH = 420;
const ROW = 33;

/** Text of a page without breaks and signs of no width. */
export const clean = (words: string): string => words.replace(/[\u200B\s]+/g, ' ').trim();

/** A name with its value. */
export type Line = readonly [name: string, value: string];

/** Names with their values, if they have one, on hairlines below a title, a value below its name where a line does not hold both; throws where it holds not even one, and without rows. */
export function lines(title: string, rows: readonly Line[], sum?: Line): string {
  if (rows.length === 0) throw new Error(`'${title}' has no rows`);
  let y = 26;
  const parts = [...rows, ...(sum ? [sum] : [])].map((line) => {
    const [name, value] = line;
    const look = line === sum ? ({ weight: 600 } as const) : {};
    const isLong = value !== '' && widthOf(`${name}  ${value}`, 15) > WIDTH;
    const top = y;
    y += isLong ? ROW + 20 : ROW;
    return [
      path(`M0 ${top}H${WIDTH}`, line === sum ? 'ink' : 'control'),
      text(0, top + 22, name, look),
      value && text(WIDTH, y - 11, value, { anchor: 'end', colour: 'link', ...look }),
    ].join('');
  });
  for (const words of [title, ...rows.flat()]) {
    if (widthOf(words, 15) > WIDTH)
      throw new Error(`'${words}' is wider than the drawing of a card`);
  }
  return drawing(y, text(0, 16, title, { weight: 600 }), ...parts);
}

/** The rows of a table as texts. */
export const tableRows = ($: CheerioAPI, table: ReturnType<CheerioAPI>): string[][] =>
  table
    .find('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => clean($(cell).text())),
    );

/** The rows of the first table of a page as texts. */
const firstTable = ($: CheerioAPI): string[][] => tableRows($, $('main table').first());

/** What is had at the beginning, how long it takes from there, and what it costs a month. */
const beginnings: Figure = ($) =>
  lines(
    'What you have, and what it costs a month',
    firstTable($).map(([have = '', , time = '', price = '']): Line => [`${have}, ${time}`, price]),
  );

/** The names of a domain with the record that each takes. */
const records: Figure = ($) =>
  lines(
    'Name and record',
    firstTable($).map(([, example = '', record = '']): Line => [
      example.split(', ')[0] ?? '',
      record,
    ]),
  );

/** What an image has to offer. */
const imageNeeds: Figure = () =>
  lines('The image', [
    ['architecture', limits['app.platform'].text],
    ['size', `up to ${limits['app.imageSize'].text}`],
    ['listens on', '0.0.0.0:$PORT'],
    ['port, unless set', limits['app.port'].text],
    ['writes, until the next release', `up to ${limits['app.disk'].text}`],
    ['ends after SIGTERM', `within ${limits['app.stopGrace'].text}`],
  ]);

/** Settings of an app whose default can be raised. */
const appSettings: Figure = () =>
  lines('Default, and what it may be at most', [
    ['replicas', `${limits['app.replicas.min'].text}, at most ${limits['app.replicas'].text}`],
    ['request timeout', `${limits['app.timeout'].text}, at most ${limits['app.timeoutMax'].text}`],
    ['request body', `${limits['app.body'].text}, at most ${limits['app.bodyMax'].text}`],
    [
      'start grace',
      `${limits['app.health.grace'].text}, at most ${limits['app.health.graceMax'].text}`,
    ],
    ['pre-deploy command', `at most ${limits['app.preDeploy'].text}`],
    ['domains', `at most ${limits['app.domains'].text}`],
  ]);

/** How many keys of a Compose file an import understands, ignores and refuses. */
const composeKeys: Figure = () =>
  bars(
    'Keys of a Compose file, by what an import does',
    (['understood', 'ignored', 'refused'] as const).map((state) => [
      state,
      (['top level', 'service'] as const)
        .flatMap((place) => keyRows(place, state))
        .reduce((sum, { paths, prose }) => sum + (prose ? 0 : paths.length), 0),
      state === 'understood',
    ]),
    String,
  );

const priceOrIncluded = (price: number): string => (price === 0 ? 'included' : formatEuro(price));

/** What the planner makes of a file, and what it costs. */
const planned =
  (file: string): Figure =>
  () => {
    const { rows, total } = plan(fs.readFileSync(file, 'utf8'));
    return lines(
      'What its compose.yaml becomes, a month',
      rows.map((row): Line => [`${row.name}, ${rowChoice(row)}`, priceOrIncluded(row.price)]),
      ['Sum, plus VAT', formatEuro(total)],
    );
  };

/** The plan that stands on the page, with its sum. */
const planOnPage: Figure = ($) => {
  const rows = $('main table').first().find('tbody tr').toArray();
  const prices = rows.map((row) => Number($(row).find('data').attr('value')));
  return lines(
    'What the file becomes, a month',
    rows.map((row, at): Line => {
      const name = clean($(row).find('th > span').first().text());
      const choice = clean($(row).find('td option[selected]').first().text());
      return [`${name}, ${choice}`, priceOrIncluded(prices[at] ?? 0)];
    }),
    ['Sum, plus VAT', formatEuro(prices.reduce((sum, price) => sum + price, 0))],
  );
};

/** The disk of the free offers of PostgreSQL. */
const freeDisks: Figure = () =>
  lines(
    'Free PostgreSQL: disk',
    freePostgres.map(({ provider, disk }): Line => [provider ?? brand.product, disk]),
  );

/** How many questions each part of the page answers. */
const questionsByPart: Figure = ($) =>
  bars(
    'Questions',
    $('main h2')
      .toArray()
      .map((heading): [string, number] => [
        clean($(heading).text()),
        $(heading).nextUntil('h2').find('[data-question]').addBack('[data-question]').length,
      ])
      .filter(([, amount]) => amount > 0)
      .map(([name, amount]) => [name, amount, true]),
    String,
    230,
  );

/** How many of the rights each role has in full. */
const rightsOfRoles: Figure = () =>
  bars(
    `Of ${rights.length} rights, a role has in full`,
    ROLES.map((role) => [role, rights.filter(({ grants }) => grants[role] === 'yes').length, true]),
    String,
  );

/** How many changes each of the last days brought. */
const changesByDay: Figure = () => {
  const days = [...new Set(changes.map(({ date }) => date))].slice(0, 8);
  return bars(
    'Changes a day',
    days.map((day) => [longDate(day), changes.filter(({ date }) => date === day).length, true]),
    String,
    170,
  );
};

/** The tags that most pages carry. */
const tagCounts: Figure = ($) =>
  bars(
    'Most used',
    $('main a[rel=tag]')
      .toArray()
      .map((link): [string, number] => {
        const amount = $(link).children('span').text();
        return [clean($(link).text()).slice(0, -amount.length), Number(amount)];
      })
      .sort(([, one], [, other]) => other - one)
      .slice(0, 8)
      .map(([name, amount]) => [name, amount, true]),
    String,
    150,
  );

/** The lessons as stations of a line for each stage, with the minutes of the stage. */
const learningPath: Figure = () =>
  drawing(
    stages.length * 84,
    ...stages.map(({ id, title }, at) => {
      const own = lessons.filter(({ stage }) => stage === id);
      const minutes = own.reduce((sum, lesson) => sum + lesson.minutes, 0);
      const [y, step] = [at * 84 + 56, Math.min(44, (WIDTH - 12) / (own.length - 1))];
      const stations = own.map(
        (_, station) =>
          `<circle cx="${6 + Math.round(station * step)}" cy="${y}" r="6" fill="var(--paper)" stroke="var(--link)" stroke-width="2"/>`,
      );
      return [
        text(0, at * 84 + 20, title, { weight: 600 }),
        text(0, at * 84 + 39, `${own.length} lessons, ${minutes} minutes`, { colour: 'quiet' }),
        path(`M6 ${y}H${6 + Math.round((own.length - 1) * step)}`, 'link', 'stroke-width="2"'),
        ...stations,
      ].join('');
    }),
  );

/** A mark for each exercise, a row for each lesson, in two columns. */
const exerciseMarks: Figure = () => {
  const rows = Object.values(exerciseIds);
  const half = Math.ceil(rows.length / 2);
  return drawing(
    half * 22,
    ...rows.flatMap((ids, at) =>
      ids.map(
        (_, mark) =>
          `<circle cx="${8 + (at < half ? 0 : 216) + mark * 20}" cy="${(at % half) * 22 + 11}" r="6.5" fill="none" stroke="var(--link)"/>`,
      ),
    ),
  );
};

/** The authors that a list names, each with the number of posts. */
export const listedAuthors = ($: CheerioAPI): [name: string, posts: number][] =>
  $('main .avatar__name')
    .toArray()
    .map((author) => [
      clean($(author).find('h2').text()),
      Number(clean($(author).children('span').text())),
    ]);

/** How many posts each author has written. */
const postsByAuthor: Figure = ($) =>
  bars(
    'Posts',
    listedAuthors($).map(([name, amount]) => [name, amount, true]),
    String,
    190,
  );

/** How many terms begin with each letter. */
const letters: Figure = () => {
  const initial = glossary.map(({ term }) => (/[a-z]/i.exec(term)?.[0] ?? '').toUpperCase());
  const found = [...new Set(initial)].sort();
  const amounts = found.map((letter) => initial.filter((one) => one === letter).length);
  const [scale, step] = [220 / Math.max(...amounts), WIDTH / found.length];
  return drawing(
    264,
    ...found.map((letter, at) => {
      const [x, height] = [Math.round(at * step), Math.round((amounts[at] ?? 0) * scale)];
      return (
        `<rect x="${x}" y="${240 - height}" width="${Math.round(step) - 4}" height="${height}" fill="var(--link)" stroke="none"/>` +
        text(x + Math.round(step / 2) - 2, 260, letter, { anchor: 'middle' })
      );
    }),
  );
};

/** The labs of a page with the number of faults in each, as its headings say: 'Caddy: five faults in a short file'. */
const labs: Figure = ($) =>
  lines(
    'Lab, and faults to mend in it',
    $('main h2')
      .toArray()
      .map((heading) => clean($(heading).text()).split(': '))
      .flatMap(([name = '', faults]): Line[] =>
        faults ? [[name, faults.split(' ', 2).join(' ')]] : [],
      ),
  );

/** The lessons that a list names, in its order. */
export function listedLessons($: CheerioAPI) {
  const links = $('main article > a')
    .toArray()
    .map((link) => $(link).attr('href'));
  return [...new Set(links)].flatMap((link) => lessons.find(({ path: own }) => own === link) ?? []);
}

/** The figure of the first lesson that a list names; the lists of posts show theirs. */
export function listedPicture(route: string, $: CheerioAPI): string | undefined {
  if (!/^\/learn\/tags\/./.test(route)) return $('main img.post-figure').first().attr('src');
  const [first] = listedLessons($);
  return first && pictureFor(first.path);
}

/** Figures of pages that list none of what they show. */
const sectionFigures: Readonly<Record<string, Figure>> = {
  '/learn/': learningPath,
  '/learn/glossary/': letters,
  '/learn/progress/': exerciseMarks,
};

/** The figure of the first page that a tag of the learning section names, where it names no lesson. */
export function listedFigure(route: string, $: CheerioAPI): string | undefined {
  if (!/^\/learn\/tags\/./.test(route) || listedLessons($).length > 0) return undefined;
  return sectionFigures[$('main article > a').first().attr('href') ?? '']?.($);
}

const APP_STACKS = ['django', 'express', 'fastapi', 'rails', 'springboot'] as const;

/** Figures of pages that lead to others or are made of tables, by the path of the page. */
export const overviews: Readonly<Record<string, Figure>> = {
  '/docs/intro/': beginnings,
  '/docs/faq/': questionsByPart,
  '/docs/account/': rightsOfRoles,
  '/docs/changes/': changesByDay,
  '/docs/apps/advanced/': appSettings,
  '/docs/apps/compose-import/': composeKeys,
  '/docs/apps/deploy-from-docker/': imageNeeds,
  '/docs/networking/domains/': records,
  '/hosting/free-postgres-hosting-europe/': freeDisks,
  '/hosting/simple-docker-compose-hosting-eu/': planOnPage,
  ...sectionFigures,
  '/blog/authors/': postsByAuthor,
  '/learn/labs/': labs,
  '/learn/proxy-labs/': labs,
  '/learn/tags/': tagCounts,
  '/blog/tags/': tagCounts,
  ...Object.fromEntries(
    APP_STACKS.map((stack) => [
      `/docs/getting-started/app-stack/${stack}/`,
      planned(`examples/${stack}/compose.yaml`),
    ]),
  ),
};
