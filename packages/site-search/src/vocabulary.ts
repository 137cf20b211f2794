import { editDistance, letters, mayBeWithin, toleratedEdits } from './distance.ts';
import type { Field } from './postings.ts';

interface Word {
  term: string;
  letters: number;
}

/** All terms of some fields, to find the ones a misspelt word can mean. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Terms within the number of edits from any form of a word that its length allows. */
  within(word: string, forms: Iterable<string>): { term: string; edits: number }[];
  /** Terms with a word inside, such as 'ezbookkeep' for 'bookkeep'. */
  holding(word: string): string[];
  /** The terms that share most pairs of letters with a word. May be empty. */
  similar(word: string): string[];
}

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));

/** Dice coefficient of the pairs of letters of two words, 0 to 1. */
function likeness(pairs: ReadonlySet<string>, word: string): number {
  let shared = 0;
  for (let at = 1; at < word.length; at += 1)
    if (pairs.has(word.slice(at - 1, at + 1))) shared += 1;
  return (2 * shared) / Math.max(1, pairs.size + word.length - 1);
}

/** The least similarity, from 0 to 1, and the most terms for a word that nothing else explains. */
const LIKE = { least: 0.5, most: 3 };

/** Opens the vocabulary of some fields. */
export function createVocabulary(fields: readonly Field[]): Vocabulary {
  const all = new Set(fields.flatMap((field) => field.terms));
  const byLength: Word[][] = [];
  for (const term of all) {
    // Typing mistakes are looked for in words, not in names with several parts.
    if (/[._]/.test(term) || term.length < 3) continue;
    (byLength[term.length] ??= []).push({ term, letters: letters(term) });
  }
  const words = byLength.flatMap((list) => list ?? []);

  return {
    has: (term) => all.has(term),
    within(word, forms) {
      const limit = toleratedEdits(word.length);
      const found = new Map<string, number>();
      for (const form of limit === 0 ? [] : forms) {
        const own = letters(form);
        for (let length = form.length - limit; length <= form.length + limit; length += 1) {
          for (const candidate of byLength[length] ?? []) {
            if (!mayBeWithin(own, candidate.letters, limit)) continue;
            const edits = editDistance(form, candidate.term, limit);
            if (edits > limit) continue;
            found.set(candidate.term, Math.min(edits, found.get(candidate.term) ?? edits));
          }
        }
      }
      return [...found].map(([term, edits]) => ({ term, edits }));
    },
    holding(word) {
      if (word.length < 5) return [];
      return words
        .filter(({ term }) => term.length > word.length && term.includes(word, 1))
        .map(({ term }) => term);
    },
    similar(word) {
      // With four letters, three are too few to tell what was meant.
      if (word.length < 5) return [];
      const pairs = pairsOf(word);
      return words
        .filter(({ term }) => term[0] === word[0])
        .map(({ term }) => ({ term, like: likeness(pairs, term) }))
        .filter(({ like }) => like >= LIKE.least)
        .sort((a, b) => b.like - a.like)
        .slice(0, LIKE.most)
        .map(({ term }) => term);
    },
  };
}
