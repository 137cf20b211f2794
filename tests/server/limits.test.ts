/* What one client may use, and what the server logs about it. */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../site/pages';
import { ask } from './http';
import { canServe, type Container, startContainer } from './server';

let container: Container;
const SCRIPT = `/${builtFiles().find((name) => /^assets\/js\/main\..*\.js$/.test(name))}`;

/** Sends bytes, then a byte now and then. Resolves to the answer and the seconds until the server closed. */
function hold(text: string, drip = ''): Promise<{ answer: string; seconds: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = net.connect(container.port, '127.0.0.1', () => socket.write(text));
    const timer = setInterval(() => drip !== '' && socket.write(drip), 500);
    let answer = '';
    socket.on('data', (part) => (answer += part.toString('latin1')));
    // The server has closed, so anything still sent is refused.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, seconds: (performance.now() - start) / 1000 });
    });
  });
}

describe.skipIf(!canServe)('the server', () => {
  beforeAll(async () => {
    container = await startContainer();
  });
  afterAll(() => container.stop());

  it.concurrent.each([
    ['whose head comes byte by byte', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x'],
    [
      'whose body comes byte by byte',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n',
      'x',
    ],
  ])('lets go of a connection %s', async (_, text, drip) => {
    expect((await hold(text, drip)).seconds).toBeLessThan(15);
  });

  it('answers others while 3,000 connections are held', { timeout: 60_000 }, async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: 3000 },
        () =>
          new Promise<net.Socket>((resolve, reject) => {
            const socket = net.connect(container.port, '127.0.0.1', () => {
              socket.write('GET / HTTP/1.1\r\nHost: local');
              resolve(socket);
            });
            socket.on('error', reject);
          }),
      ),
    );
    const closed = sockets.map(
      (socket) => new Promise((resolve) => socket.on('close', resolve).resume()),
    );
    const start = performance.now();
    expect((await ask(container.port, '/')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(2000);
    await Promise.all(closed);
  });

  it.each([
    ['412', { 'If-Match': '"other"' }],
    ['416', { Range: 'bytes=99999999-' }],
  ])('keeps no refusal of a part for good: %s', async (status, headers) => {
    const answer = await ask(container.port, SCRIPT, headers);
    expect(String(answer.status)).toBe(status);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  it('accepts reports of refused code, stores none of them, and counts them', async () => {
    const { status, body } = await ask(container.port, '/csp-report', {}, 'POST');
    expect([status, body.length]).toEqual([204, 0]);
    expect((await ask(container.port, '/csp-report')).status).toBe(404);
    await expect.poll(() => container.accessLog()).toMatch(/"uri":"\/csp-report".*"status":204/);
  });

  it('writes down what the privacy notice says, and no more', async () => {
    await ask(container.port, '/search/?q=my-secret-word', {
      'User-Agent': 'my-browser',
      Referer: 'http://localhost/search/?q=my-secret-word',
      Cookie: 'a=my-cookie',
      'X-Forwarded-For': '192.0.2.77',
    });
    await expect.poll(() => container.accessLog()).toContain('"uri":"/search/"');
    const log = container.accessLog();
    expect(log).not.toMatch(/my-secret-word|my-browser|my-cookie|192\.0\.2\.77/);
    const lines = log.trim().split('\n');
    for (const line of lines) {
      const entry = JSON.parse(line) as { request: Record<string, unknown>; ts: number };
      expect(Object.keys(entry.request).sort()).toEqual([
        ...['client_ip', 'host', 'method', 'proto', 'remote_ip', 'uri'],
      ]);
      expect([entry.request.client_ip, entry.request.remote_ip]).toEqual([
        ...['127.0.0.0', '127.0.0.0'],
      ]);
    }
  });
});
