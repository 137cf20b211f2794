import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** Wraps an ordered list whose items are the steps of a task. */
export default function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
