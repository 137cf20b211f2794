/** A click or key that a visitor pressed, or files that they dropped, before the site ran. */
export interface Action {
  type: 'click' | 'keydown' | 'drop';
  key?: string;
  files?: readonly File[];
  target: HTMLElement;
  /** Indices of children from the root down. */
  path: readonly number[];
}

/** What the loader in the page and the site's own scripts share. */
export interface SiteStart {
  /** True from the first sign of intent. */
  hasIntent: boolean;
  /** True from the first sign of intent, or if the page has something to show. */
  mayRun: boolean;
  /** Called when either becomes true. */
  onIntent: (() => void) | null;
  /** Set by the site's entry as soon as it is evaluated. */
  isEvaluated: boolean;
  /** Clicks and keys that are waiting for the site. */
  actions: Action[];
  /** Fields that were changed before the site ran. */
  changedFields: EventTarget[];
  /** Called when the site only has to run. `preload` loads the files of a link's target. */
  ready(preload: (path: string) => unknown): void;
  /** Loads the whole style sheet, and resolves when it applies. */
  loadStyles(): Promise<void>;
  /** Resolves when nothing is pressed that was pressed before the site ran. */
  released(): Promise<void>;
  /** Stops recording actions. */
  stopRecording(): void;
  /** Handles a file that couldn't be loaded: first with a reload, then with a message with Retry. */
  fail(error: string): void;
}

declare global {
  interface Window {
    siteStart?: SiteStart;
  }
}

/** The state of the start, undefined if the page came without the loader. */
export const siteStart = (): SiteStart | undefined =>
  typeof window === 'undefined' ? undefined : window.siteStart;

/** True once React has taken over the page. */
export const isRunning = () => document.documentElement.dataset.hasHydrated === 'true';

/** Resolves at the first sign of intent, and at once if the page has something to show. */
export function firstSign(): Promise<void> {
  const start = siteStart();
  if (!start || start.mayRun) return Promise.resolve();
  const { onIntent } = start;
  return new Promise((resolve) => {
    start.onIntent = () => {
      onIntent?.();
      resolve();
    };
  });
}

/** Resolves when the main thread is idle, or at the first sign of intent, whichever is sooner. */
export function nextTurn(): Promise<void> {
  const start = siteStart();
  return new Promise((resolve) => {
    if (!start || start.hasIntent) {
      // A separate task, so the browser can paint and take input between two steps.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
      return;
    }
    start.onIntent = resolve;
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 50);
  });
}
