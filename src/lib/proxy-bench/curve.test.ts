import { describe, expect, it } from 'vitest';
import { curvesOf, curveView, daysText, sessionOf, sizingRows } from './curve.ts';
import { byDay, PROXIES, type Run } from './index.ts';
import { sampleMachine, sampleRun } from './sample.ts';

/** Three runs of each proxy at each rate. A request costs `cost` µs at 100 a second, and at best a tenth of that. */
function day(date: string, cost: number): Run[] {
  return PROXIES.flatMap((proxy) =>
    [1, 2, 3].flatMap((round) => {
      const run = (name: string, rate: number, micro: number) =>
        sampleRun({
          day: date,
          case: name,
          proxy,
          round,
          seconds: 10,
          requests: rate * 10,
          cpu: (rate * 10 * micro) / 1e6,
          core: (rate * 10 * micro * 2) / 1e6,
        });
      return [
        run('rate-max', 9000, cost / 10),
        run('rate-10000', proxy === 'caddy' ? 8000 : 10_000, cost / 5),
        run('rate-100', 100, cost),
        run('awake-100', 100, cost / 4),
      ];
    }),
  );
}

const machines = [sampleMachine('2026-01-01'), sampleMachine('2026-02-01')];
const one = byDay(machines, day('2026-01-01', 100));
const two = byDay(machines, [...day('2026-01-01', 110), ...day('2026-02-01', 100)]);

describe('the curve', () => {
  it('goes from the lowest rate to the highest', () => {
    expect(curvesOf(one)[0]).toEqual({
      name: 'nginx',
      points: [
        { rate: 100, cost: 100, min: 100, max: 100 },
        { rate: 9000, cost: 10, min: 10, max: 10 },
        { rate: 10_000, cost: 20, min: 20, max: 20 },
      ],
    });
  });

  it('leaves out a rate that a proxy could not keep', () => {
    expect(curvesOf(one)[2]?.points.map(({ rate }) => rate)).toEqual([100, 9000]);
    expect(curveView(one).costs[1]?.cells[2]).toEqual({ proxy: 'Caddy', median: '', range: '' });
  });

  it('has the core kept awake as curves of their own, and in the table', () => {
    const { awake, costs } = curveView(one);
    expect(awake[0]?.points).toEqual([{ rate: 100, cost: 25, min: 25, max: 25 }]);
    expect(costs.map(({ label, cells }) => `${label}: ${cells[0]?.median}`)).toEqual([
      '100: 100',
      '10,000: 20',
      'all it can: 10',
      '100, core awake: 25',
    ]);
  });

  it('has a table with the shares of a core that runs measured, with their range', () => {
    const cores = [0.3, 0.2, 0.4];
    const runs = PROXIES.flatMap((proxy) =>
      cores.map((core) => sampleRun({ proxy, seconds: 10, core, cpu: 0.1 })),
    );
    expect(sizingRows(byDay(machines, runs))[0]).toMatchObject({
      label: '100',
      cells: [{ proxy: 'nginx', median: '3.0 %', range: '2.0 to 4.0 %' }, {}, {}],
    });
  });
});

describe('sessions of the measurement', () => {
  it('are said to be one, or compared', () => {
    expect(daysText(one)).toMatch(/^So far there is one session, 1 January 2026, 09:00/);
    expect(daysText(two)).toBe(
      'In the session of 1 January 2026, 09:00 to 09:00 UTC (a processor), the points of the curve were 10 % higher. ' +
        'At full load, nginx 9,000, HAProxy 9,000 and Caddy 9,000 requests a second were answered, and the hypervisor reported 0.36 s of stolen time.',
    );
  });

  it('have the times of their first and their last run, also past midnight', () => {
    const runs = ['2026-01-02T00:02:56', '2026-01-01T23:48:42', '2026-01-01T23:59:00'].map((at) =>
      sampleRun({ at }),
    );
    expect(sessionOf(byDay(machines, runs))).toBe('1 January 2026, 23:48 to 00:02 UTC');
  });

  it('compare the same rates, also where a proxy kept one of them in one session only', () => {
    const slow = day('2026-02-01', 100).map((run) =>
      run.case === 'rate-10000' ? { ...run, requests: 80_000, cpu: 90 } : run,
    );
    const days = byDay(machines, [...day('2026-01-01', 120), ...slow]);
    expect(daysText(days)).toMatch(/were 20 % higher/);
  });

  it.each([
    [(cost: number) => cost * 1.2, 'between 10 % and 20 % higher'],
    [(cost: number) => cost * 0.8, 'between 10 % higher and 20 % lower'],
  ])('have a range from the smaller change to the larger', (other, expected) => {
    const first = day('2026-01-01', 110).map((run) =>
      run.case === 'rate-100' ? { ...run, cpu: other(run.cpu / 1.1) } : run,
    );
    expect(daysText(byDay(machines, [...first, ...day('2026-02-01', 100)]))).toContain(expected);
  });

  it('are drawn beside the last one', () => {
    expect(curveView(two).earlier.map(({ session }) => session)).toEqual([
      '1 January 2026, 09:00 to 09:00 UTC',
    ]);
  });
});
