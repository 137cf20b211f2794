/** Pages of a series come after the documentation itself, unless the query is about a concept. */
const WEIGHTS = {
  learn: 0.7,
  incident: 0.5,
  template: 0.7,
  migrate: 0.65,
  legal: 0.8,
  list: 0.3,
  below: 0.9,
};

/** The factor for a page's score, by the part of the site it is in. */
export function weightOf(url: string): number {
  // The changelog and the glossary name everything and explain nothing.
  if (url === '/learn/glossary/' || url === '/docs/changes/') return WEIGHTS.list;
  if (url.startsWith('/docs/legal/')) return WEIGHTS.legal;
  // It tells of somebody else's fault, with the same words.
  if (url.startsWith('/learn/incidents/')) return WEIGHTS.incident;
  if (url.startsWith('/learn/')) return WEIGHTS.learn;
  if (/^\/docs\/templates\/./.test(url)) return WEIGHTS.template;
  // For a subject that is split over pages, the first page comes first unless the query asks for another.
  if (/^\/docs\/(?:apps|services|getting-started\/app-stack)\/[^/]+\/./.test(url))
    return WEIGHTS.below;
  // Text that all migration guides share belongs to the page about moving.
  return /^\/docs\/migrate\/./.test(url) ? WEIGHTS.migrate : 1;
}
