import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { pageOf, readOut, sitemapRoutes } from './pages.ts';

const out = path.resolve(import.meta.dirname, '../..', process.env.SITE_OUT ?? 'build');

/** The only file of a folder with this beginning and end. */
function fileOf(folder: string, begins: string, ends: string): string {
  const names = fs
    .readdirSync(path.join(out, folder))
    .filter((name) => name.startsWith(begins) && name.endsWith(ends));
  expect(names, `${folder}/${begins}*${ends}`).toHaveLength(1);
  return path.join(out, folder, names[0] ?? '');
}

const brotli = (file: string) =>
  /\.woff2$/.test(file)
    ? fs.statSync(file).size
    : zlib.brotliCompressSync(fs.readFileSync(file)).length;

const FILES: Readonly<Record<string, () => string>> = {
  main: () => fileOf('assets/js', 'main.', '.js'),
  react: () => fileOf('assets/js', 'react.', '.js'),
  routes: () => fileOf('assets/js', 'routes.', '.js'),
  'runtime~main': () => fileOf('assets/js', 'runtime~main.', '.js'),
  'late.css': () => fileOf('assets/css', 'late.', '.css'),
  font: () => fileOf('assets/fonts', '', '.woff2'),
  'search titles': () => fileOf('search-data', 'head.', '.json'),
  'search texts': () => fileOf('search-data', 'body.', '.json'),
};

/** The built file of a name in budgets.json. */
function fileFor(name: string): string {
  const file = FILES[name];
  if (!file) throw new Error(`budgets.json names '${name}', which is no file of the site`);
  return file();
}

/** The number of searchable pages: those with a file of sections. */
const searchedPages = (): number => {
  const { texts } = JSON.parse(readOut('search-data/manifest.json')) as { texts: string };
  return Object.keys(JSON.parse(readOut(`search-data/${texts}`)) as object).length;
};

/** Ten packets of 1,460 bytes, which a server sends before it hears that the first arrived (RFC 6928, section 2). */
const FIRST_PACKETS = 14_600;
/** Bytes of a response's headers, over HTTP/1.1. */
const HEADERS = 1100;

// The names of files contain hashes, so the compressed size of a page differs by some 40 bytes between commits that
// don't change it: a limit is at least 80 above.
describe('the budget', () => {
  it.each(Object.entries(budgets.files))('of %s is %d bytes', (name, limit) => {
    const size = brotli(fileFor(name));
    expect(size).toBeLessThanOrEqual(limit);
    // A limit far above the file's size no longer protects anything.
    expect(size).toBeGreaterThan(limit * 0.6);
  });

  it.each(Object.entries(budgets.perPage))('of %s is %d bytes a page', (name, limit) => {
    const pages = name.startsWith('search') ? searchedPages() : sitemapRoutes().length;
    const size = brotli(fileFor(name)) / pages;
    expect(size).toBeLessThanOrEqual(limit);
    expect(size).toBeGreaterThan(limit * 0.6);
  });

  for (const [kind, page] of Object.entries(budgets.pages)) {
    const file = path.join(out, page.path, 'index.html');
    const html = () => fs.readFileSync(file, 'utf8');
    const sheets = () =>
      [...html().matchAll(/<link rel="?stylesheet"? href="?([^"\s>]+)/g)].map(([, href = '']) =>
        path.join(out, href),
      );

    const each = 'htmlOfEach' in page ? page.htmlOfEach : 0;

    it(`of the HTML of a ${kind} page is ${page.html} bytes${each ? `, and ${each} for each of its entries` : ''}`, () => {
      const entries = each ? pageOf(page.path)('main article').length : 0;
      expect(brotli(file)).toBeLessThanOrEqual(page.html + each * entries);
    });

    it(`of the styles of a ${kind} page is ${page.css} bytes, in one file`, () => {
      expect(sheets()).toHaveLength(1);
      expect(brotli(sheets()[0] ?? '')).toBeLessThanOrEqual(page.css);
    });

    // Otherwise a visitor waits for one more round trip before the first paint, as on docs and lessons until
    // 23 November 2026.
    it(`lets the styles of a ${kind} page come with the first packets of a connection`, () => {
      expect(brotli(sheets()[0] ?? '') + HEADERS).toBeLessThanOrEqual(FIRST_PACKETS);
    });

    it(`has no script in files in the HTML of a ${kind} page`, () => {
      expect(html()).not.toMatch(/<script[^>]+src=/);
      expect(html()).toContain('id="late-files"');
    });
  }
});
