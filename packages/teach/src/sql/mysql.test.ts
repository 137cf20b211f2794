import { expect, it } from 'vitest';
import { fromMysql } from './mysql.ts';

it.each([
  ['SELECT `name` FROM `items`', 'SELECT "name" FROM "items"'],
  ['SELECT IFNULL(sum(a), 0), ifnull (b, 1)', 'SELECT COALESCE(sum(a), 0), COALESCE (b, 1)'],
  ["SELECT 'a `b` IFNULL(' -- `c`", "SELECT 'a `b` IFNULL(' -- `c`"],
  [`SELECT "it's" -- "c"`, `SELECT 'it''s' -- "c"`],
  ['SELECT a AS `of all` # b', 'SELECT a AS "of all" -- b'],
  ['USE chandlery;\nSELECT 1 LIMIT 2, 3', '              \nSELECT 1 LIMIT 3 OFFSET 2'],
  ["SELECT 'it''s', `n`", "SELECT 'it''s', \"n\""],
])('a statement of MySQL is asked in the words of PostgreSQL: %s', (sql, asked) => {
  expect(fromMysql(sql)).toBe(asked);
});
