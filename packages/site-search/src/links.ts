import { marker, wordsToMark } from './marks.ts';
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

/** A piece of text, marked where it matches a query's word. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Cuts a text into parts that a query marks and parts between them. */
export function markParts(text: string, query: string): TextPart[] {
  const parts: TextPart[] = [];
  let reached = 0;
  for (const [from, to] of marker(query, text)(text)) {
    if (from > reached) parts.push({ text: text.slice(reached, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    reached = to;
  }
  if (reached < text.length) parts.push({ text: text.slice(reached), marked: false });
  return parts;
}

/**
 * The part of a text around its first match, `reach` characters to each side,
 * with an ellipsis where it was cut; the beginning where nothing matches.
 */
export function excerptOf(text: string, query: string, reach: number): string {
  const at = marker(query, text)(text)[0]?.[0] ?? 0;
  let from = Math.max(0, at - reach);
  if (from > 0) from = Math.max(0, text.lastIndexOf(' ', from) + 1);
  let end = Math.min(text.length, at + reach * 3);
  const lastSpace = text.lastIndexOf(' ', end);
  if (end < text.length && lastSpace > at) end = lastSpace;
  let part = text.slice(from, end).replace(/^[\s·]+|\s+$/g, '');
  if (end < text.length) part = `${part.replace(/[\s.,;:·…]+$/, '')}…`;
  return from > 0 ? `…${part}` : part;
}
