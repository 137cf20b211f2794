/** How many pages are prefetched at once, and in total until the next page change. */
const AT_ONCE = 2;
const IN_ALL = 6;

export interface PrefetchQueue {
  /** Queues a path that has become visible. */
  add(path: string): void;
  /** Starts no more fetches until `resume`, because the page the visitor asked for comes first. */
  pause(): void;
  resume(): void;
  /** Empties the queue and resets the count, because another page is shown. */
  clear(): void;
}

/** How many folders a page shares with the current one. Readers mostly go on to a neighbour. */
function nearness(path: string, shown: string): number {
  const folders = shown.split('/').slice(1, -1);
  const others = path.split('/').slice(1);
  const at = folders.findIndex((folder, index) => folder !== others[index]);
  return at === -1 ? folders.length : at;
}

/**
 * A queue of pages to prefetch, nearest to the current page first. `fetchAhead` returns a promise, or false
 * if there is nothing to fetch. `idle` calls back when the browser has nothing else to do. `shown` is the
 * path of the current page.
 */
export function createQueue(
  fetchAhead: (path: string) => Promise<unknown> | false,
  idle: (next: () => void) => void,
  shown: () => string,
): PrefetchQueue {
  let waiting: string[] = [];
  let running = 0;
  let started = 0;
  let paused = true;

  function nearest(): string | undefined {
    const here = shown();
    const from = waiting.map((path) => nearness(path, here));
    return waiting[from.indexOf(Math.max(...from))];
  }

  function advance(): void {
    if (paused || running >= AT_ONCE || started >= IN_ALL) return;
    const path = nearest();
    if (path === undefined) return;
    waiting = waiting.filter((other) => other !== path);
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
