import React, { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Plan } from 'compose-planner';
import styles from './elsewhere.module.css';

interface Props {
  plan: Plan;
  /** The prices couldn't be loaded. */
  onFailed: () => void;
}

/** The same stack on other platforms. Their prices load when the view is first opened. */
export default function Elsewhere({ plan, onFailed }: Props): ReactNode {
  const [Costs, setCosts] = useState<ComponentType<{ plan: Plan }>>();
  useEffect(() => {
    import('./OtherCosts').then(({ default: loaded }) => setCosts(() => loaded), onFailed);
  }, [onFailed]);
  if (Costs) return <Costs plan={plan} />;
  return (
    <div className={styles.elsewhere}>
      <p>Loading the prices …</p>
    </div>
  );
}
