import files from '@generated/sql-files/default/files.json';
import { type SqlExercise } from 'teach/exercise';
import { type Run } from 'teach/exercise/sql';
import { type Answer, fromMysql } from 'teach/sql';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../lib/sql-lessons.ts';
import * as engine from 'teach/sql/engine';
import { textOf } from './own';

/** The attribute by which the blocks of a lesson find each other, in the order of the page. */
const BLOCK = 'data-sql';

/** Blocks that have run since the database was empty. */
const ran = new Set<Element>();
let isBegun = false;

/** The blocks on which one builds: those of the lesson before it, and in an answer those of that answer. */
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

/** Runs what the lesson has run by the place of `block`, as far as it has not; returns how many blocks that were. */
async function catchUp(lesson: string, block: Element): Promise<number> {
  const missing = before(block).filter((other) => !ran.has(other));
  for (const other of missing) {
    const text = textOf(other);
    await engine.run([sqlBlock(lesson, text)?.before, text].filter(Boolean).join('\n'));
    ran.add(other);
  }
  return missing.length;
}

/** A learner's statements in the words of the database that answers. */
const inWords = (lesson: string, sql: string): string =>
  sqlLessons[lesson]?.only ? fromMysql(sql) : sql;

export interface Ran {
  answers: readonly Answer[];
  /** Earlier blocks that ran first. */
  first: number;
}

/** Runs statements at the place of a block, in the state that the lesson has there. */
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
 * Runs an answer at the place of a block, once on the data that are there and once on those that the
 * exercise changes, and takes all changes back. Before a question to what was made, such as a new
 * column, the database is as the lesson has it there: the learner may have made the same before.
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
  // What ran for the check is no run of the learner's: the next begins at the lesson's start again.
  if (probe !== undefined) reset();
  return runs;
}

/** Forgets what was done: the next run begins at the lesson's start. */
export function reset(): void {
  isBegun = false;
  ran.clear();
}

/** Ends what runs, and forgets what was done. */
export function stop(): void {
  reset();
  engine.stop();
}
