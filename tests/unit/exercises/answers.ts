import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** One answer: its lesson, exercise and field (0 is a text, or the first field), and the verdict on it. */
export interface Answer {
  lesson: string;
  of: string;
  field: number;
  /** `right`, `wrong`, or a part of the note on a wrong one. */
  verdict: string;
  answer: string;
}

/**
 * All answers of the tables next to this file. A row is `[exercise or exercise.field, verdict, answer]`. Those in the
 * folders `machine`, `unseen`, `heldout`, `second` and `third` were written before the checks were read.
 */
export const answers: readonly Answer[] = (
  fs.readdirSync(import.meta.dirname, { recursive: true }) as string[]
)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const lesson = path.basename(file, '.yaml');
    const rows = parse(fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')) as [
      string,
      string,
      string,
    ][];
    return rows.map(([place, verdict, answer]) => {
      const [name = '', field = '0'] = place.split('.');
      return { lesson, of: `${lesson}/${name}`, field: Number(field), verdict, answer };
    });
  });

/**
 * The rows with another verdict than they state, each as a sentence. `judge` returns a note, or undefined
 * for right.
 */
export function misjudged(
  rows: readonly Answer[],
  judge: (row: Answer) => string | undefined,
): readonly string[] {
  return rows.flatMap((row) => {
    const note = judge(row);
    const isAsSaid =
      row.verdict === 'right'
        ? note === undefined
        : note !== undefined && (row.verdict === 'wrong' || note.includes(row.verdict));
    return isAsSaid ? [] : [`${row.answer}\n  is ${row.verdict}; said was: ${note ?? 'right'}`];
  });
}
