import { each, type Language, LineError } from './language.ts';

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

/** A request or an answer as RFC 9112 writes it. */
export interface HttpMessage {
  /** Absent in an answer. */
  method?: string;
  target?: string;
  status?: number;
  headers: readonly (readonly [string, string])[];
  body: string;
}

/** Parses an HTTP message as pages show it: a start line, headers, a blank line, a body. Throws a `LineError`. */
function parseHttp(text: string): HttpMessage {
  const lines = text.split('\n');
  const start = lines[0] ?? '';
  const request = /^([A-Z]+) (\S+)(?: HTTP\/(?:1\.[01]|2|3))?$/.exec(start);
  const answer = /^HTTP\/(?:1\.[01]|2|3) (\d{3})(?: .*)?$/.exec(start);
  if (!request && !answer)
    throw new LineError(`neither a request line nor a status line: ${start}`, 1);
  const headers: [string, string][] = [];
  let at = 1;
  for (; at < lines.length && lines[at]?.trim() !== ''; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '…') continue;
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    if (!TOKEN.test(name)) throw new LineError(`not a header: ${line}`, at + 1);
    headers.push([name, value]);
  }
  return {
    method: request?.[1],
    target: request?.[2],
    status: answer ? Number(answer[1]) : undefined,
    headers,
    body: lines.slice(at + 1).join('\n'),
  };
}

/** HTTP messages: parsed; requests in a session are sent. */
export const http: Language = {
  id: 'http',
  names: ['http'],
  reach: (unit) => (unit.meta.session ? 'run' : 'parsed'),
  check: each('own parser', 'parsed', (unit) => void parseHttp(unit.text)),
  session: (unit) =>
    unit.meta.session && /^[A-Z]/.test(unit.text) && !unit.text.startsWith('HTTP/')
      ? { kind: 'http' }
      : undefined,
};
