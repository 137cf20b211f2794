import { type MachineFiles, type Question, type Reply } from './messages.ts';
import { type Result } from './run.ts';
import { type Step } from './session.ts';
import { type MachineExercise, type Outcome } from './types.ts';

export { type MachineFiles } from './messages.ts';

/** What the machine of this page is doing. */
export type State =
  { is: 'off' } | { is: 'loading'; share: number } | { is: 'starting' } | { is: 'ready' };

interface Waiting {
  resolve: (outcome: Outcome | Result) => void;
  reject: (error: Error) => void;
}

/** The machine's memory is freed after this long without an answer to check, or out of sight. */
const IDLE = 10 * 60_000;
const HIDDEN = 60_000;
/** A session's typed lines are lost with it, so it waits longer for the next one. */
const SESSION = 30 * 60_000;

const NOT_LOADED = "Linux couldn't be loaded. You may be offline.";

let worker: Worker | undefined;
let state: State = { is: 'off' };
let lastId = 0;
let started: Promise<void> | undefined;
/** Ends the wait for its start. */
let giveUp: ((error: Error) => void) | undefined;
let isSession = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Map<number, Waiting>();
const listeners = new Set<() => void>();

function show(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Its current activity, the same object until it changes. */
export const getState = (): State => state;

/** Calls `listener` when the activity changes. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the machine, along with anything it is checking. */
export function stop(why = 'Stopped.'): void {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  started = undefined;
  giveUp?.(new Error(why));
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
  show({ is: 'off' });
}

/** Stops the machine after a while without anything to check. */
function rest(): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      if (waiting.size === 0) stop();
      else rest();
    },
    isSession ? SESSION : document.hidden ? HIDDEN : IDLE,
  );
}

/** Loads the machine once. Rejects with a reason in words if it can't run here. */
function start(files: MachineFiles): Promise<void> {
  started ??= new Promise<void>((resolve, reject) => {
    giveUp = reject;
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function') {
      stop('It needs WebAssembly and workers, and this browser lacks or blocks one of them.');
      return;
    }
    show({ is: 'loading', share: 0 });
    worker = new Worker(files.worker, { type: 'module' });
    worker.onerror = () => stop(NOT_LOADED);
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.is === 'loaded')
        show(data.share < 1 ? { is: 'loading', share: data.share } : { is: 'starting' });
      else if (data.is === 'failed') stop(`${NOT_LOADED} (${data.reason})`);
      else if (data.is === 'ready') {
        show({ is: 'ready' });
        document.addEventListener('visibilitychange', rest);
        resolve();
      } else {
        if (data.is !== 'broken') waiting.get(data.id)?.resolve(data.outcome);
        else waiting.get(data.id)?.reject(new Error(data.reason));
        waiting.delete(data.id);
        rest();
      }
    };
    const question: Question = { ask: 'start', files };
    worker.postMessage(question);
  });
  return started;
}

type Asked =
  { ask: 'judge'; exercise: MachineExercise; answer: string } | { ask: 'step'; step: Step };

async function ask(files: MachineFiles, asked: Asked): Promise<Outcome | Result> {
  await start(files);
  isSession = asked.ask === 'step';
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    worker?.postMessage({ ...asked, id: lastId } satisfies Question);
  });
}

/** Checks an answer in the machine, loading it first if needed. */
export const judge = (files: MachineFiles, exercise: MachineExercise, answer: string) =>
  ask(files, { ask: 'judge', exercise, answer }) as Promise<Outcome>;

/** Goes on with the session of this page, loading the machine first if needed. */
export const go = (files: MachineFiles, step: Step) =>
  ask(files, { ask: 'step', step }) as Promise<Result>;
