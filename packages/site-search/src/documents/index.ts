import { type CheerioAPI, load } from 'cheerio';
import type { SearchPage } from '../types.ts';
import { sectionsOf } from './sections.ts';

/** Where a page is: the section's name, then its breadcrumbs without the page itself. */
function breadcrumbsOf($: CheerioAPI, url: string): string[] {
  const items = $('nav[aria-label=Breadcrumbs] li')
    .toArray()
    .map((element) => $(element).text().trim())
    .filter((text) => text !== '');
  const section = url.startsWith('/learn/') ? 'Learn' : 'Docs';
  return [section, ...items.slice(0, -1).filter((item) => item !== section)];
}

/**
 * The document for a built page, without the elements that the selectors in `ignored` match. Undefined if the
 * page opts out of indexing. Throws if it has no text.
 */
export function searchPageOf(
  url: string,
  html: string,
  ignored: readonly string[] = [],
): SearchPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (meta('robots').includes('noindex')) return undefined;
  return {
    url,
    title: $('article h1').first().text(),
    path: breadcrumbsOf($, url),
    description: meta('description'),
    keywords: meta('keywords').replace(/,/g, ', '),
    // This comes last, because it removes parts of the page.
    sections: sectionsOf($, ignored),
  };
}
