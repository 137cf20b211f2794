import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';
import './testing.ts';

describe('a value with variables', () => {
  it.each([
    ['a plain value stays', 'nginx:1.27', 'nginx:1.27', []],
    ['a default after :- is used', 'a:${TAG:-1.2}', 'a:1.2', []],
    ['a default after - is used', '${TAG-1}', '1', []],
    ['a default may be empty', 'x${A:-}', 'x', []],
    ['a default may hold a variable', '${A:-${B:-7}}', '7', []],
    ['a default may hold a variable without value', '${A:-${B}}', '', ['B']],
    ['a variable without default is empty and listed', '$TAG-${TAG}x', '-x', ['TAG']],
    ['a required variable is listed', '${A:?set A}${B?}', '', ['A', 'B']],
    ['an alternative is not used, the variable has no value', '${A:+yes}${A+yes}', '', []],
    ['a hash keeps what only looks like a number', '$2a$10$abc', '$2a$10', ['abc']],
    ['two dollars are one', 'pa$$word$${A}', 'pa$word${A}', []],
  ])('%s', (_, text, expected, unset) => {
    expect(interpolate(text)).toMatchObject({ text: expected, unset });
  });

  it('what the file says about a variable that it demands is kept', () => {
    expect(interpolate('${A:?set A}${B?}${C:-}').required).toEqual([
      { name: 'A', message: 'set A' },
      { name: 'B', message: '' },
    ]);
    const environment = new Map(['A', 'B'].map((name) => [name, '']));
    expect(interpolate('${A:?}${B?}', environment).required).toEqual([{ name: 'A', message: '' }]);
    expect(interpolate('$${A:?}').required).toBeUndefined();
  });

  it.each(['echo $(date) $?', '$2a$10', 'a$ b', '$', '$1 $@'])(
    "'%s' is a script's or a hash's own dollar, which Compose leaves alone",
    (text) => {
      expect(interpolate(text)).toEqual({ text, unset: [] });
    },
  );

  it.each(['${', '${}', '${1A}', '${A:-', '${A!b}'])("'%s' is not a variable", (text) => {
    expect(interpolate(text).invalid).toBeDefined();
  });

  it('values of an .env file stand in place of defaults', () => {
    const environment = new Map([
      ['TAG', '2'],
      ['EMPTY', ''],
    ]);
    const text = '${TAG:-1} $TAG ${EMPTY:-x} ${EMPTY-x} ${TAG:+yes} ${OTHER}';
    expect(interpolate(text, environment)).toEqual({ text: '2 2 x  yes ', unset: ['OTHER'] });
  });

  it('a default nested without end is refused instead of followed', () => {
    const deep = `${'${A:-'.repeat(5000)}x${'}'.repeat(5000)}`;
    expect(interpolate(deep).invalid).toBeDefined();
  });
});
