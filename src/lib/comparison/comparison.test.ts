import { describe, expect, it, vi } from 'vitest';
import { platformFact } from '../platforms/index.ts';
import { amountOf, costView, factView, hostOf, readView, totalView } from './index.ts';

vi.mock('#data/prices', () => import('../fixtures/prices.ts'));
vi.mock('../platforms/rows.ts', async (original) =>
  (await import('../fixtures/platformRows.ts')).fixed(await original()),
);

const TODAY = '2026-11-20';

describe('a sourced statement', () => {
  it('shows a price with its currency and the rest as words', () => {
    expect(factView('render/instance-starter', TODAY)).toMatchObject({
      amount: '7.00 USD',
      text: 'per month',
    });
    expect(factView('render/eu-regions', TODAY)).toMatchObject({ amount: null, text: 'Frankfurt' });
    expect(factView('render/egress-allowance-hobby', TODAY)).toMatchObject({
      amount: null,
      text: '5 GB per month included, Hobby workspace',
    });
  });

  it.each([
    ['fly/machine-2gb-second', '0.00000490 USD'],
    ['vercel/memory-fra1', '0.0152 USD'],
    ['heroku/dyno-standard-2x', '50.00 USD'],
  ])('%s keeps its decimals: %s', (id, text) => {
    expect(amountOf(platformFact(id))).toBe(text);
  });

  it('names day and reader, and the page that was read where it is another one', () => {
    expect(factView('heroku/volumes', TODAY).source).toEqual({
      href: 'https://devcenter.heroku.com/',
      readAt:
        'https://github.com/railwayapp/docs/blob/main/content/docs/platform/compare-to-heroku.md',
      label: 'devcenter.heroku.com',
      date: '31 July 2026',
      reader: 'a competitor',
      // 31 July to 20 November: 31 + 30 + 31 + 20 = 112 days
      age: 'over 90 days old',
    });
    expect(factView('fly/complaint-4', TODAY).source).toMatchObject({
      date: 'no date shown',
      reader: null,
    });
  });

  it.each([
    // 2026-08-05 + 90 days = 2026-11-03
    ['2026-11-03', null],
    ['2026-11-04', 'over 90 days old'],
  ])('on %s says of a price of 5 August: %s', (today, age) => {
    expect(factView('fly/egress-eu', today).source.age).toBe(age);
  });

  it('without a date is not called old', () => {
    expect(factView('fly/complaint-4', '2030-01-01').source.age).toBeNull();
  });

  it('calls a host by its name', () => {
    expect(hostOf('https://www.heroku.com/pricing')).toBe('heroku.com');
  });
});

describe('when a set of prices was read', () => {
  it('names the oldest and the newest day, and what has to be known of them', () => {
    // 5 August by the vendor, 9 October by someone else, and a copy without a date by someone else
    expect(
      readView(['fly/egress-eu', 'fly/machine-512mb', 'fly/machine-2gb-second'], TODAY),
    ).toEqual({
      from: '5 August 2026',
      to: '9 October 2026',
      notes: ['partly without a date', 'partly read by third parties', 'partly over 90 days old'],
    });
  });

  it('says all where it is all, and nothing where there is nothing to say', () => {
    expect(readView(['heroku/dyno-basic'], TODAY).notes).toEqual([
      'all read by third parties',
      'all over 90 days old',
    ]);
    expect(readView(['fly/egress-eu'], '2026-08-06').notes).toEqual([]);
  });
});

describe('the workloads on both sides', () => {
  it('shows the total in both currencies', () => {
    // 152.25 ÷ 1.1133 = 136.755… → 136.76
    expect(totalView('render', 'start-up')).toEqual({
      key: 'render/start-up',
      dollars: '74.25 USD',
      euro: '€66.69',
      isIncomplete: false,
    });
  });

  it('draws every sum to the scale of the dearest one on the page', () => {
    const { workloads } = costView('render', TODAY);
    const shares = workloads.flatMap(({ ours, theirs }) => [ours.share, theirs.share]);
    expect(Math.max(...shares)).toBe(100);
    const [first] = workloads;
    expect(first?.ours.share).toBeLessThan(first?.theirs.share ?? 0);
  });

  it('says beside the total what the sum leaves out', () => {
    const startUp = costView('heroku', TODAY).workloads.find(({ id }) => id === 'start-up');
    expect(startUp?.theirs.isIncomplete).toBe(true);
    expect(startUp?.notEqual[0]).toBe(
      "Volumes, 20 GB, not in the sum: the file system of a dyno is ephemeral. Files have to go to another company's object store.",
    );
  });

  it('heads each difference by its part, and says the same of several parts once', () => {
    const [, startUp] = costView('fly', TODAY).workloads;
    expect(startUp?.notEqual).toContain('Volumes, 20 GB: A volume is on one host.');
    const [, railway] = costView('railway', TODAY).workloads;
    expect(railway?.notEqual).toContain(
      'Memory of PostgreSQL; Memory of Redis: Railway calls its databases unmanaged: you do the updates, and backups run once you set a schedule.',
    );
  });

  it('gives no amount to a line that has none', () => {
    const lines = costView('vercel', TODAY).workloads.flatMap(({ theirs }) => theirs.lines);
    expect(lines.filter(({ label }) => label.startsWith('Volumes')).map((l) => l.amount)).toEqual([
      null,
    ]);
  });
});
