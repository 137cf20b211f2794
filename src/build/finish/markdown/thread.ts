import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A page to convert: the HTML of its `main`, and its address. */
type Page = readonly [main: string, address: string];

/**
 * Converts pages to Markdown in a thread of its own, beside what the build does, from the first one
 * on. `end` gives the texts in the order of the pages, and throws what the thread threw.
 */
export class MarkdownThread {
  #worker?: Worker;

  convert(page: Page): void {
    this.#worker ??= new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
    this.#worker.postMessage(page);
  }

  async end(): Promise<string[]> {
    if (!this.#worker) return [];
    this.#worker.postMessage('end');
    const [texts] = (await once(this.#worker, 'message')) as [string[]];
    return texts;
  }
}
