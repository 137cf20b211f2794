import { describe, expect, it } from 'vitest';
import { benchFigure, machineRows, ranking } from './figures.ts';
import { type BenchResults, byDay, PROXIES, type Proxy } from './index.ts';
import { sampleMachine, sampleRun } from './sample.ts';

/** Five runs of each proxy. `cpu` is microseconds for a request, `failed` requests of reload runs. */
function results(
  cpu: Readonly<Record<Proxy, readonly number[]>>,
  failed: Readonly<Partial<Record<Proxy, number>>> = {},
): BenchResults {
  const runs = PROXIES.flatMap((proxy) =>
    cpu[proxy].flatMap((microseconds, index) => {
      const base = { proxy, round: index + 1 };
      return [
        sampleRun({ ...base, case: 'rate-max', cpu: microseconds / 4000 }),
        sampleRun({ ...base, case: 'rate-1000', cpu: microseconds / 1000 }),
        sampleRun({
          ...base,
          case: 'idle-1000',
          emptyKb: 10_240,
          idleKb: 10_240 + (proxy === 'caddy' ? 30_000 : 10_000),
        }),
        sampleRun({ ...base, case: 'reload-kept', requests: 400, reloads: 3 }),
        sampleRun({
          ...base,
          case: 'reload-new',
          requests: 400,
          reloads: 3,
          failed: index === 0 ? (failed[proxy] ?? 0) : 0,
        }),
      ];
    }),
  );
  return byDay([sampleMachine('2026-01-01')], runs);
}

const five = (from: number) => [from, from + 1, from + 2, from + 3, from + 4];
const apart = results({ nginx: five(20), haproxy: five(40), caddy: five(80) });
const SERIES = 'rate-1000 cpu';

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
      /The ranges of nginx and HAProxy overlap, so either could be first\.$/,
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
    [`within caddy 5 ${SERIES}`, '61'],
    [`times caddy ${SERIES} over ${SERIES}`, '1.0'],
    ['gap 50000 idle-1000 connection', '977 MB'],
    ['greatest idle-1000 idle', '39.3 MB'],
    [`less nginx ${SERIES} than ${SERIES}`, '0 µs'],
    [`nginx ${SERIES}`, '22 µs'],
    [`spread nginx ${SERIES}`, '20 to 24 µs'],
    ['rounds', '5'],
    ['runs', '75'],
    ['failed', 'none'],
    [`part nginx ${SERIES} over ${SERIES.replace('1000', 'max')}`, 'quarter'],
    [`guess nginx ${SERIES} at rate-max`, '0.1 %'],
    [`full nginx ${SERIES}`, '45,500'],
    ['most nginx', '0'],
    ['nginx rate-1000 slices', '2.0'],
    ['range load1 1', '1.0 and 1.0'],
    ['steal', '0.30 s'],
    ['minutes', '15'],
    ['agreed', 'TLS_AES_128_GCM_SHA256 with X25519MLKEM768'],
    ['reload-limit', '480'],
    ['first-handshakes', '160'],
  ])('%s is %s', (of, expected) => {
    expect(benchFigure(apart, of)).toBe(expected);
  });

  it('says how much of the rise at low rates a core kept awake does without', () => {
    const runsOf = (cost: Readonly<Record<string, number>>, day: string) =>
      Object.entries(cost).flatMap(([name, cpu]) =>
        PROXIES.flatMap((proxy) => [1, 2, 3].map(() => sampleRun({ day, proxy, case: name, cpu }))),
      );
    const two = byDay(
      [sampleMachine('2026-01-01'), sampleMachine('2026-02-01')],
      [
        ...runsOf({ 'rate-100': 60, 'rate-max': 20 }, '2026-01-01'),
        ...runsOf({ 'rate-100': 100, 'awake-100': 40, 'rate-max': 20 }, '2026-02-01'),
      ],
    );
    expect(benchFigure(two, 'asleep nginx')).toBe('75 %');
    expect(benchFigure(two, 'asleep nginx 2026-01-01')).toBe('50 %');
  });

  it('refuses a proxy that was not measured', () => {
    expect(() => benchFigure(apart, `ratio traefik nginx ${SERIES}`)).toThrow("no 'traefik'");
  });

  it('refuses to name one cipher where runs agreed on two', () => {
    const mixed = { ...apart, runs: [...apart.runs, sampleRun({ group: 'X25519' })] };
    expect(() => benchFigure(mixed, 'agreed')).toThrow('and on TLS_AES_128_GCM_SHA256 with X25519');
  });

  it('takes a figure of an earlier day, and counts the runs of all days', () => {
    const days = {
      ...apart,
      earlier: [results({ nginx: five(50), haproxy: five(1), caddy: five(1) })],
    };
    expect(benchFigure(days, `on 2026-01-01 nginx ${SERIES}`)).toBe('52 µs');
    expect(benchFigure(days, 'runs')).toBe('150');
    expect(() => benchFigure(days, `on 2026-01-02 nginx ${SERIES}`)).toThrow("day '2026-01-02'");
  });

  it('refuses the range of a column that is not there', () => {
    expect(() => benchFigure(apart, 'range joy 1')).toThrow("there is no 'joy'");
  });
});

describe('the sentence on full load', () => {
  const cores = (core: Readonly<Record<Proxy, number>>, loadCore = 8) =>
    byDay(
      [sampleMachine('2026-01-01')],
      PROXIES.flatMap((proxy) =>
        [1, 2, 3].map((round) =>
          sampleRun({ case: 'rate-max', proxy, round, seconds: 10, core: core[proxy], loadCore }),
        ),
      ),
    );

  it.each([
    [{ nginx: 9.9, haproxy: 10, caddy: 10 }, 8, /^So nginx, HAProxy and Caddy filled the core\.$/],
    [
      { nginx: 8, haproxy: 8.5, caddy: 10 },
      8,
      /^So Caddy filled .* With nginx and HAProxy, neither/,
    ],
    [{ nginx: 8, haproxy: 8, caddy: 10 }, 9.9, /With nginx and HAProxy, the load generator's core/],
  ])('says whose core was full: %j', (core, load, expected) => {
    expect(benchFigure(cores(core, load), 'limits')).toMatch(expected);
  });
});

describe('the machine', () => {
  it('is told with bare versions', () => {
    const rows = Object.fromEntries(
      machineRows({
        ...apart.machine,
        kernel: '6.18.44-fc-v595',
        go: 'go version go1.19.8 linux/amd64',
        versions: {
          nginx: 'nginx version: nginx/1.30.6',
          haproxy: 'HAProxy version 3.2.26-1 2026/10/14 - https://haproxy.org/',
          caddy: '2.11.4',
        },
      }),
    );
    expect(rows).toMatchObject({
      'Measured on': '1 January 2026',
      System: 'Linux 6.18.44-fc-v595; the proxies in Debian testing',
      nginx: '1.30.6',
      HAProxy: '3.2.26-1',
      Caddy: '2.11.4',
      'Load generator': '32 connections',
      'Go, for it and the backend': '1.19.8',
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
});
