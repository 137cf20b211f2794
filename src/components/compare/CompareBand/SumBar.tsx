import type { Segment } from '@site/src/lib/comparison';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The widths of a bar on a desktop and on a phone, and of a letter, in pixels. */
const WIDE = 1136;
const NARROW = 350;
const LETTER = 7.4;

/** The widths at which a segment has room for its text: all, a desktop's, or none. */
function room({ label, amount, width }: Segment): 'all' | 'wide' | 'none' {
  const needed = Math.max(label.length, amount.length) * LETTER + 12;
  if (needed <= (width / 100) * NARROW) return 'all';
  return needed <= (width / 100) * WIDE ? 'wide' : 'none';
}

function Words({ segment, isOurs }: { segment: Segment; isOurs: boolean }): ReactNode {
  const { label, amount, key, at } = segment;
  const fits = room(segment);
  if (fits === 'none') return null;
  const of = isOurs ? { 'data-price': key } : { 'data-computed': key };
  return (
    <g className={fits === 'wide' ? styles.wide : undefined}>
      <svg x={`${at}%`}>
        <text className={styles.label} x="8" y="18">
          {label}
        </text>
        <text x="8" y="35" {...of}>
          {amount}
        </text>
      </svg>
    </g>
  );
}

/**
 * A sum as one bar of its parts, to the scale of the other side's. The arithmetic below the ledger says the
 * same in words.
 */
export default function SumBar({
  of,
  isOurs = false,
}: {
  of: readonly Segment[];
  isOurs?: boolean;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.bar, isOurs && styles.ours)}
      height="44"
      width="100%"
    >
      {of.map((segment) => (
        <g key={segment.label}>
          <rect height="44" width={`${segment.width}%`} x={`${segment.at}%`} />
          <Words isOurs={isOurs} segment={segment} />
        </g>
      ))}
    </svg>
  );
}
