import type { Scores } from './score.ts';

/** One measured value against its bound. */
export interface Row {
  name: string;
  value: string;
  bound: string;
  met: boolean;
}

const atLeast = (name: string, value: number, bound: number): Row => ({
  name,
  value: value.toFixed(3),
  bound: `≥ ${bound}`,
  met: value >= bound,
});

const noneEmpty = (set: string, { empty }: Scores): Row => ({
  name: `${set}: queries without a result`,
  value: String(empty.length),
  bound: '0',
  met: empty.length === 0,
});

/** The rows of one half of the labelled queries. */
export const scoreRows = (half: string, scores: Scores): Row[] => [
  atLeast(`${half}: success@1`, scores.successAt1, 0.83),
  atLeast(`${half}: MRR@10`, scores.mrrAt10, 0.88),
  atLeast(`${half}: typos, success@3`, scores.typoSuccessAt3, 0.9),
  noneEmpty(half, scores),
];

/** The rows of queries that somebody wrote and labelled from the pages alone. `sections` is the share of right ones. */
export const blindRows = (scores: Scores, sections: number): Row[] => [
  atLeast('blind: success@1', scores.successAt1, 0.85),
  atLeast('blind: success@3', scores.successAt3, 0.95),
  atLeast('blind: MRR@10', scores.mrrAt10, 0.9),
  atLeast('blind: errors, success@1', scores.errorSuccessAt1, 0.8),
  atLeast('blind: right section', sections, 0.85),
  noneEmpty('blind', scores),
];

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
