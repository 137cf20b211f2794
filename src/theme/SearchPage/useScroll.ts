import { useHistory } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

/** The scroll position of each list of results when it was left, in this visit. */
const left = new Map<string, number>();

/**
 * Shows a list of results from its top, or after Back at its earlier position. The browser can't restore
 * that, because the list loads later.
 */
export function useScroll(search: string, isThere: boolean): void {
  const { action } = useHistory();
  const arrived = useRef(action);
  useEffect(() => {
    if (!isThere) return undefined;
    const before = left.get(search);
    if (arrived.current !== 'POP') window.scrollTo(0, 0);
    else if (before !== undefined) window.scrollTo(0, before);
    // The page that comes next scrolls to its own place before this one is gone.
    const note = () => {
      if (window.location.search === search) left.set(search, window.scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [search, isThere]);
}
