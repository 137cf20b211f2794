/** A request and the answer it must get, as the meta key `ask` writes them. */
export type Ask =
  | { kind: 'switch'; on: boolean; backend: string }
  | { kind: 'websocket'; url: string; withinMs: number }
  | {
      kind: 'request';
      method: string;
      url: string;
      headers: Readonly<Record<string, string>>;
      times: number;
      withinMs: number;
      statuses: readonly number[];
      wanted: readonly (readonly [name: string, values: readonly string[]])[];
      /** A part of the answer's body. */
      body: string | undefined;
      /** Body of the request. */
      payload: string | undefined;
    };

const FORM =
  '[within 10s] [N] METHOD URL [| Header: value] [| body: text] => STATUS [, header: value] [, body: part]';

/** Parses an `ask`. Throws an `Error` that shows the form. */
export function parseAsk(text: string): Ask {
  const toggle = /^(stop|start) (\S+)$/.exec(text.trim());
  if (toggle) return { kind: 'switch', on: toggle[1] === 'start', backend: toggle[2] ?? '' };
  const [left = '', right] = text.split(/\s=>\s/);
  const head = /^\s*(?:within (\d+)s\s+)?(?:(\d+)\s+)?([A-Z]+)\s+(\S+)\s*((?:\|[^|]*)*)$/.exec(
    left,
  );
  if (!head || right === undefined) throw new Error(`cannot read ask="${text}". Its form: ${FORM}`);
  const [, within, times, method = '', url = '', headerText = ''] = head;
  const withinMs = Number(within ?? 0) * 1000;
  if (method === 'WS') return { kind: 'websocket', url, withinMs };
  const headers: Record<string, string> = {};
  let payload: string | undefined;
  for (const part of headerText
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(part) ?? [];
    if (name === 'body') payload = value;
    else headers[name] = value;
  }
  const bodyAt = right.search(/,\s*body:/);
  const body = bodyAt === -1 ? undefined : right.slice(bodyAt).replace(/^,\s*body:\s*/, '');
  const [status = '', ...rest] = (bodyAt === -1 ? right : right.slice(0, bodyAt)).split(/,\s+/);
  const statuses = status.trim().split('|').map(Number);
  if (statuses.some((code) => !(code >= 100 && code < 600)))
    throw new Error(`'${status}' is no HTTP status. The form: ${FORM}`);
  const wanted = rest.map((part) => {
    const [, name = '', values = ''] = /^([^:]+):\s*(.*)$/.exec(part) ?? [];
    return [name.trim().toLowerCase(), values.split('|').map((value) => value.trim())] as const;
  });
  return {
    kind: 'request',
    method,
    url,
    headers,
    times: Number(times ?? 1),
    withinMs,
    statuses,
    wanted,
    body,
    payload,
  };
}

/** An HTTP answer. */
export interface Answered {
  status: number;
  version: string;
  reason: string;
  headers: Readonly<Record<string, string>>;
  /** Headers in the order and spelling they came in. */
  raw: readonly (readonly [string, string])[];
  body: string;
}

const fitsValue = (expected: string, actual: string | undefined): boolean => {
  if (actual === undefined) return expected === '(none)';
  if (!expected.includes('…')) return expected === actual;
  const pattern = expected
    .split('…')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`, 's').test(actual);
};

/**
 * How answers differ from what's expected, if they do. Only listed values may occur, and several
 * answers must cover all.
 */
export function judgeAnswers(
  ask: Extract<Ask, { kind: 'request' }>,
  answers: readonly Answered[],
): string | undefined {
  const seen = new Set(answers.map((answer) => answer.status));
  const strange = [...seen].filter((status) => !ask.statuses.includes(status));
  const unseen = ask.statuses.filter((status) => !seen.has(status));
  const sample = answers.find((answer) => strange.includes(answer.status)) ?? answers[0];
  if (strange.length > 0 || (ask.times > 1 && unseen.length > 0)) {
    return `answered ${[...seen].join(', ')}, expected ${ask.statuses.join(' and ')}. Body: ${sample?.body.slice(0, 300) ?? ''}`;
  }
  for (const [name, values] of ask.wanted) {
    const found = [...new Set(answers.map((answer) => answer.headers[name]))];
    const other = found.filter((value) => !values.some((expected) => fitsValue(expected, value)));
    const absent = values.filter((expected) => !found.some((value) => fitsValue(expected, value)));
    if (other.length > 0 || (ask.times > 1 && absent.length > 0)) {
      return `header ${name} was ${found.map((value) => value ?? '(none)').join(', ')}, expected ${values.join(' and ')}`;
    }
  }
  const { body } = ask;
  const without =
    body === undefined ? undefined : answers.find((answer) => !answer.body.includes(body));
  return without && `the body has no '${body}': ${without.body.slice(0, 300)}`;
}
