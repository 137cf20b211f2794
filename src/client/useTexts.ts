import { useEffect, useState } from 'react';
import type { SearchHit } from 'site-search';

/** A hit's target, without the words to mark there. */
export const placeOf = ({ url, hash }: SearchHit): string => url + hash;

/**
 * The texts of the shown hits' sections, by place, requested once the hits have been the same for `wait`
 * milliseconds. A text that can't be loaded is left out.
 */
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
