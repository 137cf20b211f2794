import type { Segment } from '@site/src/lib/comparison';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const HEIGHT = 24;

/** A sum as one bar of its parts, to the scale of the other side's, with their names in order below. */
export default function SumBar({
  of,
  isOurs = false,
}: {
  of: readonly Segment[];
  isOurs?: boolean;
}): ReactNode {
  return (
    <>
      <svg
        aria-hidden="true"
        className={clsx(styles.bar, isOurs && styles.ours)}
        height={HEIGHT}
        width="100%"
      >
        {of.map(({ label, at, width }) => (
          <rect height={HEIGHT} key={label} width={`${width}%`} x={`${at}%`} />
        ))}
      </svg>
      <p className={styles.names}>
        {of.map(({ label, amount, key }, index) => (
          <React.Fragment key={label}>
            {`${index > 0 ? ', ' : ''}${label} `}
            <data {...(isOurs ? { 'data-price': key } : { 'data-computed': key })}>{amount}</data>
          </React.Fragment>
        ))}
      </p>
    </>
  );
}
