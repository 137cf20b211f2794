// Without imports, because these are in every page's script and the rules for words are large.

/** The query parameter that carries the words to highlight on the target page. */
export const HIGHLIGHT_PARAMETER = '_highlight';

export interface SearchAddress {
  query: string;
  /** The part of the site to search. Empty for everything. */
  context: string;
  /** Number of the results page, from 1. */
  page: number;
  /** Sentences about anything in the address that isn't known. */
  notices: string[];
}

/**
 * Reads `q`, `ctx`, `version` and `page` from an address's query. `contexts` are the parts that exist. If a
 * context or version is unknown, it searches everything and says so. Other parameters are ignored.
 */
export function readSearchAddress(search: string, contexts: readonly string[]): SearchAddress {
  const parameters = new URLSearchParams(search);
  const notices: string[] = [];
  const wanted = parameters.get('ctx') ?? '';
  const context = contexts.includes(wanted) ? wanted : '';
  if (wanted !== '' && context === '') {
    notices.push(`There's no part named '${wanted.slice(0, 40)}'. Searching everything.`);
  }
  const version = parameters.get('version') ?? '';
  if (version !== '' && version !== 'current') {
    notices.push(`There's no version '${version.slice(0, 40)}'. Searching the current one.`);
  }
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: (parameters.get('q') ?? '').slice(0, 4000),
    context,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    notices,
  };
}

/** The address of the results page for a query. */
export function resultsAddress(query: string, context = '', page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (context) parameters.set('ctx', context);
  if (page > 1) parameters.set('page', String(page));
  return `/search/?${parameters.toString()}`;
}
