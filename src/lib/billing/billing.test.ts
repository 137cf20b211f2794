import { describe, expect, it, vi } from 'vitest';
import { euro } from '../money.ts';
import { SIZE_NAMES, sizeOf } from '../prices.ts';
import { bills } from './bills.ts';
import { hourlyAmount, lineOf, partOf, type Usage } from './index.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));

describe('the price of hours', () => {
  it.each(SIZE_NAMES)('of %s is its share of 730, at most the monthly price', (name) => {
    const month = sizeOf(name).month;
    expect(hourlyAmount(month, 365)).toBe(month / 2);
    expect(hourlyAmount(month, 730)).toBe(month);
    expect(hourlyAmount(month, 744)).toBe(month);
    expect(hourlyAmount(month, 672)).toBeLessThan(month);
    expect(hourlyAmount(month, 0)).toBe(0);
  });
});

describe('a part of a line', () => {
  const rows: [string, Usage, number, string][] = [
    [
      'the first GB of a database is included',
      { kind: 'databaseDisk', label: '', gb: 1, hours: 730 },
      0,
      '0',
    ],
    [
      'further GB of a database are charged',
      { kind: 'databaseDisk', label: '', gb: 10, hours: 730 },
      9,
      '0.90',
    ],
    [
      'a nano Redis includes half a GB',
      { kind: 'redisDisk', label: '', gb: 0.5, size: 'nano', hours: 730 },
      0,
      '0',
    ],
    [
      'beyond it is charged',
      { kind: 'redisDisk', label: '', gb: 2.5, size: 'nano', hours: 730 },
      2,
      '0.20',
    ],
    ['1 TB of traffic is included', { kind: 'traffic', label: '', tb: 1 }, 0, '0'],
    ['beyond it is charged in proportion', { kind: 'traffic', label: '', tb: 1.3 }, 0.3, '0.36'],
    ['500 build minutes are included', { kind: 'builds', label: '', minutes: 500 }, 0, '0'],
    ['the 501st minute is charged', { kind: 'builds', label: '', minutes: 501 }, 1, '0.004'],
    [
      'replicas count each',
      { kind: 'app', label: '', size: 'small', count: 3, hours: 744 },
      3,
      '24.00',
    ],
    [
      'snapshots have their own price',
      { kind: 'snapshots', label: '', gb: 10, hours: 730 },
      10,
      '0.30',
    ],
    ['free is free', { kind: 'free', label: '' }, 0, '0'],
  ];
  it.each(rows)('%s', (_rule, usage, charged, amount) => {
    expect(partOf(usage)).toMatchObject({ charged, amount: euro(amount) });
  });
});

describe('a line', () => {
  it('rounds the sum once: three thirds of a cent are one cent, not three', () => {
    const third: Usage = { kind: 'app', label: '', size: 'nano', hours: 1 };
    expect(lineOf([third, third, third])).toMatchObject({ exact: 3 * 3_425, total: euro('0.01') });
  });

  it('rounds half a cent up', () => {
    const half: Usage = { kind: 'volume', label: '', gb: 1, hours: 36.5 };
    expect(lineOf([half])).toMatchObject({ exact: 5_000, total: euro('0.01') });
  });
});

describe('the worked bills', () => {
  /** Totals worked out on paper: price × hours ÷ 730 for each part, the sum rounded to cents. */
  it.each([
    ['trial', '0.01'],
    ['hobby', '2.80'],
    ['hobbyShort', '2.58'],
    ['resize', '35.76'],
    ['reviewDay', '0.17'],
    ['stopped', '5.37'],
  ] as const)('%s costs %s euro', (id, total) => {
    expect(lineOf(bills[id].usages).total).toBe(euro(total));
  });

  it('agree with exact fractions', () => {
    for (const { usages } of Object.values(bills)) {
      let numerator = 0n;
      for (const part of lineOf(usages).parts) {
        const hours = BigInt(part.hours === undefined ? 730 : Math.min(part.hours, 730));
        numerator +=
          (BigInt(Math.round(part.charged * 1e6)) * BigInt(part.unitPrice) * hours) / 1_000_000n;
      }
      const cents = Number((numerator * 2n + 730n * 10_000n) / (2n * 730n * 10_000n));
      expect(lineOf(usages).total).toBe(cents * 10_000);
    }
  });

  it('never count more hours than their month has', () => {
    for (const bill of Object.values(bills)) {
      for (const part of lineOf(bill.usages).parts)
        expect(part.hours ?? 0).toBeLessThanOrEqual(bill.days * 24);
    }
  });
});
