import type { Scores } from './score.ts';

/** One measured value against its target. */
export interface Row {
  name: string;
  value: string;
  target: string;
  met: boolean;
}

const share = (value: number) => value.toFixed(3);

/** The rows of one half of the labelled queries. */
export function scoreRows(half: string, scores: Scores): Row[] {
  const row = (name: string, value: string, target: string, met: boolean): Row => ({
    name: `${half}: ${name}`,
    value,
    target,
    met,
  });
  return [
    row('success@1', share(scores.successAt1), '≥ 0.75', scores.successAt1 >= 0.75),
    row('MRR@10', share(scores.mrrAt10), '≥ 0.85', scores.mrrAt10 >= 0.85),
    row('queries without a result', String(scores.empty.length), '0', scores.empty.length === 0),
    row('typos, success@3', share(scores.typoSuccessAt3), '≥ 0.9', scores.typoSuccessAt3 >= 0.9),
  ];
}

/** A row for a value that may not exceed a limit. */
export function limitRow(name: string, value: number, limit: number, unit: string): Row {
  return {
    name,
    value: `${value.toFixed(1)} ${unit}`,
    target: `≤ ${limit} ${unit}`,
    met: value <= limit,
  };
}

/** Rows as lines of a table with a mark for what is not met. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, value, target, met }) =>
        `${met ? '✓' : '✗'} ${name.padEnd(width)}  ${value.padStart(12)}  ${target}`,
    )
    .join('\n');
}
