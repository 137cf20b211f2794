import React, { type ReactNode } from 'react';
import { beforeRounding, stackPrice, type Stack, stackTotal } from '@site/src/lib/calculator';
import { refusals } from '@site/src/lib/calculator/refusals';
import { euro, formatEuro } from '@site/src/lib/money';
import { allowances } from '@site/src/lib/prices';
import styles from './styles.module.css';

/** 'You pay €50.00 now: €27.60 less.' */
function besideNow(total: number, paysNow: number): string {
  const now = euro(paysNow.toFixed(2));
  const difference = now - total;
  const word = difference > 0 ? 'less' : 'more';
  const gap = difference === 0 ? 'the same' : `${formatEuro(Math.abs(difference))} ${word} here`;
  return `You pay ${formatEuro(now)} now: ${gap}.`;
}

/** Lines under the sum and its year: what you pay now, and what the sum alone doesn't say. */
function notesOf(stack: Stack): string[] {
  const exact = beforeRounding(stack);
  const total = stackTotal(stack);
  const each = stack.projects > 1 ? ' a project' : '';
  return [
    ...(stack.projects > 1
      ? [
          `${stack.projects} projects, each with ${allowances.trafficTb} TB of traffic and ${allowances.buildMinutes} build minutes included.`,
        ]
      : []),
    ...(stack.paysNow > 0 ? [besideNow(total, stack.paysNow)] : []),
    ...(exact === null
      ? []
      : [`${formatEuro(exact)}, rounded to the cent once${each}, as on the bill.`]),
  ];
}

/** The stack's monthly sum, or the reason why no project can be like it. */
export default function Sum({ stack }: { stack: Stack }): ReactNode {
  const reasons = refusals(stack);
  const total = stackTotal(stack);
  return (
    <div className={styles.sum} role="status">
      <span className="visually-hidden">Sum: </span>
      <span className={styles.total}>
        <data className="price" data-price={stackPrice(stack)} value={total}>
          {formatEuro(total)}
        </data>
      </span>{' '}
      a month, plus VAT{reasons.length > 0 && ', once fixed'}
      <span className={styles.notes}>
        <data data-computed="year">{formatEuro(total * 12)}</data> a year.{' '}
        {notesOf(stack).join(' ')}
      </span>
      {reasons.map((reason) => (
        <span className={styles.refusal} key={reason}>
          {reason}
        </span>
      ))}
    </div>
  );
}
