import { fail } from './failure';
import { lateFiles } from './files';
import { state } from './state';

let isLoading = false;
let left = Infinity;
let missing = '';

/** True when every script has loaded, so the site runs soon. */
export const hasAllScripts = () => left === 0 && missing === '';

function onSettled() {
  left -= 1;
  if (left > 0) return;
  // The last script reports that it was evaluated. One that is empty or cut off doesn't.
  setTimeout(() => {
    if (!state.isEvaluated || missing) fail(missing || "One of the site's files arrived damaged.");
  });
}

/** Loads the site's scripts, once. */
export function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  const { scripts = [] } = lateFiles();
  left = scripts.length || Infinity;
  for (const source of scripts) {
    const script = document.createElement('script');
    script.async = false;
    script.fetchPriority = state.mayRun ? 'high' : 'low';
    script.onerror = () => {
      missing = source;
      onSettled();
    };
    script.onload = onSettled;
    script.src = source;
    document.head.append(script);
  }
}
