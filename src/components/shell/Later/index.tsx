import { useHistory, useLocation } from '@docusaurus/router';
import React, { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** Calls back after the next painted frame, or after a fifth of a second if nothing is painted, as in a hidden tab. */
function afterPaint(next: () => void): () => void {
  let timer = window.setTimeout(next, 200);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = window.setTimeout(next);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Content below the first screen. It's drawn with the page, except after a followed link, where the first
 * screen is painted before it. Pages that you go back to and addresses with an anchor need their whole length
 * at once.
 *
 * Measured with and without, taking turns, nine rounds on 23 November 2026 (a doc page and a lesson, CPU 4
 * times slower, medians of the differences): click to heading 52 and 61 ms earlier, 54 and 94 ms on a slow
 * link. To remove it, take the remark step `later` out.
 */
export default function Later({ children }: { children: ReactNode }): ReactNode {
  const { action } = useHistory();
  const { hash } = useLocation();
  const [shown, setShown] = useState(action === 'POP' || hash !== '');
  useEffect(() => {
    if (shown) return undefined;
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown ? children : <div className={styles.place} />;
}
