import { describe, expect, it } from 'vitest';
import {
  benchSeries,
  type BenchResults,
  busiest,
  failedRequests,
  loadRange,
  parseRuns,
  PROXIES,
  reloadRows,
  spread,
  total,
} from './index.ts';

const HEADER =
  'round,case,proxy,at,load1,busy,seconds,requests,failed,full,resumed,bytes,cpu,p50,p99,max,reloads,emptyKb,idleKb';

const csv = [
  HEADER,
  ...PROXIES.flatMap((proxy, index) =>
    [1, 2, 3, 4, 5].flatMap((round) => {
      const begin = (name: string) => `${round},${name},${proxy},2026-11-23T09:00:00,${round}`;
      const failed = proxy === 'caddy' && round === 2 ? 3 : 0;
      return [
        `${begin('small-h1')},20,30,1000,${failed},32,0,9,${index + 1},1500,9000,9999,0,,`,
        `${begin('idle-1000')},2,,1000,0,1000,0,9,,1500,9000,9999,,10240,30240`,
        `${begin('reload-kept')},20,10,100,${proxy === 'nginx' ? 1 : 0},128,0,9,,1,2,3,3,,`,
        `${begin('reload-new')},20,10,100,0,128,72,9,,1,2,3,3,,`,
      ];
    }),
  ),
].join('\n');

const results: BenchResults = {
  machine: {
    date: '2026-11-23',
    cpu: 'a processor',
    cores: 2,
    memoryGb: 24,
    kernel: '6',
    debian: 'testing',
    go: 'go',
    clients: 32,
    versions: {},
  },
  runs: parseRuns(csv, 'runs.csv'),
};

describe('the file of runs', () => {
  it('is read line by line, an empty cell as no number', () => {
    expect(results.runs[0]).toMatchObject({ case: 'small-h1', proxy: 'nginx', cpu: 1, full: 32 });
    expect(results.runs[0]?.idleKb).toBeNaN();
  });

  it.each([
    ['a column is missing', csv.replace(',busy', ''), "runs.csv:1: there is no column 'busy'"],
    ['a cell is missing', `${HEADER}\n1,small-h1,nginx`, 'runs.csv:2: 3 cells'],
    ['a number is none', csv.replace(',1500,', ',fast,'), "runs.csv:2: 'fast' is no number (p50)"],
  ])('%s: refused with its line', (_, text, message) => {
    expect(() => parseRuns(text, 'runs.csv')).toThrow(message);
  });
});

describe('spread', () => {
  it.each([
    ['odd', [5, 1, 4, 2, 3], { median: 3, min: 1, max: 5, runs: 5 }],
    ['even', [6, 5, 1, 4, 2, 3], { median: 3.5, min: 1, max: 6, runs: 6 }],
  ])('takes the middle of an %s number of runs', (_, values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  it('refuses four runs, and a run without the figure', () => {
    expect(() => spread([1, 2, 3, 4])).toThrow('at least 5');
    expect(() => spread([1, 2, 3, 4, Number.NaN])).toThrow('not measured in every run');
  });
});

describe('series of the measurement', () => {
  it('divides the CPU time of a proxy by its requests', () => {
    const { rows, unit } = benchSeries(results, 'small-h1 cpu');
    expect(unit).toBe('µs');
    expect(rows.map((row) => [row.name, row.text.median])).toEqual([
      ['nginx', '1,000'],
      ['HAProxy', '2,000'],
      ['Caddy', '3,000'],
    ]);
  });

  it('divides the memory that idle connections add by their number', () => {
    expect(benchSeries(results, 'idle-1000 connection').rows[0]?.median).toBe(20);
  });

  it.each(['small-ftp cpu', 'small-h1 joy', 'small-h1 idle', 'idle-1000 cpu', 'sum'])(
    '%s is refused',
    (of) => {
      expect(() => benchSeries(results, of)).toThrow();
    },
  );

  it('adds up over all rounds', () => {
    expect(failedRequests(results)).toBe(3);
    expect(total(results, 'small-h1', 'nginx', 'full')).toBe(160);
    expect(() => total(results, 'small-h1', 'traefik', 'full')).toThrow('of traefik');
    expect(reloadRows(results)[0]).toEqual({
      name: 'nginx',
      keepAlive: true,
      requests: 500,
      failed: 5,
      full: 640,
      reloads: 15,
    });
    expect(loadRange(results)).toEqual({ min: 1, max: 5 });
  });

  it('knows how much of the cores a run with a fixed rate used', () => {
    expect(busiest(results)).toBeCloseTo(20 / 60, 6);
  });
});
