import type { FieldIndex } from './types.ts';
import { numberAt, signOf } from './signs.ts';

/** The most occurrences that count. With a saturation of 1.2, more make hardly any difference. */
const MOST = 6;

/** Indexes one field of all documents, given as their terms, in a compact form that survives JSON. */
export function indexField(texts: readonly (readonly string[])[]): FieldIndex {
  const counts = new Map<string, Map<number, number>>();
  const lengths = texts.map((terms, document) => {
    for (const term of terms) {
      let documents = counts.get(term);
      if (!documents) counts.set(term, (documents = new Map<number, number>()));
      documents.set(document, (documents.get(document) ?? 0) + 1);
    }
    return terms.length;
  });
  const sorted = [...counts.keys()].sort();
  let before = '';
  const terms = sorted.map((term) => {
    let shared = 0;
    while (shared < 35 && shared < before.length && before[shared] === term[shared]) shared += 1;
    before = term;
    return shared.toString(36) + term.slice(shared);
  });
  const times: string[] = [];
  const documents = sorted.map((term) => {
    let last = 0;
    const found = [...(counts.get(term) ?? [])].sort(([a], [b]) => a - b);
    return found
      .map(([document, count]) => {
        const delta = document - last;
        last = document;
        times.push(signOf(Math.min(count, MOST)));
        return signOf(delta);
      })
      .join('');
  });
  return {
    terms: terms.join(' '),
    documents: documents.join('\n'),
    counts: times.join(''),
    lengths,
  };
}

export interface Posting {
  document: number;
  count: number;
}

/** A field opened for searching. */
export interface Field {
  terms: string[];
  find(term: string): readonly Posting[];
  /** The terms that start with a text, at most `limit`. */
  startingWith(prefix: string, limit: number): string[];
  lengths: readonly number[];
  averageLength: number;
}

/** Opens a complete field index. */
export function openField(index: FieldIndex): Field {
  let before = '';
  const terms = (index.terms === '' ? [] : index.terms.split(' ')).map(
    (coded) => (before = before.slice(0, Number.parseInt(coded[0] ?? '', 36)) + coded.slice(1)),
  );
  const documents = index.documents.split('\n');
  let reached = 0;
  const firstCount = documents.map((line) => {
    const first = reached;
    reached += line.length;
    return first;
  });
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
        const line = documents[at] ?? '';
        const first = firstCount[at] ?? 0;
        let document = 0;
        list = Array.from(line, (_, place) => {
          document += numberAt(line, place);
          return { document, count: numberAt(index.counts, first + place) };
        });
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
