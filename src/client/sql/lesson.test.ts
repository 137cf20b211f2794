import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The statements sent to the database, in order. */
const told: string[] = [];
vi.mock('@generated/sql-files/default/files.json', () => ({ default: {} }));
vi.mock('teach/sql/engine', () => ({
  start: () => Promise.resolve(),
  stop: () => undefined,
  empty: () => Promise.resolve(told.push('empty')),
  run: (sql: string) => {
    told.push(sql);
    return Promise.resolve([]);
  },
}));
const { runAt, tryAt } = await import('./lesson.ts');

const LESSON = 'postgres-basics';
const blocks = ['CREATE TABLE t (n int);', 'TABLE t;', 'TABLE t LIMIT 1;'].map(
  (textContent) =>
    ({ closest: () => null, querySelector: () => ({ textContent }) }) as unknown as Element,
);
const [create, , last] = blocks as [Element, Element, Element];

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('document', { querySelectorAll: () => blocks });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a block of a lesson', () => {
  it('runs after the earlier blocks, each once, and from the lesson’s start again after an exercise', async () => {
    expect((await runAt(LESSON, last, 'SELECT 1;')).first).toBe(2);
    expect((await runAt(LESSON, last, 'SELECT 2;')).first).toBe(0);
    const run = ['empty', 'CREATE TABLE t (n int);', 'TABLE t;', 'SELECT 1;', 'SELECT 2;'];
    expect(told.splice(0)).toEqual(run);
    await tryAt(LESSON, last, 'SELECT 3;', { kind: 'sql', probe: 'SELECT 4;' });
    const tried = [...run.slice(0, 3), 'BEGIN;', 'SELECT 3;', 'SELECT 4;', 'ROLLBACK'];
    expect(told.splice(0)).toEqual(tried);
    expect((await runAt(LESSON, create, 'CREATE TABLE t (n int);')).first).toBe(0);
    expect(told).toEqual(['empty', 'CREATE TABLE t (n int);']);
  });

  it('keeps the learner’s changes while rows are compared, on these data and on others', async () => {
    await runAt(LESSON, last, 'SELECT 1;');
    told.length = 0;
    await tryAt(LESSON, last, 'SELECT 2;', {
      kind: 'sql',
      model: 'SELECT 3;',
      changes: 'SELECT 4;',
    });
    expect(told.splice(0)).toEqual([
      ...['BEGIN;', 'SELECT 3;', 'SELECT 2;', 'ROLLBACK'],
      ...['BEGIN;\nSELECT 4;', 'SELECT 3;', 'SELECT 2;', 'ROLLBACK'],
    ]);
    expect((await runAt(LESSON, last, 'SELECT 5;')).first).toBe(0);
    expect(told).toEqual(['SELECT 5;']);
  });

  it('about MySQL is translated for PostgreSQL', async () => {
    await tryAt('mysql-basics', last, 'SELECT IFNULL(`n`, 0) FROM `t`;', { kind: 'sql' });
    expect(told).toContain('SELECT COALESCE("n", 0) FROM "t";');
    await tryAt(LESSON, last, 'SELECT `n`;', { kind: 'sql' });
    expect(told).toContain('SELECT `n`;');
  });
});
