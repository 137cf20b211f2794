import React, { type ReactNode, useSyncExternalStore } from 'react';
import { getState, type State, subscribe } from 'teach/sql/engine';
import styles from './styles.module.css';

const OFF: State = { is: 'off' };

/** How much of the database has been loaded. Nothing once it runs. */
export default function Loading(): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, () => OFF);
  if (state.is !== 'loading' && state.is !== 'starting') return null;
  return (
    <span className={styles.loading}>
      {state.is === 'loading' ? (
        <>
          <progress aria-label="Loading PostgreSQL" max={1} value={state.share} />
          Loading PostgreSQL
        </>
      ) : (
        'Starting PostgreSQL'
      )}
    </span>
  );
}
