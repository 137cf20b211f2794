import { formatDone, parseDone, withMarks, type Done } from '@site/src/lib/progress';
import { PROGRESS_KEY } from '@site/src/lib/lessons';

/** What the components show. */
export interface Snapshot {
  done: Done;
  /** False if the browser refuses to store. The marks then last until the page is left. */
  kept: boolean;
}

/** Before hydration, and on the server: nothing is known. */
export const unknown: Snapshot = { done: [], kept: true };

let snapshot: Snapshot | undefined;
const listeners = new Set<() => void>();

function read(): Snapshot {
  try {
    return { done: parseDone(window.localStorage.getItem(PROGRESS_KEY)), kept: true };
  } catch {
    return { done: [], kept: false };
  }
}

function show(next: Snapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

/** The current marks, the same object until they change. */
export function getSnapshot(): Snapshot {
  snapshot ??= read();
  return snapshot;
}

/** Marks exercises, in this tab and, if the browser allows it, for later visits. */
export function mark(ids: readonly string[], isDone: boolean): void {
  change((done) => withMarks(done, ids, isDone));
}

/** Replaces the current marks with what `next` makes of them. */
export function change(next: (done: Done) => Done): void {
  const { done, kept } = getSnapshot();
  const made = next(kept ? read().done : done);
  try {
    window.localStorage.setItem(PROGRESS_KEY, formatDone(made));
    show({ done: made, kept: true });
  } catch {
    show({ done: made, kept: false });
  }
}

/** Calls `listener` when the marks change, in this tab or in another. */
export function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === PROGRESS_KEY || event.key === null) show(read());
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
