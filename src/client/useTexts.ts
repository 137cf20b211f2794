import { useEffect, useState } from 'react';
import type { SearchHit } from 'site-search';

/** Where a hit leads, without the words to mark there. */
export const placeOf = ({ url, hash }: SearchHit): string => url + hash;

/** The texts of the shown hits' sections, by place, asked for once the hits are the same for `wait` milliseconds; a text that can't be had is left out. */
export function useTexts(hits: readonly SearchHit[], wait = 0): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const key = hits.map(placeOf).join(' ');
  useEffect(() => {
    let isCurrent = true;
    const take = async (hit: SearchHit) => {
      const { searchClient } = await import('./search');
      const text = (await searchClient().textsOf(hit.url))[hit.section] ?? '';
      if (isCurrent) setTexts((before) => new Map(before).set(placeOf(hit), text));
    };
    const timer = setTimeout(() => {
      // An excerpt is a convenience, so the hit is shown without it.
      for (const hit of hits) take(hit).catch(() => undefined);
    }, wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return texts;
}
