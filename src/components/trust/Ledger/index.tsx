import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

export interface LedgerRow {
  name: string;
  text: ReactNode;
}

/** Facts one below the other, each with its name at the left: to be looked up, not to be read through. */
export default function Ledger({ rows }: { rows: readonly LedgerRow[] }): ReactNode {
  return (
    <dl className={styles.ledger}>
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
