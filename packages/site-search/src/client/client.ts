import type { Answer, Question as EngineQuestion } from './engine.ts';
import {
  fetchSearchText,
  type Head,
  type Manifest,
  parseSearchFile,
  reasonOf,
  takeHead,
} from './files.ts';
import { engineHere, engineInWorker, type RemoteEngine, WorkerLost } from './remote.ts';

export interface Question extends EngineQuestion {
  /** Milliseconds to wait for texts before showing hits in titles without them. */
  patience?: number;
}

/** An answer that may not be complete yet. */
export interface Step extends Answer {
  /** False while texts are loading, so only titles and headings were searched. */
  isComplete: boolean;
  /** Why texts couldn't be searched. Empty if they were, or are still loading. */
  partly: string;
}

/** What a client works with, so that tests can replace it. */
export interface Parts {
  /** The first file with all names, past every cache if `fresh`. */
  head(fresh: boolean): Promise<Head>;
  /** A file's text, past every cache if `fresh`. */
  text(name: string, fresh: boolean): Promise<string>;
  /** An engine in a worker, and one in the page in case that fails with `WorkerLost`. */
  engines: readonly [() => Promise<RemoteEngine>, () => Promise<RemoteEngine>];
}

/**
 * The search as the interface sees it. A file that's missing, cut off, damaged or from another deploy is
 * fetched once more past every cache. If the worker is lost, an engine in the page replaces it. After that,
 * promises reject with an Error that says why, and the next call tries again.
 */
export class SearchClient {
  private engine: Promise<RemoteEngine> | undefined;
  private opened: Promise<Manifest> | undefined;
  private texts: Promise<void> | undefined;
  private names: Promise<Record<string, string>> | undefined;

  constructor(private readonly parts: Parts) {}

  /** Keeps an engine for later calls, unless it failed. */
  private use(engine: Promise<RemoteEngine>): Promise<RemoteEngine> {
    this.engine = engine;
    engine.catch(() => {
      if (this.engine === engine) this.engine = undefined;
    });
    return engine;
  }

  private theEngine(): Promise<RemoteEngine> {
    return this.engine ?? this.use(this.parts.engines[0]());
  }

  /** Runs a call, and repeats it in the page if the worker is lost. */
  private async surviving<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      this.opened = undefined;
      this.texts = undefined;
      await this.use(this.parts.engines[1]());
      return call();
    }
  }

  private async open(fresh: boolean): Promise<Manifest> {
    const [engine, head] = await Promise.all([this.theEngine(), this.parts.head(fresh)]);
    await engine.open(head.text);
    return head.manifest;
  }

  private openOrAgain(fresh: boolean): Promise<Manifest> {
    const opened = this.open(fresh).catch((error: unknown) => {
      if (fresh || error instanceof WorkerLost) throw error;
      return this.open(true);
    });
    this.opened = opened;
    this.names = undefined;
    opened.catch(() => {
      if (this.opened === opened) this.opened = undefined;
    });
    return opened;
  }

  private async addTexts(fresh: boolean): Promise<void> {
    const manifest = await (fresh
      ? this.openOrAgain(true)
      : (this.opened ?? this.openOrAgain(false)));
    const [engine, text] = await Promise.all([
      this.theEngine(),
      this.parts.text(manifest.body, fresh),
    ]);
    await engine.addTexts(text);
  }

  /** Resolves when titles and headings are loaded. */
  async load(): Promise<void> {
    await this.surviving(() => this.opened ?? this.openOrAgain(false));
  }

  /** Resolves when texts are loaded too. */
  loadTexts(): Promise<void> {
    if (this.texts) return this.texts;
    const texts = this.surviving(() =>
      this.addTexts(false).catch((error: unknown) => {
        if (error instanceof WorkerLost) throw error;
        return this.addTexts(true);
      }),
    );
    this.texts = texts;
    texts.catch(() => {
      if (this.texts === texts) this.texts = undefined;
    });
    return texts;
  }

  /** Answers from what has been loaded, once titles and headings are here. */
  search(query: string, question: EngineQuestion = {}): Promise<Answer> {
    return this.surviving(async () => {
      await (this.opened ?? this.openOrAgain(false));
      return (await this.theEngine()).search(query, question);
    });
  }

  private async namesOfTexts(): Promise<Record<string, string>> {
    const { texts } = await (this.opened ?? this.openOrAgain(false));
    return parseSearchFile(await this.parts.text(texts, false)) as Record<string, string>;
  }

  /** The texts of a page's sections, for excerpts. Empty if the page isn't searched. */
  async textsOf(url: string): Promise<string[]> {
    this.names ??= this.namesOfTexts();
    this.names.catch(() => (this.names = undefined));
    const file = (await this.names)[url];
    if (file === undefined) return [];
    return parseSearchFile(await this.parts.text(file, false)) as string[];
  }

  /**
   * Answers from titles and headings unless texts come soon, then from texts too. It only reports that nothing
   * was found once texts were searched, or can't be.
   */
  async answer(
    query: string,
    { patience = 0, ...question }: Question,
    show: (step: Step) => void,
  ): Promise<void> {
    await this.load();
    const texts = this.loadTexts().then(() => '', reasonOf);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
    if ((await Promise.race([texts, late])) === undefined) {
      const inTitles = await this.search(query, question);
      if (inTitles.hits.length > 0) show({ ...inTitles, isComplete: false, partly: '' });
    }
    const partly = await texts;
    show({ ...(await this.search(query, question)), isComplete: true, partly });
  }
}

let client: SearchClient | undefined;

/** This page's only search, in a worker if possible. */
export function searchClient(): SearchClient {
  client ??= new SearchClient({
    head: takeHead,
    text: (name, fresh) => fetchSearchText(name, fresh ? 'reload' : 'default'),
    engines: [engineInWorker, engineHere],
  });
  return client;
}
