import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { toMarkdown } from './index.ts';

/** A page to convert: the HTML of its `main`, and its address. */
type Page = readonly [main: string, address: string];

/** Fewer pages than this are converted sooner than a thread starts. */
const FEW = 10;

/**
 * Converts pages to Markdown, many of them in a thread that runs next to the build. `end` returns the texts
 * in the order of the pages, and throws what the thread threw.
 */
export class MarkdownThread {
  #worker?: Worker;
  #waiting: Page[] = [];

  convert(page: Page): void {
    this.#waiting.push(page);
    if (this.#waiting.length <= FEW && !this.#worker) return;
    this.#worker ??= new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
    for (const next of this.#waiting.splice(0)) this.#worker.postMessage(next);
  }

  async end(): Promise<string[]> {
    if (!this.#worker) return this.#waiting.map(([main, address]) => toMarkdown(main, address));
    this.#worker.postMessage('end');
    const [texts] = (await once(this.#worker, 'message')) as [string[]];
    return texts;
  }
}
