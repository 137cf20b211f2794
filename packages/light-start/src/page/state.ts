import type { SiteStart } from '../client/state';

/** The state of the start, which the site's scripts find on `window`. `loader.ts` adds its functions. */
export const state = (window.siteStart = {
  hasIntent: false,
  mayRun: false,
  onIntent: null,
  isEvaluated: false,
  actions: [],
  changedFields: [],
} as unknown as SiteStart);

/** Removes the listeners that only matter until the site runs. */
export const recording = new AbortController();

/** Listens for events of the page until the recording ends, before anything in the page does. */
export function listen<Name extends keyof WindowEventMap>(
  names: readonly Name[],
  handler: (event: WindowEventMap[Name]) => void,
  passive = false,
): void {
  const { signal } = recording;
  for (const name of names) addEventListener(name, handler, { capture: true, passive, signal });
}
