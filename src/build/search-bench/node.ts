import { buildIndex, createSearcher, type SearchPage } from '../../model/search/index.ts';

export interface NodeCost {
  /** Milliseconds to parse and open titles and headings and answer a first letter. */
  first: number;
  /** Milliseconds to parse and open the texts. */
  texts: number;
  /** Milliseconds of further keys, in order. */
  keys: number[];
}

/** Opens an index from its files' text as a browser does; the times are of this process, not slowed down. */
export function measureNode(pages: readonly SearchPage[]): NodeCost {
  const { head, body } = buildIndex(pages);
  const headText = JSON.stringify(head);
  const bodyText = JSON.stringify(body);
  const time = (run: () => void) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  let searcher: ReturnType<typeof createSearcher> | undefined;
  const first = time(() => {
    searcher = createSearcher(JSON.parse(headText) as typeof head);
    searcher.search('p');
  });
  const texts = time(() => searcher?.addBody(JSON.parse(bodyText) as typeof body));
  const keys = ['po', 'pos', 'post', 'postg', 'postgress', 'postgress bakcup'].map((query) =>
    time(() => searcher?.search(query)),
  );
  return { first, texts, keys };
}
