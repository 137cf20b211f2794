import type { LabelledQuery } from './queries.ts';

export interface Scores {
  queries: number;
  /** Share of queries whose first result is a labelled page, 0 to 1. */
  successAt1: number;
  /** Share of queries with a labelled page among the first three, 0 to 1. */
  successAt3: number;
  /** Mean of 1 / place of the first labelled page among the first ten, counted as 0 if there is none. */
  mrrAt10: number;
  /** Queries without any result. */
  empty: string[];
  /** Share of the error messages whose first result is a labelled page. 1 if there are none. */
  errorSuccessAt1: number;
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
  let third = 0;
  let reciprocal = 0;
  const typos = { all: 0, found: 0 };
  const errors = { all: 0, found: 0 };
  const empty: string[] = [];
  const misses: Scores['misses'] = [];
  for (const { query, kind, pages } of queries) {
    const results = [...new Set(search(query))];
    const place = results.findIndex((url) => pages.includes(url)) + 1;
    if (results.length === 0) empty.push(query);
    if (place === 1) first += 1;
    else misses.push({ query, place, first: results[0] ?? '' });
    if (place >= 1 && place <= 3) third += 1;
    if (place >= 1 && place <= 10) reciprocal += 1 / place;
    if (kind === 'typo') {
      typos.all += 1;
      if (place >= 1 && place <= 3) typos.found += 1;
    }
    if (kind === 'error') {
      errors.all += 1;
      if (place === 1) errors.found += 1;
    }
  }
  return {
    queries: queries.length,
    successAt1: first / queries.length,
    successAt3: third / queries.length,
    mrrAt10: reciprocal / queries.length,
    empty,
    errorSuccessAt1: errors.all === 0 ? 1 : errors.found / errors.all,
    typoSuccessAt3: typos.all === 0 ? 1 : typos.found / typos.all,
    misses,
  };
}

/** Share of queries, of those whose page is found, that lead to a section labelled as answering, 0 to 1. */
export function rightSections(
  queries: readonly LabelledQuery[],
  search: (query: string) => readonly { url: string; hash: string }[],
): number {
  const led = queries.flatMap(({ query, pages, anchors }) => {
    const hit = search(query).find(({ url }) => url === pages[0]);
    if (!anchors || !hit) return [];
    return [
      anchors.some(
        (anchor) => hit.hash === anchor || (anchor === '#row-' && hit.hash.startsWith(anchor)),
      ),
    ];
  });
  return led.filter(Boolean).length / led.length;
}
