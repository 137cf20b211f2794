import type { FieldIndex } from './types.ts';
import { termsOf } from './terms.ts';

/** Indexes one field of all documents in a compact form that survives JSON. */
export function indexField(texts: readonly string[]): FieldIndex {
  const counts = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, document) => {
    const terms = termsOf(text);
    for (const term of terms) {
      let documents = counts.get(term);
      if (!documents) counts.set(term, (documents = new Map()));
      documents.set(document, (documents.get(document) ?? 0) + 1);
    }
    return terms.length;
  });
  const sorted = [...counts.keys()].sort();
  let before = '';
  const terms = sorted.map((term): [number, string] => {
    let shared = 0;
    while (shared < before.length && before[shared] === term[shared]) shared += 1;
    before = term;
    return [shared, term.slice(shared)];
  });
  const postings = sorted.map((term) => {
    let last = 0;
    return [...(counts.get(term) ?? [])]
      .sort(([a], [b]) => a - b)
      .flatMap(([document, count]) => {
        const delta = document - last;
        last = document;
        return [delta, count];
      });
  });
  return { terms, postings, lengths };
}

export interface Posting {
  document: number;
  count: number;
}

/** A field opened for searching. */
export interface Field {
  terms: string[];
  find(term: string): readonly Posting[];
  /** The terms that begin with a text, at most `limit`. */
  startingWith(prefix: string, limit: number): string[];
  lengths: readonly number[];
  averageLength: number;
}

/** Opens a field index that is whole. */
export function openField(index: FieldIndex): Field {
  let before = '';
  const terms = index.terms.map(([shared, rest]) => (before = before.slice(0, shared) + rest));
  const position = new Map(terms.map((term, at) => [term, at]));
  const opened = new Map<number, Posting[]>();
  const total = index.lengths.reduce((sum, length) => sum + length, 0);

  function firstNotBelow(text: string): number {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    terms,
    lengths: index.lengths,
    averageLength: total / Math.max(1, index.lengths.length),
    find(term) {
      const at = position.get(term);
      if (at === undefined) return [];
      let list = opened.get(at);
      if (!list) {
        list = [];
        const flat = index.postings[at] ?? [];
        let document = 0;
        for (let next = 0; next + 1 < flat.length; next += 2) {
          document += flat[next] ?? 0;
          list.push({ document, count: flat[next + 1] ?? 0 });
        }
        opened.set(at, list);
      }
      return list;
    },
    startingWith(prefix, limit) {
      const found: string[] = [];
      for (let at = firstNotBelow(prefix); at < terms.length && found.length < limit; at += 1) {
        const term = terms[at] ?? '';
        if (!term.startsWith(prefix)) break;
        found.push(term);
      }
      return found;
    },
  };
}
