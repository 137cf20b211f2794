import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  origin: string;
  /** Compressed bytes of a file that was sent, by its address. */
  bytes: ReadonlyMap<string, number>;
  close(): void;
}

/** Serves a built site on loopback, each file compressed as a web server would send it. */
export async function serveBuild(folder: string): Promise<Served> {
  const bytes = new Map<string, number>();
  const sent = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    if (!name.startsWith(folder) || !fs.existsSync(name)) return response.writeHead(404).end();
    const isFont = name.endsWith('.woff2');
    const text = fs.readFileSync(name);
    const body = sent.get(name) ?? (isFont ? text : zlib.brotliCompressSync(text));
    sent.set(name, body);
    bytes.set(pathname, body.length);
    response.writeHead(200, {
      'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
      ...(isFont ? {} : { 'content-encoding': 'br' }),
      'cache-control': /\.[0-9a-f]{8,}\./.test(name) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    return response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, bytes, close: () => server.close() };
}
