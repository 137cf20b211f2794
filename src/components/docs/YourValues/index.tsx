import { useLazy } from '@site/src/client/useLazy';
import clsx from 'clsx';
import React, { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

/** The button before the first command of a page. It loads the panel in which readers set their own names. */
export default function YourValues(): ReactNode {
  const { Part: Panel, state, open } = useLazy(() => import('./Panel'));
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    if (!Panel) open();
  };
  return (
    <div className={clsx('screen-only', styles.line)} data-search-skip>
      <button className="clean-btn" onClick={show} type="button">
        Fill in your values
      </button>
      {(state === 'failed' || state === 'gone') && <span role="alert"> It didn&apos;t load.</span>}
      {Panel && isOpen && <Panel onClose={() => setOpen(false)} />}
    </div>
  );
}
