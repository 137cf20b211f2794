import React, { type ReactNode } from 'react';
import type { useLazy } from '@site/src/client/useLazy';

interface Props extends Pick<ReturnType<typeof useLazy>, 'open' | 'state'> {
  /** The button's label before anything has failed. */
  label: string;
  /** The text next to 'Try again', and next to 'Reload the page' after a second failure. */
  failed: string;
  gone: string;
  /** The part that the button loads. */
  children?: ReactNode;
}

/** The button that loads a part of a page. If that fails, it offers to try again, and then to reload. */
export default function LoadPart({ open, state, label, failed, gone, children }: Props): ReactNode {
  return (
    <>
      {state === 'gone' ? (
        <button className="button" onClick={() => window.location.reload()} type="button">
          Reload the page
        </button>
      ) : (
        <button className="button" disabled={state === 'loading'} onClick={open} type="button">
          {state === 'failed' ? 'Try again' : label}
        </button>
      )}
      {children}
      {state === 'failed' && <span role="alert">{failed}</span>}
      {state === 'gone' && <span role="alert">{gone}</span>}
    </>
  );
}
