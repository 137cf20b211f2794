import React, { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import files from '@generated/sql-files/default/files.json';
import { getState, subscribe } from 'teach/sql/engine';
import { ownText } from '@site/src/client/sql/own';
import { useLazy } from '@site/src/client/useLazy';
import { useWholeStyle } from '@site/src/client/useWholeStyle';
import LoadPart from '@site/src/components/shell/LoadPart';
import styles from './styles.module.css';

interface Props {
  /** A lesson of src/lib/sql-lessons.ts. */
  of: string;
  /** The block of code. */
  children: ReactNode;
}

/** Megabytes as a visitor's browser counts them, with one decimal. */
const megabytes = (files.transferred / 1e6).toFixed(1);

/** True once PostgreSQL is loading or loaded. Then no block loads anything more. */
const isLoaded = (): boolean => !['off', 'failed'].includes(getState().is);

/** A block of SQL that runs in a PostgreSQL in the page, loaded on first use. */
export default function SqlRun({ of, children }: Props): ReactNode {
  const live = useWholeStyle(true);
  const [block, setBlock] = useState<HTMLDivElement | null>(null);
  const { Part: Bench, state, open } = useLazy(() => import('./Bench'));
  const [isEdited, setEdited] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const isThere = useSyncExternalStore(subscribe, isLoaded, () => false);
  const isFirst = live && block !== null && document.querySelector('[data-sql]') === block;
  useEffect(() => setBegun(block !== null && ownText(of, block) !== undefined), [block, of]);
  return (
    <div className={styles.run} data-sql={of} ref={setBlock}>
      <div hidden={isEdited}>{children}</div>
      {Bench && block ? (
        <Bench block={block} isEdited={isEdited} lesson={of} onEdit={setEdited} />
      ) : (
        <div className={styles.bar}>
          {live && (
            <LoadPart
              failed="The database couldn't be loaded. You may be offline. You can still read the printed results."
              gone="The database still can't be loaded. The site may have a new release. You can still read the printed results."
              label={isBegun ? 'Run what you wrote' : 'Run'}
              open={open}
              state={state}
            >
              {(state === 'idle' || state === 'loading') && !isThere && (
                <span>
                  {isFirst ? 'in this page: loads PostgreSQL once, ' : 'loads once, '}
                  {megabytes} MB
                </span>
              )}
            </LoadPart>
          )}
        </div>
      )}
    </div>
  );
}
