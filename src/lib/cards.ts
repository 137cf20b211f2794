/** The site path of a page's picture for link previews: /docs/intro/ → /img/cards/docs-intro.png. */
export function cardFor(path: string): string {
  const isPage = path.endsWith('/') && path !== '/search/' && path !== '/docs/';
  const name = isPage ? path.slice(1, -1).replace(/\//g, '-') : '';
  return `/img/cards/${name || 'home'}.png`;
}
