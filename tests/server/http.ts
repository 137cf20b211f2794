import net from 'node:net';

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

function unchunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) throw new Error('the answer ends inside a chunk');
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) throw new Error(`no answer: '${bytes.toString('latin1').slice(0, 80)}'`);
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked' && rest.length > 0;
  return { status: Number(first.split(' ')[1]), headers, body: isChunked ? unchunk(rest) : rest };
}

/** Sends these bytes to a port of the loopback interface and reads until the server closes. */
export function sendRaw(port: number, text: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const parts: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer for 10 s')));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => {
      try {
        resolve(parse(Buffer.concat(parts)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** One request with the address exactly as given: not normalised, and no redirect followed. */
export function ask(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const lines = Object.entries({ Host: 'localhost', ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n`);
}
