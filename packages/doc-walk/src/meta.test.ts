import { describe, expect, it } from 'vitest';
import { parseMeta } from './meta.ts';

describe('a meta string', () => {
  it.each([
    ['flags', 'run', { run: true }],
    ['quoted values', `title="a b" name='c "d"'`, { title: 'a b', name: 'c "d"' }],
    [
      'an escaped quote',
      'exempt="the word \\"run\\" is text"',
      { exempt: 'the word "run" is text' },
    ],
    ['bare values', 'session=demo', { session: 'demo' }],
    [
      'every ask',
      'session="p" ask="GET http://a/ => 200" ask="stop app1"',
      { session: 'p', ask: ['GET http://a/ => 200', 'stop app1'] },
    ],
    ["the framework's keys", '{1,3-5} showLineNumbers title="a.js"', { title: 'a.js' }],
  ])('gives %s', (_what, source, meta) => {
    expect(parseMeta(source)).toEqual({ meta, wrong: [] });
  });

  it.each([
    ['an unknown state', 'chekced', "unknown key or state 'chekced'"],
    ['a flag with a value', 'run="yes"', "'run' has no value"],
    ['a key without a value', 'title', "'title' needs a value"],
    ['a key twice', 'title="a" title="b"', "'title' stands twice"],
    ['an exemption without a reason', 'exempt="later"', 'exempt needs a reason'],
    ['an example without its source', 'output example', 'example needs the documentation'],
    [
      'a source over http',
      'output example follows="http://docs.docker.com/"',
      'follows needs an https:// address',
    ],
    ['an output that is run', 'output run', 'an output block is not run'],
    ['a reload of nothing', 'reload', 'reload needs the session'],
    ['a timeout over a minute', 'run timeout="61s"', 'timeout is 1s to 60s'],
    ['an unknown expectation', 'expect="fails"', 'expect is'],
    ['an unknown dialect', 'dialect="oracle"', 'dialect is'],
  ])('refuses %s', (_what, source, message) => {
    expect(parseMeta(source).wrong.join('\n')).toContain(message);
  });
});
