import type { PluginOptions } from '@easyops-cn/docusaurus-search-local';
import { describe, expect, it } from 'vitest';
import { contextWithout, refuseUnreadOptions, scopeOf, settingsOf } from './settings.ts';

describe('each option of the search plugin', () => {
  it.each<[PluginOptions, object]>([
    [{ searchResultLimits: 3 }, { limit: 3 }],
    [{ searchResultContextMaxLength: 20 }, { reach: 20 }],
    [{ searchContextByPaths: ['docs'] }, { contexts: [{ path: 'docs', label: 'docs' }] }],
    [
      { searchContextByPaths: [{ path: 'docs', label: 'Docs' }] },
      { contexts: [{ path: 'docs', label: 'Docs' }] },
    ],
    [{ useAllContextsWithNoSearchContext: true }, { everything: true }],
    [{ highlightSearchTermsOnTargetPage: true }, { marks: true }],
    [{ explicitSearchResultPath: true }, { paths: true }],
    [{ searchBarShortcut: false }, { shortcut: '' }],
    [{ searchBarShortcutKeymap: 'mod+j' }, { shortcut: 'j' }],
    [{ searchBarShortcutHint: false }, { hint: false }],
  ])('%j changes a setting: %j', (options, changed) => {
    expect(settingsOf({})).not.toMatchObject(changed);
    expect(settingsOf(options)).toEqual({ ...settingsOf({}), ...changed });
  });

  it.each<[PluginOptions, object]>([
    [{ docsRouteBasePath: ['docs', 'learn'] }, { docs: ['docs', 'learn'] }],
    [{ indexBlog: false }, { blog: false }],
    [{ ignoreCssSelectors: '.aside' }, { ignored: ['.aside'] }],
  ])('%j changes what is searched: %j', (options, changed) => {
    expect(scopeOf(options)).toEqual({ ...scopeOf({}), ...changed });
  });

  it('that nothing reads is refused', () => {
    expect(() => refuseUnreadOptions({ fuzzyMatchingDistance: 2 })).toThrow(
      'Nothing reads the search option fuzzyMatchingDistance.',
    );
  });
});

it('a search without a context looks into the first one, unless it may look everywhere', () => {
  const options = { searchContextByPaths: ['docs', 'learn'] };
  expect(contextWithout(settingsOf(options))).toBe('docs');
  expect(contextWithout(settingsOf({ ...options, useAllContextsWithNoSearchContext: true }))).toBe(
    '',
  );
});
