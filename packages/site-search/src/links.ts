import { fold, queryWords } from './words.ts';
import type { SearchHit } from './index.ts';

/** The query parameter that carries the words to highlight on the target page. */
export const HIGHLIGHT_PARAMETER = '_highlight';

/** The address of a hit, with what to mark there: the query's words, and the terms that they were taken for. */
export function hitAddress(
  hit: Pick<SearchHit, 'url' | 'hash'> & { found?: readonly string[] },
  query: string,
): string {
  const words = new URLSearchParams();
  const own = queryWords(query).map(({ word }) => word);
  const found = own.length > 0 ? (hit.found ?? []) : [];
  for (const word of [...own, ...found]) words.append(HIGHLIGHT_PARAMETER, word);
  const search = words.toString();
  return `${hit.url}${search ? `?${search}` : ''}${hit.hash}`;
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

/** Cuts a text into marked and unmarked parts; words match from their beginning, whatever their case. */
export function markParts(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const push = (piece: string, marked: boolean) => {
    if (piece === '') return;
    const last = parts.at(-1);
    if (last && last.marked === marked) last.text += piece;
    else parts.push({ text: piece, marked });
  };
  const roots = words.map((word) =>
    word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word,
  );
  for (const [piece] of text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu)) {
    const folded = fold(piece);
    push(
      piece,
      roots.some((root) => root !== '' && folded.startsWith(root)),
    );
  }
  return parts;
}

/**
 * The part of a text around its first match, `reach` characters to each side,
 * with an ellipsis where it was cut; the beginning where nothing matches.
 */
export function excerptOf(text: string, words: readonly string[], reach: number): string {
  let at = 0;
  for (const part of markParts(text, words)) {
    if (part.marked) break;
    at += part.text.length;
  }
  if (at >= text.length) at = 0;
  let from = Math.max(0, at - reach);
  if (from > 0) from = Math.max(0, text.lastIndexOf(' ', from) + 1);
  let end = Math.min(text.length, at + reach * 3);
  const lastSpace = text.lastIndexOf(' ', end);
  if (end < text.length && lastSpace > at) end = lastSpace;
  let part = text.slice(from, end).replace(/^[\s·]+|\s+$/g, '');
  if (end < text.length) part = `${part.replace(/[\s.,;:·…]+$/, '')}…`;
  return from > 0 ? `…${part}` : part;
}
