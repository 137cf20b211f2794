import type { SiteStart } from '../client/state';

/** The state of the start, which the site's scripts find at `window`; `loader.ts` adds its functions. */
export const state = (window.siteStart = {
  hasIntent: false,
  mayRun: false,
  onIntent: null,
  isEvaluated: false,
  actions: [],
  changedFields: [],
} as unknown as SiteStart);
