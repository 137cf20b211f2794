import React, { type ReactNode } from 'react';
import {
  HOURS_A_WEEK,
  MAX_PAYS,
  MAX_PROJECTS,
  MAX_SNAPSHOT_GB,
  snapshotPrice,
  type Stack,
} from '@site/src/lib/calculator';
import AmountRow from './AmountRow';
import styles from './styles.module.css';

interface Props {
  stack: Stack;
  change: (next: Partial<Stack>) => void;
}

/**
 * Fields that not every stack needs: snapshots, apps that are stopped at night, several projects, and what
 * you pay now.
 */
export default function MoreFields({ stack, change }: Props): ReactNode {
  return (
    <details className={styles.more}>
      <summary>Snapshots, hours, projects, what you pay now</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Further settings of your stack</caption>
        <colgroup>
          <col className={styles.name} />
          <col />
          <col className={styles.removal} />
          <col className={styles.amount} />
        </colgroup>
        <tbody>
          <AmountRow
            label="Snapshots kept in GB"
            live
            max={MAX_SNAPSHOT_GB}
            min={0}
            onChange={(snapshotGb) => change({ snapshotGb })}
            price={snapshotPrice(stack.snapshotGb)}
            title="Snapshots kept"
            unit="GB"
            value={stack.snapshotGb}
          />
          <AmountRow
            label="Hours a week that apps run"
            live
            max={HOURS_A_WEEK}
            min={0}
            onChange={(hoursAWeek) => change({ hoursAWeek })}
            title="Apps run"
            unit={stack.hoursAWeek < HOURS_A_WEEK ? 'h a week, otherwise stopped' : 'h a week'}
            value={stack.hoursAWeek}
          />
          <AmountRow
            label="Number of projects like this"
            live
            max={MAX_PROJECTS}
            min={1}
            onChange={(projects) => change({ projects })}
            title="Projects like this"
            unit="×"
            value={stack.projects}
          />
          <AmountRow
            label="What you pay now in euro a month"
            live
            max={MAX_PAYS}
            min={0}
            onChange={(paysNow) => change({ paysNow })}
            step={0.01}
            title="You pay now"
            unit="€ a month"
            value={stack.paysNow}
          />
        </tbody>
      </table>
    </details>
  );
}
