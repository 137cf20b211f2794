import { type CheerioAPI, load } from 'cheerio';
import type { SearchPage } from '../../../model/search/index.ts';
import { sectionsOf } from './sections.ts';

/** Where a page stands: the section's name, then its breadcrumbs without the page itself. */
function breadcrumbsOf($: CheerioAPI, url: string): string[] {
  const items = $('nav[aria-label=Breadcrumbs] li')
    .toArray()
    .map((element) => $(element).text().trim())
    .filter((text) => text !== '');
  const section = url.startsWith('/learn/') ? 'Learn' : 'Docs';
  return [section, ...items.slice(0, -1).filter((item) => item !== section)];
}

/**
 * What the search knows of a built page of docs or learn: the fields that the
 * search plugin indexes too. Undefined for a page that asks not to be indexed;
 * throws for one without a text.
 */
export function searchPageOf(url: string, html: string): SearchPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content') ?? '';
  if (meta('robots').includes('noindex')) return undefined;
  return {
    url,
    title: $('article h1').first().text(),
    path: breadcrumbsOf($, url),
    description: meta('description'),
    keywords: meta('keywords').replace(/,/g, ', '),
    // Last: it takes parts of the page out.
    sections: sectionsOf($),
  };
}
