import { describe, expect, it } from 'vitest';
import { type Answered, type Ask, judgeAnswers, parseAsk } from './ask.ts';

const answer = (status: number, headers: Record<string, string> = {}, body = ''): Answered => ({
  status,
  headers,
  body,
  version: '1.1',
  reason: '',
  raw: [],
});
const judge = (ask: string, answers: readonly Answered[]) =>
  judgeAnswers(parseAsk(ask) as Extract<Ask, { kind: 'request' }>, answers);

describe('an ask', () => {
  it('reads every part', () => {
    expect(
      parseAsk(
        'within 10s 3 POST https://a.example/x | Host: b | body: c=d => 200|429, x-backend: app1|app2, body: ok, really',
      ),
    ).toEqual({
      kind: 'request',
      method: 'POST',
      url: 'https://a.example/x',
      headers: { Host: 'b' },
      payload: 'c=d',
      times: 3,
      withinMs: 10_000,
      statuses: [200, 429],
      wanted: [['x-backend', ['app1', 'app2']]],
      body: 'ok, really',
    });
  });

  it('reads a WebSocket and a switch', () => {
    expect(parseAsk('WS wss://a.example/ws => echo')).toEqual({
      kind: 'websocket',
      url: 'wss://a.example/ws',
      withinMs: 0,
    });
    expect(parseAsk('stop app1')).toEqual({ kind: 'switch', on: false, backend: 'app1' });
  });

  it.each(['GET http://a/', 'get http://a/ => 200', 'GET http://a/ => fine'])(
    'refuses %s and shows the form',
    (text) => {
      expect(() => parseAsk(text)).toThrow('METHOD URL');
    },
  );
});

describe('answers', () => {
  it.each([
    ['the status', 'GET http://a/ => 200', [answer(200)]],
    ['one of two statuses', 'GET http://a/ => 200|404', [answer(404)]],
    ['a header', 'GET http://a/ => 200, x-a: b', [answer(200, { 'x-a': 'b' })]],
    ['a part of a header', 'GET http://a/ => 200, x-a: b…', [answer(200, { 'x-a': 'bcd' })]],
    ['an absent header', 'GET http://a/ => 200, server: (none)', [answer(200)]],
    [
      'every backend',
      '2 GET http://a/ => 200, x-backend: a|b',
      [answer(200, { 'x-backend': 'a' }), answer(200, { 'x-backend': 'b' })],
    ],
  ])('fit by %s', (_what, ask, answers) => {
    expect(judge(ask, answers)).toBeUndefined();
  });

  it.each([
    ['another status', 'GET http://a/ => 200', [answer(500)], 'answered 500'],
    [
      'a status never seen',
      '2 GET http://a/ => 200|429',
      [answer(200), answer(200)],
      'expected 200 and 429',
    ],
    ['another header', 'GET http://a/ => 200, x-a: b', [answer(200, { 'x-a': 'c' })], 'was c'],
    [
      'a backend never seen',
      '2 GET http://a/ => 200, x-backend: a|b',
      [answer(200, { 'x-backend': 'a' }), answer(200, { 'x-backend': 'a' })],
      'expected a and b',
    ],
    ['another body', 'GET http://a/ => 200, body: yes', [answer(200, {}, 'no')], "no 'yes'"],
  ])('do not fit by %s', (_what, ask, answers, message) => {
    expect(judge(ask, answers)).toContain(message);
  });
});
