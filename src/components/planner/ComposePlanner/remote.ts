import type { Ask, Call } from './rules';

/** A question to the rules in the worker. */
export interface Request {
  id: number;
  call: Call;
  args: readonly unknown[];
}

/** The worker's answer. `0` means that it has started. */
export interface Reply {
  id: number;
  value?: unknown;
  error?: string;
}

/** Milliseconds after which a silent worker, such as one with an empty file, counts as gone. */
const SILENT_MS = 8000;

let started: Promise<Ask> | undefined;

/** A worker that reads and plans in the background, so that no frame waits for a long file. */
function askWorker(): Promise<Ask> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const waiting = new Map<number, (reply: Reply) => void>();
    let last = 0;
    const ask = (call: Call, ...args: unknown[]) =>
      new Promise((answer, fail) => {
        last += 1;
        waiting.set(last, ({ id, value, error }) => {
          waiting.delete(id);
          if (error === undefined) answer(value);
          else fail(new Error(error));
        });
        worker.postMessage({ id: last, call, args });
      });
    let running = false;
    const lose = () => {
      clearTimeout(silence);
      worker.terminate();
      // It was lost while working, so the next question starts another one.
      if (running) started = undefined;
      const error = 'the worker is gone';
      reject(new Error(error));
      for (const [id, tell] of [...waiting]) tell({ id, error });
    };
    const silence = setTimeout(lose, SILENT_MS);
    worker.addEventListener('error', lose);
    worker.addEventListener('messageerror', lose);
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.id !== 0) waiting.get(data.id)?.(data);
      else {
        running = true;
        clearTimeout(silence);
        resolve(ask as Ask);
      }
    });
  });
}

/** The rules: in a worker, or in this thread if the browser or a policy doesn't allow one. Loaded once. */
export function startRules(): Promise<Ask> {
  started ??= askWorker()
    .catch(async () => (await import('./rules')).askHere)
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
}
