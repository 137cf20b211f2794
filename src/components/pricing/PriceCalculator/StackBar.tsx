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

/** The sum as one bar of its parts with their names in order below. The rows have the figures. */
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
    <div aria-hidden="true" className={styles.stack}>
      <svg height="12" width="100%">
        {amounts.map(({ amount }, at) => {
          const x = `${((begin / total) * 100).toFixed(1)}%`;
          const width = `${((amount / total) * 100).toFixed(1)}%`;
          begin += amount;
          return <rect key={at} width={width} x={x} />;
        })}
      </svg>
      <p>{amounts.map(({ label }) => label).join(', ')}</p>
    </div>
  );
}
