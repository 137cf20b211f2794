import { HIGHLIGHT_PARAMETER } from './address.ts';
import { wordsToMark } from './message.ts';
import type { SearchHit } from './index.ts';

/** The address of a hit, with the query's words to mark there. */
export function hitAddress(hit: Pick<SearchHit, 'url' | 'hash'>, query: string): string {
  const words = wordsToMark(query)
    .map(({ word }) => word)
    .join(' ');
  const search =
    words === '' ? '' : `?${new URLSearchParams({ [HIGHLIGHT_PARAMETER]: words }).toString()}`;
  return `${hit.url}${search}${hit.hash}`;
}

/** Hits by page: its best section, and another one that answers nearly as well. */
export function pagesOf(hits: readonly SearchHit[]): [SearchHit, ...SearchHit[]][] {
  const pages: [SearchHit, ...SearchHit[]][] = [];
  for (const hit of hits) {
    const last = pages.at(-1);
    if (last?.[0].url === hit.url) last.push(hit);
    else pages.push([hit]);
  }
  return pages;
}
