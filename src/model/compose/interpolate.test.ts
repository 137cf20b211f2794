import { describe, expect, it } from 'vitest';
import { interpolate } from './interpolate.ts';

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
    ['two dollars are one', 'pa$$word$${A}', 'pa$word${A}', []],
  ])('%s', (_, text, expected, unset) => {
    expect(interpolate(text)).toEqual({ text: expected, unset });
  });

  it.each(['$(date)', '${', '${}', '${1A}', '${A:-', '$', 'a$ b', '${A!b}'])(
    "'%s' is not a variable",
    (text) => {
      expect(interpolate(text).invalid).toBeDefined();
    },
  );

  it('a default nested without end is refused instead of followed', () => {
    const deep = `${'${A:-'.repeat(5000)}x${'}'.repeat(5000)}`;
    expect(interpolate(deep).invalid).toBeDefined();
  });
});
