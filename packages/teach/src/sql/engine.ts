import { type Answer } from './types.ts';
import { type SqlFiles } from './files.ts';
import { type Question, type Reply } from './messages.ts';

/** What the database of this page is doing. */
export type State =
  | { is: 'off' }
  | { is: 'loading'; share: number }
  | { is: 'starting' }
  | { is: 'ready' }
  | { is: 'failed'; reason: string };

type Answers = readonly Answer[];

let worker: Worker | undefined;
let state: State = { is: 'off' };
let lastId = 0;
const waiting = new Map<
  number,
  { resolve: (answers: Answers) => void; reject: (error: Error) => void }
>();
const listeners = new Set<() => void>();
let started: Promise<void> | undefined;

function show(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Its current state, the same object until that changes. */
export const getState = (): State => state;

/** Calls `listener` when that changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function end(next: State, why: string): void {
  worker?.terminate();
  worker = undefined;
  started = undefined;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
  show(next);
}

const canRun = () => typeof WebAssembly === 'object' && typeof Worker === 'function';

/** Loads PostgreSQL once. Rejects with a reason in words if this browser can't run it. */
export function start(files: SqlFiles): Promise<void> {
  started ??= new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      end({ is: 'failed', reason }, reason);
      reject(new Error(reason));
    };
    if (!canRun()) {
      fail('It needs WebAssembly and workers, and this browser lacks or blocks one of them.');
      return;
    }
    show({ is: 'loading', share: 0 });
    worker = new Worker(files.worker, { type: 'module' });
    worker.onerror = () => fail("Its files couldn't be loaded. You may be offline.");
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.is === 'loaded') {
        show(data.share < 1 ? { is: 'loading', share: data.share } : { is: 'starting' });
      } else if (data.is === 'ready') {
        show({ is: 'ready' });
        resolve();
      } else if (data.is === 'failed') {
        fail(data.reason);
      } else {
        waiting.get(data.id)?.resolve(data.answers);
        waiting.delete(data.id);
      }
    };
    const question: Question = { ask: 'start', files };
    worker.postMessage(question);
  });
  return started;
}

function ask(question: (id: number) => Question): Promise<Answers> {
  return new Promise((resolve, reject) => {
    if (!worker) {
      reject(new Error('The database was stopped.'));
      return;
    }
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    worker.postMessage(question(lastId));
  });
}

/** Runs statements. SQL errors come back as answers. */
export const run = (sql: string): Promise<Answers> => ask((id) => ({ ask: 'run', id, sql }));

/** Resets the database to its initial state. */
export const empty = (): Promise<Answers> => ask((id) => ({ ask: 'empty', id }));

/**
 * Stops a statement that takes too long, along with the database, which is then loaded again from the browser's
 * cache.
 */
export const stop = (): void => end({ is: 'off' }, 'Stopped. Everything in the database is gone.');
