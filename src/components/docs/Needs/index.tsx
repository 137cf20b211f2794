import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** What a task needs and what the reader has at its end. */
export default function Needs({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.needs}>{children}</div>;
}
