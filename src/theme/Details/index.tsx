import type { Props } from '@theme/Details';
import clsx from 'clsx';
import React, { isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Folded text, folded by the browser: it opens without scripts, and before they run. */
export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
