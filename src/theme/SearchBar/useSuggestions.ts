import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from 'site-search/files';
import type { SearchHit } from 'site-search';
import type { Answer } from 'site-search/client';
import type { TextPart } from 'site-search/marks';
import type { Elsewhere } from '@site/src/lib/search/elsewhere';

/** Suggestions of one page. */
const PER_PAGE = 2;

/** Milliseconds after which loading is said to take long. */
const LONG = 3000;

export type State =
  | { kind: 'idle' }
  | { kind: 'loading'; long: boolean }
  | { kind: 'failed'; reason: string }
  | {
      kind: 'hits';
      query: string;
      hits: SearchHit[];
      /** Pages on the results page. */
      total: number;
      /** A page that the index does not hold and the query names. */
      elsewhere: Elsewhere | undefined;
      /** Comes with the search, because the rules of words are large. */
      markParts: (text: string, query: string) => TextPart[];
      /** Why only titles and headings were searched; empty when texts were, or are on their way. */
      partly: string;
    };

export interface Suggestions {
  state: State;
  /** Searches, keeping only the answer to the latest query. */
  ask(query: string): void;
}

const load = () => import('@site/src/client/search');

/** Searches as someone types, at most `limit` suggestions: titles first, texts as soon as they are there. */
export function useSuggestions(limit: number, context: string): Suggestions {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const latest = useRef('');

  const isLoading = state.kind === 'loading' && !state.long;
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setState({ kind: 'loading', long: true }), LONG);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const ask = useCallback(
    (query: string) => {
      latest.current = query;
      if (query.trim() === '') {
        setState({ kind: 'idle' });
        return;
      }
      setState((before) =>
        before.kind === 'hits' || before.kind === 'loading'
          ? before
          : { kind: 'loading', long: false },
      );
      const run = async () => {
        const { elsewhere, markParts, searchClient } = await load();
        const client = searchClient();
        const show = ({ hits, total }: Answer, partly = '') => {
          if (latest.current !== query) return;
          const there = { query, hits, total, elsewhere: elsewhere(query), markParts, partly };
          setState({ kind: 'hits', ...there });
        };
        const search = () => client.search(query, { perPage: PER_PAGE, limit, context });
        const answer = await search();
        if (answer.depth === 'texts') return show(answer);
        // That nothing is found can only be said once texts are searched too.
        if (answer.hits.length > 0) show(answer);
        try {
          await client.loadTexts();
        } catch (error) {
          return show(answer, reasonOf(error));
        }
        if (latest.current === query) show(await search());
      };
      run().catch((error: unknown) => {
        if (latest.current === query) setState({ kind: 'failed', reason: reasonOf(error) });
      });
    },
    [limit, context],
  );

  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );

  return { state, ask };
}
