import { load } from 'cheerio';
import type { SearchPage } from '../../../model/search/index.ts';
import { sectionsOf } from './sections.ts';

/** A document of the search plugin's own index file. */
export interface PluginDocument {
  i: number;
  /** Text of the field. */
  t: string;
  /** Site path. */
  u: string;
  /** Id of the page's title document. */
  p?: number;
}

/** The search plugin's index file: titles, headings, descriptions, keywords, texts. */
export type PluginIndex = readonly { documents: readonly PluginDocument[] }[];

/** Where a built page stands: the section's name, then its breadcrumbs without the page itself. */
function breadcrumbsOf(html: string, url: string): string[] {
  const $ = load(html);
  const items = $('nav[aria-label=Breadcrumbs] li')
    .toArray()
    .map((element) => $(element).text().trim())
    .filter((text) => text !== '');
  const section = url.startsWith('/learn/') ? 'Learn' : 'Docs';
  return [section, ...items.slice(0, -1).filter((item) => item !== section)];
}

/**
 * The pages that the search plugin collected, with their sections and
 * breadcrumbs read from the built pages; throws when it collected none.
 */
export function pagesFromPlugin(index: PluginIndex, htmlOf: (url: string) => string): SearchPage[] {
  const [titles = [], , descriptions = [], keywords = []] = index.map((part) => part.documents);
  if (titles.length === 0) throw new Error('search-index: the plugin collected no page');
  return titles.map((page) => {
    const html = htmlOf(page.u);
    const own = (documents: typeof titles) => documents.find(({ p }) => p === page.i)?.t ?? '';
    return {
      url: page.u,
      title: page.t,
      path: breadcrumbsOf(html, page.u),
      description: own(descriptions),
      keywords: own(keywords),
      sections: sectionsOf(html),
    };
  });
}
