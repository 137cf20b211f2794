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
  /** The most hits that are wanted; all without it. */
  limit?: number;
}

export interface Answer {
  hits: SearchHit[];
  /** All pages there are hits on. */
  total: number;
}

/** The searcher with its two files; lives in the worker, or in the page where workers are blocked. */
export class Engine {
  private searcher: Searcher | undefined;

  /** Opens titles and headings, in place of what was open; throws when they are damaged. */
  open(text: string): void {
    this.searcher = createSearcher(parseSearchFile(text) as HeadIndex);
  }

  /** Adds the texts that belong to the open titles; throws when they are damaged or belong to others. */
  addTexts(text: string): void {
    this.searcher?.addBody(parseSearchFile(text) as BodyIndex);
  }

  /** Answers a query from what is open; throws when nothing is. */
  search(query: string, { limit, ...options }: Question): Answer {
    if (!this.searcher) throw new Error('The index is not loaded.');
    const hits = this.searcher.search(query, options);
    return {
      hits: hits.slice(0, limit),
      total: new Set(hits.map(({ url }) => url)).size,
    };
  }
}
