const KINDS: readonly (readonly [name: string, paths: RegExp])[] = [
  ['home', /^index\.html$/],
  ['pricing', /^pricing\//],
  ['lists', /^blog\/(?:index\.html$|(?:page|tags|archive|authors)\/)/],
  ['tags', /^(?:docs|learn)\/tags\//],
  ['templates', /^docs\/templates\/(?!index\.html$)/],
  ['docs', /^docs\//],
  ['learn', /^learn\//],
  ['post', /^blog\//],
  ['comparison', /^hosting\/(?:alternative-to-|hetzner-server-or-platform)/],
  ['hosting', /^hosting\/index\.html$/],
  ['landing', /^hosting\//],
];

/**
 * The kind of a page by its file below the site's root. Pages of one kind share a style sheet, and following
 * a link among them needs no other. Undefined for the results page, which is rendered in the browser and so
 * needs the whole sheet.
 */
export function sheetKind(file: string): string | undefined {
  if (file.startsWith('search/')) return undefined;
  return KINDS.find(([, paths]) => paths.test(file))?.[0] ?? 'plain';
}
