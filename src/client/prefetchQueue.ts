/** How many pages are fetched ahead at once, and in all until the next page change. */
const AT_ONCE = 2;
const IN_ALL = 12;

export interface PrefetchQueue {
  /** Puts a path that has become visible in line. */
  add(path: string): void;
  /** Lets nothing more go until `resume`: what the visitor asked for comes first. */
  pause(): void;
  resume(): void;
  /** Forgets who waits, and counts anew: another page is shown. */
  clear(): void;
}

/**
 * A line of pages to fetch ahead. `fetchAhead` returns a promise, or false where
 * nothing is to be fetched; `idle` calls back when the browser has nothing else to do.
 */
export function createQueue(
  fetchAhead: (path: string) => Promise<unknown> | false,
  idle: (next: () => void) => void,
): PrefetchQueue {
  let waiting: string[] = [];
  let running = 0;
  let started = 0;
  let paused = true;

  function advance(): void {
    if (paused || running >= AT_ONCE || started >= IN_ALL) return;
    const path = waiting.shift();
    if (path === undefined) return;
    const fetched = fetchAhead(path);
    if (fetched === false) return advance();
    running += 1;
    started += 1;
    const next = () => {
      running -= 1;
      idle(advance);
    };
    fetched.then(next, next);
    advance();
  }

  return {
    add(path) {
      if (!waiting.includes(path)) waiting.push(path);
      idle(advance);
    },
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      idle(advance);
    },
    clear() {
      waiting = [];
      started = 0;
    },
  };
}
