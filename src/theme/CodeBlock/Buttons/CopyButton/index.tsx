import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Buttons/CopyButton';
import React, { type ReactNode, useEffect, useState } from 'react';

type State = 'Copy' | 'Copied' | 'Select and copy by hand';

/** Copies the block's code; the label is text, stays visible and says what happened. */
export default function CopyButton({ className }: Props): ReactNode {
  const { code } = useCodeBlockContext().metadata;
  const [state, setState] = useState<State>('Copy');
  useEffect(() => {
    if (state === 'Copy') return undefined;
    const timer = setTimeout(() => setState('Copy'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    /* Absent on plain HTTP. */
    const write = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => setState('Copied'),
      () => setState('Select and copy by hand'),
    );
  };
  return (
    <button
      aria-label={state === 'Copy' ? 'Copy code' : undefined}
      aria-live="polite"
      className={className}
      onClick={copy}
      type="button"
    >
      {state}
    </button>
  );
}
