import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Wraps a table of words with two or three short columns, which breaks lines on a phone instead of scrolling
 * sideways.
 */
export default function FitTable({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.fit}>{children}</div>;
}
