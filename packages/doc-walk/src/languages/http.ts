import { each, type Language, LineError } from './language.ts';

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Parses an HTTP message as pages show it: start line, headers, body. Throws a `LineError`. */
function parseHttp(text: string): void {
  const lines = text.split('\n');
  const start = lines[0] ?? '';
  const request = /^([A-Z]+) (\S+)(?: HTTP\/(?:1\.[01]|2|3))?$/.exec(start);
  const answer = /^HTTP\/(?:1\.[01]|2|3) (\d{3})(?: .*)?$/.exec(start);
  if (!request && !answer)
    throw new LineError(`neither a request line nor a status line: ${start}`, 1);
  for (let at = 1; at < lines.length && lines[at]?.trim() !== ''; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '…') continue;
    const [, name = ''] = /^([^:]+):/.exec(line) ?? [];
    if (!TOKEN.test(name)) throw new LineError(`not a header: ${line}`, at + 1);
  }
}

/** HTTP messages: parsed. Requests in a session are sent. */
export const http: Language = {
  id: 'http',
  names: ['http'],
  reach: (unit) => (unit.meta.session ? 'run' : 'parsed'),
  check: each('own parser', 'parsed', (unit) => parseHttp(unit.text)),
  session: (unit) =>
    unit.meta.session && /^[A-Z]/.test(unit.text) && !unit.text.startsWith('HTTP/')
      ? { kind: 'http' }
      : undefined,
};
