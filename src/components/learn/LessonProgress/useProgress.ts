import { useSyncExternalStore } from 'react';
import { getSnapshot, subscribe, unknown, type Snapshot } from './store';

/** The visitor's marks. Nothing is done on the server and until hydration. */
export function useProgress(): Snapshot {
  return useSyncExternalStore(subscribe, getSnapshot, () => unknown);
}
