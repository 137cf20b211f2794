import crypto from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { brand } from '../../lib/brand.ts';
import { contentSecurityPolicy, inlineHashes } from './policy.ts';

const hashesOf = (html: string) => inlineHashes(load(html));

const hash = (text: string) =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the hashes of a page', () => {
  it.each([
    ['an inline script', '<script>a < b && c()</script>', 'scripts', 'a < b && c()'],
    ['a module', '<script type="module">x</script>', 'scripts', 'x'],
    ['a style element', '<style>a{}</style>', 'styles', 'a{}'],
    ['a style attribute', '<p style="color:var(--a)">x</p>', 'styles', 'color:var(--a)'],
    ['a style attribute with a quote', '<p style="--a:&quot;b&quot;">', 'styles', '--a:"b"'],
  ] as const)('name %s', (_, html, kind, text) => {
    expect(hashesOf(html)[kind]).toEqual([hash(text)]);
  });

  it.each([
    ['a script from a file', '<script src="/a.js"></script>'],
    ['structured data, which does not run', '<script type="application/ld+json">{}</script>'],
  ])('leave out %s', (_, html) => {
    expect(hashesOf(html).scripts).toEqual([]);
  });
});

describe('the policy', () => {
  it('allows scripts from files and by hash, nothing else', () => {
    const policy = directives(contentSecurityPolicy([hashesOf('<script>x</script>')], ''));
    expect(policy.get('script-src')).toEqual(["'self'", hash('x')]);
    for (const kind of ['frame', 'media', 'object'])
      expect(policy.get(`${kind}-src`)).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('lets a page prefetch the files of this site, for which Firefox asks the default', () => {
    expect(directives(contentSecurityPolicy([], '')).get('default-src')).toEqual(["'self'"]);
  });

  it('never allows arbitrary inline code or text that becomes code', () => {
    for (const script of ['', 'https://stats.example/s.js']) {
      const policy = contentSecurityPolicy([hashesOf('<style>a{}</style>')], script);
      expect(policy).not.toMatch(
        /'unsafe-inline'|'unsafe-eval'|'wasm-unsafe-eval'|https?:(?:\s|;)|\*/,
      );
    }
  });

  it('names no other host if no analytics is configured, not even console or backend', () => {
    const policy = contentSecurityPolicy([], '');
    expect(policy).not.toMatch(/https?:/);
    for (const address of [brand.consoleUrl, brand.backendUrl, brand.statusUrl]) {
      expect(policy).not.toContain(new URL(address).host);
    }
  });

  it('names the host of configured analytics for the script and what it sends, nowhere else', () => {
    const policy = directives(contentSecurityPolicy([], 'https://stats.example/js/script.js'));
    const named = [...policy].filter(([, sources]) => sources.includes('https://stats.example'));
    expect(named.map(([name]) => name)).toEqual(['script-src', 'connect-src']);
    expect([...policy.values()].flat().filter((source) => source.includes('//'))).toHaveLength(2);
  });
});
