import { useCallback, useEffect, useRef, useState } from 'react';
import type { Stack } from '@site/src/lib/calculator';
import { clampStack, readStack, writeStack } from '@site/src/lib/calculator/address';
import { defaultPreset } from '@site/src/lib/calculator/presets';

/** Between two changes of the address: Firefox and Safari throw when an address changes more than 100 times in 10 seconds, as under a held arrow key. */
const PAUSE_MS = 150;

/** The address of this page with a stack in it. The first preset's has no query. */
function queryOf(stack: Stack): string {
  const isDefault = writeStack(stack) === writeStack(defaultPreset.stack);
  return isDefault ? '' : `?${writeStack(stack)}`;
}

/** A stack stored in the page's address, a function to change it, and whether the address requested something else. */
export function useStack() {
  const [stack, setStack] = useState<Stack>(defaultPreset.stack);
  const [wasChanged, setWasChanged] = useState(false);
  const restored = useRef(false);
  const written = useRef(-PAUSE_MS);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      // Set by src/inline/address.ts before the first paint.
      document.documentElement.removeAttribute('data-shared');
      const found = readStack(window.location.search);
      if (found) {
        setStack(found.stack);
        setWasChanged(found.isChanged);
        return undefined;
      }
    }
    const query = queryOf(stack);
    if (query === window.location.search) return undefined;
    const write = () => {
      written.current = performance.now();
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + query + hash);
    };
    const wait = written.current + PAUSE_MS - performance.now();
    if (wait <= 0) return write();
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [stack]);
  const change = useCallback((next: Partial<Stack>) => {
    setWasChanged(false);
    setStack((before) => clampStack({ ...before, ...next }));
  }, []);
  return { stack, change, wasChanged };
}
