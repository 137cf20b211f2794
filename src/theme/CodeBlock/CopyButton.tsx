import { copyText } from '@site/src/client/copyText';
import React, { type MouseEvent, type ReactNode, useEffect, useState } from 'react';

type State = 'Copy' | 'Copied' | 'Select and copy by hand';

/**
 * Copies the code of its block. The label is text, stays visible and says what happened, and its icon
 * becomes a tick.
 */
export default function CopyButton(): ReactNode {
  const [state, setState] = useState<State>('Copy');
  useEffect(() => {
    if (state === 'Copy') return undefined;
    const timer = setTimeout(() => setState('Copy'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (event: MouseEvent<HTMLButtonElement>) => {
    const block = event.currentTarget.closest('.theme-code-block');
    const code = block?.querySelector('code')?.textContent ?? '';
    copyText(code).then(
      () => setState('Copied'),
      () => setState('Select and copy by hand'),
    );
  };
  return (
    <button
      aria-label={state === 'Copy' ? 'Copy code' : undefined}
      aria-live="polite"
      data-state={state}
      onClick={copy}
      type="button"
    >
      {state}
    </button>
  );
}
