import files from '@generated/sql-files/default/files.json';
import { fromMysql } from 'teach/sql';
import { type Answer } from 'teach/sql';
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

/** What PostgreSQL answered to an exercise, and to the question that follows it. */
export interface Tried {
  answers: readonly Answer[];
  probed: readonly Answer[];
}

/**
 * Runs a learner's statements where the answer `block` has its place, in the state that the lesson
 * has there whatever was run before, and takes their changes back.
 */
export async function tryAt(
  lesson: string,
  block: Element,
  sql: string,
  probe?: string,
): Promise<Tried> {
  reset();
  await begin(lesson);
  await catchUp(lesson, block);
  const prepared = sqlBlock(lesson, textOf(block))?.before;
  await engine.run(['BEGIN;', prepared].filter(Boolean).join('\n'));
  const answers = await engine.run(inWords(lesson, sql));
  const probed = probe === undefined ? [] : await engine.run(probe);
  await engine.run('ROLLBACK');
  // What ran for the check is no run of the learner's: the next begins at the lesson's start again.
  reset();
  return { answers, probed };
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
