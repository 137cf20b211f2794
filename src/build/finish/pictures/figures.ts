import { benchSeries } from '../../../model/proxy-bench/index.ts';
import { growthBook } from '../../../model/netlify-credits/book.ts';
import { growthRows } from '../../../model/netlify-credits/growth.ts';
import { countByTheme } from '../../../lib/threads.ts';
import { brand } from '../../../lib/brand.ts';
import { formatEuro } from '../../../lib/money.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { formatMemory, sizes } from '../../../lib/prices.ts';
import { templates } from '../../../lib/templates.ts';
import {
  CONTAINER_PLATFORMS,
  containerTable,
  ourCost,
  platformCost,
  toEuro,
  workloadOf,
} from '../../../model/cost/index.ts';
import { readResults } from '../../remark/post-data/index.ts';
import { moveFrom } from './move.ts';
import { europeDrawing } from './europe.ts';
import { type Figure, overviews } from './overviews.ts';
import { textFigures } from './texts.ts';
import { bar, bars, drawing, path, type Row, text } from './shapes.ts';

/** The glyphs of all templates, in rows. */
function glyphs(): string {
  const columns = 7;
  const rows = Math.ceil(templates.length / columns);
  return `<svg viewBox="0 0 ${columns * 36 - 12} ${rows * 36 - 12}" fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">${templates
    .map(
      ({ glyph }, at) =>
        `<g transform="translate(${(at % columns) * 36} ${Math.floor(at / columns) * 36})"><path d="${glyph}"/></g>`,
    )
    .join('')}</svg>`;
}

/** A template's glyph alone, large. */
const glyphDrawing = (glyph: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="0.7" stroke-linecap="round" stroke-linejoin="round"><path d="${glyph}"/></svg>`;

/** The bills of four months under two price lists, as the post's table has them. */
function credits(): string {
  const rows = growthRows(growthBook(), 1);
  const greatest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ price }) => price)));
  const scale = 280 / greatest;
  return drawing(
    rows.length * 74 - 4,
    ...rows.map(({ title, cells }, at) =>
      [
        text(0, at * 74 + 16, title, { weight: 600 }),
        ...cells.map(({ price }, list) => {
          const y = at * 74 + 24 + list * 21;
          return (
            bar(0, y, price * scale, list === 0 ? 'control' : 'signal') +
            text(
              Math.round(price * scale) + 8,
              y + 14,
              `${price.toFixed(0)} USD, ${list === 0 ? '2025' : '2026'}`,
            )
          );
        }),
      ].join(''),
    ),
  );
}

/** The themes of the threads, the first part of a bar those that are mainly about it. */
function themes(): string {
  const rows = [...countByTheme()].sort((one, other) => other.primary - one.primary).slice(0, 5);
  const greatest = Math.max(...rows.map(({ primary, also }) => primary + also));
  const scale = 360 / greatest;
  return drawing(
    rows.length * 52,
    ...rows.map(({ means, primary, also }, at) => {
      const [main, all] = [primary * scale, (primary + also) * scale];
      return [
        text(0, at * 52 + 16, means),
        bar(0, at * 52 + 24, all, 'control'),
        bar(0, at * 52 + 24, main, 'link'),
        text(Math.round(all) + 8, at * 52 + 38, String(primary + also), { weight: 600 }),
        path(`M0 ${at * 52 + 22}v22`, 'ink'),
      ].join('');
    }),
  );
}

/** The proxies' processor time for a small request, with the least and the greatest run. */
function proxies(): string {
  const { rows, label, unit } = benchSeries(readResults('.'), 'small-h1 cpu');
  const scale = 330 / Math.max(...rows.map(({ max }) => max));
  const at = (value: number): number => Math.round(value * scale);
  return drawing(
    26 + rows.length * 60,
    text(0, 16, `${label}, ${unit}`, { colour: 'quiet' }),
    ...rows.map(({ name, median, min, max, text: said }, row) =>
      [
        text(0, row * 60 + 44, name, { weight: 600 }),
        bar(0, row * 60 + 52, median * scale, 'link'),
        path(`M${at(min)} ${row * 60 + 55}v12m0-6H${at(max)}m0-6v12`, 'ink'),
        text(at(max) + 10, row * 60 + 66, said.median),
      ].join(''),
    ),
  );
}

/** Amounts of euro a month as bars below a title, each with its name before it and its figure behind. */
const amounts = (title: string, rows: readonly Row[]): string => bars(title, rows, formatEuro);

const sizePrices = (): string =>
  amounts(
    'App or database, a month',
    sizes.map(({ name, memoryMb, month }) => [`${name}, ${formatMemory(memoryMb)}`, month, true]),
  );

const shortName = (name: string): string => name.replace('DigitalOcean ', '');

/** What a container of 1 GB costs here and elsewhere, least first. */
function containers(): string {
  const row = containerTable.find(({ memoryMb }) => memoryMb === 1024);
  const others = (row?.others ?? []).map(({ platform, amount }): Row => [
    shortName(platformNames[platform]),
    toEuro(amount),
  ]);
  const ours: Row = [brand.product, row?.ours.month ?? 0, true];
  return amounts(
    'A container of 1 GB, a month',
    [ours, ...others].sort(([, one], [, other]) => one - other),
  );
}

/** What the start-up's stack costs here and elsewhere, least first. */
function totals(): string {
  const stack = workloadOf('start-up');
  const others = CONTAINER_PLATFORMS.map((platform): Row => [
    shortName(platformNames[platform]),
    platformCost(platform, stack).totalEuro,
  ]);
  return amounts(
    "A start-up's stack, a month, some in part",
    [[brand.product, ourCost(stack).total, true] as Row, ...others].sort(
      ([, one], [, other]) => one - other,
    ),
  );
}

/** The guides in docs/migrate by the platform that they lead from. */
const guides = {
  digitalocean: 'digitalocean',
  fly: 'fly-io',
  heroku: 'heroku',
  railway: 'railway',
  render: 'render',
  vercel: 'vercel',
} as const;

/** Figures of pages that show theirs as a table, drawn from the same data, by the path of the page. */
export const ownFigures: Readonly<Record<string, Figure>> = {
  ...overviews,
  ...textFigures,
  '/blog/reverse-proxy-showdown/': proxies,
  '/blog/netlify-credit-pricing/': credits,
  '/blog/what-i-learned-from-talking-to-50-devs/': themes,
  '/pricing/': sizePrices,
  '/hosting/': totals,
  '/hosting/cheap-docker-hosting-europe/': containers,
  '/hosting/eu-based-paas-for-startups/': europeDrawing,
  '/hosting/alternative-to-coolify/': () => moveFrom('coolify'),
  '/hosting/hetzner-server-or-platform/': () => moveFrom('hetzner'),
  '/docs/migrate/': totals,
  '/docs/migrate/a-server-with-compose/': () => moveFrom('hetzner', 'A server'),
  ...Object.fromEntries(
    (Object.entries(guides) as [keyof typeof guides, string][]).map(([platform, guide]) => [
      `/docs/migrate/${guide}/`,
      () => moveFrom(platform),
    ]),
  ),
  '/docs/templates/': glyphs,
  '/docs/getting-started/templates/': glyphs,
  '/docs/billing/cost-per-feature/': sizePrices,
  '/docs/services/mysql/': () =>
    amounts(
      'MySQL, a month',
      sizes
        .filter(({ name }) => name !== 'nano')
        .map(({ name, memoryMb, month }) => [`${name}, ${formatMemory(memoryMb)}`, month, true]),
    ),
  '/docs/account/data-processing/': europeDrawing,
  '/docs/legal/datenschutz/': europeDrawing,
  ...Object.fromEntries(
    templates.map(({ slug, glyph }) => [`/docs/templates/${slug}/`, () => glyphDrawing(glyph)]),
  ),
};
