import { counted } from '../counted.ts';
import { type Answer, type SqlError } from './types.ts';

/** An error as psql prints it, with the line it is about and a sign under the place. */
export function errorText(error: SqlError, sql: string): string {
  const { severity, message, detail, hint, line, column } = error;
  const lines = [`${severity}:  ${message}`];
  if (line !== undefined && column !== undefined) {
    const head = `LINE ${line}: `;
    lines.push(
      `${head}${sql.split('\n')[line - 1] ?? ''}`,
      `${' '.repeat(head.length + column - 1)}^`,
    );
  }
  if (detail) lines.push(`DETAIL:  ${detail}`);
  if (hint) lines.push(`HINT:  ${hint}`);
  return lines.join('\n');
}

/** The caption of a result table. */
export function captionOf(answer: Extract<Answer, { kind: 'rows' }>): string {
  const { rows, count } = answer;
  if (rows.length < count) return `The first ${rows.length} of ${counted(count, 'row')}`;
  return counted(count, 'row');
}

/** All answers in one sentence, for screen readers. */
export function summaryOf(answers: readonly Answer[]): string {
  const errors = answers.filter(({ kind }) => kind === 'error').length;
  if (answers.length === 0) return "There's no statement to run.";
  const run = `${counted(answers.length, 'statement')} run`;
  if (errors > 0) return `${run}, ${errors} refused.`;
  const last = answers.at(-1);
  return last?.kind === 'rows' ? `${run}: ${counted(last.count, 'row')}.` : `${run}.`;
}
