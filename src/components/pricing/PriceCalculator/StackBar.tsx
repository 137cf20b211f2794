import React, { type ReactNode } from 'react';
import {
  buildPrice,
  kindRules,
  partPrice,
  snapshotPrice,
  type Stack,
  trafficPrice,
} from '@site/src/lib/calculator';
import { evaluatePrice } from '@site/src/lib/price';
import styles from './styles.module.css';

/** The maximum width of a letter, as a percentage of the narrowest bar. */
const LETTER = 2.2;
/** The space after a name, as a percentage of it. */
const GAP = 2;

/**
 * The sum as one bar of its parts in order, each as long as its share, and named if there's room. The rows have
 * the figures.
 */
export default function StackBar({ stack }: { stack: Stack }): ReactNode {
  const { hoursAWeek } = stack;
  const amounts = [
    ...stack.parts.map(
      (part) => [kindRules[part.kind].label, partPrice(part, hoursAWeek)] as const,
    ),
    ['Snapshots', snapshotPrice(stack.snapshotGb)] as const,
    ['Traffic', trafficPrice(stack.trafficTb)] as const,
    ['Builds', buildPrice(stack.buildMinutes)] as const,
  ]
    .map(([label, price]) => ({ label, amount: evaluatePrice(price) }))
    .filter(({ amount }) => amount > 0);
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  let begin = 0;
  return (
    <svg aria-hidden="true" className={styles.stack} height="30" width="100%">
      {amounts.map(({ label, amount }, at) => {
        const x = `${((begin / total) * 100).toFixed(1)}%`;
        const share = (amount / total) * 100;
        begin += amount;
        return (
          <g key={at}>
            <rect width={`${share.toFixed(1)}%`} x={x} />
            {label.length * LETTER + GAP < share && (
              <text x={x} y="27">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
