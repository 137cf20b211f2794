import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';

/** The search plugin's options in `docusaurus.config.ts`, as the index, the box and the results page read them. */
export interface SearchSettings {
  /** Suggestions in the box, and results on a page. */
  limit: number;
  /** Characters of text shown to each side of a match. */
  reach: number;
  /** The parts of the site that a search can be limited to. */
  contexts: { path: string; label: string }[];
  /** Whether a search without a context covers all of them. If not, it covers the first. */
  everything: boolean;
  /** Whether a result's address carries the words to mark on its page. */
  marks: boolean;
  /** Whether a result shows where its page is. */
  paths: boolean;
  /** The key that, with Ctrl or Command, focuses the box. Empty if there is none. */
  shortcut: string;
  /** Whether the box shows that key. */
  hint: boolean;
}

/** Options that something here reads. Setting any other would do nothing. */
const READ: readonly (keyof PluginOptions)[] = [
  'docsRouteBasePath',
  'indexBlog',
  'ignoreCssSelectors',
  'searchResultLimits',
  'searchResultContextMaxLength',
  'searchContextByPaths',
  'useAllContextsWithNoSearchContext',
  'highlightSearchTermsOnTargetPage',
  'explicitSearchResultPath',
  'searchBarShortcut',
  'searchBarShortcutHint',
  'searchBarShortcutKeymap',
];

/** Throws for an option that neither the index nor the box nor the page would follow. */
export function refuseUnreadOptions(options: object): void {
  const names: readonly string[] = READ;
  const unread = Object.keys(options).filter((name) => name !== 'id' && !names.includes(name));
  if (unread.length === 0) return;
  throw new Error(
    `Nothing reads the search option ${unread.join(', ')}. There are: ${READ.join(', ')}.`,
  );
}

const contextOf = (context: string | { label: unknown; path: string }) =>
  typeof context === 'string'
    ? { path: context, label: context }
    : { path: context.path, label: String(context.label) };

/** The settings of the box and the results page, from the plugin's options with its defaults. */
export function settingsOf(options: PluginOptions): SearchSettings {
  return {
    limit: options.searchResultLimits ?? 8,
    reach: options.searchResultContextMaxLength ?? 50,
    contexts: (options.searchContextByPaths ?? []).map(contextOf),
    everything: options.useAllContextsWithNoSearchContext ?? false,
    marks: options.highlightSearchTermsOnTargetPage ?? false,
    paths: options.explicitSearchResultPath ?? false,
    // The plugin's form: 'mod' is Command on a Mac and Ctrl elsewhere.
    shortcut:
      options.searchBarShortcut === false
        ? ''
        : (options.searchBarShortcutKeymap ?? 'mod+k').slice(-1),
    hint: options.searchBarShortcutHint ?? true,
  };
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat();

/** Which of a site's pages are searched, and which parts of them aren't. */
export function scopeOf(options: PluginOptions) {
  return {
    /** First parts of the addresses of the documentation's pages. */
    docs: listOf(options.docsRouteBasePath ?? 'docs'),
    blog: options.indexBlog ?? true,
    ignored: listOf(options.ignoreCssSelectors),
  };
}

/** Where a search without a context looks: everywhere, or in the first context. */
export const contextWithout = ({ everything, contexts }: SearchSettings): string =>
  everything ? '' : (contexts[0]?.path ?? '');
