import type { Props } from '@theme/Details';
import React, { isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Folded text. The browser folds it, so it opens without scripts, and before they run. */
export default function Details({ summary, children, ...props }: Props): ReactNode {
  return (
    <details {...props}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
