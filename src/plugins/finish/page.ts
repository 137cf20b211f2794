import type { CheerioAPI } from 'cheerio';

/** A breadcrumb. */
export interface Crumb {
  name: string;
  /** Site path, absent if the breadcrumb isn't a page. */
  path?: string;
}

/** The facts that a built page states about itself, read once for everything that is made from it. */
export interface BuiltPage {
  /** Site path with its trailing slash. */
  route: string;
  /** The first heading. */
  heading: string;
  description: string;
  /** ISO day of the last change or of publication, absent if the page shows none. */
  date?: string;
  /** From the section to the page itself, empty if it is in none. */
  crumbs: Crumb[];
  /** The HTML of `main`. */
  main: string;
}

const clean = (text: string): string => text.replace(/[\u200B\s]+/g, ' ').trim();

/** The HTML of a page's `main` element. Throws if there is none. */
function mainOf(route: string, html: string): string {
  const [main] = /<main\b[\s\S]*<\/main>/.exec(html) ?? [];
  if (!main) throw new Error(`${route}: the built page has no main element`);
  return main;
}

/** The path to the page, as in its breadcrumbs, or with the section for posts and tags, which have none. */
function crumbsOf(route: string, heading: string, $: CheerioAPI): Crumb[] {
  const shown = $('main nav[aria-label=Breadcrumbs] li')
    .toArray()
    .map((item): Crumb => {
      const path = $(item).find('a').attr('href');
      return { name: clean($(item).text()), ...(path ? { path } : {}) };
    });
  if (shown.length > 0)
    return [...shown.slice(0, -1), { name: shown.at(-1)?.name ?? heading, path: route }];
  const [, section = ''] = /^\/(blog|learn|hosting)\/./.exec(route) ?? [];
  const names: Record<string, string> = { blog: 'Blog', learn: 'Learn', hosting: 'Hosting' };
  const own: Crumb = { name: heading, path: route };
  return section ? [{ name: names[section] ?? section, path: `/${section}/` }, own] : [];
}

/** Reads a built page. `$` is its parsed HTML. */
export function readPage(route: string, html: string, $: CheerioAPI): BuiltPage {
  const date =
    $('.theme-last-updated time').attr('datetime') ??
    (/^\/blog\//.test(route)
      ? $('article.post > header time').first().attr('datetime')
      : undefined);
  const h1 = $('main h1').first().clone();
  h1.find('.hash-link').remove();
  const heading = clean(h1.text());
  return {
    route,
    heading,
    description: $('meta[name=description]').attr('content') ?? '',
    ...(date ? { date: date.slice(0, 10) } : {}),
    crumbs: crumbsOf(route, heading, $),
    main: mainOf(route, html),
  };
}
