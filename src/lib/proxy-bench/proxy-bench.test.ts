import { describe, expect, it } from 'vitest';
import {
  benchSeries,
  byDay,
  failedRequests,
  parseRuns,
  PROXIES,
  reloadRows,
  type Run,
  spread,
  total,
} from './index.ts';
import { sampleMachine, sampleRun } from './sample.ts';

const HEADER = Object.keys(sampleRun({})).join(',');

/** A run as a line of the file, with an empty cell if it has no such figure. */
const line = (values: Partial<Run>): string =>
  Object.values(sampleRun(values))
    .map((value) => (Number.isNaN(value) ? '' : value))
    .join(',');

const csv = [
  HEADER,
  ...PROXIES.flatMap((proxy, index) =>
    [1, 2, 3].flatMap((round) => {
      const base = { proxy, round };
      const failed = proxy === 'caddy' && round === 2 ? 3 : 0;
      return [
        line({ ...base, case: 'rate-1000', cpu: index + 1, failed }),
        line({ ...base, case: 'idle-1000', full: 1000, emptyKb: 10_240, idleKb: 30_240 }),
        line({
          ...base,
          case: 'reload-kept',
          requests: 100,
          failed: proxy === 'nginx' ? 1 : 0,
          full: 128,
          reloads: 3,
        }),
        line({ ...base, case: 'reload-new', requests: 100, full: 128, reloads: 3 }),
      ];
    }),
  ),
].join('\n');

const machines = [sampleMachine('2026-01-01'), sampleMachine('2026-02-01')];
const results = byDay(machines, parseRuns(csv, 'runs.csv'));

describe('the file of runs', () => {
  it('is read line by line, an empty cell as no number', () => {
    expect(results.runs[0]).toMatchObject({ case: 'rate-1000', proxy: 'nginx', cpu: 1, full: 32 });
    expect(results.runs[0]?.idleKb).toBeNaN();
  });

  it.each([
    ['a column is missing', csv.replace(',others', ''), "runs.csv:1: there is no column 'others'"],
    ['a cell is missing', `${HEADER}\n1,rate-1000,nginx`, 'runs.csv:2: 3 cells'],
    ['a number is none', csv.replace(',0.02,', ',few,'), "runs.csv:2: 'few' is no number (others)"],
  ])('%s: refused with its line', (_, text, message) => {
    expect(() => parseRuns(text, 'runs.csv')).toThrow(message);
  });
});

describe('spread', () => {
  it.each([
    ['odd', [5, 1, 4, 2, 3], { median: 3, min: 1, max: 5 }],
    ['even', [6, 5, 1, 4, 2, 3], { median: 3.5, min: 1, max: 6 }],
  ])('takes the middle of an %s number of runs', (_, values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  it('refuses two runs, and a run without the figure', () => {
    expect(() => spread([1, 2])).toThrow('at least 3');
    expect(() => spread([1, 2, Number.NaN])).toThrow('not measured in every run');
  });
});

describe('series of the measurement', () => {
  it('divides the CPU time of a proxy by its requests', () => {
    const { rows, unit } = benchSeries(results, 'rate-1000 cpu');
    expect(unit).toBe('µs');
    expect(rows.map((row) => [row.name, row.text.median])).toEqual([
      ['nginx', '1,000'],
      ['HAProxy', '2,000'],
      ['Caddy', '3,000'],
    ]);
  });

  it("takes the core's time as it was read, whatever it did in the moment before", () => {
    const run = sampleRun({ case: 'rate-100', core: 3, still: 0.05, seconds: 10, requests: 1000 });
    const runs = PROXIES.flatMap((proxy) => [1, 2, 3].map((round) => ({ ...run, proxy, round })));
    const own = byDay(machines, runs);
    expect(benchSeries(own, 'rate-100 core').rows[0]?.median).toBeCloseTo(3000, 6);
    expect(benchSeries(own, 'rate-100 used').rows[0]?.median).toBeCloseTo(30, 6);
  });

  it('divides the memory that idle connections add by their number', () => {
    expect(benchSeries(results, 'idle-1000 connection').rows[0]?.median).toBe(20);
  });

  it.each(['small-ftp cpu', 'rate-1000 joy', 'rate-1000 idle', 'idle-1000 cpu', 'sum'])(
    '%s is refused',
    (of) => {
      expect(() => benchSeries(results, of)).toThrow();
    },
  );

  it('adds up over all rounds', () => {
    expect(failedRequests(results)).toBe(3);
    expect(total(results, 'rate-1000', 'nginx', 'full')).toBe(96);
    expect(() => total(results, 'rate-1000', 'traefik', 'full')).toThrow('of traefik');
    expect(reloadRows(results)[0]).toEqual({
      name: 'nginx',
      keepAlive: true,
      requests: 300,
      failed: 3,
      full: 384,
      reloads: 9,
    });
  });
});

describe('days', () => {
  it('are apart, the last one first', () => {
    const runs = [...results.runs, sampleRun({ day: '2026-02-01' })];
    const days = byDay(machines, runs);
    expect(days.machine.day).toBe('2026-02-01');
    expect(days.runs).toHaveLength(1);
    expect(days.earlier?.map(({ runs: own }) => own.length)).toEqual([results.runs.length]);
  });

  it('need a machine, and a run', () => {
    expect(() => byDay(machines, [sampleRun({ day: '2026-03-01' })])).toThrow('2026-03-01');
    expect(() => byDay(machines, [])).toThrow('there are no runs');
  });
});
