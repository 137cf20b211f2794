import type { CheerioAPI } from 'cheerio';
import { replaceOnce } from '../../content/replace-once.ts';
import type { Graph, Thing } from 'schema-dts';
import type { BuiltPage } from '../page.ts';
import { blog, breadcrumbs, howTo, posting, techArticle, termSet } from './articles.ts';
import { sizesAsProduct, templateAsProduct } from './offers.ts';
import { organization, webSite } from './organization.ts';
import { faqPage } from './questions.ts';

type Described = Thing | undefined;

/** Lists of pages and legal pages, which aren't articles. */
const NO_ARTICLE = /^\/docs\/(?:templates\/$|legal\/)|^\/learn\/(?:tags\/.*)?$/;

function described(page: BuiltPage, $: CheerioAPI): Described[] {
  const { route } = page;
  if (route === '/') return [organization, webSite];
  if (route === '/pricing/') return [sizesAsProduct(page)];
  if (route === '/blog/' || /^\/blog\/page\//.test(route)) return [blog(page, $)];
  if (/^\/blog\/(?!archive|tags|authors)/.test(route)) return [posting(page)];
  if (route === '/learn/glossary/') return [termSet(page, $)];
  if (/^\/docs\/templates\/./.test(route)) return [templateAsProduct(page, $)];
  if (/^\/(?:docs|learn)\//.test(route) && !NO_ARTICLE.test(route)) {
    return [techArticle(page), howTo(page, $)];
  }
  return [];
}

/**
 * A page's structured data as a graph of schema.org's types in JSON, made from the built page so that it
 * says what a reader sees. Undefined if there is none.
 */
export function structuredData(page: BuiltPage, $: CheerioAPI): string | undefined {
  const parts = [breadcrumbs(page), ...described(page, $), faqPage($)];
  const known = parts.filter((part): part is Thing => part !== undefined);
  if (known.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': known };
  return JSON.stringify(graph).replace(/</g, '\\u003c');
}

/** Adds a page's structured data to its head. */
export const withStructuredData = (html: string, data: string): string =>
  replaceOnce(
    html,
    '</head>',
    () => `<script type="application/ld+json">${data}</script></head>`,
    'the HTML of a page',
  );
