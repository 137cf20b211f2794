import { type ComponentType, useState } from 'react';

/**
 * A part that is loaded on demand. `state` is 'failed' after a first failed attempt, and 'gone' after a
 * second: the file may belong to an earlier release, so only a reload helps.
 */
export function useLazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>): {
  Part: ComponentType<Props> | undefined;
  state: 'idle' | 'loading' | 'failed' | 'gone';
  open: () => void;
} {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'gone'>('idle');
  const open = () => {
    setState('loading');
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => setState(state === 'failed' ? 'gone' : 'failed'),
    );
  };
  return { Part, state, open };
}
