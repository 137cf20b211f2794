import { editDistance, toleratedEdits } from './distance.ts';
import { messageOf } from './message.ts';
import { partsOf, termOf, termsOf } from './terms.ts';
import { bare, fold, queryWords, WORD } from './words.ts';

/** Places in a text, each from and to. */
export type Places = [number, number][];

/** The words of a query that are marked, as they are written into an address. */
export const wordsToMark = (query: string): string[] =>
  queryWords(messageOf(query)).map(({ word }) => word);

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
