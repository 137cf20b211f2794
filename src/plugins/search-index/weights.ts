/** Pages of a series come after the documentation itself. */
const WEIGHTS = {
  learn: 0.7,
  incident: 0.5,
  series: 0.7,
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
  // It's about someone else's fault, in the same words.
  if (url.startsWith('/learn/incidents/')) return WEIGHTS.incident;
  if (url.startsWith('/learn/')) return WEIGHTS.learn;
  // Text that all migration guides share belongs to the pages about moving.
  if (/^\/docs\/migrate\/(?!plan\/)./.test(url)) return WEIGHTS.migrate;
  const series = /^\/docs\/(?:templates|getting-started\/app-stack)\/./.test(url);
  // If a subject is split over pages, the first page comes first unless the query names another.
  const below = /^\/docs\/(?:apps|services|getting-started\/app-stack)\/[^/]+\/./.test(url);
  return (series ? WEIGHTS.series : 1) * (below ? WEIGHTS.below : 1);
}

/** The factor for a query about a concept: lessons explain it, the glossary defines it in one sentence. */
export function conceptWeightOf(url: string): number {
  if (url === '/learn/glossary/') return WEIGHTS.learn;
  return /^\/learn\/(?!incidents\/)/.test(url) ? 1 : weightOf(url);
}
