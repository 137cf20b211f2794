import Hint from '@site/src/components/learn/Hint';
import { markId, noteId, rememberMark } from '@site/src/components/compare/SourceList/marks';
import type { Cite } from '@site/src/lib/comparison';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The text of a note in the list at the page's end. */
const textOf = (note: number): string =>
  document.querySelector(`#${noteId(note)} > span`)?.textContent ?? '';

/** The numbers of notes behind a statement. Each links to its note, and shows it on hover and on focus. */
export default function Cited({ by }: { by: readonly Cite[] }): ReactNode {
  const cites = by.filter(({ note }, at) => by.findIndex((other) => other.note === note) === at);
  return (
    <sup className={styles.cited}>
      {cites.map(({ note, isFirst }) => (
        <Hint again="Tap the number again for the list." hint={() => textOf(note)} key={note}>
          {(describedBy) => (
            <a
              aria-describedby={describedBy}
              href={`#${noteId(note)}`}
              id={isFirst && markId(note)}
              onClick={(event) => rememberMark(note, event.currentTarget)}
            >
              {note}
            </a>
          )}
        </Hint>
      ))}
    </sup>
  );
}
