import Link from '@docusaurus/Link';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import { placeHint } from '@site/src/model/placement';
import React, { useId, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';
import { useHint } from './useHint';

interface Props {
  /** The term's id in the glossary. */
  id: string;
  /** Written in at build time by src/build/glossary. */
  term?: string;
  definition?: string;
  children: ReactNode;
}

/** Shows the hint in the top layer beside the word. */
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

/** A link to a glossary term that shows the definition on hover, on focus and on a first tap. */
export default function Term({ id, term, definition, children }: Props): ReactNode {
  const wrapper = useRef<HTMLSpanElement>(null);
  const hintId = useId();
  const opened = useHint(wrapper, definition !== undefined);
  const styled = useWholeStyle(opened !== null);
  const cause = styled ? opened : null;
  return (
    <span ref={wrapper}>
      <Link
        className={styles.term}
        to={`/learn/glossary/#${id}`}
        aria-describedby={cause ? hintId : undefined}
      >
        {children}
      </Link>
      {cause && (
        <span
          ref={(hint) => show(hint, wrapper.current)}
          id={hintId}
          role="tooltip"
          popover="manual"
          className={styles.hint}
        >
          <strong>{term}</strong> {definition}
          {cause === 'touch' && (
            <span className={styles.again}>Tap the word again for the glossary.</span>
          )}
        </span>
      )}
    </span>
  );
}
