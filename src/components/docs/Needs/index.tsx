import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * What a task needs: 'You need' and a list. In a lesson, what it needs and what comes next, in sentences.
 */
export default function Needs({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.needs}>{children}</div>;
}
