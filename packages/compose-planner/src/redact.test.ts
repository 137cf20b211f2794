import { describe, expect, it } from 'vitest';
import { plan } from './testing.ts';
import { redactValues } from './redact.ts';

const inService = (lines: string) => `services:\n  web:\n    image: x\n${lines}`;

describe('leaving out environment values', () => {
  it.each([
    [
      'in a map',
      '    environment:\n      KEY: secret\n      N: 5\n',
      "    environment:\n      KEY: '***'\n      N: '***'\n",
    ],
    [
      'in a list',
      '    environment:\n      - KEY=secret\n',
      "    environment:\n      - 'KEY=***'\n",
    ],
    [
      'in braces',
      '    environment: {KEY: secret, B: "x y"}\n',
      "    environment: {KEY: '***', B: '***'}\n",
    ],
    [
      'with quotes inside',
      '    environment: ["KEY=it\'s secret"]\n',
      "    environment: ['KEY=***']\n",
    ],
    [
      'over several lines',
      '    environment:\n      KEY: |\n        secret\n        secret\n      B: c\n',
      "    environment:\n      KEY: '***'\n      B: '***'\n",
    ],
    [
      'with a comment behind',
      '    environment:\n      KEY: a # was secret\n',
      "    environment:\n      KEY: '***'\n",
    ],
    [
      'commented out',
      '    environment:\n      # KEY: secret\n      #- OLD=secret\n      A: b\n',
      "    environment:\n      # KEY: ***\n      #- OLD= ***\n      A: '***'\n",
    ],
    [
      'with a variable',
      '    environment: {KEY: "${A:-secret}"}\n',
      "    environment: {KEY: '***'}\n",
    ],
    [
      'without a value',
      '    environment:\n      - KEY\n      - B=\n',
      '    environment:\n      - KEY\n      - B=\n',
    ],
    ['nowhere', '    user: secret\n', '    user: secret\n'],
  ])('%s', (_, lines, expected) =>
    expect(redactValues(inService(lines))).toBe(inService(expected)),
  );

  it('reaches anchors, aliases and merge keys', () => {
    const text = `x-env: &env {A: secret}
x-word: &word secret
services:
  a: {image: x, environment: *env}
  b: {image: x, environment: {<<: *env, B: *word}}
`;
    const hidden = redactValues(text) ?? '';
    expect(hidden).not.toContain('secret');
    expect(plan(hidden)).toMatchObject({ rows: plan(text).rows.map(({ id }) => ({ id })) });
  });

  it('keeps the plan', () => {
    const text = inService('    environment: [A=b]\n    ports: ["80:80"]\n');
    expect(plan(redactValues(text) ?? '')).toMatchObject({
      total: plan(text).total,
      state: 'ready',
    });
  });

  it('does not guess in a file that cannot be read', () =>
    expect(redactValues('a: [')).toBeUndefined());
  it('hides values in each of several documents', () => {
    const one = (value: string) => `services: {a: {environment: {K: ${value}}}}\n`;
    expect(redactValues(`${one('x1')}---\n${one('x2')}`)).not.toMatch(/x1|x2/);
  });
});
