/** The site path of a page's Markdown: /docs/intro/ → /docs/intro.md, / → /index.md. */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}

/**
 * True for pages with a Markdown twin: all except the search, the page for unknown paths and one that only
 * redirects.
 */
export function hasTwin(route: string): boolean {
  return route.endsWith('/') && route !== '/search/' && route !== '/docs/';
}
