import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import type { Plan } from 'compose-planner';
import Fold from './Fold';
import styles from './elsewhere.module.css';

interface Props {
  plan: Plan;
  /** The prices could not be loaded. */
  onFailed: () => void;
}

/** The same stack on other platforms, folded until asked for. */
export default function Elsewhere({ plan, onFailed }: Props): ReactNode {
  if (plan.rows.length === 0) return null;
  return (
    <div className={clsx(styles.elsewhere, 'with-scripts')}>
      <Fold
        label="The same stack elsewhere"
        load={() => import('./OtherCosts')}
        onFailed={onFailed}
      >
        {(Costs) => <Costs plan={plan} />}
      </Fold>
    </div>
  );
}
