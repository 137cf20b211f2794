import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockLines, highlightLine } from './highlight.ts';
import './testing.ts';

const brief = (line: string) =>
  highlightLine(line)
    .filter(({ kind, text }) => kind !== 'plain' || text.trim())
    .map(({ kind, text }) => `${kind} ${text.trim()}`)
    .join(' | ');

describe('a line of YAML', () => {
  it.each([
    ['services:', 'key services | plain :'],
    ['    image: ghcr.io/acme/shop:2.4.1', 'key image | plain : | string ghcr.io/acme/shop:2.4.1'],
    ['ports: ["8080:8080"]', 'key ports | plain : [ | string "8080:8080" | plain ]'],
    [
      'deploy: {replicas: 1}',
      'key deploy | plain : { | key replicas | plain : | number 1 | plain }',
    ],
    ['  - data:/x # why', 'plain - | string data:/x | comment # why'],
    ['# all of it', 'comment # all of it'],
    ["'a b': it's", "key 'a b' | plain : | string it's"],
    ['x: &a *b !c', 'key x | plain : &a *b !c'],
    ['a: b#c', 'key a | plain : | string b#c'],
    ['privileged: true', 'key privileged | plain : | number true'],
    ['a: two words', 'key a | plain : | string two words'],
    ['a: x-${TAG:-1}/y', 'key a | plain : | string x-${TAG:-1}/y'],
    ['a: "open', 'key a | plain : | string "open'],
  ])('%s', (line, expected) => expect(brief(line)).toBe(expected));

  it('is never changed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (line, inBlock) => {
        expect(
          highlightLine(line, inBlock)
            .map(({ text }) => text)
            .join(''),
        ).toBe(line);
      }),
    );
  });

  it('of 50,000 characters is cut in no time', () => {
    const start = process.cpuUsage();
    for (const part of ['a', ' ', '"', ': ', '#', "'", '[', 'a: ', '\\"'])
      highlightLine(part.repeat(50_000 / part.length));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

it('block scalars are found by their indentation', () => {
  const lines = [
    'a: |',
    '  b: c',
    '',
    '  d',
    'e: f',
    'g: >-',
    '    h',
    '  i',
    'j: k',
    '# |',
    'l: m',
  ];
  expect(
    blockLines(lines)
      .map((block) => (block ? 1 : 0))
      .join(''),
  ).toBe('01110011000');
});
