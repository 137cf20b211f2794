import { describe, expect, it } from 'vitest';
import { company } from '#data/company';
import { type PlatformFact, platformFact } from '../../../src/lib/platforms/index.ts';
import { launchReport, launchSections, type LaunchInput } from './index.ts';

const fresh: PlatformFact = {
  ...platformFact('fly/egress-eu'),
  date: '2026-11-01',
  readBy: 'vendor',
};

const ready: LaunchInput = {
  domain: 'example.com',
  companyFacts: { street: { label: 'street and number', german: '', value: 'set' } },
  workingAssumptions: [],
  facts: [fresh],
  today: '2026-11-20',
};

const found = (over: Partial<LaunchInput>) =>
  launchSections({ ...ready, ...over }).map(({ title, items }) => [title, ...items]);

const { assumptions: workingAssumptions } = company;
const companyFacts = { ...company.facts };

describe('the launch check', () => {
  it('has nothing to say when everything is settled', () => {
    expect(launchSections(ready)).toEqual([]);
    expect(launchReport([])).toMatch(/^Nothing/);
  });

  it('lists a placeholder with its label', () => {
    expect(
      found({ companyFacts: { street: { label: 'street and number', german: '', value: null } } }),
    ).toEqual([['Placeholders about the company', 'street: street and number']]);
  });

  it('lists a working assumption as it stands', () => {
    expect(found({ workingAssumptions: ['The servers are rented.'] })).toEqual([
      ['Working assumptions', 'The servers are rented.'],
    ]);
  });

  it('lists the look of a lawyer as a working assumption', () => {
    expect(workingAssumptions.filter((line) => /lawyer/.test(line))).toHaveLength(1);
    expect(launchReport(launchSections({ ...ready, workingAssumptions }))).toMatch(
      /A lawyer has read/,
    );
  });

  it('lists a reserved domain', () => {
    expect(found({ domain: 'dock.example' })).toEqual([
      ['Reserved domain', 'dock.example can never be registered'],
    ]);
  });

  it('lists a fact that is too old, with the page to open', () => {
    expect(found({ facts: [fresh, { ...fresh, date: '2026-08-05' }] })).toEqual([
      [
        'Facts about other platforms to read again',
        // 2026-08-05 to 2026-11-20: 26 + 30 + 31 + 20 = 107 days
        'https://fly.io/docs/about/pricing/: 107 days old (fly/egress-eu)',
      ],
    ]);
  });

  it('lists a page once, with every fact that is read there', () => {
    const old = { ...fresh, date: '2026-08-05' };
    const [, ...items] = found({ facts: [old, { ...old, id: 'fly/volume' }] })[0] ?? [];
    expect(items).toEqual([
      'https://fly.io/docs/about/pricing/: 107 days old (fly/egress-eu, fly/volume)',
    ]);
  });

  it('asks no more about a fact that somebody read again', () => {
    expect(found({ facts: [{ ...fresh, date: '2025-03-21', read: '2026-11-19' }] })).toEqual([]);
    expect(found({ facts: [{ ...fresh, date: null, read: '2026-11-19' }] })).toEqual([]);
  });

  it('does not ask when something happened that stays true', () => {
    const change = { ...fresh, kind: 'change' as const, date: '2025-03-21', event: '2025-03-21' };
    expect(found({ facts: [change] })).toEqual([]);
  });

  it('counts what it lists', () => {
    const sections = launchSections({ ...ready, workingAssumptions: ['a', 'b'] });
    expect(launchReport(sections)).toMatch(
      /Working assumptions \(2\)[^]*2 to settle before launch\.$/,
    );
  });

  it('reads the real company facts, each of which is a placeholder or a value', () => {
    const sections = launchSections({ ...ready, companyFacts });
    const items = sections.find(({ title }) => title.startsWith('Placeholders'))?.items ?? [];
    expect(items).toHaveLength(
      Object.values(companyFacts).filter((fact) => fact.value === null).length,
    );
  });
});
