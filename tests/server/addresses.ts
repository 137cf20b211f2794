import fc from 'fast-check';

/** Character sequences that break out of a path if a server and a browser read them differently. */
const SEPARATORS = [
  ...['/', '//', '///', '\\', '/\\', '\\/', '/./', '/../', '/.', '/..', '.', '..', '...', ';'],
  ...['%2f', '%2F', '%2f%2f', '%5c', '%5C', '%5c%5c', '%2e', '%2e%2e', '%2E%2e/', '%252f', '%255c'],
  ...['%09', '%0a', '%0d', '%0d%0a', '%00', '%20', '%7f', '%a0', '%3a', '%40', '%23', '%3f'],
  ...[
    '%e2%80%a8',
    '%ef%bc%8f',
    '%c0%af',
    '@',
    ':',
    '!',
    '+',
    '*',
    '~',
    '&',
    '=',
    ',',
    "'",
    '{',
    '}',
  ],
];
/** Hosts as an attacker writes them, and schemes. */
const HOSTS = [
  ...['evil.example', 'evil.example:80', '[::1]', '2130706433', 'http:', 'https://evil.example'],
  ...['javascript:alert(1)', 'data:text/html,x', 'user@evil.example', 'EVIL.example'],
];
/** Names that the site's own rules look at. */
const NAMES = [
  ...['docs', 'DOCS', 'Docs', 'intro', 'pricing', 'Pricing', 'PRICING', 'learn', 'blog', 'hosting'],
  ...[
    'index.html',
    'INDEX.HTML',
    'index.htm',
    '404',
    '404.html',
    'pricing.html',
    'docs.html',
    'about',
  ],
  ...[
    'assets',
    'js',
    'img',
    'favicon.svg',
    'search',
    'sitemap.xml',
    '.server',
    'headers.caddy',
    '_headers',
  ],
  ...[
    '.well-known',
    'security.txt',
    'csp-report',
    'robots.txt',
    'x',
    'html',
    '.html',
    '.br',
    'index.html.br',
  ],
];
const QUERIES = [
  '',
  '',
  '',
  '?',
  '?a=1',
  '?u=//evil.example',
  '?a=%0d%0aset-cookie:a=b',
  '?{query}',
  '??',
];

const part = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 5, arbitrary: fc.constantFrom(...SEPARATORS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTS) },
  { weight: 1, arbitrary: fc.nat(255).map((byte) => `%${byte.toString(16).padStart(2, '0')}`) },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }).map(encodeURI),
  },
);

/** Request targets of someone looking for a way out of the site. */
export const hostileTarget = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 8 }), fc.constantFrom(...QUERIES))
  .map(([parts, query]) => `/${parts.join('')}${query}`)
  // A fragment is never sent, and a space ends the address on the request's line.
  .filter((target) => !/[#\s]/.test(target));
