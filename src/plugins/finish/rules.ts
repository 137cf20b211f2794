import { PICTURES } from '../../lib/pictures.ts';
import { type redirects } from '../../lib/redirects.ts';

export interface HeaderRule {
  /** The path, all paths that start with it if it ends in `*`, or all with an ending if it is `/*.ending`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Headers of wider rules that this one overrides. Otherwise no header is in two rules for a path. */
  instead?: readonly string[];
}

const DAY = 86_400;
const FOREVER = { 'Cache-Control': `public, max-age=${365 * DAY}, immutable` };

/**
 * The policy of the workers that run PostgreSQL and the practice machine. They load this site's files and
 * compile WebAssembly, which no page may. A worker has its own response's policy, not its page's.
 */
const WASM_POLICY = [
  `default-src 'none'`,
  `script-src 'self' 'wasm-unsafe-eval'`,
  `connect-src 'self'`,
  'report-uri /csp-report',
].join('; ');

/**
 * The policy of scripts, which applies when one runs as a worker. It is stricter than a page's, and saves
 * two kilobytes in the files of a visit.
 */
const SCRIPT_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `connect-src 'self'`,
  'report-uri /csp-report',
].join('; ');

/** Media types that systems' own tables lack or name differently. */
const TYPES: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  '/site.webmanifest': 'application/manifest+json',
  '/assets/js/*': 'text/javascript; charset=utf-8',
  '/assets/fonts/*': 'font/woff2',
  '/assets/sql/worker*': 'text/javascript; charset=utf-8',
  '/assets/machine/worker*': 'text/javascript; charset=utf-8',
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/docs/changes.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/**
 * The response headers by path, one source for every server. No two rules for a path name the same header,
 * because static hosts join the values of all matching rules. Without a Cache-Control from a rule, a path is
 * fetched again at each visit.
 */
export function headerRules(
  policy: string,
  picturePolicy = "default-src 'none'",
): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${2 * 365 * DAY}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        // Only the origin, even within the site, because a page's address may contain a search.
        'Referrer-Policy': 'strict-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The names of these files contain the hash of their bytes.
    { path: '/assets/*', headers: FOREVER },
    {
      path: '/assets/js/*',
      headers: { 'Content-Security-Policy': SCRIPT_POLICY },
      instead: ['Content-Security-Policy'],
    },
    ...['sql', 'machine'].map((folder) => ({
      path: `/assets/${folder}/worker*`,
      headers: { 'Content-Security-Policy': WASM_POLICY },
      instead: ['Content-Security-Policy'],
    })),
    ...['body', 'head', 'texts', 'docs', 'learn'].map((name) => ({
      path: `/search-data/${name}*`,
      headers: FOREVER,
    })),
    { path: '/img/*', headers: { 'Cache-Control': `public, max-age=${DAY}` } },
    // Pictures contain the colours of both modes, because a page can't pass its own to them.
    {
      path: `${PICTURES}*`,
      headers: { 'Content-Security-Policy': picturePolicy },
      instead: ['Content-Security-Policy'],
    },
    // Shown by readers of feeds and in previews of links, which are other sites.
    ...['/img/cards/*', '/img/feeds/*'].map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
      instead: ['Cross-Origin-Resource-Policy'],
    })),
    // Pages as Markdown: a search should find the pages themselves.
    {
      path: '/*.md',
      headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    },
    { path: '/llms-*', headers: { 'X-Robots-Tag': 'noindex' } },
    // Read by programs wherever they run, browsers included.
    { path: '/data/*', headers: { 'Access-Control-Allow-Origin': '*' } },
    ...Object.entries(TYPES).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
  ];
}

/** The status of a permanent redirect that keeps the request's method. */
const PERMANENT = 308;

/** Answers that vary by Accept-Encoding, for caches in between. */
const NEGOTIATED = 'path *.html *.js *.css *.json *.svg *.xml *.txt *.md *.wasm *.data *.bin';

/**
 * The head of a block for a path. An ending needs a matcher, because Caddy takes one that starts with an
 * asterisk for a header's name.
 */
function caddyBlock(path: string): string {
  const [, ending] = /^\/\*\.([a-z]+)$/.exec(path) ?? [];
  return ending
    ? `@ending_${ending} path *.${ending}\nheader @ending_${ending} {`
    : `header ${path} {`;
}

/** The rules as a snippet that the Caddyfile imports, with `no-cache` if no rule says otherwise. */
export function toCaddy(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
    return `${caddyBlock(path)}\n${lines.join('\n')}\n}`;
  });
  return [
    'header Cache-Control no-cache',
    `@negotiated ${NEGOTIATED}`,
    'header @negotiated ?Vary Accept-Encoding',
    // A page's address returns HTML or Markdown. Set last, to override the file server's.
    '@pages path */',
    'header @pages {\n\tVary "Accept, Accept-Encoding"\n\tdefer\n}',
    ...blocks,
  ]
    .join('\n')
    .concat('\n');
}

/** The rules as a `_headers` file for static hosts. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers, instead = [] }) =>
      [
        path,
        // Removes a header of a wider rule. Otherwise the host would join both values.
        ...instead.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

type Redirects = typeof redirects;

/** The redirects as a `_redirects` file for static hosts. */
export function toRedirectsFile(list: Redirects): string {
  return list.map(({ from, to }) => `${from} ${to} ${PERMANENT}\n`).join('');
}

/**
 * The redirects as a snippet that the Caddyfile imports, with and without the trailing slash. They are
 * expressions, because Caddy ignores case when it compares plain paths, and /Docs/ is no page.
 */
export function toCaddyRedirects(list: Redirects): string {
  return list
    .map(({ from, to }, at) => {
      const path = from.replace(/\/$/, '').replaceAll('.', String.raw`\.`);
      return `@moved${at} path_regexp ^${path}/?$\nredir @moved${at} ${to}{suffix} ${PERMANENT}\n`;
    })
    .join('');
}
