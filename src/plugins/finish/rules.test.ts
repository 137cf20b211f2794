import { describe, expect, it } from 'vitest';
import { redirects } from '../../lib/redirects.ts';
import { headerRules, toCaddy, toCaddyRedirects, toHeadersFile, toRedirectsFile } from './rules.ts';

const rules = headerRules("default-src 'none'");

const matches = (rule: string, path: string) =>
  rule.startsWith('/*.')
    ? path.endsWith(rule.slice(2))
    : rule.endsWith('*')
      ? path.startsWith(rule.slice(0, -1))
      : path === rule;

describe('the header rules', () => {
  it.each([
    '/',
    '/assets/js/main.2b6b2e01.js',
    '/assets/fonts/archivo-5ed647df.woff2',
    '/search-data/manifest.json',
    '/search-data/head.b849fbadd755.json',
    '/search-data/docs-apps-advanced.f9e9f7f8bfd0.json',
    '/img/favicon.svg',
    '/blog/rss.xml',
    '/docs/intro.md',
    '/llms-full.txt',
    '/data/prices.json',
  ])('name no header twice for %s, which static hosts would join', (path) => {
    const names = rules
      .filter((rule) => matches(rule.path, path))
      .reduce<string[]>(
        (all, { headers, instead = [] }) => [
          ...all.filter((name) => !instead.includes(name)),
          ...Object.keys(headers),
        ],
        [],
      );
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it('give the database worker the only policy that allows WebAssembly, instead of the pages’', () => {
    const own = rules.filter((rule) => matches(rule.path, '/assets/sql/worker.0123456789ab.js'));
    const policies = own.flatMap(({ headers, instead }) =>
      'Content-Security-Policy' in headers ? [{ headers, instead }] : [],
    );
    expect(policies.map(({ instead }) => instead)).toEqual([
      undefined,
      ['Content-Security-Policy'],
    ]);
    const [pages, worker] = policies.map(({ headers }) => headers['Content-Security-Policy']);
    expect(pages).not.toContain('wasm');
    expect(worker).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(toHeadersFile(rules)).toContain(
      `/assets/sql/worker*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${worker}\n`,
    );
    // Set last, so that it wins.
    expect(toCaddy(rules).indexOf(worker ?? '')).toBeGreaterThan(
      toCaddy(rules).indexOf(pages ?? ''),
    );
    const others = rules.filter(({ path }) => !/^\/assets\/(?:sql|machine)\/worker\*$/.test(path));
    expect(JSON.stringify(others)).not.toContain('wasm-unsafe-eval');
  });

  it('give scripts and pictures their own policies, and keep the pages’ for every other path', () => {
    const own = headerRules("default-src 'none'", "style-src 'sha256-abc'").filter(({ instead }) =>
      instead?.includes('Content-Security-Policy'),
    );
    expect(own.map(({ path, headers }) => [path, headers['Content-Security-Policy']])).toEqual([
      ['/assets/js/*', expect.not.stringContaining('sha256')],
      ['/assets/sql/worker*', expect.any(String)],
      ['/assets/machine/worker*', expect.any(String)],
      ['/img/pictures/*', "style-src 'sha256-abc'"],
    ]);
  });

  it('let other sites show the pictures of feeds and of previews, and nothing else', () => {
    const name = 'Cross-Origin-Resource-Policy';
    const open = rules.filter(({ headers }) => headers[name] === 'cross-origin');
    expect(open.map(({ path, instead }) => [path, instead])).toEqual([
      ['/img/cards/*', [name]],
      ['/img/feeds/*', [name]],
    ]);
  });

  it('use patterns that all static hosts read the same way: one asterisk, at the end or before an ending', () => {
    for (const { path } of rules) expect(path).toMatch(/^\/(?:[^*]*\*?|\*\.[a-z]+)$/);
  });

  it('are the same for Caddy and for static hosts', () => {
    const values = rules.flatMap((rule) => Object.entries(rule.headers));
    const [caddy, hosts] = [toCaddy(rules), toHeadersFile(rules)];
    for (const [name, value] of values) {
      expect(caddy).toContain(`\t${name} "${value}"\n`);
      expect(hosts).toContain(`\n  ${name}: ${value}\n`);
    }
  });
});

describe('the redirects', () => {
  it('are the same for Caddy and for static hosts, permanent, with their query', () => {
    // With a second and a third, which were added after the list had one.
    const list = [
      ...redirects,
      { from: '/docs/old/', to: '/docs/new/' },
      { from: '/blog/old/', to: '/blog/new/' },
    ];
    const matchers = [
      ...toCaddyRedirects(list).matchAll(/path_regexp (\S+)\nredir \S+ (\S+)\{suffix\} 308\n/g),
    ];
    expect(matchers).toHaveLength(list.length);
    for (const [at, { from, to }] of list.entries()) {
      expect(toRedirectsFile(list)).toContain(`${from} ${to} 308\n`);
      const [, matcher, target] = matchers[at] ?? [];
      expect(target).toBe(to);
      for (const path of [from, from.slice(0, -1)])
        expect(path).toMatch(new RegExp(matcher ?? '-'));
      for (const path of [from.toUpperCase(), `/x${from}`, `${from}x`]) {
        expect(path).not.toMatch(new RegExp(matcher ?? '.'));
      }
    }
  });
});
