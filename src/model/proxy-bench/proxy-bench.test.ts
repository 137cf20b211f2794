import { describe, expect, it } from 'vitest';
import {
  benchSeries,
  type BenchResults,
  failedRequests,
  loadRange,
  PROXIES,
  reloadRows,
  spread,
} from './index.ts';

const errors = { connect: 0, read: 0, write: 0, status: 0, timeout: 0 };
const rounds = [1, 2, 3, 4, 5];

const results: BenchResults = {
  machine: {
    date: '2026-11-21',
    cpu: 'a processor',
    cores: 2,
    memoryGb: 24,
    kernel: '6',
    debian: '12',
    wrk: 'wrk',
    go: 'go',
    connections: 32,
    seconds: 2,
    versions: {},
  },
  load: ['direct', ...PROXIES].flatMap((proxy, index) =>
    rounds.map((round) => ({
      round,
      scenario: 'small-http-keep',
      proxy,
      requests: 1000 * (index + 1) + round,
      seconds: 2,
      bytes: 4e6,
      p50: 1500,
      p99: 9000,
      ...errors,
      read: proxy === 'caddy' && round === 2 ? 3 : 0,
      cpuSeconds: 0.5,
      load1: round,
    })),
  ),
  idle: PROXIES.flatMap((proxy) =>
    rounds.map((round) => ({
      round,
      scheme: 'https',
      proxy,
      connections: 1000,
      emptyKb: 10_240,
      idleKb: 10_240 + 20_000,
      load1: 2,
    })),
  ),
  reload: PROXIES.flatMap((proxy) =>
    [true, false].flatMap((keepAlive) =>
      rounds.map((round) => ({
        round,
        proxy,
        keepAlive,
        reloads: 4,
        requests: 100,
        seconds: 5,
        p99: 1,
        ...errors,
        status: proxy === 'nginx' && keepAlive ? 1 : 0,
        load1: 7,
      })),
    ),
  ),
};

describe('spread', () => {
  it.each([
    ['odd', [5, 1, 4, 2, 3], { median: 3, min: 1, max: 5, runs: 5 }],
    ['even', [6, 5, 1, 4, 2, 3], { median: 3.5, min: 1, max: 6, runs: 6 }],
  ])('takes the middle of an %s number of runs', (_, values, expected) => {
    expect(spread(values)).toEqual(expected);
  });

  it('refuses four runs', () => {
    expect(() => spread([1, 2, 3, 4])).toThrow('at least 5');
  });
});

describe('series of the measurement', () => {
  it('computes requests a second with the backend alone beside the proxies', () => {
    const { rows } = benchSeries(results, 'load small-http-keep rate');
    expect(rows.map((row) => row.name)).toEqual(['no proxy', 'nginx', 'HAProxy', 'Caddy']);
    expect(rows.map((row) => row.text.median)).toEqual(['502', '1,002', '1,502', '2,002']);
  });

  it('leaves the backend out of the CPU time of the proxies', () => {
    const { rows, unit } = benchSeries(results, 'load small-http-keep cpu');
    expect(unit).toBe('µs');
    expect(rows.map((row) => row.name)).toEqual(['nginx', 'HAProxy', 'Caddy']);
    expect(rows[0]?.median).toBeCloseTo((0.5 / 2003) * 1e6, 6);
  });

  it('divides the memory that idle connections add by their number', () => {
    expect(benchSeries(results, 'idle https connection').rows[0]?.median).toBe(20);
  });

  it.each(['load small-ftp-keep rate', 'load small-http-keep joy', 'idle https joy', 'sum'])(
    '%s is refused',
    (of) => {
      expect(() => benchSeries(results, of)).toThrow();
    },
  );

  it('adds up failures over all rounds', () => {
    expect(failedRequests(results)).toBe(3);
    expect(reloadRows(results)[0]).toEqual({
      name: 'nginx',
      keepAlive: true,
      requests: 500,
      failed: 5,
      reloads: 20,
      runs: 5,
    });
    expect(loadRange(results)).toEqual({ min: 1, max: 7 });
  });
});
