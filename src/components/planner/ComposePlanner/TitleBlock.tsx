import React, { type ReactNode } from 'react';
import Price from '@site/src/components/pricing/Price';
import type { Plan } from 'compose-planner';
import styles from './drawing.module.css';

/** The title block of the drawing: what it shows, to which scale, and the sum. */
export default function TitleBlock({
  plan,
}: {
  plan: Pick<Plan, 'problems' | 'project' | 'expression' | 'state'>;
}): ReactNode {
  const { problems, project, expression, state } = plan;
  const cells: readonly [string, ReactNode][] = [
    ['project', project ?? 'new'],
    ['region', 'Falkenstein or Helsinki'],
    ['scale', '1 cell = 256 MB'],
    ['findings', problems === 0 ? 'none' : problems],
    ['for businesses', 'net, by the hour'],
  ];
  return (
    <dl className={styles.block}>
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>a month, plus VAT{state === 'blocked' && ', once fixed'}</dt>
        <dd>{state === 'unreadable' ? '–' : <Price of={expression} />}</dd>
      </div>
    </dl>
  );
}
