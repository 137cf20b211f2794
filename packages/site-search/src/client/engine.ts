import {
  createSearcher,
  type BodyIndex,
  type HeadIndex,
  type SearchHit,
  type Searcher,
  type SearchOptions,
} from '../index.ts';
import { parseSearchFile } from './files.ts';

export interface Question extends SearchOptions {
  /** The most hits wanted. Without it, all of them. */
  limit?: number;
}

export interface Answer {
  hits: SearchHit[];
  /** All pages with hits. */
  total: number;
}

/** The searcher with its two files. It's in the worker, or in the page if workers are blocked. */
export class Engine {
  private searcher: Searcher | undefined;

  /** Opens titles and headings in place of the ones that were open. Throws if they're damaged. */
  open(text: string): void {
    this.searcher = createSearcher(parseSearchFile(text) as HeadIndex);
  }

  /** Adds the texts that belong to the open titles. Throws if they're damaged or belong to others. */
  addTexts(text: string): void {
    this.searcher?.addBody(parseSearchFile(text) as BodyIndex);
  }

  /** Answers a query from the open files. Throws if none is open. */
  search(query: string, { limit, ...options }: Question): Answer {
    if (!this.searcher) throw new Error('The index is not loaded.');
    const hits = this.searcher.search(query, options);
    return {
      hits: hits.slice(0, limit),
      total: new Set(hits.map(({ url }) => url)).size,
    };
  }
}
