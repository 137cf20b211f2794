import type { PrismTheme } from 'prism-react-renderer';

/** Syntax colours as custom properties, so that highlighted code follows the colour mode. */
export const syntaxTheme: PrismTheme = {
  plain: { color: 'var(--ink)', backgroundColor: 'var(--surface)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: 'var(--code-quiet)' } },
    {
      types: ['string', 'attr-value', 'char', 'inserted', 'url', 'scalar'],
      style: { color: 'var(--code-string)' },
    },
    {
      types: [
        'key',
        'atrule',
        'keyword',
        'property',
        'function',
        'tag',
        'selector',
        'builtin',
        'directive',
        'attr-name',
      ],
      style: { color: 'var(--code-key)' },
    },
    {
      types: ['number', 'boolean', 'constant', 'deleted', 'variable'],
      style: { color: 'var(--code-number)' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--ink)' } },
  ],
};
