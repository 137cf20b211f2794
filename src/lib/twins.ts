/** The site path of a page's Markdown: /docs/intro/ → /docs/intro.md, / → /index.md. */
export function twinPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}

/** True for pages that have a twin: all but the search, the page of unknown paths and one that only leads on. */
export function hasTwin(route: string): boolean {
  return route.endsWith('/') && route !== '/search/' && route !== '/docs/';
}
