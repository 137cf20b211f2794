/** One source for the header rules of every server the site may run on. */

export interface HeaderRule {
  /** Paths it is for: a prefix ending in `*`, or `/*` for all. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

const DAY = 86_400;

/** The response headers by path; a later rule overrides an earlier one. */
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
        'Cache-Control': 'no-cache',
      },
    },
    // The names of these files hold the hash of their bytes.
    { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${365 * DAY}, immutable` } },
    {
      path: '/search-data/*',
      headers: { 'Cache-Control': `public, max-age=${365 * DAY}, immutable` },
    },
    { path: '/search-data/manifest.json', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/img/*', headers: { 'Cache-Control': `public, max-age=${DAY}` } },
    { path: '/fonts/*', headers: { 'Cache-Control': `public, max-age=${365 * DAY}, immutable` } },
  ];
}

/** Permanent redirects that hold on every server; the trailing slash and `.html` are rules of their own. */
export const redirects = [{ from: '/docs/', to: '/docs/intro/', status: 308 }] as const;

/** The rules as a snippet that the Caddyfile imports. */
export function toCaddy(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
      return `header ${path} {\n${lines.join('\n')}\n}`;
    })
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
