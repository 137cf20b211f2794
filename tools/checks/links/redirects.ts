/** An address form with a known redirect, and what to write instead. */
interface Redirect {
  from: RegExp;
  to: string;
}

/** Moves that vendors have announced or that their servers answer with a permanent redirect. */
const REDIRECTS: readonly Redirect[] = [
  { from: /^http:\/\//, to: 'https://' },
  {
    from: /^https:\/\/docs\.docker\.com\/engine\/reference\/commandline\//,
    to: 'https://docs.docker.com/reference/cli/docker/',
  },
  {
    from: /^https:\/\/docs\.docker\.com\/engine\/reference\/builder\/?/,
    to: 'https://docs.docker.com/reference/dockerfile/',
  },
  {
    from: /^https:\/\/docs\.docker\.com\/compose\/compose-file\//,
    to: 'https://docs.docker.com/reference/compose-file/',
  },
  {
    from: /^https:\/\/docs\.docker\.com\/compose\/reference\//,
    to: 'https://docs.docker.com/reference/cli/docker/compose/',
  },
  { from: /^https:\/\/docs\.railway\.app\//, to: 'https://docs.railway.com/' },
  { from: /^https:\/\/railway\.app\//, to: 'https://railway.com/' },
  { from: /^https:\/\/neon\.tech\//, to: 'https://neon.com/' },
  { from: /^https:\/\/redis\.io\/commands\//, to: 'https://redis.io/docs/latest/commands/' },
  {
    from: /^https:\/\/developer\.mozilla\.org\/docs\//,
    to: 'https://developer.mozilla.org/en-US/docs/',
  },
  {
    from: /^https:\/\/docs\.github\.com\/(?!en\/|en$|[a-z]{2}\/)/,
    to: 'https://docs.github.com/en/',
  },
  { from: /^https:\/\/help\.github\.com\//, to: 'https://docs.github.com/en/' },
  { from: /^https:\/\/docs\.gitlab\.com\/ee\//, to: 'https://docs.gitlab.com/' },
  { from: /^https:\/\/twitter\.com\//, to: 'https://x.com/' },
  { from: /^https:\/\/www\.github\.com\//, to: 'https://github.com/' },
  { from: /^https:\/\/www\.nginx\.org\//, to: 'https://nginx.org/' },
  {
    from: /^https:\/\/www\.rfc-editor\.org\/rfc\/rfc(\d+)(?:\.txt|\.html)$/,
    to: 'https://www.rfc-editor.org/rfc/rfc$1',
  },
  {
    from: /^https:\/\/tools\.ietf\.org\/html\/rfc(\d+)/,
    to: 'https://www.rfc-editor.org/rfc/rfc$1',
  },
];

/** Hosts whose pages all end with a slash. Without it every reader is redirected. */
const WITH_SLASH = new Set([
  'docs.docker.com',
  'doc.traefik.io',
  'letsencrypt.org',
  'kubernetes.io',
  'metallb.io',
  'docs.djangoproject.com',
]);

/** The replacement for an address with a known redirect. */
export function knownRedirect(url: string): string | undefined {
  const rule = REDIRECTS.find(({ from }) => from.test(url));
  if (rule) return url.replace(rule.from, rule.to);
  const match = /^(https:\/\/([^/?#]+)(\/[^?#]*)?)(.*)$/.exec(url);
  const [, start = '', host = '', pathname = '', rest = ''] = match ?? [];
  const last = pathname.split('/').at(-1) ?? '';
  return WITH_SLASH.has(host) && last !== '' && !last.includes('.')
    ? `${start}/${rest}`
    : undefined;
}
