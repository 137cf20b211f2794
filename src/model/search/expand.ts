import { editDistance, letters, mayBeWithin, toleratedEdits } from './distance.ts';
import type { Field } from './postings.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import type { QueryTerm } from './terms.ts';
import { EXPAND } from './weights.ts';

/** An indexed term that stands for a query's term. */
export interface Expansion {
  term: string;
  /** How much a match counts, 0 to 1. */
  weight: number;
}

/** The index holds stems, so a slip in an ending leaves a stem at the word's beginning. */
const isStemOf = (stemmed: string, word: string) =>
  stemmed.length >= 5 && stemmed.length * 2 >= word.length && word.startsWith(stemmed);

/** Returns what finds the indexed terms that a query's term may stand for, over the terms of some fields. */
export function createExpander(fields: readonly Field[]): (term: QueryTerm) => Expansion[] {
  const vocabulary = [...new Set(fields.flatMap((field) => field.terms))].map((term) => ({
    term,
    letters: letters(term),
  }));
  const expansions = new Map<string, Expansion[]>();
  const known = (term: string) => fields.some((field) => field.find(term).length > 0);

  /** The indexed terms that a query's term may stand for, with how much each counts. */
  return function expand({ term, word, prefix }: QueryTerm): Expansion[] {
    const key = `${term}\0${word}\0${prefix}`;
    const cached = expansions.get(key);
    if (cached) return cached;
    const found = new Map<string, number>();
    const offer = (candidate: string, weight: number) => {
      if ((found.get(candidate) ?? 0) < weight) found.set(candidate, weight);
    };
    if (known(term)) offer(term, 1);
    if (!known(term) && /[._\-/]/.test(term)) {
      for (const part of term.split(/[._\-/]+/)) offer(stem(part), EXPAND.part);
    }
    for (const synonym of synonymsOf(term)) offer(synonym, EXPAND.synonym);
    if (prefix && word.length > 1) {
      for (const field of fields) {
        for (const candidate of field.startingWith(word, 40)) {
          offer(
            candidate,
            known(term) ? EXPAND.prefixKnown : 0.5 + (0.45 * word.length) / candidate.length,
          );
        }
      }
    }
    if (!known(term)) {
      const limit = toleratedEdits(word.length);
      const forms = [...new Set([term, word])].map((text) => ({ text, letters: letters(text) }));
      for (const candidate of limit > 0 ? vocabulary : []) {
        if (isStemOf(candidate.term, word)) offer(candidate.term, EXPAND.rest);
        for (const form of forms) {
          if (!mayBeWithin(form.letters, candidate.letters, limit)) continue;
          const distance = editDistance(form.text, candidate.term, limit);
          if (distance > limit) continue;
          offer(candidate.term, distance === 1 ? EXPAND.edit1 : EXPAND.edit2);
          for (const synonym of synonymsOf(candidate.term)) offer(synonym, EXPAND.editSynonym);
        }
      }
    }
    const list = [...found].map(([one, weight]) => ({ term: one, weight }));
    expansions.set(key, list);
    return list;
  };
}
