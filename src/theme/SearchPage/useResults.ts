import { useEffect, useState } from 'react';
import { fetchManifest, fetchSearchText, parseSearchFile, reasonOf } from 'site-search/files';
import type { SearchHit } from 'site-search';

export type Results =
  | { kind: 'none' }
  | { kind: 'loading'; long: boolean }
  | { kind: 'failed'; reason: string }
  | {
      kind: 'hits';
      query: string;
      hits: SearchHit[];
      /** False while texts are on their way, so that only titles and headings were searched. */
      isComplete: boolean;
      /** Why texts could not be searched; empty when they were. */
      partly: string;
    };

/** Milliseconds after which searching is said to take long. */
const LONG = 10_000;

/** Sections of one page that are listed, where they answer equally well. */
const PER_PAGE = 2;

/** Milliseconds that texts may take before hits in titles are shown without them. */
const SOON = 200;

/** All hits of a query in a context, from titles, headings and texts; a new attempt searches again. */
export function useResults(query: string, context: string, attempt: number): Results {
  const [results, setResults] = useState<Results>({ kind: 'none' });
  useEffect(() => {
    if (query.trim() === '') {
      setResults({ kind: 'none' });
      return undefined;
    }
    let current = true;
    setResults((before) => (before.kind === 'hits' ? before : { kind: 'loading', long: false }));
    const timer = setTimeout(() => {
      setResults((before) =>
        before.kind === 'loading' ? { kind: 'loading', long: true } : before,
      );
    }, LONG);
    const run = async () => {
      const { searchClient } = await import('@site/src/client/search');
      const client = searchClient();
      await client.load();
      const show = async (isComplete: boolean, partly: string) => {
        const { hits } = await client.search(query, { context, perPage: PER_PAGE });
        // That nothing is found can only be said once texts are searched too.
        if (current && (isComplete || hits.length > 0))
          setResults({ kind: 'hits', query, hits, isComplete, partly });
      };
      const texts = client.loadTexts().then(() => '', reasonOf);
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, SOON));
      if ((await Promise.race([texts, late])) === undefined) await show(false, '');
      await show(true, await texts);
    };
    run().catch((error: unknown) => {
      if (current) setResults({ kind: 'failed', reason: reasonOf(error) });
    });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, context, attempt]);
  return results;
}

let names: Promise<Record<string, string>> | undefined;

async function fetchNames(): Promise<Record<string, string>> {
  const { texts } = await fetchManifest('no-cache');
  return parseSearchFile(await fetchSearchText(texts, 'default')) as Record<string, string>;
}

async function textsOf(url: string): Promise<string[]> {
  names ??= fetchNames();
  names.catch(() => (names = undefined));
  const file = (await names)[url];
  if (file === undefined) return [];
  return parseSearchFile(await fetchSearchText(file, 'default')) as string[];
}

/** The texts of the shown hits' sections, by address; empty while they load or where they can't be had. */
export function useTexts(hits: readonly SearchHit[]): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const key = hits.map((hit) => `${hit.url}${hit.hash}`).join(' ');
  useEffect(() => {
    let current = true;
    for (const hit of hits) {
      textsOf(hit.url).then(
        (sections) => {
          const text = sections[hit.section] ?? '';
          if (current) setTexts((before) => new Map(before).set(`${hit.url}${hit.hash}`, text));
        },
        // An excerpt is a convenience; the hit stands without it.
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return texts;
}
