import files from '@generated/sql-files/default/files.json';
import { type SqlExercise } from 'teach/exercise';
import { type Run } from 'teach/exercise/sql';
import { type Answer, fromMysql } from 'teach/sql';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../lib/sql-lessons.ts';
import * as engine from 'teach/sql/engine';
import { textOf } from './own';

/** The attribute that the blocks of a lesson find each other by, in page order. */
const BLOCK = 'data-sql';

/** Blocks that have run since the database was empty. */
const ran = new Set<Element>();
let isBegun = false;

/** The blocks that a block builds on: the lesson's blocks before it, and inside an answer also that answer's. */
function before(block: Element): Element[] {
  const all = [...document.querySelectorAll(`[${BLOCK}]`)];
  const own = block.closest('details');
  return all.slice(0, all.indexOf(block)).filter((other) => {
    const folded = other.closest('details');
    return folded === null || folded === own;
  });
}

async function begin(lesson: string): Promise<void> {
  await engine.start(files);
  if (isBegun) return;
  ran.clear();
  await engine.empty();
  const { start } = sqlLessons[lesson] ?? {};
  if (start) await engine.run(start);
  isBegun = true;
}

/**
 * Runs everything the lesson has run before `block`, as far as it hasn't run yet. Returns how many blocks
 * that were.
 */
async function catchUp(lesson: string, block: Element): Promise<number> {
  const missing = before(block).filter((other) => !ran.has(other));
  for (const other of missing) {
    const text = textOf(other);
    await engine.run([sqlBlock(lesson, text)?.before, text].filter(Boolean).join('\n'));
    ran.add(other);
  }
  return missing.length;
}

/** A learner's statements in the dialect of the database that runs them. */
const inWords = (lesson: string, sql: string): string =>
  sqlLessons[lesson]?.only ? fromMysql(sql) : sql;

export interface Ran {
  answers: readonly Answer[];
  /** Earlier blocks that ran first. */
  first: number;
}

/** Runs statements at a block's position, in the state that the lesson has there. */
export async function runAt(lesson: string, block: Element, sql: string): Promise<Ran> {
  await begin(lesson);
  const first = await catchUp(lesson, block);
  const prepared = ran.has(block) ? undefined : sqlBlock(lesson, textOf(block))?.before;
  if (prepared) await engine.run(prepared);
  const answers = await engine.run(inWords(lesson, sql));
  ran.add(block);
  return { answers, first };
}

/**
 * Runs an answer at a block's position, once on the current data and once on the data as the exercise
 * changes them, and rolls everything back. If the question is about something the answer creates, such as a
 * new column, the database is reset to the lesson's state there first, because the learner may have created
 * it already.
 */
export async function tryAt(
  lesson: string,
  block: Element,
  sql: string,
  { model, changes, probe }: SqlExercise,
): Promise<readonly Run[]> {
  if (probe !== undefined) reset();
  await begin(lesson);
  await catchUp(lesson, block);
  const prepared = sqlBlock(lesson, textOf(block))?.before;
  const run = async (first: string | undefined): Promise<Run> => {
    await engine.run(['BEGIN;', prepared, first].filter(Boolean).join('\n'));
    const wanted = model === undefined ? [] : await engine.run(model);
    const answers = await engine.run(inWords(lesson, sql));
    const probed = probe === undefined ? [] : await engine.run(probe);
    await engine.run('ROLLBACK');
    return { answers, model: wanted, probed };
  };
  const runs = [await run(undefined)];
  if (changes !== undefined) runs.push(await run(changes));
  // The check's run isn't the learner's, so the next run begins at the lesson's start again.
  if (probe !== undefined) reset();
  return runs;
}

/** Resets, so the next run begins at the lesson's start. */
export function reset(): void {
  isBegun = false;
  ran.clear();
}

/** Stops the running statement and resets the database. */
export function stop(): void {
  reset();
  engine.stop();
}
