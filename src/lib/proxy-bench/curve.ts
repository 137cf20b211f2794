import { benchSeries, type BenchResults, type BenchRow } from './index.ts';
import { longDate } from '../dates.ts';

export interface CurvePoint {
  /** Requests a second that were answered. */
  rate: number;
  /** Microseconds of CPU time for a request: median, least and greatest run. */
  cost: number;
  min: number;
  max: number;
}

export interface Curve {
  name: string;
  points: readonly CurvePoint[];
}

/** A row of the chart's table: a rate, and for each proxy its cost, or nothing where it couldn't keep up. */
export interface CurveRow {
  label: string;
  cells: readonly { cost: string; range: string; core: string; share: string; guess: string }[];
}

export interface CurveView {
  curves: readonly Curve[];
  rows: readonly CurveRow[];
  earlier: readonly { day: string; curves: readonly Curve[] }[];
}

/** Below this part of its rate, a run wasn't at that rate. */
const KEPT_UP = 0.97;

/** The cases with a rate, slowest first; `rate-max` is the last. */
function ratesOf(results: BenchResults): { name: string; rate: number }[] {
  const names = [...new Set(results.runs.map((run) => run.case))].filter((name) =>
    name.startsWith('rate-'),
  );
  return names
    .map((name) => ({ name, rate: Number(name.slice(5).replace('max', 'Infinity')) }))
    .sort((a, b) => a.rate - b.rate);
}

const rowAt = (results: BenchResults, of: string, index: number): BenchRow | undefined =>
  benchSeries(results, of).rows[index];

/** True if a proxy answered as fast as it was asked, or was asked for all it could do. */
function keptUp(results: BenchResults, name: string, rate: number, index: number): boolean {
  return (
    rate === Infinity || (rowAt(results, `${name} rate`, index)?.median ?? 0) >= rate * KEPT_UP
  );
}

/** The CPU time for a request over the rate, for each proxy. */
export function curvesOf(results: BenchResults): Curve[] {
  const rates = ratesOf(results);
  const [first] = rates;
  if (!first) throw new Error('there are no runs with a rate');
  return benchSeries(results, `${first.name} cpu`).rows.map(({ name }, index) => ({
    name,
    points: rates
      .flatMap((one) => {
        const cost = rowAt(results, `${one.name} cpu`, index);
        const rate = rowAt(results, `${one.name} rate`, index);
        if (!cost || !rate || !keptUp(results, one.name, one.rate, index)) return [];
        return [{ rate: rate.median, cost: cost.median, min: cost.min, max: cost.max }];
      })
      .sort((a, b) => a.rate - b.rate),
  }));
}

/** A part of one in per cent, '12.4 %'. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/**
 * What the curve shows as a table. `guess` is the share of a core that the cost in the case `one` would
 * give for the row's rate.
 */
function rowsOf(results: BenchResults, one: string): CurveRow[] {
  const guesses = benchSeries(results, `${one} core`).rows;
  return ratesOf(results).map(({ name, rate }) => {
    const rates = benchSeries(results, `${name} rate`).rows;
    const cores = benchSeries(results, `${name} core`).rows;
    const costs = benchSeries(results, `${name} cpu`).rows;
    return {
      label: rate === Infinity ? 'all it can' : rate.toLocaleString('en-GB'),
      cells: costs.map(({ text }, index) => {
        const [core, at, guess] = [cores[index], rates[index]?.median ?? 0, guesses[index]];
        if (!keptUp(results, name, rate, index) || !core || !guess)
          return { cost: '', range: '', core: '', share: '', guess: '' };
        return {
          cost: text.median,
          range: `${text.min} to ${text.max}`,
          core: core.text.median,
          share: percent((core.median * at) / 1e6),
          guess: percent((guess.median * at) / 1e6),
        };
      }),
    };
  });
}

/** The chart and its tables, with the curves of earlier days. */
export const curveView = (results: BenchResults, one: string): CurveView => ({
  curves: curvesOf(results),
  rows: rowsOf(results, one),
  earlier: (results.earlier ?? []).map((day) => ({
    day: longDate(day.machine.day),
    curves: curvesOf(day),
  })),
});

const change = (quotient: number): string => {
  const by = Math.round((quotient - 1) * 100);
  if (by === 0) return 'the same';
  return `${Math.abs(by)} % ${by < 0 ? 'lower' : 'higher'}`;
};

/** How far the costs of earlier days are from the last day's, in sentences. */
export function daysText(results: BenchResults): string {
  const now = curvesOf(results);
  const days = (results.earlier ?? []).map((day) => {
    const quotients = curvesOf(day).flatMap(({ points }, proxy) =>
      points.flatMap(({ cost }, at) => {
        const then = now[proxy]?.points[at];
        return then ? [cost / then.cost] : [];
      }),
    );
    const [least, greatest] = [Math.min(...quotients), Math.max(...quotients)];
    return `On ${longDate(day.machine.day)} (${day.machine.cpu}), the points of the curve were between ${change(least)} and ${change(greatest)}.`;
  });
  return days.length > 0
    ? days.join(' ')
    : `So far there is one day, ${longDate(results.machine.day)}, so nothing here tells you how far two days are apart.`;
}
