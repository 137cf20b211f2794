import { load } from 'cheerio';
import { hasTwin } from '../../lib/twins.ts';
import { type CardFacts, cardFacts } from './cards/facts.ts';
import { type BuiltPage, readPage } from './page.ts';
import { type InlineHashes, inlineHashes } from './policy.ts';
import { structuredData } from './structured-data/index.ts';

/** Everything that later steps need to know about a built page. It survives a round trip through JSON. */
export interface Seen {
  inline: InlineHashes;
  /** Absent if a page only redirects or has no Markdown twin. */
  presented?: {
    page: BuiltPage;
    card: CardFacts;
    /** JSON of its structured data, absent if there is none. */
    data?: string;
  };
}

/** Parses a built page, once for everything that is made from it. */
export function see(route: string, html: string): Seen {
  const $ = load(html);
  const inline = inlineHashes($);
  if (!hasTwin(route)) return { inline };
  const page = readPage(route, html, $);
  return { inline, presented: { page, card: cardFacts(page, $), data: structuredData(page, $) } };
}
