import { describe, expect, it } from 'vitest';
import { ageInDays, findingsOf, launchFindings } from './age.ts';
import { renewals } from './renewals.ts';
import {
  exchangeRate,
  factsOf,
  PLATFORM_IDS,
  platformFact,
  platformFacts,
  type PlatformFact,
} from './index.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ISO_PART = /^\d{4}(-\d{2}){0,2}$/;

describe('the platform facts', () => {
  it('have unique ids that begin with their platform', () => {
    const ids = platformFacts.map((fact) => fact.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const fact of platformFacts) {
      expect(fact.id).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(PLATFORM_IDS).toContain(fact.platform);
    }
  });

  it('cover every platform', () => {
    for (const platform of PLATFORM_IDS) expect(factsOf(platform).length).toBeGreaterThan(5);
  });

  it.each(platformFacts.map((fact) => [fact.id, fact] as const))('%s is well formed', (_, fact) => {
    expect(['high', 'medium']).toContain(fact.confidence);
    expect(['vendor', 'third party', 'competitor']).toContain(fact.readBy);
    for (const address of [fact.url, fact.readAt]) {
      if (address !== null) expect(new URL(address).protocol).toBe('https:');
    }
    if (fact.date === null) expect(fact.dateNote).toBeTruthy();
    else {
      expect(fact.date).toMatch(ISO_DAY);
      expect(new Date(fact.date).toISOString().slice(0, 10)).toBe(fact.date);
    }
    if (fact.event !== null) expect(fact.event).toMatch(ISO_PART);
    if (fact.currency !== null) expect(typeof fact.value).toBe('number');
    if (fact.kind === 'price' && typeof fact.value === 'number') expect(fact.unit).toBeTruthy();
    expect(fact.source).not.toBe('');
  });

  it('state nothing that was only remembered or never found', () => {
    const remembered = /memory of the model|from memory|unverified|"not found"/i;
    const bad = platformFacts.filter((fact) => remembered.test(JSON.stringify(fact)));
    expect(bad.map((fact) => fact.id)).toEqual([]);
  });

  it('link complaints, so that a reader can read them', () => {
    const complaints = platformFacts.filter((fact) => fact.kind === 'complaint');
    expect(complaints.length).toBeGreaterThan(20);
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
    // The clock change on 25 October 2026 does not shorten a day.
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

describe('the record of second looks', () => {
  it('names every platform that has a fact to be read again, on its day or before it', () => {
    for (const day of new Set(renewals.map((look) => look.day))) {
      const looked = new Set(
        renewals.filter((look) => look.day <= day).map(({ platform }) => platform),
      );
      const due = new Set(launchFindings(day).map(({ fact }) => fact.platform));
      expect([...due].filter((platform) => !looked.has(platform))).toEqual([]);
    }
  });

  it('says of a fact that the vendor’s own text stands for it only where it does', () => {
    const named = renewals.flatMap(({ platform, ownWords }) =>
      ownWords.map((id) => ({ platform, fact: platformFact(id) })),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { platform, fact } of named)
      expect(fact).toMatchObject({ platform, readBy: 'vendor' });
  });

  it('calls renewed only what is not old on its day', () => {
    for (const { day, platform, renewed } of renewals) {
      for (const id of renewed) {
        expect(id.startsWith(`${platform}/`)).toBe(true);
        expect(findingsOf(platformFact(id), day).filter((why) => why.endsWith('old'))).toEqual([]);
      }
    }
  });
});
