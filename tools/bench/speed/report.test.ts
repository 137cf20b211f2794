import { describe, expect, it } from 'vitest';
import { median } from '../../../src/lib/numbers.ts';
import { actTable, tableOf, type PageResult } from './report.ts';

const result = (fcp: number): PageResult => ({
  cost: {
    before: { bytes: { Document: 10240, Font: 18432 }, total: 28672, requests: 2 },
    after: { bytes: {}, total: 0, requests: 0 },
    intent: { bytes: { Script: 102400 }, total: 102400, requests: 3 },
    ahead: { bytes: { Other: 51200 }, total: 51200, requests: 9 },
  },
  vitals: { score: 100, fcp, lcp: 900, tbt: 0, cls: 0 },
});

describe('the speed table', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[], NaN],
  ])('has %j as the median %d', (values, middle) => expect(median(values)).toBe(middle));

  it('shows both sites, their ratio and the goal', () => {
    const rows = tableOf('doc', result(100), result(200)).split('\n');
    expect(rows).toContain('| FCP, ms | 100 | 200 | 0.50 | ≤ 800 |');
    expect(rows).toContain('| before load, KiB | 28.0 | 28.0 | 1.00 | ≤ 50 |');
    expect(rows).toContain('| at the first touch, KiB | 100.0 | 100.0 | 1.00 | ≤ 125 |');
    expect(rows).toContain('| fetched ahead then, KiB | 50.0 | 50.0 | 1.00 |  |');
    expect(rows).toContain('| TBT, ms | 0 | 0 | – | ≤ 30 |');
  });

  it('leaves the stock column empty where the stock site has no such page', () => {
    expect(tableOf('home', result(100))).toContain('| FCP, ms | 100 | – | – | ≤ 800 |');
  });

  it('has a row for each way to follow a link', () => {
    const own = { time: 110.4, whole: 1, links: 5, atRest: 102_400, afterAct: 2048 };
    const rows = actTable([{ way: 'touch', network: 'local', own }]).split('\n');
    expect(rows.at(-1)).toBe('| touch | local | 110 | 1 of 5 | 100 | 2 | – | – | – | – |');
  });
});
