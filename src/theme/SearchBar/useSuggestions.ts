import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchHit } from '@site/src/model/search';
import type { SearchClient } from '@site/src/client/search/client';

/** Suggestions shown at most. */
export const LIMIT = 10;

export type State =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'hits'; query: string; hits: SearchHit[]; total: number };

export interface Suggestions {
  state: State;
  /** Begins to load what searching needs; safe to call often. */
  prepare(): void;
  /** Searches, keeping only the answer to the latest query. */
  ask(query: string): void;
}

async function loadClient(): Promise<SearchClient> {
  const { searchClient } = await import('@site/src/client/search/client');
  return searchClient();
}

/** Searches as someone types: titles first, texts as soon as they are there. */
export function useSuggestions(): Suggestions {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const latest = useRef('');

  const search = useCallback(async (client: SearchClient, query: string) => {
    const { hits } = await client.search(query, { perPage: 2 });
    if (latest.current !== query) return;
    setState({ kind: 'hits', query, hits: hits.slice(0, LIMIT), total: hits.length });
  }, []);

  const ask = useCallback(
    (query: string) => {
      latest.current = query;
      if (query.trim() === '') {
        setState({ kind: 'idle' });
        return;
      }
      setState((before) => (before.kind === 'hits' ? before : { kind: 'loading' }));
      const run = async () => {
        const client = await loadClient();
        await search(client, query);
        await client.loadBody();
        if (latest.current === query) await search(client, query);
      };
      run().catch((error: unknown) => {
        if (latest.current === query) setState({ kind: 'failed', reason: String(error) });
      });
    },
    [search],
  );

  const prepare = useCallback(() => {
    loadClient()
      .then((client) => client.load())
      // The failure is told when someone searches.
      .catch(() => undefined);
  }, []);

  useEffect(
    () => () => {
      latest.current = '';
    },
    [],
  );

  return { state, prepare, ask };
}
