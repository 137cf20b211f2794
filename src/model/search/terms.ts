import { stem } from './stem.ts';

/** Words that say nothing about the subject; kept when a query has no others. */
const STOP_WORDS = new Set(
  'a an and are as at be been but by can cannot could did do does doing for from get gets getting had has have how i if in into is it its just let me my no not of on one or our out own per shall should so than that the their them then there these they this to too up us use used using very want was we were what when where which while who why will with would you your'.split(
    ' ',
  ),
);

/** The most terms of a query that are looked up; the rest of a longer one is left out. */
export const MAX_QUERY_TERMS = 12;
/** The most characters of a query that are read. */
export const MAX_QUERY_LENGTH = 300;

/** Lower case, compatibility forms and accents folded. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}]+(?:[._\-/'’][\p{L}\p{N}]+)*\+*/gu;

/**
 * Splits text into index terms, in order: words stemmed; names such as
 * `DATABASE_URL` or `docker-compose.yml` both whole and in their parts.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of fold(text).matchAll(WORD)) {
    const word = raw.replace(/['’]s$/u, '').replace(/['’]/gu, '');
    if (word.length > 40) continue;
    const parts = word.split(/[._\-/]+/).filter(Boolean);
    if (parts.length > 1) terms.push(word);
    for (const part of parts) terms.push(stem(part));
  }
  return terms;
}

export interface QueryTerm {
  term: string;
  /** The word as typed, folded; shown nowhere, used for prefixes. */
  word: string;
  /** True for the word still being typed: what begins with it counts too. */
  prefix: boolean;
}

/**
 * The terms of a query: at most `MAX_QUERY_TERMS`, without stop words unless
 * nothing else is left, each once. The last word counts as unfinished unless a space follows it.
 */
export function queryTerms(query: string): QueryTerm[] {
  const text = fold(query.slice(0, MAX_QUERY_LENGTH));
  const words = [...text.matchAll(WORD)].map((match) => ({
    word: match[0].replace(/['’]s$/u, '').replace(/['’]/gu, ''),
    last: (match.index ?? 0) + match[0].length === text.length,
  }));
  const telling = words.filter(({ word }) => !STOP_WORDS.has(word));
  const seen = new Set<string>();
  const terms: QueryTerm[] = [];
  for (const { word, last } of telling.length > 0 ? telling : words) {
    const parts = word.split(/[._\-/]+/).filter(Boolean);
    const whole = parts.length > 1 ? word : stem(word);
    if (word.length > 40 || seen.has(whole)) continue;
    seen.add(whole);
    terms.push({ term: whole, word, prefix: last });
    if (terms.length === MAX_QUERY_TERMS) break;
  }
  return terms;
}
