import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  creditFigure,
  creditsOfVisits,
  kilobytesPerRequest,
  MEASURED,
  rateRows,
} from './examples.ts';

vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

describe('figures of a month in credits', () => {
  it.each([
    ['2025-09', 30],
    ['2026-04', 10],
  ] as const)('a web request of the list of %s costs as much as %i kB', (period, kilobytes) => {
    expect(kilobytesPerRequest(period)).toBeCloseTo(kilobytes, 9);
  });

  it('a visit of this site is what the measurement printed', () => {
    const printed = fs.readFileSync('examples/netlify-credits/visits.txt', 'utf8');
    for (const [kind, { requests, kilobytes }] of Object.entries(MEASURED)) {
      const line = new RegExp(`^${kind} +(\\d+) requests +(\\d+) kB`, 'm').exec(printed) ?? [];
      expect(line.slice(1).map(Number), kind).toEqual([requests, kilobytes]);
    }
  });

  it('the post counts what the start pages were measured to load', () => {
    const post = fs.readFileSync('blog/netlify-credit-pricing.mdx', 'utf8');
    const printed = fs.readFileSync('examples/netlify-credits/starters.txt', 'utf8');
    const pages = [...printed.matchAll(/^(.*\S) +(\d+) requests +(\d+) kB$/gm)];
    expect(pages).toHaveLength(5);
    for (const [, name, requests, kilobytes] of pages) {
      const row = post.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
      expect(row.match(/visits [^"]+/g), name).toEqual([
        `visits 1000 ${kilobytes} ${requests} 2025-09`,
        `visits 1000 ${kilobytes} ${requests} 2026-04`,
      ]);
      expect(row, name).toContain(` ${requests}, ${kilobytes} kB `);
      expect(row, name).toContain(`"per-deploy ${kilobytes} ${requests} 2026-04"`);
    }
  });

  it('a thousand visits of 250 kB and 12 requests take 7.4 credits since April 2026', () => {
    // 0.25 GB × 20 + 1.2 × 2
    expect(creditsOfVisits(1000, 250, 12, '2026-04')).toBe(7.4);
  });

  it.each([
    ['units 300 bandwidthGb 2026-04', '15'],
    ['units 300 bandwidthGb 2025-09', '30'],
    ['units 300 deploys 2026-04', '20'],
    ['pack deploys 2026-04', '0.100 USD'],
    ['pack bandwidthGb 2026-04', '0.133 USD'],
    ['visits 1000 250 12 2026-04', '7.4'],
    // 15,000 ÷ 7.4 = 2,027
    ['per-deploy 250 12 2026-04', '2,000'],
    // 12 × 15 + 3.43 GB × 20 + 34 × 2
    ['total blog 2026-04', '316.6'],
    ['bill documentation 2025-09 Pro', '100.00 USD'],
    // 10,100 credits: 20 + 5 packs, or the tier of 10,000 for 63 and a pack
    ['bill pictures 2026-04 Pro', '70.00 USD'],
    ['bill pictures 2026-04 Pro-10000', '73.00 USD'],
    ['year pictures 2026-04 Pro', '810.00 USD'],
    ['year pictures 2026-04 Pro-10000', '766.00 USD'],
  ])('%s is %s', (of, text) => {
    expect(creditFigure(of).text).toBe(text);
  });

  it.each([
    'units 300 bandwidthGb 2024-01',
    'units 300 seats 2026-04',
    'total shop 2026-04',
    'bill react-app 2026-04 Free',
    'bill pictures 2026-04 Pro-7000',
    'bill pictures 2025-09 Pro-10000',
    'year blog 2026-04 Basic',
    'year pictures 2026-04 Free',
    'sum 2026-04',
  ])('%s is refused', (of) => {
    expect(() => creditFigure(of)).toThrow();
  });
});

describe('the rates', () => {
  it('names five meters with both rates', () => {
    expect(rateRows().map((row) => row.cells.map((cell) => cell.text))).toEqual([
      ['15', '15'],
      ['10', '20'],
      ['5', '10'],
      ['3 per 10,000', '2 per 10,000'],
      ['1', '0'],
    ]);
  });
});
