import { useHistory } from '@docusaurus/router';
import { useEffect, useRef } from 'react';

/** How far each list of results was scrolled when it was left, in this visit. */
const left = new Map<string, number>();

/**
 * Shows a list of results from its top, and where one goes back to it, as it
 * was left: the browser cannot restore that, because the list comes later.
 */
export function useScroll(search: string, isThere: boolean): void {
  const { action } = useHistory();
  const arrived = useRef(action);
  useEffect(() => {
    if (!isThere) return undefined;
    const before = left.get(search);
    if (arrived.current !== 'POP') window.scrollTo(0, 0);
    else if (before !== undefined) window.scrollTo(0, before);
    const note = () => left.set(search, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [search, isThere]);
}
