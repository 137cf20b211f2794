import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, runSql } from 'teach/sql/session';
import { judgeRows, noteBefore, type Run, withoutPrompts } from 'teach/exercise/sql';
import { answers, misjudged } from '../exercises/answers.ts';
import mysql from '../../../learn/foundations/mysql-basics.exercises.ts';
import postgres from '../../../learn/foundations/postgres-basics.exercises.ts';
import { type Exercise, type SqlExercise } from 'teach/exercise';
import nosql from '../../../learn/foundations/sql-vs-nosql.exercises.ts';
import { fromMysql } from 'teach/sql';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../../src/lib/sql-lessons.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const START = 120_000;
const NO_TRANSACTION = '25P01';
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

let db: PGlite;
/** Whether an answer ended the transaction it ran in, so that a rollback can't take it back. */
let isChanged = false;
beforeAll(async () => {
  db = await PGlite.create();
}, START);
afterAll(() => db.close());

/** The database in the lesson's state at the exercise. */
async function begin(lesson: string, before: string): Promise<void> {
  await emptyDatabase(db);
  isChanged = false;
  const { start } = sqlLessons[lesson] ?? {};
  if (start) await runSql(db, start);
  for (const text of blocks(before.replace(/<details>[\s\S]*?<\/details>/g, ''))) {
    const found = sqlBlock(lesson, text);
    if (found) await runSql(db, [found.before, text].filter(Boolean).join('\n'));
  }
}

/** As src/client/sql/lesson.ts does it in the page. */
async function verdictOn(exercise: SqlExercise, lesson: string, typed: string, answer: string) {
  const sql = withoutPrompts(typed);
  const early = noteBefore(exercise, sql);
  if (early) return { right: false, notes: [early] };
  const prepared = sqlBlock(lesson, answer)?.before;
  const runs: Run[] = [];
  for (const changes of [
    undefined,
    ...(exercise.changes === undefined ? [] : [exercise.changes]),
  ]) {
    const changed = await runSql(db, ['BEGIN;', prepared, changes].filter(Boolean).join('\n'));
    expect(changed.filter(({ kind }) => kind === 'error')).toEqual([]);
    const model = exercise.model === undefined ? [] : await runSql(db, exercise.model);
    const said = await runSql(db, sqlLessons[lesson]?.only ? fromMysql(sql) : sql);
    const [inside] = await runSql(db, 'SAVEPOINT inside;');
    isChanged ||= inside?.kind === 'error' && inside.error.code === NO_TRANSACTION;
    const probed = exercise.probe === undefined ? [] : await runSql(db, exercise.probe);
    await runSql(db, 'ROLLBACK');
    runs.push({ answers: said, model, probed });
  }
  return judgeRows(exercise, [sql], runs);
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
      await begin(lesson, before);
      const notes = new Map<string, string | undefined>();
      const rows = answers.filter((row) => row.of === of && row.field === 0);
      for (const sql of [answer, ...rows.map((row) => row.answer)]) {
        if (isChanged) await begin(lesson, before);
        notes.set(sql, (await verdictOn(exercise, lesson, sql, answer)).notes[0]);
      }
      expect(notes.get(answer)).toBeUndefined();
      expect(misjudged(rows, (row) => notes.get(row.answer))).toEqual([]);
      expect((await verdictOn(exercise, lesson, ' ', answer)).right).toBe(false);
    },
    START,
  );
});
