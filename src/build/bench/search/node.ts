import { buildIndex, createSearcher, type SearchPage } from '../../../model/search/index.ts';
import { median } from './browser.ts';
import { openStock } from './stock.ts';

export interface NodeCost {
  /** Milliseconds to parse and open what a first answer needs, and to give it. */
  first: number;
  /** Milliseconds that the middle one of some queries takes. */
  middle: number;
  /** Milliseconds of the slowest of them. */
  slowest: number;
}

/** Milliseconds that a call takes in this process, not slowed down. */
function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function costOf(first: number, queries: readonly string[], search: (query: string) => unknown) {
  const times = queries.map((query) => time(() => search(query)));
  return { first, middle: median(times), slowest: Math.max(...times) };
}

/** Opens the site's index from its files' text as a browser does, and answers queries. */
export function measureOwn(pages: readonly SearchPage[], queries: readonly string[]): NodeCost {
  const { head, body } = buildIndex(pages);
  const [headText, bodyText] = [JSON.stringify(head), JSON.stringify(body)];
  let searcher = createSearcher(head);
  const first = time(() => {
    searcher = createSearcher(JSON.parse(headText) as typeof head);
    searcher.search('v', { perPage: 2 });
  });
  searcher.addBody(JSON.parse(bodyText) as typeof body);
  return costOf(first, queries, (query) => searcher.search(query, { perPage: 2 }));
}

/** Opens the search plugin's index from its file's text as its worker does, and answers queries. */
export function measureStock(file: string, queries: readonly string[]): NodeCost {
  let search = (_query: string): string[] => [];
  const first = time(() => {
    search = openStock(file);
    search('v');
  });
  return costOf(first, queries, search);
}
