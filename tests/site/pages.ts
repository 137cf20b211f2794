import fs from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { fillTokens } from '../../src/plugins/content/tokens/index.ts';
import { postsBySlug } from '../../src/plugins/remark/related/index.ts';
import { brand } from '../../src/lib/brand.ts';
import { comparisons } from '#data/comparisons';
import { addressOf } from '../../src/lib/comparisons.ts';
import { redirects } from '../../src/lib/redirects.ts';
import routesByGroup from '../routes.json';

/** The folder with the built site: `SITE_OUT`, else `build`. */
export const outDir = path.resolve(process.env.SITE_OUT ?? 'build');

/** The routes in the specification, with the brand's slug filled in, each with its current target. */
export const specifiedRoutes: readonly string[] = Object.values(routesByGroup)
  .flat()
  .map((route) => route.replace('{product}', brand.slug))
  .map((route) => redirects.find(({ from }) => from === route)?.to ?? route);

/** The route of every post in `blog/`, in no particular order. */
export const postRoutes: readonly string[] = [...postsBySlug('blog', fillTokens).values()].map(
  ({ permalink }) => permalink,
);

/** The route of every landing page in `src/pages/hosting/`, comparisons among them. */
export const landingRoutes: readonly string[] = fs
  .readdirSync('src/pages/hosting')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `/hosting/${name.replace(/\.mdx$/, '')}/`);

/** The landing pages that compare another platform with this one. */
export const comparisonRoutes: readonly string[] = comparisons.map(addressOf);

/** The text of a built file. Throws if the site isn't built. */
export function readOut(file: string): string {
  return fs.readFileSync(path.join(outDir, file), 'utf8');
}

/** The routes in the built sitemap. Throws if there are none. */
export function sitemapRoutes(): string[] {
  const routes = [...readOut('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  if (routes.length === 0) throw new Error('the built sitemap lists no page');
  return routes;
}

/** Every page a visitor can open: the sitemap and the other specified routes. */
export function allRoutes(): string[] {
  return [...new Set([...sitemapRoutes(), ...specifiedRoutes])].sort();
}

const cache = new Map<string, CheerioAPI>();

/** The parsed HTML of a route. */
export function pageOf(route: string): CheerioAPI {
  let page = cache.get(route);
  if (!page) {
    page = load(readOut(path.join(route, 'index.html')));
    cache.set(route, page);
  }
  return page;
}

/** Every file of the built site, as paths below its folder. */
export function builtFiles(): string[] {
  return fs
    .readdirSync(outDir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)));
}

/** One page of each kind. */
export const pagesOfEachKind = [
  '/',
  '/pricing/',
  '/hosting/alternative-to-render-eu/',
  '/docs/services/postgresql/',
  '/docs/templates/umami/',
  '/learn/foundations/images-vs-containers/',
  '/blog/reverse-proxy-showdown/',
  '/blog/',
  '/search/',
];
