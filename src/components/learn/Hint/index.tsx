import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { placeHint } from '@site/src/lib/placement';
import React, { useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useHint } from './useHint';

interface Props {
  /** The text of the hint, or a function that computes it when it opens. Without it there is no hint. */
  hint: ReactNode | (() => ReactNode);
  /** The action of a second tap, because the first one only opens the hint. */
  again: string;
  /** The link that the hint is about. The hint describes it while open. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Shows the hint in the top layer next to the word. */
function show(hint: HTMLElement | null, word: HTMLElement | null): void {
  if (!hint || !word) return;
  hint.showPopover();
  const root = document.documentElement;
  const viewport = { width: root.clientWidth, height: root.clientHeight };
  const { left, top } = placeHint(
    word.getBoundingClientRect(),
    hint.getBoundingClientRect(),
    viewport,
  );
  hint.style.left = `${left + window.scrollX}px`;
  hint.style.top = `${top + window.scrollY}px`;
}

/** A link with a hint that opens on hover, on focus and on a first tap. */
export default function Hint({ hint, again, children }: Props): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const hintId = useId();
  const opened = useHint(wrapper, hint !== undefined);
  const styled = useWholeStyle(opened !== null);
  const cause = styled ? opened : null;
  return (
    <span ref={wrapper}>
      {children(cause ? hintId : undefined)}
      {cause && (
        <span
          ref={(element) => show(element, wrapper.current)}
          id={hintId}
          role="tooltip"
          popover="manual"
          className={styles.hint}
        >
          {typeof hint === 'function' ? hint() : hint}
          {cause === 'touch' && <span className={styles.again}>{again}</span>}
        </span>
      )}
    </span>
  );
}
