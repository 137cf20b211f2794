import React, { type ReactNode, useSyncExternalStore } from 'react';
import files from '@generated/machine-files/default/files.json';
import { type Outcome } from 'practice-machine';
import { getState, type State, subscribe } from 'practice-machine/engine';
import marks from '@site/src/components/learn/LessonProgress/styles.module.css';
import sql from '@site/src/components/learn/SqlRun/styles.module.css';

const OFF: State = { is: 'off' };

/** How much of the machine has been loaded, or how much it will load. Nothing once it runs. */
export function Loading(): ReactNode {
  const state = useSyncExternalStore(subscribe, getState, () => OFF);
  if (state.is === 'ready') return null;
  if (state.is === 'starting') return <span className={sql.loading}>Starting Linux</span>;
  if (state.is === 'off')
    return (
      <span>
        {files ? `loads a small Linux once, ${(files.transferred / 1e6).toFixed(1)} MB` : ''}
      </span>
    );
  return (
    <span className={sql.loading}>
      <progress aria-label="Loading Linux" max={1} value={state.share} />
      Loading Linux
    </span>
  );
}

/** The text next to the field: where the answer runs and on what, or that it can't. */
export function About({ what = "on the task's files and then on others" }): ReactNode {
  if (!files)
    return (
      <p className={marks.quiet}>
        The practice machine isn&apos;t in this build, so nothing runs here. You can still read the
        answer below.
      </p>
    );
  return (
    <p className={marks.quiet}>
      Runs in a small Linux in this page, {what}.{' '}
      <a href={files.licences}>Its programs and licences</a>
    </p>
  );
}

/** An answer's output and exit status. */
export function Printed({ ran: { out, err, status } }: { ran: Outcome['ran'] }): ReactNode {
  return (
    <div
      aria-label="What it printed"
      className={sql.answers}
      role="group"
      // It scrolls, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      translate="no"
    >
      {out !== '' && <pre>{out}</pre>}
      {err !== '' && <pre className={sql.error}>{err}</pre>}
      <p className={sql.tag}>exit status {status}</p>
    </div>
  );
}
