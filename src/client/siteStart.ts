/** Something a visitor did before the site ran. */
export interface Held {
  type: 'click' | 'keydown';
  key?: string;
  target: HTMLElement;
  /** Indices of children from the root down. */
  path: readonly number[];
}

/** What `src/inline/loader.ts` leaves for the site's own script. */
export interface SiteStart {
  /** True from the first sign of intent on. */
  wanted: boolean;
  /** True from the first sign of intent on, and where the page has something to show. */
  mayRun: boolean;
  /** Called when `mayRun` becomes true. */
  wake: (() => void) | null;
  /** Set by the site's script as soon as it is evaluated. */
  isHere: boolean;
  held: Held[];
  /** Fields that were changed. */
  typed: EventTarget[];
  /** Called when all files are there: links are held from then on, and their pages loaded by `preload`. */
  ready(preload: (path: string) => unknown): void;
  /** Loads the whole style sheet; resolves when it holds. */
  style(): Promise<void>;
  /** Stops holding events. */
  end(): void;
  /** Answers a file that could not be loaded: by one reload, then by a message with Retry. */
  failed(error: string): void;
}

declare global {
  interface Window {
    siteStart?: SiteStart;
  }
}

/** The state of the start; absent where the page came without the loader. */
export const siteStart = (): SiteStart | undefined =>
  typeof window === 'undefined' ? undefined : window.siteStart;

/** Resolves when the main thread is idle, or at the first sign of intent, whichever is sooner. */
export function turn(): Promise<void> {
  const start = siteStart();
  return new Promise((resolve) => {
    if (!start || start.wanted) {
      // A task of its own, so that the browser can paint and take input between two steps.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
      return;
    }
    start.wake = resolve;
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
