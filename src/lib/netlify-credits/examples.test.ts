import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { csvRows } from '../csv.ts';
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

  /** The post's rows on a framework, in the order of its tables: names, returning visitors, credits. */
  const rowsOn = (name: string) =>
    fs
      .readFileSync('blog/netlify-credit-pricing.mdx', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`| ${name}`));
  const cells = (lines: string) => lines.split('\n').map((line) => line.split('\t'));

  it.each([
    ['Angular', 'angular-twenty'],
    ['Vite', 'vite-twenty'],
    ['SvelteKit', 'svelte-twenty'],
    ['`$app/state`, SvelteKit', 'svelte-twenty-state'],
    ['Docusaurus', 'docusaurus'],
    ['Next.js', 'next-twenty'],
  ])('the post has how many files of %s one word renames', (name, site) => {
    const compared = cells(fs.readFileSync('examples/netlify-credits/names.txt', 'utf8'));
    const found = compared.find(([at, build]) => at === site && build === 'other');
    const [renamed, files, kilobytes, all] = found?.slice(2) ?? [];
    expect(files).toMatch(/^\d+$/);
    expect(rowsOn(name)[0]).toContain(` ${renamed} of ${files} | ${kilobytes} of ${all} kB |`);
  });

  it('the post has the three pairs of main in Angular that have one name', () => {
    const post = fs.readFileSync('blog/netlify-credit-pricing.mdx', 'utf8');
    const names = cells(fs.readFileSync('examples/netlify-credits/names.txt', 'utf8'));
    const bytes = (site: string, build: string) => {
      const found = names.find(
        ([file, of, at]) => file === 'main-RBDJINGI.js' && of === site && at === build,
      );
      return Number(found?.[3]).toLocaleString('en-GB');
    };
    const twenty = bytes('angular-twenty', 'a');
    const older = bytes('angular-twenty', 'older');
    expect(bytes('angular-twenty-sri', 'a')).toBe(twenty);
    expect(bytes('angular-twenty-sri', 'older')).toBe(older);
    const pairs = [...post.matchAll(/^\| .* \| +([\d,]+ → [\d,]+) \|/gm)].map(([, pair]) => pair);
    expect(pairs).toEqual([
      `${older} → ${twenty}`,
      `${older} → ${twenty}`,
      `${twenty} → ${bytes('angular-twenty-plain', 'a')}`,
    ]);
    const visits = cells(fs.readFileSync('examples/netlify-credits/kept.txt', 'utf8'));
    // The three pairs of the table, with the second once more where the browser asks again for main.
    const shown = (label: string) =>
      visits.filter(([visit]) => visit === label).map((row) => row.slice(1, 3).join());
    expect(shown('kept')).toEqual([
      'shown,shown',
      'empty,not shown',
      'shown,shown',
      'shown,not shown',
    ]);
    expect(shown('reload')).toEqual(['shown,', 'empty,', 'shown,', 'shown,']);
    expect(shown('forced')).toEqual(['shown,', 'shown,', 'shown,', 'shown,']);
  });

  it('the post has what the start pages were measured to load, first and after a deploy', () => {
    const [, measured = '', , months = ''] = fs
      .readFileSync('examples/netlify-credits/deploys.txt', 'utf8')
      .split('\n\n');
    const visits = cells(measured);
    /** Requests, kB and share of the first visit. */
    const visit = (site: string, at: string) => {
      const found = visits.find(([name, label]) => name === site && label === at);
      const [files = '', unchanged = '', kilobytes = '', share = ''] = found?.slice(2) ?? [];
      expect(files, `${site} ${at}`).toMatch(/^\d+$/);
      return { kilobytes, share, requests: Number(files) + Number(unchanged) };
    };
    const pages = cells(months).slice(2);
    expect(pages).toHaveLength(5);
    for (const [title = '', month = ''] of pages) {
      const [name = ''] = title.split(' ');
      const rows = rowsOn(name);
      const first = visit(title, 'first');
      const word = visit(title, 'word');
      const inAll = Number(month).toLocaleString('en-GB');
      expect(rows[1]).toContain(
        ` ${first.kilobytes} kB | ${word.kilobytes} kB, ${word.share} | ${inAll} kB |`,
      );
      expect(rows[2]?.match(/(?:visits|per-deploy) [^"]+/g), name).toEqual([
        `visits 1000 ${first.kilobytes} ${first.requests} 2026-04`,
        `visits 1000 ${word.kilobytes} ${word.requests} 2026-04`,
        `per-deploy ${word.kilobytes} ${word.requests} 2026-04`,
      ]);
    }
  });

  it('the post has what a lazy start page of Angular loads, and when Next.js has cost less', () => {
    const responses = csvRows(fs.readFileSync('examples/netlify-credits/responses.csv', 'utf8'));
    // Every round loaded the same bytes.
    const bytes = (site: string, visit: string) => {
      const rounds = ['1', '2', '3'].map((round) =>
        responses
          .filter(
            (row) =>
              row.site === site &&
              row.headers === 'names' &&
              row.visit === visit &&
              row.round === round,
          )
          .reduce((sum, row) => sum + Number(row.bytes), 0),
      );
      expect(new Set(rounds).size, `${site} ${visit}`).toBe(1);
      return rounds[0] ?? NaN;
    };
    const [lazy, next] = ['angular-lazy', 'next'].map((site) => ({
      first: bytes(site, 'first'),
      word: bytes(site, 'word'),
    }));
    if (!lazy || !next) throw new Error('no bytes');
    const kilobytes = (of: number, digits = 0) => `${(of / 1000).toFixed(digits)} kB`;
    expect(rowsOn('Lazy start page, Angular')).toEqual([
      `| Lazy start page, Angular | ${kilobytes(lazy.first)} | ${kilobytes(lazy.word, 1)}, ` +
        `${((100 * lazy.word) / lazy.first).toFixed(0)} % | ${kilobytes(lazy.first + 22 * lazy.word)} |`,
    ]);
    const deploys = Math.ceil((next.first - lazy.first) / (lazy.word - next.word));
    expect(fs.readFileSync('blog/netlify-credit-pricing.mdx', 'utf8')).toContain(
      `With Angular's lazy start page, it takes ${deploys}.`,
    );
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
