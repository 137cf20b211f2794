import type { Field } from './postings.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import type { QueryTerm } from './terms.ts';
import { createVocabulary } from './vocabulary.ts';
import { EXPAND } from './weights.ts';

/** An indexed term that a query's term can mean. */
export interface Expansion {
  term: string;
  /** How much a match counts, 0 to 1. */
  weight: number;
}

/** What a query's terms can mean among the indexed terms. */
export interface Expander {
  /** The indexed terms that a term can mean. `next` is the term after it, which may be its second half. */
  expand(term: QueryTerm, before?: QueryTerm, next?: QueryTerm): readonly Expansion[];
  /** The indexed terms most like a word that matches none. */
  guess(term: QueryTerm): readonly Expansion[];
}

/** How many terms are looked up for a word that's still being typed, in each field. */
const MOST_PREFIXES = 40;

/**
 * Endings that a typing mistake hides from the stemmer: 'refrence' is only near the term 'refer' without its
 * ending.
 */
const ENDING = /(?<=.{4})(?:[ae]nce|ation|ment|ing|ion)s?$/;

/** Finds what query terms can mean, over the terms of some fields. */
export function createExpander(fields: readonly Field[]): Expander {
  const vocabulary = createVocabulary(fields);
  const cache = new Map<string, readonly Expansion[]>();

  /**
   * Terms that start with a word. For a single letter, only those of the first field that has any, starting
   * with titles.
   */
  function beginningWith(word: string): string[] {
    const found = fields.map((field) => field.startingWith(word, MOST_PREFIXES));
    return word.length > 1 ? found.flat() : (found.find((list) => list.length > 0) ?? []);
  }

  function expandAlone({ term, word, prefix, capitals }: QueryTerm): Map<string, number> {
    const found = new Map<string, number>();
    const offer = (candidate: string, weight: number) => {
      if ((found.get(candidate) ?? 0) < weight) found.set(candidate, weight);
    };
    const isKnown = vocabulary.has(term);
    const isName = capitals !== '' && vocabulary.has(capitals);
    if (isName) offer(capitals, 1);
    if (isKnown) offer(term, isName ? EXPAND.near : 1);
    for (const synonym of synonymsOf(term)) offer(synonym, EXPAND.near);
    if (prefix && !isKnown) {
      for (const candidate of beginningWith(word))
        offer(candidate, 0.5 + (0.45 * word.length) / candidate.length);
    }
    for (const candidate of vocabulary.holding(term)) offer(candidate, EXPAND.near);
    if (isKnown) return found;
    const slips = vocabulary.within(word, new Set([term, word, word.replace(ENDING, '')]));
    for (const { term: candidate, edits } of slips) {
      const weight = edits === 1 ? EXPAND.slip : EXPAND.near;
      offer(candidate, weight);
      for (const synonym of synonymsOf(candidate)) offer(synonym, EXPAND.near * weight);
    }
    return found;
  }

  return {
    expand(term, before, next) {
      const key = [before?.word, term.word, term.capitals, term.prefix, next?.word].join('\0');
      const known = cache.get(key);
      if (known) return known;
      const found = expandAlone(term);
      for (const joined of [
        before ? before.word + term.word : '',
        next ? term.word + next.word : '',
      ]) {
        if (joined === '') continue;
        const one = stem(joined);
        if (vocabulary.has(one)) found.set(one, EXPAND.near);
        for (const synonym of synonymsOf(one)) {
          if (vocabulary.has(synonym)) found.set(synonym, EXPAND.near);
        }
      }
      const list = [...found].map(([one, weight]) => ({ term: one, weight }));
      cache.set(key, list);
      return list;
    },
    guess: ({ word }) => vocabulary.similar(word).map((term) => ({ term, weight: EXPAND.near })),
  };
}
