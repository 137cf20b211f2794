const KINDS: readonly (readonly [name: string, paths: RegExp])[] = [
  ['home', /^index\.html$/],
  ['pricing', /^pricing\//],
  ['lists', /^blog\/(?:index\.html$|(?:page|tags|archive|authors)\/)/],
  ['tags', /^(?:docs|learn)\/tags\//],
  ['docs-templates', /^docs\/templates\/(?!index\.html$)/],
  ['docs', /^docs\//],
  ['learn', /^learn\//],
  ['post', /^blog\//],
  ['comparison', /^hosting\/(?:alternative-to-|hetzner-server-or-platform)/],
  ['hosting', /^hosting\/index\.html$/],
  ['landing', /^hosting\//],
];

const PLATE = /<figure class="?plate\b/;

/**
 * The kind of a page by its file below the site's root. Pages of one kind share a style sheet. Those with a
 * console plate have their own, and so do the templates, which all have one. Entering or leaving them loads
 * the whole sheet, see `light-start/client/routing.ts`. Undefined for the results page, which is rendered in
 * the browser and so needs the whole sheet.
 */
export function sheetKind(file: string, html: string): string | undefined {
  if (file.startsWith('search/')) return undefined;
  const kind = KINDS.find(([, paths]) => paths.test(file))?.[0] ?? 'plain';
  return PLATE.test(html) ? `${kind}-plates` : kind;
}
