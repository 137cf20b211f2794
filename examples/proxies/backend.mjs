// A small HTTP server to put behind a reverse proxy. Start it with a name and a port:
//   node backend.mjs app1 3000
// It needs Node 20 or newer and no packages.
import { createHash } from 'node:crypto';
import http from 'node:http';

const [name = 'app1', port = '3000', ...addresses] = process.argv.slice(2);

const routes = {
  '/': (request, response) => send(response, 200, `Hello from ${name}\n`),
  '/health': (request, response) => send(response, 200, 'ok\n'),
  '/headers': (request, response) =>
    send(response, 200, `${JSON.stringify(request.headers, null, 2)}\n`, 'application/json'),
  '/slow': (request, response, query) =>
    setTimeout(() => send(response, 200, 'slow\n'), Number(query.get('ms') ?? 1000)),
  '/big': (request, response, query) =>
    send(response, 200, 'x'.repeat(1024 * Number(query.get('kb') ?? 1024))),
  '/upload': (request, response) => {
    let bytes = 0;
    request.on('data', (chunk) => (bytes += chunk.length));
    request.on('end', () => send(response, 200, `${bytes} bytes\n`));
  },
};

function send(response, status, body, type = 'text/plain') {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'x-backend': name,
  });
  response.end(body);
}

function handle(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const status = /^\/status\/([2-5]\d\d)$/.exec(pathname);
  if (status) return send(response, Number(status[1]), `status ${status[1]}\n`);
  const route = routes[pathname];
  return route
    ? route(request, response, searchParams)
    : send(response, 404, `${name} has no ${pathname}\n`);
}

// WebSocket: echoes every text message of up to 125 bytes.
function echo(request, socket) {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  socket.write(
    [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
      `X-Backend: ${name}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.on('error', () => socket.destroy());
  socket.on('data', (frame) => {
    const opcode = frame[0] & 0x0f;
    if (opcode === 0x8) return socket.end();
    const length = frame[1] & 0x7f;
    const mask = frame.subarray(2, 6);
    const text = frame.subarray(6, 6 + length).map((byte, index) => byte ^ mask[index % 4]);
    socket.write(Buffer.concat([Buffer.from([0x81, length]), text]));
  });
}

const servers = (addresses.length > 0 ? addresses : ['127.0.0.1']).map((address) =>
  http.createServer(handle).on('upgrade', echo).listen(Number(port), address),
);

process.on('SIGTERM', () => {
  for (const server of servers) {
    server.close();
    server.closeIdleConnections();
  }
});
