import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** How the plan is shown: drawn, as a table, or next to what it costs on other platforms. */
export type View = 'drawing' | 'table' | 'elsewhere';

const VIEWS: readonly [View, string][] = [
  ['drawing', 'Drawing'],
  ['table', 'Table'],
  ['elsewhere', 'Elsewhere'],
];

/** The buttons that choose the view. */
export default function Views({
  view,
  onView,
}: {
  view: View;
  onView: (view: View) => void;
}): ReactNode {
  return (
    <div aria-label="View of the plan" className={styles.views} role="group">
      {VIEWS.map(([name, label]) => (
        <button aria-pressed={view === name} key={name} onClick={() => onView(name)} type="button">
          {label}
        </button>
      ))}
    </div>
  );
}
