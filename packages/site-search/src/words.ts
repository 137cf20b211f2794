import { stem } from './stem.ts';

/** Stems of words that say nothing about the subject. They're kept if a query has no others. */
const STOP_STEMS: ReadonlySet<string> = new Set(
  'a all also alternative always an and another any anything are as at be been before both but by can cannot could did do does doing each else ever every everything for from get had happen has have how i if in into is it its just know known let many me more most much my need no not now of on one only or other our out own per possible really same shall should so some something still such tell than that the their them then there these they this those to too up us use versus very vs want was way we were what when where whether which while who why will with work would you your'
    .split(' ')
    .map(stem),
);

/** True for a term that isn't looked up, because it says nothing or is a single character. */
export const isIdle = (term: string): boolean => term.length < 2 || STOP_STEMS.has(term);

/** Whether it's about what something is, how it works or how two things differ, rather than about a task. */
const CONCEPT =
  /^(?:what(?:'s| is| are| does)(?! the\b)|how do(?:es)? .* work|explain)\b|\b(?:vs|versus|differences?|explained)\b/i;

/** Whether a query is about a concept. */
export const asksWhat = (query: string): boolean => CONCEPT.test(query);

/** The most words of a query that are looked up. Any more are ignored. */
export const MAX_QUERY_WORDS = 12;
/** The most characters of a query that are read. */
export const MAX_QUERY_LENGTH = 300;
/** A longer run of letters isn't a word. */
export const MAX_WORD_LENGTH = 40;

/** Compatibility forms and accents folded, case kept. */
export function foldForm(text: string): string {
  // Most text has nothing to fold, and this runs with every key.
  if (/^[ -~]*$/.test(text)) return text;
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Lower case, compatibility forms and accents folded. */
export function fold(text: string): string {
  return foldForm(text).toLowerCase();
}

/** Letters and digits, joined into names by dots, hyphens and underscores. 'c++' and 'c#' keep their signs. */
export const WORD =
  /[\p{L}\p{Nd}]+(?:[._\-'’][\p{L}\p{Nd}]+)*(?:\++|(?<=(?<![\p{L}\p{Nd}])\p{L})#)?/gu;

/** A word without apostrophes and possessive ending. */
export const bare = (word: string): string => word.replace(/['’]s$/u, '').replace(/['’]/gu, '');

export interface QueryWord {
  /** As typed, folded. */
  word: string;
  /** As typed, case kept. */
  raw: string;
  /** True for the end of the query: the word may be unfinished. */
  last: boolean;
}

/** The meaningful words of a query, each once, without stop words and single characters unless nothing else is left. */
export function queryWords(query: string, most = MAX_QUERY_WORDS): QueryWord[] {
  const text = foldForm(query.slice(0, MAX_QUERY_LENGTH));
  const words = [...text.matchAll(WORD)]
    .map((match) => ({
      word: bare(match[0].toLowerCase()),
      raw: match[0],
      last: match.index + match[0].length === text.length,
    }))
    .filter(({ word }) => word.length <= MAX_WORD_LENGTH);
  const telling = words.filter(({ word }) => !isIdle(stem(word)));
  const seen = new Set<string>();
  return (telling.length > 0 ? telling : words)
    .filter(({ word }) => !seen.has(word) && seen.add(word))
    .slice(0, most);
}
