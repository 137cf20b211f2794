import { editDistance, toleratedEdits } from './distance.ts';
import { wordsToMark } from './message.ts';
import { partsOf, termOf, termsOf } from './terms.ts';
import { bare, fold, WORD } from './words.ts';

/** Places in a text, each from and to. */
export type Places = [number, number][];

/** Whether a word of a text is a form of what was typed: another ending, a part of a name, the whole of it. */
const isForm = (typed: string, word: string) =>
  [termOf(typed), ...partsOf(typed).map(termOf)].some((term) => termsOf(word).includes(term));

const begins = (typed: string, word: string) => fold(word).startsWith(typed);

const isSlip = (typed: string, word: string) => {
  const limit = toleratedEdits(typed.length);
  const other = bare(fold(word));
  return limit > 0 && other[0] === typed[0] && editDistance(typed, other, limit) <= limit;
};

/**
 * What to mark for a query, in the box, on the results page and on the page that it leads to: forms of
 * the typed words. Only for a word of which `whole` has none, words that begin with it, then slips.
 */
export function marker(query: string, whole: string): (text: string) => Places {
  const words = new Set([...whole.matchAll(WORD)].map(([word]) => word));
  const marked = new Set<string>();
  for (const typed of wordsToMark(query)) {
    for (const is of [isForm, begins, isSlip]) {
      const found = [...words].filter((word) => is(typed, word));
      for (const word of found) marked.add(word);
      if (found.length > 0) break;
    }
  }
  return (text) =>
    [...text.matchAll(WORD)]
      .filter(([word]) => marked.has(word))
      .map((match) => [match.index, match.index + match[0].length]);
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
