import { wordsToMark } from './message.ts';
import type { SearchHit } from './index.ts';

/** The query parameter that carries the words to highlight on the target page. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/** The address of a hit, with the query's words to mark there. */
export function hitAddress(hit: Pick<SearchHit, 'url' | 'hash'>, query: string): string {
  const words = wordsToMark(query).join(' ');
  const search =
    words === '' ? '' : `?${new URLSearchParams({ [HIGHLIGHT_PARAMETER]: words }).toString()}`;
  return `${hit.url}${search}${hit.hash}`;
}

/** The address of the results page for a query. */
export function resultsAddress(query: string, context = '', page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (context) parameters.set('ctx', context);
  if (page > 1) parameters.set('page', String(page));
  return `/search/?${parameters.toString()}`;
}
