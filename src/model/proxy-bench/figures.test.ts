import { describe, expect, it } from 'vitest';
import { benchFigure, greatestSpread, listed, machineRows, ranking } from './figures.ts';
import { type BenchResults, PROXIES, type Proxy } from './index.ts';

const errors = { connect: 0, read: 0, write: 0, status: 0, timeout: 0 };

/** Five runs of each proxy; `cpu` are microseconds of a request, `failed` requests of reload runs. */
function results(
  cpu: Readonly<Record<Proxy, readonly number[]>>,
  failed: Readonly<Partial<Record<Proxy, number>>> = {},
): BenchResults {
  return {
    machine: {
      date: '2026-01-01',
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
    load: PROXIES.flatMap((proxy) =>
      cpu[proxy].map((microseconds, index) => ({
        round: index + 1,
        scenario: 'small-http-keep',
        proxy,
        requests: 1000,
        seconds: 2,
        bytes: 1,
        p50: 1,
        p99: 1,
        ...errors,
        cpuSeconds: microseconds / 1000,
        load1: 1,
      })),
    ),
    idle: PROXIES.flatMap((proxy) =>
      [1, 2, 3, 4, 5].map((round) => ({
        round,
        scheme: 'https',
        proxy,
        connections: 1000,
        emptyKb: 10_240,
        idleKb: 10_240 + (proxy === 'caddy' ? 30_000 : 10_000),
        load1: 1,
      })),
    ),
    reload: PROXIES.flatMap((proxy) =>
      [true, false].flatMap((keepAlive) =>
        [1, 2, 3, 4, 5].map((round) => ({
          round,
          proxy,
          keepAlive,
          reloads: 3,
          requests: 400,
          seconds: 3,
          p99: 1,
          ...errors,
          read: round === 1 && !keepAlive ? (failed[proxy] ?? 0) : 0,
          load1: 1,
        })),
      ),
    ),
  };
}

const five = (from: number) => [from, from + 1, from + 2, from + 3, from + 4];
const apart = results({ nginx: five(20), haproxy: five(40), caddy: five(80) });
const SERIES = 'load small-http-keep cpu';

describe('the order of the proxies', () => {
  it('is by median, least first, whoever that is', () => {
    expect(ranking(apart, SERIES)).toBe(
      'nginx 22 µs, HAProxy 42 µs, Caddy 82 µs. No two ranges overlap.',
    );
    const turned = results({ nginx: five(80), haproxy: five(40), caddy: five(20) });
    expect(ranking(turned, SERIES)).toMatch(/^Caddy 22 µs, HAProxy 42 µs, nginx 82 µs/);
  });

  it('is not settled where ranges overlap', () => {
    const near = results({ nginx: five(20), haproxy: five(24), caddy: five(80) });
    expect(ranking(near, SERIES)).toMatch(
      /The ranges of nginx and HAProxy overlap: either may be first\.$/,
    );
    const two = results({ nginx: five(20), haproxy: five(24), caddy: five(28) });
    expect(ranking(two, SERIES)).toMatch(
      /of nginx and HAProxy, and those of HAProxy and Caddy over/,
    );
    const same = results({ nginx: five(20), haproxy: five(20), caddy: five(21) });
    expect(ranking(same, SERIES)).toMatch(/All three ranges overlap/);
  });
});

describe('figures of the measurement in words', () => {
  it.each([
    [`ratio caddy nginx ${SERIES}`, '3.7'],
    [`spread ${SERIES}`, '1.2'],
    [`share caddy 100 ${SERIES}`, '0.8 %'],
    [`within caddy 5 ${SERIES}`, '61'],
    [`times caddy ${SERIES} over ${SERIES}`, '1.0'],
    ['gap 50000 idle https connection', '977 MB'],
    ['greatest idle https idle', '39.3 MB'],
    ['rounds', '5'],
    ['reload-limit', '480'],
  ])('%s is %s', (of, expected) => {
    expect(benchFigure(apart, of)).toBe(expected);
  });

  it('leaves what begins with the name of a proxy to others', () => {
    expect(benchFigure(apart, `nginx ${SERIES}`)).toBeUndefined();
  });

  it('refuses a proxy that was not measured', () => {
    expect(() => benchFigure(apart, `ratio traefik nginx ${SERIES}`)).toThrow("no 'traefik'");
  });

  it('finds the proxy whose runs differ most', () => {
    const wide = results({ nginx: five(20), haproxy: [10, 20, 20, 20, 40], caddy: five(80) });
    expect(greatestSpread(wide, SERIES)).toBe(4);
  });
});

describe('the machine', () => {
  it('is told with bare versions', () => {
    const rows = Object.fromEntries(
      machineRows({
        ...apart.machine,
        kernel: '6.18.44-fc-v595',
        wrk: 'wrk debian/4.1.0-3+b2 [epoll]',
        go: 'go version go1.19.8 linux/amd64',
        versions: {
          nginx: 'nginx version: nginx/1.22.1',
          haproxy: 'HAProxy version 2.6.12-1+deb12u4 2026/10/17 - https://haproxy.org/',
          caddy: '2.6.2',
        },
      }),
    );
    expect(rows).toMatchObject({
      'Measured on': '1 January 2026',
      nginx: '1.22.1',
      HAProxy: '2.6.12-1+deb12u4',
      Caddy: '2.6.2',
      wrk: '4.1.0-3+b2, 1 thread, 32 connections',
      'Go, for the backend': '1.19.8',
    });
  });
});

describe('the sentence on reloads', () => {
  it.each([
    [{}, 'nginx, HAProxy and Caddy lost nothing.'],
    [{ caddy: 7 }, 'nginx and HAProxy lost nothing; Caddy lost 7 of 2,000 requests.'],
    [
      { nginx: 1, haproxy: 2, caddy: 3 },
      'nginx lost 1 of 2,000 requests; HAProxy lost 2 of 2,000 requests; Caddy lost 3 of 2,000 requests.',
    ],
  ])('names who lost how many: %j', (failed, expected) => {
    const run = results({ nginx: five(1), haproxy: five(1), caddy: five(1) }, failed);
    expect(benchFigure(run, 'reloads-fresh')).toBe(expected);
    expect(benchFigure(run, 'reloads-kept')).toBe('nginx, HAProxy and Caddy lost nothing.');
  });

  it('lists names as a sentence does', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});
