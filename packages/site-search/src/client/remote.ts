import type { Answer, Question } from './engine.ts';

/** An engine that answers later: in a worker, or in this thread. */
export interface RemoteEngine {
  open(text: string): Promise<void>;
  addTexts(text: string): Promise<void>;
  search(query: string, question: Question): Promise<Answer>;
}

/** A call to the engine in the worker. 'start' only checks that it's there. */
export type Request = { id: number } & (
  | { call: 'start'; args: [] }
  | { call: 'open' | 'addTexts'; args: [string] }
  | { call: 'search'; args: [string, Question] }
);

export interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

/** The worker didn't start, or is gone. */
export class WorkerLost extends Error {}

/** Milliseconds to wait for a worker to start. */
const PATIENCE = 5000;

/** An engine in this thread, for browsers and policies without workers. */
export async function engineHere(): Promise<RemoteEngine> {
  const { Engine } = await import('./engine.ts');
  const engine = new Engine();
  /* eslint-disable @typescript-eslint/require-await -- the calls are answered later, as a worker does */
  return {
    open: async (text) => engine.open(text),
    addTexts: async (text) => engine.addTexts(text),
    search: async (query, question) => engine.search(query, question),
  };
  /* eslint-enable */
}

/** An engine in a background worker. Rejects with `WorkerLost` when the worker can't start. */
export async function engineInWorker(): Promise<RemoteEngine> {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url));
  } catch {
    throw new WorkerLost('workers are blocked');
  }
  const waiting = new Map<number, (reply: Reply | WorkerLost) => void>();
  let last = 0;
  const lose = () => {
    worker.terminate();
    const lost = new WorkerLost('the worker is gone');
    for (const tell of [...waiting.values()]) tell(lost);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) =>
    waiting.get(data.id)?.(data),
  );
  worker.addEventListener('error', lose);
  worker.addEventListener('messageerror', lose);
  const ask = <T>(request: { call: Request['call']; args: readonly unknown[] }): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (reply) => {
        waiting.delete(id);
        if (reply instanceof WorkerLost) reject(reply);
        else if (reply.error !== undefined) reject(new Error(reply.error));
        else resolve(reply.value as T);
      });
      worker.postMessage({ ...request, id });
    });
  const timer = setTimeout(lose, PATIENCE);
  await ask<void>({ call: 'start', args: [] });
  clearTimeout(timer);
  return {
    open: (text) => ask<void>({ call: 'open', args: [text] }),
    addTexts: (text) => ask<void>({ call: 'addTexts', args: [text] }),
    search: (query, question) => ask<Answer>({ call: 'search', args: [query, question] }),
  };
}
