import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BodyIndex, createSearcher, type HeadIndex } from 'site-search';
import {
  type LabelledQuery,
  readQueries,
  scoreRows,
  scoreSearch,
  splitQueries,
} from 'site-search/bench';
import { allRoutes, builtFiles, readOut } from './pages.ts';

const files = builtFiles().filter((file) => /^search-data\/.*\.json$/.test(file));
const named = files.filter((file) => file !== 'search-data/manifest.json');

/** A searcher over the two files that visitors get. */
function index() {
  const { head = '', body = '' } = JSON.parse(readOut('search-data/manifest.json')) as Record<
    string,
    string
  >;
  const searcher = createSearcher(JSON.parse(readOut(`search-data/${head}`)) as HeadIndex);
  searcher.addBody(JSON.parse(readOut(`search-data/${body}`)) as BodyIndex);
  return searcher;
}

describe('the search files', () => {
  it('are named by the hash of their bytes', () => {
    expect(named).not.toEqual([]);
    const wrong = named.filter((file) => {
      const hash = crypto.createHash('sha256').update(readOut(file)).digest('hex');
      return !file.endsWith(`.${hash.slice(0, 12)}.json`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the ones that the manifest names', () => {
    const manifest = JSON.parse(readOut('search-data/manifest.json')) as Record<string, string>;
    for (const name of Object.values(manifest)) expect(named).toContain(`search-data/${name}`);
  });

  it('hold every page of docs and learn, and none of the blog', () => {
    const { texts } = JSON.parse(readOut('search-data/manifest.json')) as { texts: string };
    const found = Object.keys(JSON.parse(readOut(`search-data/${texts}`)) as object);
    const expected = allRoutes().filter((route) => /^\/(?:docs\/.|learn\/(?!tags\/))/.test(route));
    expect(expected.filter((route) => !found.includes(route))).toEqual([]);
    expect(found.filter((route) => !/^\/(?:docs|learn)\//.test(route))).toEqual([]);
  });

  it('answer labelled queries only with pages that are there', () => {
    const { texts } = JSON.parse(readOut('search-data/manifest.json')) as { texts: string };
    const found = new Set(Object.keys(JSON.parse(readOut(`search-data/${texts}`)) as object));
    const queries = readQueries();
    const gone = queries.flatMap(({ query, pages }) =>
      pages.filter((page) => !found.has(page)).map((page) => `${query}: ${page}`),
    );
    expect(gone).toEqual([]);
  });

  it.each(
    Object.entries<readonly LabelledQuery[]>({
      ...splitQueries(readQueries()),
    }),
  )('answer the %s half of the labelled queries as often as the bench demands', (half, queries) => {
    const searcher = index();
    const scores = scoreSearch(queries, (query) => searcher.search(query).map(({ url }) => url));
    expect(scoreRows(half, scores).filter(({ met }) => !met)).toEqual([]);
  });

  it('answer first what is looked for in the middle of the night', () => {
    const night = readQueries().filter(({ kind }) => kind === 'night');
    expect(night.length).toBeGreaterThanOrEqual(20);
    const searcher = index();
    const { misses } = scoreSearch(night, (query) => searcher.search(query).map(({ url }) => url));
    expect(misses).toEqual([]);
  });

  it('part the cells of tables', () => {
    const file = named.find((name) => name.includes('docs-services-mysql.')) ?? '';
    const text = (JSON.parse(readOut(file)) as string[]).join(' ');
    expect(text).toContain('DATABASE');
    expect(text).not.toMatch(/MYSQL_URLhost|host, portdb/);
  });
});

describe('the name of a product', () => {
  it.each([
    ['heroku', '/docs/migrate/heroku/'],
    ['herokku', '/docs/migrate/heroku/'],
    ['rendr', '/docs/migrate/render/'],
    ['railwai', '/docs/migrate/railway/'],
    ['flyio', '/docs/migrate/fly-io/'],
    ['versel', '/docs/migrate/vercel/'],
    ['digital ocean', '/docs/migrate/digitalocean/'],
    ['postgress', '/docs/services/postgresql/'],
    ['mysq', '/docs/services/mysql/'],
    ['rediss', '/docs/services/redis/'],
    ['ngnix', '/learn/proxies/nginx/'],
    ['cady', '/learn/proxies/caddy/'],
    ['trafik', '/learn/proxies/traefik/'],
  ])('%s leads to %s', (query, url) => {
    expect(index().search(query)[0]?.url).toBe(url);
  });

  it('is no beginning of other words: ‘heroku’ does not find ‘Ada changes her name’, nor ‘n8n’ a lesson on Git', () => {
    const headings = index()
      .search('heroku')
      .map(({ heading }) => heading);
    expect(headings).not.toContain('Ada changes her name');
    const lessons = index()
      .search('n8n')
      .filter(({ url }) => url.startsWith('/learn/'));
    expect(lessons).toEqual([]);
  });
});
