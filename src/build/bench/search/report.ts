import type { Scores } from './score.ts';

/** One measured value against its target, and the search plugin's own where it has one. */
export interface Row {
  name: string;
  value: string;
  target: string;
  met: boolean;
  stock?: string;
}

const share = (value: number) => value.toFixed(3);

/** The rows of one half of the labelled queries. */
export function scoreRows(half: string, scores: Scores, stock: Scores): Row[] {
  const row = (name: string, target: string, met: boolean, of: (one: Scores) => string): Row => ({
    name: `${half}: ${name}`,
    value: of(scores),
    target,
    met,
    stock: of(stock),
  });
  return [
    row('success@1', '≥ 0.75', scores.successAt1 >= 0.75, (one) => share(one.successAt1)),
    row('MRR@10', '≥ 0.85', scores.mrrAt10 >= 0.85, (one) => share(one.mrrAt10)),
    row('queries without a result', '0', scores.empty.length === 0, (one) =>
      String(one.empty.length),
    ),
    row('typos, success@3', '≥ 0.9', scores.typoSuccessAt3 >= 0.9, (one) =>
      share(one.typoSuccessAt3),
    ),
  ];
}

/** A row for a value that may not exceed a limit; without a limit it is only told. */
export function limitRow(
  name: string,
  value: number,
  limit: number | undefined,
  unit: string,
  stock?: number,
): Row {
  const text = (one: number) => `${one.toFixed(1)} ${unit}`;
  return {
    name,
    value: text(value),
    target: limit === undefined ? '' : `≤ ${limit} ${unit}`,
    met: limit === undefined || value <= limit,
    ...(stock === undefined ? {} : { stock: text(stock) }),
  };
}

/** Rows as lines of a table with a mark for what is not met. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (mark: string, name: string, value: string, target: string, stock: string) =>
    `${mark} ${name.padEnd(width)}  ${value.padStart(12)}  ${target.padEnd(10)}  ${stock.padStart(12)}`;
  return [
    line(' ', '', 'this site', 'target', 'stock plugin'),
    ...rows.map(({ name, value, target, met, stock = '–' }) =>
      line(met ? '✓' : '✗', name, value, target, stock),
    ),
  ].join('\n');
}
