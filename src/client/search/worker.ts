import type { SearchOptions } from '../../model/search/index';
import { Engine } from './engine';

/** A question to the worker: load a file, or search. */
export type Request =
  | { id: number; kind: 'load' | 'loadBody' }
  | { id: number; kind: 'search'; query: string; options: SearchOptions };

const engine = new Engine();

async function answer(request: Request): Promise<unknown> {
  if (request.kind === 'loadBody') return engine.loadBody();
  const searcher = await engine.load();
  if (request.kind !== 'search') return undefined;
  return { hits: searcher.search(request.query, request.options), depth: engine.depth };
}

addEventListener('message', (event: MessageEvent<Request>) => {
  const { id } = event.data;
  answer(event.data).then(
    (value) => postMessage({ id, value }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});
