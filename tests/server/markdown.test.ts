import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOut } from '../site/pages';
import { ask } from './http';
import { canServe, type Container, startContainer } from './server';

let container: Container;
const get = (target: string, headers: Record<string, string> = {}) =>
  ask(container.port, target, headers);

const PAGE = '/docs/services/postgresql/';
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

describe.skipIf(!canServe)('pages as Markdown', () => {
  beforeAll(async () => {
    container = await startContainer();
  });
  afterAll(() => container.stop());

  it.each([
    [PAGE, '/docs/services/postgresql.md'],
    ['/', '/index.md'],
    ['/blog/', '/blog.md'],
  ])('%s has an address of its own, which search engines leave out', async (_, target) => {
    const { status, headers, body } = await get(target);
    expect([status, headers['content-type']]).toEqual([200, MARKDOWN]);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(body.toString()).toBe(readOut(target));
  });

  it.each([
    ['text/markdown'],
    ['text/markdown, text/html, */*'],
    ['text/html,text/markdown'],
    ['text/plain;q=0.5, Text/Markdown;q=1.0, */*;q=0.1'],
    ['text/markdown; charset=utf-8, text/html;q=0.9'],
    ['text/markdown;q=0.8, */*;q=0.1'],
  ])("comes at the page's own address for Accept: %s", async (accept) => {
    const { status, headers, body } = await get(PAGE, { Accept: accept });
    expect([status, headers['content-type']]).toEqual([200, MARKDOWN]);
    expect(headers['vary']).toBe('Accept, Accept-Encoding');
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(body.toString()).toBe(readOut('/docs/services/postgresql.md'));
  });

  it.each([
    [''],
    ['*/*'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'],
    ['text/html, text/markdown;q=0.5'],
    ['text/markdown;q=0, */*'],
    ['text/markdown;q=0'],
    ['text/markdown-like'],
    ['application/text/markdown'],
  ])('does not come for Accept: %s', async (accept) => {
    const { status, headers } = await get(PAGE, accept ? { Accept: accept } : {});
    expect([status, headers['content-type']]).toEqual([200, HTML]);
    expect(headers['vary']).toBe('Accept, Accept-Encoding');
  });

  it('comes for the first page too', async () => {
    const { body } = await get('/', { Accept: 'text/markdown' });
    expect(body.toString()).toBe(readOut('index.md'));
  });

  it.each([
    ['/search/', HTML, 200],
    ['/no-such-page/', HTML, 404],
    ['/no-such-page.md', HTML, 404],
    ['/img/favicon.svg', 'image/svg+xml', 200],
  ])('%s, which has none, is answered as ever', async (target, type, status) => {
    const answer = await get(target, { Accept: 'text/markdown' });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  });

  it.each([
    ['/docs/services/postgresql', '/docs/services/postgresql/'],
    ['/docs/services/postgresql.html?a=1', '/docs/services/postgresql/?a=1'],
    ['/docs/', '/docs/intro/'],
  ])('%s leads to the address of the page', async (target, to) => {
    const { status, headers } = await get(target, { Accept: 'text/markdown' });
    expect([status, headers.location]).toEqual([308, to]);
  });

  it.each([
    [PAGE, { Accept: 'text/markdown' }],
    ['/docs/services/postgresql.md', {}],
    ['/llms-full.txt', {}],
    ['/data/limits.json', {}],
  ])('%s is sent compressed', async (target, accept: Record<string, string>) => {
    const plain = await get(target, accept);
    const { headers, body } = await get(target, { ...accept, 'Accept-Encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(zlib.brotliDecompressSync(body).equals(plain.body)).toBe(true);
    expect(headers.etag).not.toBe(plain.headers.etag);
  });

  it('is not confused with the page by a cache that revalidates', async () => {
    const { headers } = await get(PAGE, { Accept: 'text/markdown' });
    const again = { 'If-None-Match': headers.etag ?? '' };
    expect((await get(PAGE, { Accept: 'text/markdown', ...again })).status).toBe(304);
    expect((await get(PAGE, again)).status).toBe(200);
  });

  it('has its overview, collections and data at stable addresses', async () => {
    for (const target of ['/llms.txt', '/llms-full.txt', '/llms-docs.txt', '/llms-learn.txt']) {
      const { status, headers } = await get(target);
      expect([target, status, headers['content-type']]).toEqual([
        target,
        200,
        'text/plain; charset=utf-8',
      ]);
    }
    for (const target of ['/data/prices.json', '/data/limits.json']) {
      const { status, headers } = await get(target);
      expect([status, headers['content-type']]).toEqual([200, 'application/json']);
      expect(headers['access-control-allow-origin']).toBe('*');
    }
  });
});
