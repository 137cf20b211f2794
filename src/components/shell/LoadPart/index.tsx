import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import type { useLazy } from '@site/src/client/useLazy';

interface Props extends Pick<ReturnType<typeof useLazy>, 'open' | 'state'> {
  /** What the button says before anything has failed. */
  label: string;
  /** The text next to 'Try again', and next to 'Reload the page' after a second failure. */
  failed: string;
  gone: string;
  /** Whether it's what the page is for. */
  isFirst?: boolean;
  /** What comes after the button. */
  children?: ReactNode;
}

/** The button that loads a part of a page. If that fails, it tries again, and then reloads. */
export default function LoadPart({
  open,
  state,
  label,
  failed,
  gone,
  isFirst = false,
  children,
}: Props): ReactNode {
  const look = clsx('button', isFirst && 'button--signal');
  return (
    <>
      {state === 'gone' ? (
        <button className={look} onClick={() => window.location.reload()} type="button">
          Reload the page
        </button>
      ) : (
        <button className={look} disabled={state === 'loading'} onClick={open} type="button">
          {state === 'failed' ? 'Try again' : label}
        </button>
      )}
      {children}
      {state === 'failed' && <span role="alert">{failed}</span>}
      {state === 'gone' && <span role="alert">{gone}</span>}
    </>
  );
}
