import { errorText } from 'teach/sql';
import { type Answer } from 'teach/sql';

/** A result as psql prints it, for comparison with the output on a page. */
function table({ columns, rows }: Extract<Answer, { kind: 'rows' }>): string {
  const widths = columns.map(({ name }, at) =>
    Math.max(name.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const centred = columns.map(({ name }, at) => {
    const space = (widths[at] ?? 0) - name.length;
    return ' '.repeat(Math.floor(space / 2)) + name + ' '.repeat(Math.ceil(space / 2));
  });
  const line = (row: readonly (string | null)[]) =>
    row
      .map((value, at) =>
        columns[at]?.isNumber
          ? (value ?? '').padStart(widths[at] ?? 0)
          : (value ?? '').padEnd(widths[at] ?? 0),
      )
      .join(' | ');
  return [
    ` ${centred.join(' | ')}`,
    widths.map((width) => '-'.repeat(width + 2)).join('+'),
    ...rows.map((row) => ` ${line(row)}`),
    `(${rows.length} row${rows.length === 1 ? '' : 's'})`,
  ].join('\n');
}

function plan(lines: readonly string[]): string {
  const rows = lines.map((text) => [text]);
  return table({
    kind: 'rows',
    columns: [{ name: 'QUERY PLAN', isNumber: false }],
    rows,
    count: rows.length,
  });
}

/** The answers to a block as psql prints them. Statements without rows print nothing, as with `psql -q`. */
export function asPsql(answers: readonly Answer[], sql: string): string {
  return answers
    .flatMap((answer) => {
      switch (answer.kind) {
        case 'rows':
          return [table(answer)];
        case 'plan':
          return [plan(answer.lines)];
        case 'error':
          return [errorText(answer.error, sql)];
        case 'done':
          return [];
      }
    })
    .join('\n\n');
}

/** The rows of a table as MySQL's client prints it, without the frame: names first. */
export const mysqlRows = (output: string): string[][] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );
