import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Around a table of words with two or three short columns: on a phone it breaks lines instead of scrolling sideways. */
export default function FitTable({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.fit}>{children}</div>;
}
