import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFiles, outDir, readOut } from './pages.ts';
import { headersFor, parseHeaders, parseRedirects } from './static-host.ts';

/* The files for static hosts, read according to Cloudflare Pages' documentation, which has the narrowest
   limits of the hosts that read both: https://developers.cloudflare.com/pages/configuration/headers/,
   …/redirects/ and https://developers.cloudflare.com/pages/platform/limits/, read in November 2026. */
const LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  staticRedirects: 2000,
  redirectLine: 1000,
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
};

const headers = readOut('_headers');
const redirects = readOut('_redirects');
const longest = (text: string) => Math.max(...text.split('\n').map((line) => line.length));
/** What a visitor requests: a page by its address, any other file by its name. */
const addresses = builtFiles()
  .filter((file) => !/^(?:_|\.server\/)|\.(?:br|gz|zst)$/.test(file))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);

describe('the rules of headers', () => {
  const rules = parseHeaders(headers);

  it('are within the limits of the host', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.length).toBeLessThanOrEqual(LIMITS.headerRules);
    expect(longest(headers)).toBeLessThanOrEqual(LIMITS.headerLine);
    for (const { path: pattern } of rules) {
      expect(pattern).toMatch(/^\//);
      expect(pattern.split('*').length, pattern).toBeLessThanOrEqual(2);
    }
  });

  it('give every built file one value of each header', () => {
    expect(addresses.length).toBeGreaterThan(500);
    const joined = addresses.flatMap((address) =>
      [...headersFor(rules, address)]
        .filter(([, values]) => values.length > 1)
        .map(([name]) => `${address}: ${name}`),
    );
    expect(joined).toEqual([]);
  });

  it.each([
    ['/', 'content-security-policy', /default-src/],
    ['/assets/js/main.0.js', 'cache-control', /immutable/],
    ['/docs/intro.md', 'x-robots-tag', /noindex/],
    ['/img/feeds/blog-from-vps-to-paas-1.png', 'cross-origin-resource-policy', /^cross-origin$/],
    ['/img/favicon.svg', 'cross-origin-resource-policy', /^same-origin$/],
    ['/blog/rss.xml', 'content-type', /rss/],
  ])('%s has its %s', (address, name, value) => {
    expect(headersFor(rules, address).get(name)?.join()).toMatch(value);
  });
});

describe('the redirects', () => {
  const rules = parseRedirects(redirects);

  it('are within the limits of the host, each said once', () => {
    expect(rules).not.toEqual([]);
    expect(rules.length).toBeLessThanOrEqual(LIMITS.staticRedirects);
    expect(longest(redirects)).toBeLessThanOrEqual(LIMITS.redirectLine);
    expect(new Set(rules.map(({ from }) => from)).size).toBe(rules.length);
    for (const { from, status } of rules) {
      expect(from, 'a pattern counts against 100').not.toMatch(/[*:]/);
      expect([301, 302, 303, 307, 308]).toContain(status);
    }
  });

  it('go straight to an existing page', () => {
    const sources = new Set(rules.map(({ from }) => from));
    for (const { from, to } of rules) {
      expect(addresses, from).toContain(to);
      expect(sources.has(to), `${from} is sent on twice`).toBe(false);
    }
  });
});

describe('what is published', () => {
  const files = builtFiles();

  it('is no more than the host takes', () => {
    expect(files.length).toBeLessThan(LIMITS.files);
    const large = files.filter(
      (file) => fs.statSync(path.join(outDir, file)).size > LIMITS.fileBytes,
    );
    expect(large).toEqual([]);
  });

  it('names the packages in it with the versions that are installed and locked', () => {
    const named = [...readOut('licences.txt').matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) (\d+\.\S+), /gm)];
    expect(named.length).toBeGreaterThan(10);
    const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version?: string } | undefined>;
    };
    for (const [, name = '', version] of named) {
      const folder = path.join('node_modules', name);
      const installed = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect(installed.version, name).toBe(version);
      expect(packages[folder]?.version, name).toBe(version);
    }
  });

  it('contains no source map, and no file that only the build needs', () => {
    expect(files.filter((file) => /\.(?:map|tsx?|mdx|ya?ml|env|log)$/.test(file))).toEqual([]);
    const naming = files.filter(
      (file) => /\.(?:js|css)$/.test(file) && /[#@] sourceMappingURL=/.test(readOut(file)),
    );
    expect(naming).toEqual([]);
  });

  it('contains no key, no token and no path of the build machine', () => {
    const secrets = [
      /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\n[A-Za-z0-9+/=]{40}/,
      /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
      /\bnpm_[A-Za-z0-9]{36}\b/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\bglpat-[\w-]{20}\b/,
      new RegExp(process.cwd().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
    ];
    const found = files
      .filter((file) => /\.(?:html|js|css|json|md|txt|xml|svg|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readOut(file);
        return secrets.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret}`);
      });
    expect(found).toEqual([]);
  });
});
