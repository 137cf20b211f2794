import { stem } from './stem.ts';
import { termOf, termsOf } from './terms.ts';
import { WORD } from './words.ts';

/** The terms that words of a search stand for; a term that the search found already stands for itself. */
export function termsToMark(words: readonly string[]): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) => [word, stem(word), termOf(word), ...termsOf(word)]).filter(Boolean),
  );
}

/** Where a text holds such a term, as whole words whatever their ending: from and to. */
export function placesOf(text: string, terms: ReadonlySet<string>): [number, number][] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => termsOf(word).some((term) => terms.has(term)))
    .map((match) => [match.index, match.index + match[0].length]);
}
