import { describe, expect, it } from 'vitest';
import { isExternal, usesOfData, usesOfPage } from './collect.ts';
import { formProblem, judgeLinks } from './judge.ts';
import { isAlive } from './live.ts';

describe('external addresses', () => {
  it.each([
    ['https://nginx.org/en/docs/', true],
    ['http://redis.io', true],
    ['https://shop.example.com/', false],
    ['https://fsn.nordkai.example/', false],
    ['http://127.0.0.1:8080/', false],
    ['http://localhost:3000', false],
    ['http://db.internal:5432', false],
    ['http://app1:3000', false],
    ['/docs/', false],
    ['mailto:a@b.de', false],
  ])('%s: %s', (url, expected) => {
    expect(isExternal(url)).toBe(expected);
  });

  it('are found in links, attributes and sources of outputs, with their lines; not in code', () => {
    const source = [
      'See [nginx](https://nginx.org/a).',
      '',
      '<Card href="https://caddyserver.com/b" />',
      '',
      '```bash',
      'curl https://httpie.io/c',
      '```',
      '',
      '```text output example follows="https://docs.docker.com/d/"',
      'x',
      '```',
    ].join('\n');
    expect(usesOfPage('docs/a.mdx', source).map(({ url, line }) => `${line} ${url}`)).toEqual([
      '1 https://nginx.org/a',
      '3 https://caddyserver.com/b',
      '9 https://docs.docker.com/d/',
    ]);
  });

  it('are found in data', () => {
    expect(
      usesOfData('data/a.yaml', "a:\n  url: https://fly.io/docs\n  - { url: 'https://a.org/b' }"),
    ).toEqual([
      { url: 'https://fly.io/docs', file: 'data/a.yaml', line: 2 },
      { url: 'https://a.org/b', file: 'data/a.yaml', line: 3 },
    ]);
  });
});

describe('the form of an address', () => {
  it.each([
    'https://a.org/b',
    'https://a.org/b_(c)',
    'https://a.org/?q=a%20b#c',
    'https://web.archive.org/web/1/https://a.org/',
  ])('%s is right', (url) => {
    expect(formProblem(url)).toBeUndefined();
  });
  it.each([
    ['https://user:pw@a.org/', 'password'],
    ['https://a.org:8443/', 'port'],
    ['https://A.org/', 'lower case'],
    ['https://a.org/ä', 'percent-encoded'],
    ['https://a.org/a|b', 'percent-encoded'],
    ['https://a.org/%zz', 'no percent-encoding'],
    ['https://a.org/a//b', 'empty part'],
    ['https://a.org/b.', 'punctuation'],
    ['https://a.org/index.html', 'index.html'],
    ['https://a.org/?utm_source=x', 'tracking'],
  ])('%s: %s', (url, message) => {
    expect(formProblem(url)).toContain(message);
  });
});

it('two spellings of one address are one problem, two places of one address none', () => {
  const use = (url: string, line: number) => ({ url, file: 'docs/a.mdx', line });
  expect(judgeLinks([use('https://a.org/b', 1), use('https://a.org/b', 2)])).toEqual([]);
  const problems = judgeLinks([use('https://a.org/b', 1), use('https://www.a.org/b/', 2)]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain('https://www.a.org/b/');
});

it.each([
  [{ url: 'u', status: 200 }, true],
  [{ url: 'u', status: 403 }, true],
  [{ url: 'u', status: 302 }, true],
  [{ url: 'u', status: 404 }, false],
  [{ url: 'u', status: 0, error: 'x' }, false],
  [{ url: 'u', status: 301, movedTo: 'v' }, false],
])('an answer %o is alive: %s', (result, expected) => {
  expect(isAlive(result)).toBe(expected);
});
