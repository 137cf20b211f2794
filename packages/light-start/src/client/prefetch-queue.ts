/** How many pages are fetched ahead at once, and in all until the next page change. */
const AT_ONCE = 2;
const IN_ALL = 6;

export interface PrefetchQueue {
  /** Puts a path that has become visible in line. */
  add(path: string): void;
  /** Lets nothing more go until `resume`: what the visitor asked for comes first. */
  pause(): void;
  resume(): void;
  /** Forgets who waits, and counts anew: another page is shown. */
  clear(): void;
}

/** How many folders a page shares with the one that is shown: readers mostly go on to a neighbour. */
function nearness(path: string, shown: string): number {
  const folders = shown.split('/').slice(1, -1);
  const others = path.split('/').slice(1);
  const at = folders.findIndex((folder, index) => folder !== others[index]);
  return at === -1 ? folders.length : at;
}

/**
 * A line of pages to fetch ahead, those nearest to the page that is shown first.
 * `fetchAhead` returns a promise, or false where nothing is to be fetched; `idle` calls
 * back when the browser has nothing else to do; `shown` is the path of the page that is shown.
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
