import React, { type ReactNode } from 'react';
import {
  buildPrice,
  partPrice,
  snapshotPrice,
  type Stack,
  trafficPrice,
} from '@site/src/lib/calculator';
import { evaluatePrice } from '@site/src/lib/price';
import styles from './styles.module.css';

/** The sum as one bar of its parts in their order, each as long as its share. The rows above are its figures. */
export default function StackBar({ stack }: { stack: Stack }): ReactNode {
  const { hoursAWeek } = stack;
  const amounts = [
    ...stack.parts.map((part) => partPrice(part, hoursAWeek)),
    snapshotPrice(stack.snapshotGb),
    trafficPrice(stack.trafficTb),
    buildPrice(stack.buildMinutes),
  ]
    .map(evaluatePrice)
    .filter((amount) => amount > 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  let begin = 0;
  return (
    <svg aria-hidden="true" className={styles.stack} height="12" width="100%">
      {amounts.map((amount, at) => {
        const x = (begin / total) * 100;
        begin += amount;
        return (
          <rect key={at} width={`${((amount / total) * 100).toFixed(1)}%`} x={`${x.toFixed(1)}%`} />
        );
      })}
    </svg>
  );
}
