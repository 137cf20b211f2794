import type { SearchHit, SearchOptions } from '../../model/search/index';
import type { Depth } from './engine';

export interface Answer {
  hits: SearchHit[];
  depth: Depth;
}

/** The search as the interface sees it; every promise fails with an Error that says why. */
export interface SearchClient {
  /** Titles and headings are there. */
  load(): Promise<void>;
  /** Texts are there too. */
  loadBody(): Promise<void>;
  search(query: string, options?: SearchOptions): Promise<Answer>;
}

/** A search in this thread, for browsers and policies without workers. */
async function searchHere(): Promise<SearchClient> {
  const { Engine } = await import('./engine');
  const engine = new Engine();
  return {
    load: async () => void (await engine.load()),
    loadBody: () => engine.loadBody(),
    async search(query, options) {
      const searcher = await engine.load();
      return { hits: searcher.search(query, options), depth: engine.depth };
    },
  };
}

/** A search in a background worker; rejects when the worker cannot start. */
function searchInWorker(): Promise<SearchClient> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  worker.addEventListener(
    'message',
    (event: MessageEvent<{ id: number; value?: unknown; error?: string }>) => {
      const { id, value, error } = event.data;
      const question = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) question?.resolve(value);
      else question?.reject(new Error(error));
    },
  );
  const ask = <T>(request: object): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve, reject });
      worker.postMessage({ ...request, id: last });
    });
  const client: SearchClient = {
    load: () => ask<void>({ kind: 'load' }),
    loadBody: () => ask<void>({ kind: 'loadBody' }),
    search: (query, options = {}) => ask<Answer>({ kind: 'search', query, options }),
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => {
      const error = new Error('the search worker did not start');
      for (const question of waiting.values()) question.reject(error);
      reject(error);
    });
    // A worker that answers at all has started; whether the index loads is the caller's question.
    client.load().then(
      () => resolve(client),
      (error: Error) => (error.message.includes('did not start') ? reject(error) : resolve(client)),
    );
  });
}

let client: Promise<SearchClient> | undefined;

/** The one search of this page, in a worker where that works. */
export function searchClient(): Promise<SearchClient> {
  client ??= Promise.resolve().then(searchInWorker).catch(searchHere);
  return client;
}
