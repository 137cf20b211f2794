import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Label and value of each field. */
  fields: readonly (readonly [string, ReactNode])[];
  /** The field that matters most, on an iron background: a sum, or the lowest price. */
  sum: readonly [string, ReactNode];
}

/** The title block of a drawing: subject, scale, audience and sum. */
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
