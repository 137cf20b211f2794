import { load } from 'cheerio';
import type { SearchPage } from '../../model/search/index.ts';

/** A document of the search plugin's own index file. */
export interface PluginDocument {
  i: number;
  /** Text of the field. */
  t: string;
  /** Site path. */
  u: string;
  /** `#anchor`, with the path in front or without. */
  h?: string;
  /** Heading of the section a text belongs to. */
  s?: string;
  /** Id of the page's title document. */
  p?: number;
}

/** The search plugin's index file: titles, headings, descriptions, keywords, texts. */
export type PluginIndex = readonly { documents: readonly PluginDocument[] }[];

/** Where a built page stands: the section's name, then its breadcrumbs without the page itself. */
export function breadcrumbsOf(html: string, url: string): string[] {
  const $ = load(html);
  const items = $('nav[aria-label=Breadcrumbs] li')
    .toArray()
    .map((element) => $(element).text().trim())
    .filter((text) => text !== '');
  const section = url.startsWith('/learn/') ? 'Learn' : 'Docs';
  return [section, ...items.slice(0, -1).filter((item) => item !== section)];
}

/**
 * Regroups the documents that the search plugin collected into pages with
 * their sections in order; throws when it collected none.
 */
export function pagesFromPlugin(
  index: PluginIndex,
  breadcrumbs: (url: string) => string[],
): SearchPage[] {
  const [titles = [], headings = [], descriptions = [], keywords = [], texts = []] = index.map(
    (part) => part.documents,
  );
  if (titles.length === 0) throw new Error('search-index: the plugin collected no page');
  const hashOf = (document: PluginDocument) => document.h ?? '';
  return titles.map((page) => {
    const own = (documents: readonly PluginDocument[]) =>
      documents.filter((document) => document.p === page.i);
    const sections = new Map([['', { heading: '', hash: '', text: '' }]]);
    const named = [...own(headings), ...own(texts)].sort((a, b) => a.i - b.i);
    for (const document of named) {
      const hash = hashOf(document);
      const section = sections.get(hash) ?? { heading: '', hash, text: '' };
      if (headings.includes(document)) section.heading = document.t;
      else section.text += document.t;
      sections.set(hash, section);
    }
    return {
      url: page.u,
      title: page.t,
      path: breadcrumbs(page.u),
      description: own(descriptions)[0]?.t ?? '',
      keywords: own(keywords)[0]?.t ?? '',
      sections: [...sections.values()],
    };
  });
}
