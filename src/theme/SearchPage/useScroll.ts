import { useHistory } from '@docusaurus/router';
import { useEffect, useState } from 'react';

/** The scroll position of each list of results when it was left, in this visit. */
const left = new Map<string, number>();

/**
 * Shows a list of results from its top once it is there, or after Back at its earlier position once its
 * excerpts are, which make it longer. The browser can't restore that, because the list loads later.
 */
export function useScroll(search: string, isThere: boolean, isWhole: boolean): void {
  const { action } = useHistory();
  const [arrived] = useState(action);
  const isReady = arrived === 'POP' ? isWhole : isThere;
  useEffect(() => {
    if (!isReady) return undefined;
    const before = left.get(search);
    if (arrived !== 'POP') window.scrollTo(0, 0);
    else if (before !== undefined) window.scrollTo(0, before);
    // The page that comes next scrolls to its own place before this one is gone.
    const note = () => {
      if (window.location.search === search) left.set(search, window.scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [search, isReady, arrived]);
}
