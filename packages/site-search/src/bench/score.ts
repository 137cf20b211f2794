import type { LabelledQuery } from './queries.ts';

export interface Scores {
  queries: number;
  /** Share of queries whose first result is a labelled page, 0 to 1. */
  successAt1: number;
  /** Mean of 1 / place of the first labelled page among the first ten, counted as 0 if there is none. */
  mrrAt10: number;
  /** Queries without any result. */
  empty: string[];
  /** Share of the misspelt queries with a labelled page among the first three. */
  typoSuccessAt3: number;
  /** Queries whose first result isn't labelled, with what came first. */
  misses: { query: string; place: number; first: string }[];
}

/** Scores a search, given as the addresses of its results, best first, against labelled queries. */
export function scoreSearch(
  queries: readonly LabelledQuery[],
  search: (query: string) => readonly string[],
): Scores {
  let first = 0;
  let reciprocal = 0;
  const typos = { all: 0, found: 0 };
  const empty: string[] = [];
  const misses: Scores['misses'] = [];
  for (const { query, kind, pages } of queries) {
    const results = [...new Set(search(query))];
    const place = results.findIndex((url) => pages.includes(url)) + 1;
    if (results.length === 0) empty.push(query);
    if (place === 1) first += 1;
    else misses.push({ query, place, first: results[0] ?? '' });
    if (place >= 1 && place <= 10) reciprocal += 1 / place;
    if (kind === 'typo') {
      typos.all += 1;
      if (place >= 1 && place <= 3) typos.found += 1;
    }
  }
  return {
    queries: queries.length,
    successAt1: first / queries.length,
    mrrAt10: reciprocal / queries.length,
    empty,
    typoSuccessAt3: typos.all === 0 ? 1 : typos.found / typos.all,
    misses,
  };
}
