import Link from '@docusaurus/Link';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

export interface LinkRow {
  to: string;
  label: string;
  /** What the link's page is about. */
  text: ReactNode;
}

/** Links one under the other, each with what its page is about. */
export default function LinkList({ rows }: { rows: readonly LinkRow[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.to}>
          <Link to={row.to}>{row.label}</Link>
          <span>{row.text}</span>
        </li>
      ))}
    </ul>
  );
}
