import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';
import { splitStatements } from './split.ts';

describe('a text of SQL', () => {
  it.each<[string, string, string[]]>([
    ['two statements', 'SELECT 1; SELECT 2;', ['SELECT 1', 'SELECT 2']],
    ['one without a semicolon', 'SELECT 1', ['SELECT 1']],
    ['nothing', ' ;; -- only a comment\n', []],
    ['a semicolon in a text', `SELECT 'a;b''c;'; SELECT 2`, [`SELECT 'a;b''c;'`, 'SELECT 2']],
    ['a semicolon in a name', 'SELECT 1 AS "a;""b"', ['SELECT 1 AS "a;""b"']],
    [
      'a semicolon in a comment',
      'SELECT 1 -- a; b\n+ 1 /* c; */',
      ['SELECT 1 -- a; b\n+ 1 /* c; */'],
    ],
    [
      'a body between dollars',
      'DO $x$ a; $$ b; $x$; SELECT 1',
      ['DO $x$ a; $$ b; $x$', 'SELECT 1'],
    ],
    ['a text that does not end', `SELECT 'a; b`, [`SELECT 'a; b`]],
    [
      'signs of operators',
      `SELECT a->>'b' - 1 / 2; SELECT $1`,
      [`SELECT a->>'b' - 1 / 2`, 'SELECT $1'],
    ],
  ])('with %s', (_case, sql, texts) => {
    expect(splitStatements(sql).map(({ text }) => text)).toEqual(texts);
  });

  it('keeps the place of each statement', () => {
    const sql = 'SELECT 1;\n\n  SELECT 2;';
    const second = splitStatements(sql)[1];
    expect(sql.slice(second?.offset, (second?.offset ?? 0) + 8)).toBe('SELECT 2');
    expect(placeOf(sql, second?.offset ?? 0)).toEqual({ line: 3, column: 3 });
  });
});
