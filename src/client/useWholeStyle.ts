import { useEffect, useSyncExternalStore } from 'react';
import { siteStart } from 'light-start/state';
import { stylesDue } from 'light-start/styles';

let asked = false;
let holds = false;
const listeners = new Set<() => void>();

/** Loads the rules that no page's own style sheet has. A failure counts as done, since plain is better than nothing. */
async function ask(): Promise<void> {
  if (asked) return;
  asked = true;
  await stylesDue();
  await siteStart()
    ?.loadStyles()
    .catch(() => undefined);
  holds = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * True once the site's whole style sheet applies. It is loaded when something is `wanted` that no page's
 * HTML has, but not before it's due. False on the server and until then.
 */
export function useWholeStyle(wanted: boolean): boolean {
  useEffect(() => {
    if (wanted) void ask();
  }, [wanted]);
  return useSyncExternalStore(
    subscribe,
    () => holds,
    () => false,
  );
}
