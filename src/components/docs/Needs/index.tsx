import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** What a task needs: a short list, each entry on a chip. */
export default function Needs({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.needs}>
      <span>You need</span>
      {children}
    </div>
  );
}
