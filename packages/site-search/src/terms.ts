import { stem } from './stem.ts';
import { bare, foldForm, MAX_WORD_LENGTH, queryWords, WORD } from './words.ts';

const JOINTS = /[._-]+/;
/** Machine-made text, which nobody types from memory. */
const RANDOM = /^(?=.*\d)[0-9a-f]{7,}$/;

/** A name with several parts as one term. Hyphens make no difference, so 'sub-domain' is 'subdomain'. */
const whole = (word: string) => stem(word.replace(/-/g, ''));

/** A word's term for lookups. For a name such as `DATABASE_URL`, it's the whole name. */
export const termOf = (word: string): string => (JOINTS.test(word) ? whole(word) : stem(word));

/** The parts of a name that aren't joined. A plain word is its only part. */
export const partsOf = (word: string): string[] => word.split(JOINTS).filter(Boolean);

/** A name in capitals, such as `PORT`, as a separate term next to the word. */
const isCapitals = (word: string) => /^[A-Z]{3,}$/.test(word);

/**
 * Splits text into index terms, in order: stemmed words, names such as `DATABASE_URL` or `docker-compose.yml`
 * both whole and in parts, and names in capitals a second time as they are.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of foldForm(text).matchAll(WORD)) {
    const word = bare(raw.toLowerCase());
    if (word.length > MAX_WORD_LENGTH || RANDOM.test(word)) continue;
    if (isCapitals(raw)) terms.push(raw);
    const parts = partsOf(word);
    if (parts.length > 1 && parts.length < 5) terms.push(whole(word));
    for (const part of parts) terms.push(stem(part));
  }
  return terms;
}

/** The term for a name in capitals as a word. */
export const stemOfCapitals = (name: string): string => stem(name.toLowerCase());

export interface QueryTerm {
  term: string;
  /** The word as typed, folded. It's used for prefixes and never shown. */
  word: string;
  /** True if the word is still being typed, so words that start with it count too. */
  prefix: boolean;
  /** The name in capitals as typed, or empty. */
  capitals: string;
}

/** The terms of a query's words, each once. The last word counts as unfinished unless a space follows it. */
export function queryTerms(query: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  for (const { word, raw, last } of queryWords(query)) {
    const term = termOf(word);
    const capitals = isCapitals(raw) ? raw : '';
    if (!terms.has(term)) terms.set(term, { term, word, prefix: last, capitals });
  }
  return [...terms.values()];
}
