/** Pages of a series come after the documentation itself, unless a concept is asked about. */
const WEIGHTS = { learn: 0.7, template: 0.7, migrate: 0.65, legal: 0.8, list: 0.3, below: 0.9 };

/** What the score of a page is multiplied by for the part of the site it is in. */
export function weightOf(url: string): number {
  // The changelog and the glossary name everything and explain nothing.
  if (url === '/learn/glossary/' || url === '/docs/changes/') return WEIGHTS.list;
  if (url.startsWith('/docs/legal/')) return WEIGHTS.legal;
  if (url.startsWith('/learn/')) return WEIGHTS.learn;
  if (/^\/docs\/templates\/./.test(url)) return WEIGHTS.template;
  // A subject that is divided is answered by its first page, unless another one is asked for.
  if (/^\/docs\/(?:apps|services|getting-started\/app-stack)\/[^/]+\/./.test(url))
    return WEIGHTS.below;
  // What all guides to moving share is on the page about it.
  return /^\/docs\/migrate\/./.test(url) ? WEIGHTS.migrate : 1;
}
