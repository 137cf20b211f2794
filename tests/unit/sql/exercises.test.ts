import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, runSql } from 'teach/sql/session';
import { judgeRows, noteBefore } from 'teach/exercise/sql';
import mysql from '../../../learn/foundations/mysql-basics.exercises.ts';
import postgres from '../../../learn/foundations/postgres-basics.exercises.ts';
import { type Exercise, type SqlExercise } from 'teach/exercise';
import nosql from '../../../learn/foundations/sql-vs-nosql.exercises.ts';
import { fromMysql } from 'teach/sql';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../../src/lib/sql-lessons.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const START = 120_000;
const blocks = (text: string) =>
  [...text.matchAll(/^```sql[^\n]*\n([\s\S]*?)^```$/gm)].map(([, sql = '']) => sql.trimEnd());

const sqlExercises = (lesson: string, all: Readonly<Record<string, Exercise>>) =>
  Object.entries(all).flatMap(([name, exercise]) =>
    exercise.kind === 'sql' ? [[lesson, name, exercise] as const] : [],
  );
const exercises = [
  ...sqlExercises('postgres-basics', postgres),
  ...sqlExercises('mysql-basics', mysql),
  ...sqlExercises('sql-vs-nosql', nosql),
];

/** What learners type beside the printed answers, and a part of what is said to it. */
const TRIES: Readonly<Record<string, readonly (readonly [sql: string, said?: string])[]>> = {
  'postgres-basics/in-stock': [
    ['select name, price, stock from items where stock <> 0 order by 2'],
    ['SELECT name, price FROM items WHERE stock > 0 ORDER BY price DESC', 'another order'],
    ['SELECT name FROM items WHERE stock > 0 ORDER BY price', 'The result has 1 column; wanted'],
    ['SELECT name, price FROM items WHERE stock > 20 ORDER BY price', 'not as many'],
    ['SELECT price, name FROM items WHERE stock > 0 ORDER BY price', 'Row 1 is not what'],
    ['SELECT nme FROM items', 'column "nme" does not exist'],
    ['-- nothing', 'none of them has a result'],
    ['SELECT name, price FROM items ORDER BY price', 'happens to be in stock'],
  ],
  'postgres-basics/email': [
    ["ALTER TABLE orders ADD email varchar(99) CHECK (position('@' in email) > 0)"],
    ['ALTER TABLE orders ADD email text', 'without the sign @'],
    [
      "ALTER TABLE orders ADD email text NOT NULL DEFAULT 'a@b' CHECK (email LIKE '%@%')",
      'may be empty',
    ],
    ["ALTER TABLE orders ADD mail text CHECK (mail LIKE '%@%')", 'has no column email'],
  ],
  'postgres-basics/by-day': [
    ['SELECT ordered_at::date, count(*), 1 FROM orders GROUP BY 1', 'in each time zone'],
    [
      "SELECT date_trunc('day', ordered_at AT TIME ZONE 'Europe/Berlin'), count(DISTINCT o.id), sum(quantity * price)::float FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id GROUP BY 1",
    ],
    [
      "SELECT date_trunc('month', ordered_at AT TIME ZONE 'Europe/Berlin'), count(DISTINCT o.id), 253.7 FROM orders o GROUP BY 1",
      'The result has 1 row',
    ],
  ],
  'postgres-basics/latest': [
    ['SELECT customer, max(id) FROM orders GROUP BY customer'],
    ['SELECT customer, id FROM orders', 'not as many'],
  ],
  'postgres-basics/app-role': [
    [
      'CREATE USER shop_app; GRANT SELECT ON items TO shop_app; GRANT UPDATE (stock) ON TABLE items TO shop_app; GRANT SELECT, INSERT, UPDATE, DELETE ON orders TO shop_app; GRANT SELECT, INSERT, UPDATE, DELETE ON order_lines TO shop_app',
    ],
    ['CREATE ROLE app LOGIN', 'no role shop_app'],
    ['CREATE ROLE shop_app', 'cannot log in'],
    ['CREATE ROLE shop_app LOGIN SUPERUSER', 'is a superuser'],
    ['CREATE ROLE shop_app LOGIN', 'lacks SELECT on items'],
    [
      'CREATE ROLE shop_app LOGIN; GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shop_app',
      'has INSERT on items',
    ],
    [
      'CREATE ROLE shop_app LOGIN; GRANT SELECT, UPDATE ON items TO shop_app; GRANT SELECT, INSERT, UPDATE, DELETE ON orders, order_lines TO shop_app',
      'change the price too',
    ],
  ],
  'mysql-basics/latest': [['SELECT customer, max(id) FROM orders GROUP BY customer']],
  'mysql-basics/spent': [
    ['SELECT customer, count(*), 0 FROM orders GROUP BY customer', 'Row 1 is not what'],
    [
      'SELECT `o`.`customer`, COUNT(DISTINCT o.id) AS `orders`, IFNULL(SUM(l.quantity * i.price), 0) AS `spent` FROM `orders` o JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id GROUP BY o.customer ORDER BY `spent` DESC',
    ],
  ],
  'mysql-basics/in-stock': [
    ['SELECT `name`, `price` FROM `items` WHERE `stock` > 0 ORDER BY `price`'],
    ['SELECT name, price FROM items ORDER BY price', 'happens to be in stock'],
  ],
  'sql-vs-nosql/anchor': [
    [
      "SELECT doc->'id' FROM order_docs, jsonb_array_elements(doc->'lines') l WHERE l->>'item' = 'anchor'",
      'takes the lists apart',
    ],
    ['SELECT doc->\'id\' FROM order_docs WHERE doc @> \'{"lines": [{"item": "rope"}]}\'', 'not'],
  ],
  'sql-vs-nosql/shape': [
    ["DELETE FROM order_docs WHERE doc->>'id' = '4'", 'without customer is accepted'],
    [
      "DELETE FROM order_docs WHERE doc->>'id' = '4'; ALTER TABLE order_docs ADD CHECK (jsonb_typeof(doc->'customer') = 'string' AND jsonb_typeof(doc->'lines') = 'array')",
      'without customer is accepted',
    ],
    [
      "DELETE FROM order_docs WHERE doc->>'id' = '4'; ALTER TABLE order_docs ADD CHECK (false) NOT VALID",
      'is refused',
    ],
    [
      "ALTER TABLE order_docs ADD CHECK (jsonb_typeof(doc->'customer') IS NOT DISTINCT FROM 'string')",
      'is violated by some row',
    ],
  ],
};

let db: PGlite;
beforeAll(async () => {
  db = await PGlite.create();
}, START);
afterAll(() => db.close());

/** As src/client/sql/lesson.ts does it in the page. */
async function verdictOn(
  exercise: SqlExercise,
  lesson: string,
  before: string,
  sql: string,
  answer: string,
) {
  const early = noteBefore(exercise, sql);
  if (early) return { right: false, notes: [early] };
  await emptyDatabase(db);
  const { start } = sqlLessons[lesson] ?? {};
  if (start) await runSql(db, start);
  for (const text of blocks(before.replace(/<details>[\s\S]*?<\/details>/g, ''))) {
    const found = sqlBlock(lesson, text);
    if (found) await runSql(db, [found.before, text].filter(Boolean).join('\n'));
  }
  await runSql(db, ['BEGIN;', sqlBlock(lesson, answer)?.before].filter(Boolean).join('\n'));
  const answers = await runSql(db, sqlLessons[lesson]?.only ? fromMysql(sql) : sql);
  const probed = exercise.probe === undefined ? [] : await runSql(db, exercise.probe);
  await runSql(db, 'ROLLBACK');
  return judgeRows(exercise, [sql], answers, probed);
}

describe('an exercise in SQL', () => {
  it.each(exercises)(
    '%s/%s: takes what the lesson prints, and answers what learners type',
    async (lesson, name, exercise) => {
      const of = `${lesson}/${name}`;
      const page = fs.readFileSync(path.join(root, `learn/foundations/${lesson}.mdx`), 'utf8');
      const [before = '', behind = ''] = page.split(`<Exercise of="${of}" />`);
      const [answer = ''] = blocks(behind.split('</details>')[0] ?? '');
      expect(answer).not.toBe('');
      const tries = [[answer] as const, ...(TRIES[of] ?? [])];
      for (const [sql, said] of tries) {
        const { notes } = await verdictOn(exercise, lesson, before, sql, answer);
        if (said === undefined) expect(notes[0], sql).toBeUndefined();
        else expect(notes[0], sql).toContain(said);
      }
      expect((await verdictOn(exercise, lesson, before, ' ', answer)).right).toBe(false);
    },
    START,
  );
});
