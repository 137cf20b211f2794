import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

/** Anchors by page that others may have linked to or bookmarked. */
export type Bookmarks = Map<string, Set<string>>;

/** The list under version control, with one page and its anchors per line. */
export const BOOKMARKS = 'tests/bookmarks.txt';

/** Reads the list, empty if there is no file. */
export function readBookmarks(file = BOOKMARKS): Bookmarks {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').filter((line) => line.startsWith('/'));
  return new Map(
    lines.map((line) => {
      const [route = '', ...anchors] = line.split(' ');
      return [route, new Set(anchors)];
    }),
  );
}

/** Writes the list in alphabetical order. */
export function writeBookmarks(bookmarks: Bookmarks, file = BOOKMARKS): void {
  const lines = [...bookmarks]
    .map(([route, anchors]) => [route, ...[...anchors].sort()].join(' '))
    .sort();
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}

/**
 * The pages of a built site with the anchors of their headings and terms, and of links that moved sections
 * left behind. Throws if its sitemap has none.
 */
export function builtBookmarks(outDir: string): Bookmarks {
  const sitemap = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  if (routes.length === 0)
    throw new Error(`${outDir}/sitemap.xml lists no page. Run the build first.`);
  return new Map(
    routes.map((route) => {
      const $ = load(fs.readFileSync(path.join(outDir, route, 'index.html'), 'utf8'));
      // React's own ids belong to the build, not to the page.
      const ids = $('main :is(h2, h3, h4, h5, h6, dt, a)[id]:not([id^="_R_"])').toArray();
      return [route, new Set(ids.map((element) => $(element).attr('id') ?? ''))];
    }),
  );
}

/** Pages and anchors of the list that the site no longer has. A redirected page isn't lost. */
export function lostBookmarks(
  listed: Bookmarks,
  built: Bookmarks,
  redirected: ReadonlySet<string>,
): string[] {
  return [...listed].flatMap(([route, anchors]) => {
    const now = built.get(route);
    if (!now) return redirected.has(route) ? [] : [route];
    return [...anchors].filter((anchor) => !now.has(anchor)).map((anchor) => `${route}#${anchor}`);
  });
}

/** Adds the site's pages and anchors to the list and removes the named ones. Throws on a name that isn't in it. */
export function updateBookmarks(
  listed: Bookmarks,
  built: Bookmarks,
  dropped: readonly string[],
): { added: number } {
  for (const name of dropped) {
    const [route = '', anchor] = name.split('#');
    const gone = anchor === undefined ? listed.delete(route) : listed.get(route)?.delete(anchor);
    if (!gone) throw new Error(`${name} is not in ${BOOKMARKS}`);
  }
  let added = 0;
  for (const [route, anchors] of built) {
    const known = listed.get(route) ?? new Set();
    for (const anchor of anchors) if (!known.has(anchor)) added += 1;
    listed.set(route, new Set([...known, ...anchors]));
  }
  return { added };
}
