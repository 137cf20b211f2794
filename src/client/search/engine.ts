import {
  createSearcher,
  type BodyIndex,
  type HeadIndex,
  type Searcher,
} from '../../model/search/index';
import { fetchSearchFile, type Manifest } from './files';

/** What an answer rests on: titles and headings, or texts too. */
export type Depth = 'titles' | 'texts';

interface Opened {
  searcher: Searcher;
  manifest: Manifest;
}

/** The searcher with its two files; lives in the worker, or in the page where workers are blocked. */
export class Engine {
  private opened: Promise<Opened> | undefined;
  private body: Promise<void> | undefined;
  depth: Depth = 'titles';

  /** Fetches titles and headings; a failed attempt is forgotten, so that the next call tries again. */
  async load(): Promise<Searcher> {
    this.opened ??= this.fetchHead().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return (await this.opened).searcher;
  }

  private async fetchHead(): Promise<Opened> {
    const manifest = await fetchSearchFile<Manifest>('manifest.json', true);
    const searcher = createSearcher(await fetchSearchFile<HeadIndex>(manifest.head));
    return { searcher, manifest };
  }

  /**
   * Fetches the texts; resolves when they are searched too. After a failure
   * both files are fetched anew, because a deploy may have replaced them.
   */
  loadBody(): Promise<void> {
    this.body ??= this.fetchBody().catch((error: unknown) => {
      this.body = undefined;
      this.opened = undefined;
      throw error;
    });
    return this.body;
  }

  private async fetchBody(): Promise<void> {
    await this.load();
    if (!this.opened) return;
    const { searcher, manifest } = await this.opened;
    searcher.addBody(await fetchSearchFile<BodyIndex>(manifest.body));
    this.depth = 'texts';
  }
}
