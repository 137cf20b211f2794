import { describe, expect, it } from 'vitest';
import { curvesOf, curveView, daysText } from './curve.ts';
import { byDay, PROXIES, type Run } from './index.ts';
import { sampleMachine, sampleRun } from './sample.ts';

/** Three runs of each proxy at each rate; a request costs `cost` µs at 100 a second, a tenth of it at best. */
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
    expect(curveView(one, 'rate-100').rows[1]?.cells[2]?.cost).toBe('');
  });

  it('has a table with shares of a core, measured and by one figure', () => {
    const { rows } = curveView(one, 'rate-100');
    expect(rows.map(({ label }) => label)).toEqual(['100', '10,000', 'all it can']);
    expect(rows[1]?.cells[0]).toEqual({
      cost: '20',
      range: '20 to 20',
      core: '40',
      share: '40.0 %',
      guess: '200.0 %',
    });
    expect(rows[0]?.cells[0]?.share).toBe('2.0 %');
  });

  it('needs runs with a rate', () => {
    expect(() => curvesOf(byDay(machines, [sampleRun({ case: 'big' })]))).toThrow('with a rate');
  });
});

describe('days of the measurement', () => {
  it('are said to be one, or compared', () => {
    expect(daysText(one)).toMatch(/^So far there is one day, 1 January 2026/);
    expect(daysText(two)).toBe(
      'On 1 January 2026 (a processor), the points of the curve were between 10 % higher and 10 % higher.',
    );
  });

  it('are drawn beside the last one', () => {
    expect(curveView(two, 'rate-100').earlier.map(({ day: when }) => when)).toEqual([
      '1 January 2026',
    ]);
  });
});
