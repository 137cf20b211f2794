import { benchSeries, type BenchResults, PROXIES, proxyNames, stolen } from './index.ts';
import { longDate } from '../dates.ts';
import { grouped } from '../numbers.ts';
import { listed } from '../words.ts';

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

/** A cell of a table: a median and its range, or nothing if a proxy couldn't keep up. */
export interface CurveCell {
  proxy: string;
  median: string;
  range: string;
}

/** A row of a table: a rate, and a cell for each proxy. */
export interface CurveRow {
  label: string;
  cells: readonly CurveCell[];
}

export interface CurveView {
  curves: readonly Curve[];
  /** The same with the proxy's core kept awake. */
  awake: readonly Curve[];
  costs: readonly CurveRow[];
  earlier: readonly { session: string; curves: readonly Curve[] }[];
}

/** A run with less than this part of its rate doesn't count as being at that rate. */
const KEPT_UP = 0.97;

/** Cases with a rate, as they are and with the proxy's core kept awake. */
type Kind = 'rate' | 'awake';

interface RateCase {
  name: string;
  rate: number;
}

/** The cases of a kind, slowest first and `rate-max` last. */
function casesOf(results: BenchResults, kind: Kind): RateCase[] {
  const names = [...new Set(results.runs.map((run) => run.case))];
  return names
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => ({ name, rate: Number(name.split('-')[1]?.replace('max', 'Infinity')) }))
    .sort((a, b) => a.rate - b.rate);
}

/** What a request cost a proxy, or undefined if it answered fewer than were sent. */
function pointAt(
  results: BenchResults,
  { name, rate }: RateCase,
  proxy: number,
): CurvePoint | undefined {
  const answered = benchSeries(results, `${name} rate`).rows[proxy]?.median ?? 0;
  const cost = benchSeries(results, `${name} cpu`).rows[proxy];
  if (!cost || (rate !== Infinity && answered < rate * KEPT_UP)) return undefined;
  return { rate: answered, cost: cost.median, min: cost.min, max: cost.max };
}

/** The CPU time for a request against the rate, for each proxy. */
export function curvesOf(results: BenchResults, kind: Kind = 'rate'): Curve[] {
  const cases = casesOf(results, kind);
  return PROXIES.map((proxy, index) => ({
    name: proxyNames[proxy],
    points: cases
      .flatMap((one) => pointAt(results, one, index) ?? [])
      .sort((a, b) => a.rate - b.rate),
  }));
}

/** A fraction in per cent, '12.4 %'. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** A figure for every rate of a kind, as rows of a table. */
function rowsOf(results: BenchResults, kind: Kind, metric: string): CurveRow[] {
  return casesOf(results, kind).map((one) => {
    const { rows, unit } = benchSeries(results, `${one.name} ${metric}`);
    const end = unit === '%' ? ' %' : '';
    const rate = one.rate === Infinity ? 'all it can' : grouped(one.rate);
    return {
      label: kind === 'awake' ? `${rate}, core awake` : rate,
      cells: rows.map(({ name: proxy, text }, index) =>
        pointAt(results, one, index)
          ? { proxy, median: `${text.median}${end}`, range: `${text.min} to ${text.max}${end}` }
          : { proxy, median: '', range: '' },
      ),
    };
  });
}

/** The share of the proxy's core that was busy at each rate, as rows of a table. */
export const sizingRows = (results: BenchResults): CurveRow[] => rowsOf(results, 'rate', 'used');

/**
 * When a session ran, '26 November 2026, 23:48 to 00:02 UTC'. Two sessions may belong to one night, so their days
 * alone would say too much.
 */
export function sessionOf({ machine, runs }: BenchResults): string {
  const times = runs.map(({ at }) => at).sort();
  const [from = '', to = ''] = [times[0], times[times.length - 1]].map((at) => at?.slice(11, 16));
  return `${longDate(machine.day)}, ${from} to ${to} UTC`;
}

/** The chart and its table, with the core kept awake and with the curves of earlier sessions. */
export const curveView = (results: BenchResults): CurveView => ({
  curves: curvesOf(results),
  awake: curvesOf(results, 'awake'),
  costs: [...rowsOf(results, 'rate', 'cpu'), ...rowsOf(results, 'awake', 'cpu')],
  earlier: (results.earlier ?? []).map((day) => ({
    session: sessionOf(day),
    curves: curvesOf(day),
  })),
});

const change = (by: number): string => `${Math.abs(by)} % ${by < 0 ? 'lower' : 'higher'}`;

/** How far values are above or below others, from their least and greatest quotient, 'between 8 % and 34 % lower'. */
function changes(quotients: readonly number[]): string {
  const [first = 0, second = 0] = [Math.min(...quotients), Math.max(...quotients)]
    .map((quotient) => Math.round((quotient - 1) * 100))
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  if (first === second) return change(first);
  const isOneWay = first * second > 0;
  return `between ${isOneWay ? `${Math.abs(first)} %` : change(first)} and ${change(second)}`;
}

/** A session's costs divided by the last one's, for each rate that both have. */
function quotients(day: BenchResults, last: BenchResults): number[] {
  return casesOf(day, 'rate').flatMap((one) =>
    PROXIES.flatMap((_, proxy) => {
      const [then, now] = [pointAt(day, one, proxy), pointAt(last, one, proxy)];
      return then && now ? [then.cost / now.cost] : [];
    }),
  );
}

/** What a session's proxies answered at full load, 'nginx 25,547, HAProxy 22,915 and Caddy 8,945'. */
const mostOf = (day: BenchResults): string =>
  listed(benchSeries(day, 'rate-max rate').rows.map(({ name, text }) => `${name} ${text.median}`));

/** How far the costs of earlier sessions are from the last one's, in sentences. */
export function daysText(results: BenchResults): string {
  const days = (results.earlier ?? []).map((day) => {
    return `In the session of ${sessionOf(day)} (${day.machine.cpu}), the points of the curve were ${changes(quotients(day, results))}. At full load, ${mostOf(day)} requests a second were answered, and the hypervisor reported ${stolen(day)} of stolen time.`;
  });
  return days.length > 0
    ? days.join(' ')
    : `So far there is one session, ${sessionOf(results)}, so nothing here tells you how much two sessions differ.`;
}
