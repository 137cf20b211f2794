import { describe, expect, it } from 'vitest';
import { compareOutput, openEnd } from './compare.ts';

describe('a shown output', () => {
  it.each([
    ['the same lines', 'a\nb', 'a\nb\n'],
    ['spaces at line ends', 'a', 'a   \n'],
    ['empty lines around', 'a', '\n\na\n\n'],
    ['an ellipsis in a line', 'took … ms', 'took 12 ms'],
    ['an ellipsis for lines', 'a\n…\nd', 'a\nb\nc\nd'],
    ['an ellipsis for no line', 'a\n…\nb', 'a\nb'],
    ['two ellipses', '…\nb\n…', 'a\nb\nc'],
    ['signs that mean something in patterns', 'a+b (c) …', 'a+b (c) d'],
    [
      'command tags that are not shown',
      ' x\n---\n 1\n(1 row)',
      'CREATE TABLE\nINSERT 0 1\n x\n---\n 1\n(1 row)',
    ],
    ['command tags that are shown', 'INSERT 0 1', 'INSERT 0 1'],
  ])('agrees with %s', (_what, expected, actual) => {
    expect(compareOutput(expected, actual)).toBeUndefined();
  });

  it.each([
    ['another line', 'a\nb', 'a\nc', 1],
    ['a missing line', 'a\nb', 'a', 1],
    ['a further line', 'a', 'a\nb', 0],
    ['another start of a line', 'x …', 'y 1', 0],
    ['a command tag that is not the shown one', 'INSERT 0 1', 'INSERT 0 2', 0],
  ])('differs by %s', (_what, expected, actual, line) => {
    const found = compareOutput(expected, actual);
    expect(found?.line).toBe(line);
    expect(found?.message).toContain(actual.split('\n')[0]);
  });

  it('may be in any order when it says so', () => {
    expect(compareOutput('a\nb', 'b\na')).toBeDefined();
    expect(compareOutput('a\nb', 'b\na', { unordered: true })).toBeUndefined();
  });

  it('is compared in good time when many ellipses meet many lines', () => {
    const expected = Array.from({ length: 30 }, () => '…').join('\nx\n');
    const started = Date.now();
    expect(compareOutput(expected, 'y\n'.repeat(2000))).toBeDefined();
    expect(Date.now() - started).toBeLessThan(2000);
  });
});

it.each([
  ['SSH-2.0', true],
  ['ok\nSSH-2.0', true],
  ['SSH-2.0-OpenSSH_10.6\n', false],
  ['', false],
])('behind %o stands a prompt: %s', (printed, isOpen) => {
  expect(Boolean(openEnd(printed))).toBe(isOpen);
});
