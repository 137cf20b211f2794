import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect, compareOutput } from 'doc-walk';
import { sitePages } from '../../../tools/site-pages';
import { emptyDatabase, runSql } from 'teach/sql/session';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../../src/lib/sql-lessons.ts';
import { asPsql, mysqlRows } from './psql';

const START = 120_000;
let db: PGlite;

beforeAll(async () => {
  db = await PGlite.create();
}, START);
afterAll(() => db.close());

describe.each(Object.entries(sqlLessons))('the database in the page of %s', (id, lesson) => {
  const page = `learn/foundations/${id}.mdx`;
  const units = collect({ ...sitePages, pages: [page], files: [] }).units.filter(
    ({ lang, text }) => lang === 'sql' && sqlBlock(id, text),
  );

  it(
    'prints what the page prints, block by block',
    async () => {
      expect(units.length).toBeGreaterThan(4);
      if (lesson.only) expect(units).toHaveLength(lesson.only.length);
      await emptyDatabase(db);
      if (lesson.start) {
        const made = await runSql(db, lesson.start);
        expect(made.filter(({ kind }) => kind === 'error')).toEqual([]);
      }
      let compared = 0;
      for (const { text, meta, output, at } of units) {
        const { before } = sqlBlock(id, text) ?? {};
        if (before) await runSql(db, before);
        const answers = await runSql(db, text);
        const where = `${page}:${at(1).line}`;
        const errors = answers.flatMap((answer) =>
          answer.kind === 'error' ? [answer.error.message] : [],
        );
        const [, wanted] = /^error(?:: (.+))?$/.exec(meta.expect ?? '') ?? [];
        if (meta.expect) expect(errors.join('\n'), where).toContain(wanted ?? '');
        else expect(errors, where).toEqual([]);
        if (!output) continue;
        compared += 1;
        if (meta.dialect === 'mysql') {
          const rows = answers.flatMap((answer) =>
            answer.kind === 'rows' ? [answer.columns.map(({ name }) => name), ...answer.rows] : [],
          );
          expect(rows, where).toEqual(mysqlRows(output.text));
        } else {
          expect(compareOutput(output.text, asPsql(answers, text)), where).toBeUndefined();
        }
      }
      expect(compared).toBeGreaterThan(4);
    },
    START,
  );
});

describe('the database in the page', () => {
  it('shows an error with PostgreSQL’s own words and the place', async () => {
    const sql = "SELECT 1;\n-- 'a; b'\nSELECT nme FROM pg_class;";
    expect(asPsql(await runSql(db, sql), sql)).toBe(
      ' ?column?\n----------\n        1\n(1 row)\n\n'.replace('?column?\n', '?column?\n') +
        'ERROR:  column "nme" does not exist\nLINE 3: SELECT nme FROM pg_class;\n               ^',
    );
  });

  it('goes on after an error as psql does, and is empty again when asked', async () => {
    const answers = await runSql(
      db,
      'CREATE TABLE t (n int); INSERT INTO t VALUES (1),(2); SELEC; TABLE t;',
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['done', 'done', 'error', 'rows']);
    expect(answers[1]).toEqual({ kind: 'done', tag: 'INSERT 2' });
    await runSql(db, 'BEGIN; SELEC;');
    await emptyDatabase(db);
    expect((await runSql(db, 'TABLE t'))[0]).toMatchObject({
      kind: 'error',
      error: { code: '42P01' },
    });
  });

  it('has no leftover roles either, whatever role the session had taken', async () => {
    const made = `CREATE ROLE report; CREATE TABLE t (n int); GRANT SELECT ON t TO report;
      ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO report; SET ROLE report;`;
    for (const time of ['once', 'again']) {
      const answers = await runSql(db, made);
      expect(
        answers.filter(({ kind }) => kind === 'error'),
        time,
      ).toEqual([]);
      await emptyDatabase(db);
    }
    const [roles] = await runSql(db, `SELECT 1 FROM pg_roles WHERE rolname = 'report'`);
    expect(roles).toMatchObject({ kind: 'rows', count: 0 });
  });

  it('sends 200 rows of many, and says how many there are', async () => {
    const [answer] = await runSql(db, 'SELECT * FROM generate_series(1, 5000)');
    expect(answer).toMatchObject({ kind: 'rows', count: 5000 });
    expect(answer?.kind === 'rows' && answer.rows.length).toBe(200);
  });
});
