import crypto from 'node:crypto';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, readOut, specifiedRoutes } from '../site/pages';
import { type Answer, ask, sendRaw } from './http';
import { canServe, type Container, startContainer } from './server';

let container: Container;
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(container.port, target, headers, method);

/** The first built file with a matching name. */
function builtFile(form: RegExp): string {
  const file = builtFiles()
    .sort()
    .find((name) => form.test(name));
  if (!file) throw new Error(`nothing built fits ${form.source}`);
  return `/${file}`;
}

const SCRIPT = builtFile(/^assets\/js\/main\..*\.js$/);
const YEAR = 'public, max-age=31536000, immutable';
const notFoundPage = readOut('404.html');

function expectNotFound(answer: Answer): void {
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe(notFoundPage);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
}

describe.skipIf(!canServe)('the server', () => {
  beforeAll(async () => {
    container = await startContainer();
  });
  afterAll(() => container.stop());

  it('answers every specified route but the forwarding one with its page', async () => {
    const routes = specifiedRoutes.filter((route) => route !== '/docs/');
    const wrong: string[] = [];
    for (const route of routes) {
      const { status, headers, body } = await get(route);
      const isPage = headers['content-type'] === 'text/html; charset=utf-8' && body.length > 2000;
      if (status !== 200 || !isPage) wrong.push(`${route}: ${status}`);
    }
    expect(routes.length).toBeGreaterThan(160);
    expect(wrong).toEqual([]);
  });

  describe('redirects for good', () => {
    it.each([
      ['/pricing', '/pricing/'],
      ['/docs/intro', '/docs/intro/'],
      ['/pricing.html', '/pricing/'],
      ['/docs/intro.html', '/docs/intro/'],
      ['/pricing/index.html', '/pricing/'],
      ['/index.html', '/'],
      ['/docs', '/docs/intro/'],
      ['/docs/', '/docs/intro/'],
      ['/pricing?plan=small&x=%20', '/pricing/?plan=small&x=%20'],
      ['/pricing.html?a=1', '/pricing/?a=1'],
      ['/docs/?a=1', '/docs/intro/?a=1'],
      ['//pricing/', '/pricing/'],
      ['//docs///intro/?a=//b', '/docs/intro/?a=//b'],
    ])('%s to %s', async (from, to) => {
      const { status, headers, body } = await get(from);
      expect([status, headers.location, body.length]).toEqual([308, to, 0]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    });

    it.each([
      '//evil.example/%2f..',
      '//evil.example',
      '/\\evil.example//',
      '/%5cevil.example//',
      '/%2fevil.example//pricing',
      '//docs/intro',
      '/pricing/..//evil.example/index.html',
    ])('never from %s to another host', async (target) => {
      const { headers } = await get(target);
      const { host } = new URL(headers.location ?? '/', 'http://localhost');
      expect(host).toBe('localhost');
    });

    it('without filling in what looks like a placeholder', async () => {
      const { headers } = await get('/pricing?x={env.PATH}&y={http.request.host}');
      expect(headers.location).toBe('/pricing/?x={env.PATH}&y={http.request.host}');
    });

    it('without a line break from the address', async () => {
      const { headers } = await get('/pricing%0d%0aset-cookie:a=b.html?x=%0d%0aset-cookie:a=b');
      expect(headers['set-cookie']).toBeUndefined();
    });
  });

  describe('answers 404 with the page of unknown paths', () => {
    it.each([
      '/nope',
      '/nope/',
      '/nope.html',
      '/404.html',
      '/404',
      '/pricing/nope',
      '/index.html/nope',
      '/DOCS/intro/',
      '/docs%2520intro/',
      '/pricing%3Fx',
      '/%E0%A4%A4',
      '/%E0%A4',
      '/%ff',
      '/docs%2Fintro/',
      '/%00',
      '/pricing/%00',
      '/assets/js/nope.js',
    ])('%s', async (target) => expectNotFound(await get(target)));

    it('also on a condition and on a range, which are about other files', async () => {
      const { headers } = await get('/nope');
      expectNotFound(await get('/nope', { 'If-None-Match': headers.etag ?? '*' }));
      expectNotFound(await get('/nope', { Range: 'bytes=0-9' }));
    });
  });

  describe('keeps to itself', () => {
    it.each([
      ...['/.server/headers.caddy', '/.server/', '/.server', '/%2eserver/headers.caddy'],
      ...['/.git/config', '/.env', '/docs/.hidden', '/.well-known/../.server/headers.caddy'],
      ...['/_headers', '/_redirects', '/index.html.br', `${SCRIPT}.br`],
      ...['/assets/', '/assets', '/assets/js/', '/img/', '/search-data/'],
      ...['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd'],
      ...['/assets/../../etc/passwd', '/..\\..\\etc\\passwd', '/etc/caddy/Caddyfile'],
    ])('%s', async (target) => expectNotFound(await get(target)));
  });

  it.each([
    ['/pr%69cing/', '/pricing/'],
    ['/docs/../pricing/', '/pricing/'],
    ['/docs/./intro/', '/docs/intro/'],
  ])('reads %s as %s', async (target, page) => {
    const { status, body } = await get(target);
    expect([status, body.equals((await get(page)).body)]).toEqual([200, true]);
  });

  describe('answers odd requests calmly', () => {
    it.each([
      ['one name of 8 kB', `/${'a'.repeat(8000)}`, 404],
      ['4,000 folders', `/${'a/'.repeat(4000)}`, 404],
      ['a query of 8 kB', `/search/?q=${'a'.repeat(8000)}`, 200],
      ['an escape cut short', '/%E0%A4%A', 400],
      ['a space in the address', '/a b', 400],
      ['an address of another host', 'http://evil.example/pricing/', 200],
    ])('%s', async (_, target, status) => {
      expect((await get(target)).status).toBe(status);
    });

    it('an address of 64 kB with 431', async () => {
      expect((await get(`/${'a'.repeat(65_536)}`)).status).toBe(431);
    });

    it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO', 'get'])(
      'the method %s with 405 and the ones there are',
      async (method) => {
        const { status, headers } = await get('/pricing/', {}, method);
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      },
    );

    it.each([
      ['no host', 'GET / HTTP/1.1\r\n\r\n'],
      ['a line that is no request', 'hello, this is no request\r\n\r\n'],
      [
        'two lengths',
        'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab',
      ],
    ])('%s with 400', async (_, text) => {
      expect((await sendRaw(container.port, text)).status).toBe(400);
    });

    it('all of these without falling over', async () => {
      expect((await get('/')).status).toBe(200);
      // A read-only file system is meant to keep Caddy from saving its running configuration.
      const serious = container
        .log()
        .split('\n')
        .filter((line) => /"level":"(?:error|fatal|panic)"/.test(line) && !/autosave/.test(line));
      expect(serious).toEqual([]);
    });
  });

  describe('caching', () => {
    it.each([
      ['a page', '/pricing/', 'no-cache'],
      ['a script', SCRIPT, YEAR],
      ['a style sheet', builtFile(/^assets\/css\/.*\.css$/), YEAR],
      ['a font', builtFile(/^assets\/fonts\/.*\.woff2$/), YEAR],
      ['a search file', builtFile(/^search-data\/head\..*\.json$/), YEAR],
      ['the names of the search files', '/search-data/manifest.json', 'no-cache'],
      ['a picture without a hash', '/img/favicon.svg', 'public, max-age=86400'],
      ['the sitemap', '/sitemap.xml', 'no-cache'],
      ['a missing script', '/assets/js/nope.js', 'no-cache'],
    ])('%s', async (_, target, value) => {
      expect((await get(target)).headers['cache-control']).toBe(value);
    });

    it('is permanent only if the name or its folder contains a hash', () => {
      const named = builtFiles().filter((file) => /^(?:assets|search-data)\//.test(file));
      const unhashed = named.filter((file) => !/[./-][0-9a-f]{8,}[./]/.test(file));
      expect(named.length).toBeGreaterThan(200);
      expect(unhashed.filter((file) => !file.startsWith('search-data/manifest.json'))).toEqual([]);
    });

    it('is permanent whenever the name contains a hash', async () => {
      const hashed = builtFiles().filter(
        (file) => /^(?:assets|search-data)\//.test(file) && !/\.br$|manifest\.json$/.test(file),
      );
      const wrong: string[] = [];
      for (const file of hashed) {
        const { headers } = await get(`/${file}`, {}, 'HEAD');
        if (headers['cache-control'] !== YEAR) wrong.push(file);
      }
      expect(hashed.length).toBeGreaterThan(200);
      expect(wrong).toEqual([]);
    });

    it.each(['/pricing/', SCRIPT])('revalidates %s by its entity tag', async (target) => {
      const first = await get(target);
      expect(first.headers.etag).toMatch(/^"[^"]+"$/);
      const again = await get(target, { 'If-None-Match': first.headers.etag ?? '' });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      );
      expect((await get(target, { 'If-None-Match': '"other"' })).status).toBe(200);
    });

    it('revalidates by date if there is no entity tag', async () => {
      const { headers } = await get('/pricing/');
      const since = { 'If-Modified-Since': headers['last-modified'] ?? '' };
      expect((await get('/pricing/', since)).status).toBe(304);
    });
  });

  describe('compression', () => {
    const original = readOut('pricing/index.html');
    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['BR', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.0, gzip;q=0', undefined],
      ['identity', undefined],
      ['deflate', undefined],
      ['', undefined],
    ])('of what accepts %j is %s', async (accepted, encoding) => {
      const { headers, body } = await get('/pricing/', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept, Accept-Encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const decode = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
      const text = encoding ? decode[encoding as 'br' | 'gzip'](body) : body;
      expect(text.toString()).toBe(original);
    });

    it('gives each form its own entity tag', async () => {
      const tags = await Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (accepted) =>
            (await get('/pricing/', { 'Accept-Encoding': accepted })).headers.etag,
        ),
      );
      expect(new Set(tags).size).toBe(3);
    });

    it('covers the page of unknown paths', async () => {
      const { status, headers, body } = await get('/nope', { 'Accept-Encoding': 'br' });
      expect([status, headers['content-encoding']]).toEqual([404, 'br']);
      expect(zlib.brotliDecompressSync(body).toString()).toBe(notFoundPage);
    });

    it('is the smallest that brotli makes', async () => {
      const { body } = await get(SCRIPT, { 'Accept-Encoding': 'br' });
      const bytes = Buffer.from(readOut(SCRIPT));
      const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;
      const best = zlib.brotliCompressSync(bytes, {
        params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
      });
      expect(body.length).toBeLessThanOrEqual(best.length * 1.01);
    });

    it('is not tried on fonts and pictures', async () => {
      const font = await get(builtFile(/\.woff2$/), { 'Accept-Encoding': 'br, gzip' });
      expect(font.headers['content-encoding']).toBeUndefined();
      expect(font.headers['content-length']).toBe(String(font.body.length));
    });
  });

  it.each(['/pricing/', SCRIPT, '/nope', '/pricing'])(
    'answers HEAD for %s as GET, without a body',
    async (target) => {
      const [head, whole] = [await get(target, {}, 'HEAD'), await get(target)];
      expect(head.body.length).toBe(0);
      expect(head.status).toBe(whole.status);
      const isSame = (name: string) =>
        name !== 'date' && !(name === 'content-length' && whole.body.length === 0);
      const names = Object.keys(whole.headers).filter(isSame);
      for (const name of names)
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    },
  );

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=100-', 206, 100, undefined],
    ['bytes=-10', 206, -10, undefined],
    ['bytes=99999999-', 416, 0, 0],
  ])('sends the range %s', async (range, status, from, to) => {
    const whole = await get(SCRIPT);
    const part = await get(SCRIPT, { Range: range });
    expect([part.status, whole.headers['accept-ranges']]).toEqual([status, 'bytes']);
    if (status === 416) {
      expect(part.headers['content-range']).toBe(`bytes */${whole.body.length}`);
    } else {
      expect(part.body.equals(whole.body.subarray(from, to))).toBe(true);
    }
  });

  it('sends the whole file if it has changed since the range request', async () => {
    expect((await get(SCRIPT, { Range: 'bytes=0-9', 'If-Range': '"old"' })).status).toBe(200);
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    [SCRIPT, 'text/javascript; charset=utf-8'],
    [builtFile(/\.css$/), 'text/css; charset=utf-8'],
    [builtFile(/\.woff2$/), 'font/woff2'],
    ['/img/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/licences.txt', 'text/plain; charset=utf-8'],
    ['/apple-touch-icon.png', 'image/png'],
    [builtFile(/\.png$/), 'image/png'],
    ['/search-data/manifest.json', 'application/json'],
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ])('gives %s the type %s', async (target, type) => {
    expect((await get(target)).headers['content-type']).toBe(type);
  });

  describe('security headers', () => {
    const EXPECTED: Record<string, string | RegExp> = {
      // A page may prefetch, and a script loads nothing but scripts.
      'content-security-policy': /^default-src '(?:self|none)'; /,
      'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\)/,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    };
    it.each([
      ['a page', '/', 'GET'],
      ['a script', SCRIPT, 'GET'],
      ['an unknown path', '/nope', 'GET'],
      ['a file of its own', '/.server/headers.caddy', 'GET'],
      ['a redirect', '/pricing', 'GET'],
      ['two slashes', '//pricing/', 'GET'],
      ['a refused method', '/', 'POST'],
    ])('are on the answer to %s, and no name of the server', async (_, target, method) => {
      const { headers } = await get(target, {}, method);
      for (const [name, value] of Object.entries(EXPECTED)) {
        expect(headers[name], name).toMatch(value);
      }
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    });

    // The HTTP library answers before any rule. See SECURITY.md.
    it.each([
      ['an escape cut short', 400, 'GET /<b>%E0%A4%A HTTP/1.1\r\nHost: <b>\r\n\r\n'],
      ['no host', 400, 'GET /<b> HTTP/1.1\r\nX: <b>\r\n\r\n'],
      [
        'a head of 64 kB',
        431,
        `GET /<b> HTTP/1.1\r\nHost: a\r\nX: ${'<b>'.repeat(21_846)}\r\n\r\n`,
      ],
      ['an unknown encoding', 501, 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: <b>\r\n\r\n'],
      ['a version that is none', 505, 'GET /<b> HTTP/9.9\r\nHost: <b>\r\n\r\n'],
    ])(
      'are missing where there is no request (%s, %i): one fixed line of plain text, nothing of what was sent',
      async (_, status, text) => {
        const answer = await sendRaw(container.port, text);
        expect(answer.status).toBe(status);
        expect(answer.headers).toEqual({
          'content-type': 'text/plain; charset=utf-8',
          connection: 'close',
        });
        expect(answer.body.toString()).toMatch(/^[A-Za-z0-9 :]{10,80}$/);
      },
    );

    it('allow each inline script of the page of unknown paths by its hash', async () => {
      const policy = (await get('/nope')).headers['content-security-policy'] ?? '';
      const scripts = [...notFoundPage.matchAll(/<script>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, text = ''] of scripts) {
        const hash = crypto.createHash('sha256').update(text).digest('base64');
        expect(policy).toContain(`'sha256-${hash}'`);
      }
    });
  });
});
