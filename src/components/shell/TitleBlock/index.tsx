import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label and value of each field. */
  fields: readonly (readonly [string, ReactNode])[];
  /** The field that counts, on the other ground: a sum, or where prices begin. */
  sum: readonly [string, ReactNode];
}

/** The title block of a drawing: what it is of, in which scale, for whom, and its sum. */
export default function TitleBlock({ fields, sum }: Props): ReactNode {
  return (
    <dl className={styles.block}>
      {fields.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={`iron ${styles.sum}`}>
        <dt>{sum[0]}</dt>
        <dd>{sum[1]}</dd>
      </div>
    </dl>
  );
}
