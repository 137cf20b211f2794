import { describe, expect, it } from 'vitest';
import {
  headerRules,
  redirects,
  toCaddy,
  toCaddyRedirects,
  toHeadersFile,
  toRedirectsFile,
} from './rules.ts';

const rules = headerRules("default-src 'none'");

const matches = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

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
  ])('name no header twice for %s, which static hosts would join', (path) => {
    const names = rules
      .filter((rule) => matches(rule.path, path))
      .flatMap((rule) => Object.keys(rule.headers));
    expect(names.length).toBeGreaterThan(6);
    expect(new Set(names).size).toBe(names.length);
  });

  it('use patterns that every static host reads alike: an asterisk at the end only', () => {
    for (const { path } of rules) expect(path).toMatch(/^\/[^*]*\*?$/);
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
    for (const { from, to, status } of redirects) {
      expect(status).toBe(308);
      expect(toRedirectsFile()).toContain(`${from} ${to} 308\n`);
      expect(toCaddyRedirects()).toContain(`redir ${from} ${to}{suffix} 308\n`);
      expect(toCaddyRedirects()).toContain(`redir ${from.slice(0, -1)} ${to}{suffix} 308\n`);
    }
  });
});
