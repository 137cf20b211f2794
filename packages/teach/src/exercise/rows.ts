import { counted } from '../counted.ts';
import { splitStatements } from '../sql/split.ts';
import { type Answer, type Row } from '../sql/types.ts';
import { errorText } from '../sql/words.ts';
import { brokenRule, EMPTY, judgeFields, statementsOf } from './check.ts';
import { withoutComments } from './sql.ts';
import { type SqlExercise, type Verdict } from './types.ts';

export { withoutPrompts } from './sql.ts';

/** A value in a form that doesn't depend on its type: 185.8 equals 185.80, and midnight of a day equals the day. */
const plain = (value: string | null): string | null => {
  if (value === null) return null;
  if (/^-?\d+\.\d+$/.test(value)) return value.replace(/\.?0+$/, '');
  return value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00(?:[-+]\d\d(?::\d\d)?)?$/, '$1');
};

const OPENS = /^(?:BEGIN|START\s+TRANSACTION)\b/i;
const CLOSES = /^(?:COMMIT|END)\b/i;
const GIVES_UP = /^(?:ROLLBACK|ABORT)\b(?!\s+(?:WORK\s+|TRANSACTION\s+)?TO\b)/i;

/** The note on statements before they run, or undefined if they can. */
export function noteBefore(
  { rules = [], probe }: Pick<SqlExercise, 'rules' | 'probe'>,
  sql: string,
): string | undefined {
  if (sql.trim() === '') return EMPTY;
  const plain = withoutComments(sql);
  const said = splitStatements(plain).map(({ text }) => text);
  if (said.some((text) => GIVES_UP.test(text)))
    return 'The check runs your statements in its own transaction, so leave out ROLLBACK.';
  if (probe === undefined && said.some((text) => /^(?:DELETE|UPDATE|TRUNCATE)\b/i.test(text)))
    return 'Asked was a query, which leaves the tables as they are.';
  const last = said.filter((text) => OPENS.test(text) || CLOSES.test(text)).at(-1);
  // What an answer has committed is gone with the check's database, but a query's data would stay.
  if (probe === undefined && last !== undefined)
    return 'The check runs your statements in its own transaction, so leave out BEGIN and COMMIT.';
  if (last !== undefined && OPENS.test(last))
    return 'The transaction is still open at the end, so nothing of it stays. Commit it.';
  const read = statementsOf('text', plain);
  return 'statements' in read ? brokenRule(rules, read) : read.problem;
}

/** The first sentence that a probe returns, or the error that stops it. */
function probeNote(answers: readonly Answer[]): string | undefined {
  for (const answer of answers) {
    if (answer.kind === 'error')
      return `The statements ran, but PostgreSQL refused the check's own query: ${answer.error.message}.`;
  }
  const last = answers.at(-1);
  return last?.kind === 'rows' ? (last.rows[0]?.[0] ?? undefined) : undefined;
}

/** Every way to take so many of the columns, in any order. */
const choices = (count: number, wide: number): readonly (readonly number[])[] =>
  wide === 0
    ? [[]]
    : choices(count, wide - 1).flatMap((chosen) =>
        [...Array(count).keys()].filter((at) => !chosen.includes(at)).map((at) => [...chosen, at]),
      );

function rowsNote(exercise: SqlExercise, { answers, model }: Run): string | undefined {
  const { columns = '', anyOrder } = exercise;
  const results = answers.filter((answer) => answer.kind === 'rows');
  const last = results.at(-1);
  const which = results.length > 1 ? 'The last result' : 'The result';
  if (!last) return 'The statements ran, but none of them has a result.';
  const right = model.at(-1);
  if (right?.kind !== 'rows')
    return "The check can't use the lesson's tables as they are now. Reset the lesson with one of its blocks.";
  const { rows } = right;
  const wide = right.columns.length;
  if (last.columns.length < wide)
    return `${which} has ${counted(last.columns.length, 'column')}. It should have: ${columns}.`;
  if (last.count !== rows.length)
    return `${which} has ${counted(last.count, 'row')}, not as many as the task asks for.`;
  const text = (row: Row) => JSON.stringify(row.map(plain));
  const wanted = rows.map(text);
  const said = choices(last.columns.length, wide).map((chosen) =>
    last.rows.map((row) => text(chosen.map((at) => row[at] ?? null))),
  );
  if (said.some((given) => given.join() === wanted.join())) return undefined;
  if (said.some((given) => [...given].sort().join() === [...wanted].sort().join()))
    return anyOrder
      ? undefined
      : 'These are the right rows, but not in the order the task asks for.';
  const other = (given: readonly string[]) =>
    given.findIndex((row, at) => !wanted.includes(row) || given.indexOf(row) < at);
  return `Row ${Math.max(...said.map(other)) + 1} isn't what the task asks for. Wanted: ${columns}.`;
}

/** The database's answers on one set of data: to the learner's statements, to the model's, and to the probe. */
export interface Run {
  answers: readonly Answer[];
  model: readonly Answer[];
  probed: readonly Answer[];
}

function runNote(exercise: SqlExercise, sql: string, run: Run): string | undefined {
  const failed = run.answers.find((answer) => answer.kind === 'error');
  if (failed) {
    const text = errorText(failed.error, sql);
    return exercise.note
      ? `${text}\nPostgreSQL says this. It doesn't know everything that MySQL does.`
      : text;
  }
  return exercise.probe === undefined ? rowsNote(exercise, run) : probeNote(run.probed);
}

/** Judges what an answer does to the lesson's data and to other data, and the short answers after it. */
export function judgeRows(
  exercise: SqlExercise,
  [sql = '', ...rest]: readonly string[],
  [first, ...others]: readonly Run[],
): Verdict {
  const also = judgeFields(exercise.also ?? [], rest);
  const own = first && runNote(exercise, sql, first);
  const other = others.map((run) => runNote(exercise, sql, run)).find((note) => note !== undefined);
  const note =
    own ?? (other && `This is right for the rows in the tables now, but not for others: ${other}`);
  return { right: note === undefined && also.right, notes: [note, ...also.notes] };
}
