import type { Scores } from './score.ts';

/** One measured value against its bound. */
export interface Row {
  name: string;
  value: string;
  bound: string;
  met: boolean;
}

/** The rows of one half of the labelled queries. */
export function scoreRows(half: string, scores: Scores): Row[] {
  const atLeast = (name: string, value: number, bound: number): Row => ({
    name: `${half}: ${name}`,
    value: value.toFixed(3),
    bound: `≥ ${bound}`,
    met: value >= bound,
  });
  return [
    atLeast('success@1', scores.successAt1, 0.83),
    atLeast('MRR@10', scores.mrrAt10, 0.88),
    atLeast('typos, success@3', scores.typoSuccessAt3, 0.9),
    {
      name: `${half}: queries without a result`,
      value: String(scores.empty.length),
      bound: '0',
      met: scores.empty.length === 0,
    },
  ];
}

/** A row for a value that may not exceed a bound. */
export const boundRow = (name: string, value: number, bound: number, unit: string): Row => ({
  name,
  value: `${value.toFixed(1)} ${unit}`,
  bound: `≤ ${bound} ${unit}`,
  met: value <= bound,
});

/** Rows as lines of a table, with a mark if a bound isn't met. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, value, bound, met }) =>
        `${met ? '✓' : '✗'} ${name.padEnd(width)}  ${value.padStart(12)}  ${bound}`,
    )
    .join('\n');
}
