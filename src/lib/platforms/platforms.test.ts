import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledgerView } from '../comparison/index.ts';
import { COMPARED } from '../cost/index.ts';
import { ageInDays, findingsOf, launchFindings } from './age.ts';
import { platforms } from '#data/platforms';
import { exchangeRate, factsOf, platformFact, platformFacts, type PlatformFact } from './index.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text of every page and module below a folder, or of one file, tests left out. */
function sourcesBelow(place: string): string[] {
  const isFolder = fs.statSync(place).isDirectory();
  const names = isFolder ? fs.readdirSync(place, { recursive: true, encoding: 'utf8' }) : [''];
  return names
    .filter((name) => !isFolder || (/\.(ts|tsx|mdx)$/.test(name) && !/\.test\.ts$/.test(name)))
    .map((name) => fs.readFileSync(path.join(place, name), 'utf8'));
}

describe('the platform facts', () => {
  it('cover every platform', () => {
    for (const { slug } of platforms) expect(factsOf(slug).length).toBeGreaterThan(1);
  });

  it('are shown by a page, each of them', () => {
    const rows = COMPARED.flatMap((id) => ledgerView(id, '2026-11-20').groups).flatMap(
      (group) => group.rows,
    );
    const inTables = new Set(rows.flatMap(({ facts }) => facts.map(({ id }) => id)));
    const text = ['src/lib', 'src/lib/platforms/index.ts', 'src/pages', 'docs', 'learn', 'blog']
      .flatMap(sourcesBelow)
      .join('\n');
    const named = new Set(text.match(/\b[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*/g));
    const begun = [...text.matchAll(/`([a-z]+\/[a-z0-9-]+-)\$\{/g)].map(([, start = '']) => start);
    const unused = platformFacts.filter(
      ({ id }) =>
        !inTables.has(id) && !named.has(id) && !begun.some((start) => id.startsWith(start)),
    );
    expect(unused.map(({ id }) => id)).toEqual([]);
  });

  it.each(platformFacts.map((fact) => [fact.id, fact] as const))('%s is well formed', (_, fact) => {
    for (const address of [fact.url, fact.readAt]) {
      if (address !== null) expect(() => new URL(address)).not.toThrow();
    }
    if (fact.date === null) expect(fact.dateNote).toBeTruthy();
    for (const day of [fact.date, fact.read]) {
      if (day !== null) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
    if (fact.currency !== null) expect(typeof fact.value).toBe('number');
    if (fact.kind === 'price' && typeof fact.value === 'number') expect(fact.unit).toBeTruthy();
  });

  it('state nothing that was only remembered or never found', () => {
    const remembered = /memory of the model|from memory|unverified|"not found"/i;
    const bad = platformFacts.filter((fact) => remembered.test(JSON.stringify(fact)));
    expect(bad.map((fact) => fact.id)).toEqual([]);
  });

  it('link complaints, so that a reader can read them', () => {
    const complaints = platformFacts.filter((fact) => fact.kind === 'complaint');
    for (const complaint of complaints) expect(complaint.url).not.toBeNull();
  });
});

describe('platformFact', () => {
  it('finds a row by id', () => {
    expect(platformFact('fly/egress-eu')).toMatchObject({ platform: 'fly', field: 'egress' });
  });

  it('names the nearest ids when it finds none', () => {
    expect(() => platformFact('fly/egress')).toThrow(
      /no platform fact 'fly\/egress'.*fly\/egress-eu/,
    );
  });
});

describe('the exchange rate', () => {
  it('is the sourced rate with its day', () => {
    const fact = platformFact(exchangeRate.factId);
    expect(fact.field).toBe('rate');
    expect(exchangeRate.usdPerEur).toBe(fact.value);
    expect(exchangeRate.usdPerEur).toBeGreaterThan(0.5);
    expect(exchangeRate.usdPerEur).toBeLessThan(2);
    expect(exchangeRate.day).toMatch(ISO_DAY);
  });
});

const sample = (over: Partial<PlatformFact>): PlatformFact => ({
  ...platformFact('fly/egress-eu'),
  date: '2026-08-22',
  readBy: 'vendor',
  ...over,
});

describe('the age of a fact', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-10-28', 23],
    // 29 February 2028 exists: 28 days of January's rest and February, then March.
    ['2028-03-01', '2028-02-01', 29],
    // The clock change on 25 October 2026 doesn't shorten a day.
    ['2026-10-26', '2026-10-24', 2],
  ])('on %s a fact of %s is %d days old', (today, date, days) => {
    expect(ageInDays({ date }, today)).toBe(days);
  });

  it('is unknown without a date', () => {
    expect(ageInDays({ date: null }, '2026-11-20')).toBeNull();
  });
});

describe('the launch findings', () => {
  it.each([
    // 2026-08-22 + 90 days = 2026-11-20
    ['90 days old, read at the vendor', {}, '2026-11-20', []],
    ['91 days old', {}, '2026-11-21', ['91 days old']],
    ['no date', { date: null, dateNote: 'no date shown' }, '2026-11-20', ['no date shown']],
    ['third party', { readBy: 'third party' }, '2026-11-20', ['read by a third party']],
    ['competitor', { readBy: 'competitor' }, '2026-11-20', ['read by a competitor']],
  ] as const)('%s', (_, over, today, reasons) => {
    expect(findingsOf(sample(over), today)).toEqual(reasons);
  });

  it('list exactly the facts with a reason', () => {
    const good = sample({});
    const bad = sample({ readBy: 'third party' });
    expect(launchFindings('2026-11-20', [good, bad]).map((finding) => finding.fact)).toEqual([bad]);
  });
});
