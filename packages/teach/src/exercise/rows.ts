import { type Answer } from '../sql/types.ts';
import { errorText } from '../sql/words.ts';
import { brokenRule, EMPTY, judgeFields, statementsOf } from './check.ts';
import { type SqlExercise, type Verdict } from './types.ts';

/** A value whatever its type is: 185.8 is 185.80, and midnight of a day is that day. */
const plain = (value: string | null): string | null => {
  if (value === null) return null;
  if (/^-?\d+\.\d+$/.test(value)) return value.replace(/\.?0+$/, '');
  return value.replace(/^(\d{4}-\d\d-\d\d) 00:00:00(?:\+00)?$/, '$1');
};

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What to say before statements are run; undefined where they may. */
export function noteBefore(
  { rules = [] }: Pick<SqlExercise, 'rules'>,
  sql: string,
): string | undefined {
  if (sql.trim() === '') return EMPTY;
  const read = statementsOf('text', sql);
  return 'statements' in read ? brokenRule(rules, read.statements)?.hint : read.problem;
}

/** The first sentence that a probe returns, or what keeps it from answering. */
function probeNote(answers: readonly Answer[]): string | undefined {
  for (const answer of answers) {
    if (answer.kind === 'error')
      return `The statements ran. What the check asks then is refused: ${answer.error.message}.`;
  }
  const last = answers.at(-1);
  return last?.kind === 'rows' ? (last.rows[0]?.[0] ?? undefined) : undefined;
}

function rowsNote(exercise: SqlExercise, answers: readonly Answer[]): string | undefined {
  const { rows = [], columns = '', anyOrder } = exercise;
  const last = answers.filter((answer) => answer.kind === 'rows').at(-1);
  if (!last) return 'The statements ran, and none of them has a result.';
  const wide = rows[0]?.length ?? 0;
  if (last.columns.length < wide)
    return `The result has ${counted(last.columns.length, 'column')}; wanted: ${columns}.`;
  if (last.count !== rows.length)
    return `The result has ${counted(last.count, 'row')}, not as many as the task asks for.`;
  const text = (row: readonly (string | null)[]) => JSON.stringify(row.slice(0, wide).map(plain));
  const [wanted, given] = [rows.map(text), last.rows.map(text)];
  if (wanted.join() === given.join()) return undefined;
  if ([...wanted].sort().join() === [...given].sort().join())
    return anyOrder
      ? undefined
      : 'These are the right rows, in another order than the task asks for.';
  const missing = given.findIndex((row) => !wanted.includes(row));
  return `Row ${missing + 1} is not what the task asks for. Wanted: ${columns}.`;
}

/** Judges what PostgreSQL answered to the learner's statements and to the exercise's own question, and the short answers behind them. */
export function judgeRows(
  exercise: SqlExercise,
  [sql = '', ...rest]: readonly string[],
  answers: readonly Answer[],
  probed: readonly Answer[] = [],
): Verdict {
  const also = judgeFields(exercise.also ?? [], rest);
  const failed = answers.find((answer) => answer.kind === 'error');
  const note = failed
    ? errorText(failed.error, sql)
    : exercise.probe === undefined
      ? (rowsNote(exercise, answers) ?? noteBefore({ ...exercise, rules: exercise.later }, sql))
      : probeNote(probed);
  return { right: note === undefined && also.right, notes: [note, ...also.notes] };
}
