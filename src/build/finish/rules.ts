/** One source for the header rules of every server the site may run on. */

export interface HeaderRule {
  /** The path it is for, or all that begin with it where it ends in `*`. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const DAY = 86_400;
const FOREVER = { 'Cache-Control': `public, max-age=${365 * DAY}, immutable` };

/** Media types that systems' own tables miss or name differently. */
const TYPES: Readonly<Record<string, string>> = {
  '/assets/js/*': 'text/javascript; charset=utf-8',
  '/assets/fonts/*': 'font/woff2',
  '/blog/rss.xml': 'application/rss+xml; charset=utf-8',
  '/blog/atom.xml': 'application/atom+xml; charset=utf-8',
  '/blog/feed.json': 'application/feed+json; charset=utf-8',
};

/**
 * The response headers by path. No two rules for a path name the same header,
 * because static hosts join the values of all rules that match. A path that
 * no rule gives a Cache-Control is asked for again at each visit.
 */
export function headerRules(policy: string): readonly HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${2 * 365 * DAY}; includeSubDomains`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // The names of these files hold the hash of their bytes.
    { path: '/assets/*', headers: FOREVER },
    ...['body', 'head', 'texts', 'docs', 'learn'].map((name) => ({
      path: `/search-data/${name}*`,
      headers: FOREVER,
    })),
    { path: '/img/*', headers: { 'Cache-Control': `public, max-age=${DAY}` } },
    ...Object.entries(TYPES).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
  ];
}

/** Permanent redirects that hold on every server; the trailing slash and `.html` are rules of their own. */
export const redirects = [{ from: '/docs/', to: '/docs/intro/', status: 308 }] as const;

/** Answers that differ by Accept-Encoding, for caches in between. */
const NEGOTIATED = 'path */ *.html *.js *.css *.json *.svg *.xml *.txt';

/** The rules as a snippet that the Caddyfile imports; `no-cache` where no rule says otherwise. */
export function toCaddy(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
    return `header ${path} {\n${lines.join('\n')}\n}`;
  });
  return [
    'header Cache-Control no-cache',
    `@negotiated ${NEGOTIATED}`,
    'header @negotiated ?Vary Accept-Encoding',
    ...blocks,
  ]
    .join('\n')
    .concat('\n');
}

/** The rules in the form of static hosts: a `_headers` file. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

/** The redirects in the form of static hosts: a `_redirects` file. */
export function toRedirectsFile(): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/** The redirects as a snippet that the Caddyfile imports, with and without the slash at the end. */
export function toCaddyRedirects(): string {
  return redirects
    .flatMap(({ from, to, status }) =>
      [from.replace(/\/$/, ''), from].map((path) => `redir ${path} ${to}{suffix} ${status}\n`),
    )
    .join('');
}
