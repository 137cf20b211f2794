import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { brand } from '../../../lib/brand.ts';
import sidebars from '../../../../sidebars.ts';
import sidebarsLearn from '../../../../sidebarsLearn.ts';
import { grouped } from '../../../lib/numbers.ts';
import type { Twin } from './index.ts';

/** Pages under a heading of the overview. */
interface Section {
  title: string;
  routes: string[];
}

interface Category {
  type: string;
  label?: string;
  link?: { type: string; id?: string };
  items?: Item[];
  id?: string;
}
type Item = string | Category;

const routeOf = (base: string, id: string): string =>
  `${base}${id.replace(/(?:^|\/)index$/, '')}/`.replace(/\/+$/, '/');

/** The pages of a sidebar's item in order, its own first. */
function routesIn(base: string, item: Item): string[] {
  if (typeof item === 'string') return [routeOf(base, item)];
  const own = item.link?.id ?? item.id;
  return [
    ...(own ? [routeOf(base, own)] : []),
    ...(item.items ?? []).flatMap((inner) => routesIn(base, inner)),
  ];
}

/** One section for each category of a sidebar, after one for the pages in none. */
function sectionsOf(base: string, name: string, config: SidebarsConfig): Section[] {
  const items = Object.values(config).flat() as Item[];
  const loose = items.filter((item) => typeof item === 'string' || !item.items);
  const categories = items.filter(
    (item): item is Category => typeof item !== 'string' && !!item.items,
  );
  return [
    { title: name, routes: loose.flatMap((item) => routesIn(base, item)) },
    ...categories.map((item) => ({
      title: `${name}: ${item.label ?? ''}`,
      routes: routesIn(base, item),
    })),
  ];
}

/** The addresses of our content. */
const COLLECTIONS = {
  overview: '/llms.txt',
  full: '/llms-full.txt',
  docs: '/llms-docs.txt',
  learn: '/llms-learn.txt',
} as const;

/** Lists of other pages. The overview and the collections already contain what they list. */
const LISTS = /^\/(?:blog\/(?:archive|tags|authors|page)\/|blog\/$|learn\/tags\/)/;

/** All pages in the order the site presents them. Throws on a name in a sidebar that isn't a page. */
function sections(twins: readonly Twin[]): Section[] {
  const known = new Set(twins.map(({ page }) => page.route));
  const named = [
    ...sectionsOf('/docs/', 'Docs', sidebars),
    ...sectionsOf('/learn/', 'Learn', sidebarsLearn),
  ];
  for (const route of named.flatMap(({ routes }) => routes)) {
    if (!known.has(route)) throw new Error(`a sidebar names ${route}, which is not a built page`);
  }
  const listed = new Set(named.flatMap(({ routes }) => routes));
  const rest = [...known].filter((route) => !listed.has(route) && !LISTS.test(route));
  const beginning = (prefix: string) => rest.filter((route) => route.startsWith(prefix));
  const others = rest.filter((route) => !/^\/(?:hosting|blog|docs|learn)\//.test(route));
  return [
    { title: 'Product', routes: others },
    { title: 'Hosting and comparisons', routes: beginning('/hosting/') },
    ...named,
    { title: 'Other docs and lessons', routes: [...beginning('/docs/'), ...beginning('/learn/')] },
    { title: 'Blog', routes: beginning('/blog/') },
  ].filter(({ routes }) => routes.length > 0);
}

/** The pages of some sections in sequence, each with its title and address first. */
function collected(
  title: string,
  parts: readonly Section[],
  byRoute: ReadonlyMap<string, Twin>,
): string {
  const pages = parts.flatMap(({ routes }) => routes).map((route) => byRoute.get(route));
  const texts = pages.map((twin) => {
    if (!twin) return '';
    const { route, description } = twin.page;
    return `<!-- page: ${brand.url}${route} -->\n\n> ${description}\n> Source: ${brand.url}${route}\n\n${twin.body}`;
  });
  return `# ${title}\n\n${texts.join('\n---\n\n')}`;
}

const kilobytes = (text: string): string =>
  `${grouped(Math.ceil(Buffer.byteLength(text) / 1000))} kB`;

/**
 * Writes the overview for assistants and the collected pages: everything, the documentation only, the
 * lessons only. The overview says how large each is.
 */
export function writeCollections(outDir: string, twins: readonly Twin[]): void {
  const byRoute = new Map(twins.map((twin) => [twin.page.route, twin]));
  const all = sections(twins);
  const below = (prefix: string) =>
    all.filter(({ routes }) => routes.every((route) => route.startsWith(prefix)));
  const files = [
    [COLLECTIONS.full, 'Every page', collected(brand.product, all, byRoute)],
    [
      COLLECTIONS.docs,
      'The documentation',
      collected(`${brand.product}: documentation`, below('/docs/'), byRoute),
    ],
    [
      COLLECTIONS.learn,
      'The lessons',
      collected(`${brand.product}: lessons`, below('/learn/'), byRoute),
    ],
  ] as const;
  const lines = all.map(({ title, routes }) => {
    const links = routes.map((route) => {
      const twin = byRoute.get(route);
      return `- [${twin?.page.heading ?? route}](${brand.url}${twin?.path ?? route}): ${twin?.page.description ?? ''}`;
    });
    return `## ${title}\n\n${links.join('\n')}\n`;
  });
  const collections = files.map(
    ([file, title, text]) =>
      `- [${title} in one file](${brand.url}${file}): ${kilobytes(text)}, ${grouped(text.split(/\s+/).length)} words`,
  );
  const data = [
    `- [Prices](${brand.url}/data/prices.json): sizes, unit prices and allowances in euro without VAT, with a [schema](${brand.url}/data/prices.schema.json)`,
    `- [Limits](${brand.url}/data/limits.json): limits, defaults, periods, and the rules of the Compose import, with a [schema](${brand.url}/data/limits.schema.json)`,
  ];
  const overview = [
    `# ${brand.product}\n`,
    `> ${brand.tagline}: Docker and Git apps on bare metal in Germany and Finland, with managed PostgreSQL, MySQL and Redis, volumes, certificates, logs and metrics. ${twins.find(({ page }) => page.route === '/pricing/')?.page.description ?? ''}\n`,
    `Each page is also Markdown: write .md instead of the last slash of its address, or send the request header \`Accept: text/markdown\`. Prices are in euro a month without VAT.\n`,
    `## In one file\n\n${collections.join('\n')}\n`,
    `## As data\n\n${data.join('\n')}\n`,
    ...lines,
  ].join('\n');
  for (const [file, , text] of files) fs.writeFileSync(path.join(outDir, file), text);
  fs.writeFileSync(path.join(outDir, COLLECTIONS.overview), overview);
}
