import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

export interface LedgerRow {
  name: ReactNode;
  text: ReactNode;
}

/** Facts in a column, each with its name on the left. For looking things up, not for reading through. */
export default function Ledger({ rows }: { rows: readonly LedgerRow[] }): ReactNode {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ name, text }, at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
