import { describe, expect, it } from 'vitest';
import { COMPARED, ourCost, platformCost, workloadOf } from '../cost/index.ts';
import { type Stretch, stretchesOf, sweep } from '../cost/sweep.ts';
import { pictureView } from './pictures.ts';
import { placeOf, sweepView, verdictOf } from './sweep.ts';

const point = (at: number, ours: number, theirs: number | null) => ({ at, ours, theirs });

describe('the stretches of an axis', () => {
  it('end where the other side begins to cost less', () => {
    expect(
      stretchesOf([point(1, 10, 20), point(2, 19, 20), point(3, 30, 20), point(4, 30, null)]),
    ).toEqual([
      { from: 1, to: 2, less: 'ours' },
      { from: 3, to: 3, less: 'theirs' },
    ]);
  });

  it('are even where both sums stay within a hundredth', () => {
    expect(stretchesOf([point(1, 1000, 1009), point(2, 1000, 1001)])).toEqual([
      { from: 1, to: 2, less: 'even' },
    ]);
    expect(stretchesOf([point(1, 1000, 1009), point(2, 1000, 1011)])[0]?.less).toBe('ours');
  });
});

describe('a verdict', () => {
  const stretches = (...some: [number, number, Stretch['less']][]): Stretch[] =>
    some.map(([from, to, less]) => ({ from, to, less }));

  it.each([
    ['memory', stretches([128, 8192, 'theirs']), 'Fly.io costs less throughout.'],
    [
      'memory',
      stretches([128, 512, 'ours'], [513, 8192, 'theirs']),
      'Eisendock costs less up to 512 MB, Fly.io costs less above 512 MB.',
    ],
    [
      'apps',
      stretches([1, 3, 'ours'], [4, 20, 'theirs']),
      'Eisendock costs less up to 3 apps, Fly.io costs less from 4 apps on.',
    ],
    [
      'apps',
      stretches([1, 12, 'ours'], [13, 13, 'even'], [14, 20, 'ours']),
      'About the same at 13 apps. Eisendock costs less everywhere else.',
    ],
    [
      'traffic',
      stretches([0, 800, 'ours'], [810, 1500, 'theirs'], [1510, 5000, 'ours']),
      'Fly.io costs less from 800 GB to 1.5 TB. Eisendock costs less everywhere else.',
    ],
  ] as const)('on %s names the places: %#', (axis, some, words) => {
    expect(verdictOf(axis, some, 'Fly.io')).toBe(words);
  });

  it.each([
    ['memory', 871, '871 MB'],
    ['memory', 1669, '1.63 GB'],
    ['traffic', 4820, '4.82 TB'],
    ['apps', 1, '1 app'],
  ] as const)('writes %s of %d as %s', (axis, at, text) => expect(placeOf(axis, at)).toBe(text));
});

describe('the sweep of a page', () => {
  it.each(COMPARED)('of %s goes through the sums of its other parts', (platform) => {
    const startUp = workloadOf('start-up');
    expect(sweep(platform, 'traffic').find(({ at }) => at === startUp.trafficGb)).toEqual({
      at: startUp.trafficGb,
      ours: ourCost(startUp).total,
      theirs: platformCost(platform, startUp).totalEuro,
    });
    const agency = workloadOf('agency');
    expect(sweep(platform, 'apps').find(({ at }) => at === agency.projects)).toMatchObject({
      ours: ourCost(agency).total,
      theirs: platformCost(platform, agency).totalEuro,
    });
  });

  it.each(COMPARED)(
    'of %s shows three axes, and says so where the other never costs less',
    (platform) => {
      const { axes, isNeverLess } = sweepView(platform, '2026-11-26');
      expect(axes.map(({ axis }) => axis)).toEqual(['memory', 'traffic', 'apps']);
      const words = axes.map(({ verdict }) => verdict).join(' ');
      const others = words.replaceAll('Eisendock costs less', '');
      expect(isNeverLess).toBe(!others.includes('costs less'));
      expect(axes[0]?.sources.length).toBeGreaterThan(0);
    },
  );

  it('says what is beyond the chart and what is not in the sums', () => {
    const notes = (platform: Parameters<typeof sweepView>[0]) =>
      sweepView(platform, '2026-11-26')
        .axes.map(({ note }) => note)
        .join(' ');
    // (61.98 − 20.20) ÷ 1.20 a TB + 5 TB = 39.8 TB
    expect(notes('heroku')).toContain('Heroku would cost less above about 40 TB.');
    expect(notes('heroku')).toContain('without disk');
    expect(notes('vercel')).toContain('without worker and disk');
    expect(notes('vercel')).toContain('at most 4 GB');
    expect(notes('hetzner')).toContain('Your work isn');
  });

  it('ends where the other side sells nothing larger', () => {
    const points = sweep('vercel', 'memory');
    expect(points.find(({ at }) => at === 4096)?.theirs).toBeGreaterThan(0);
    expect(points.find(({ at }) => at === 4097)?.theirs).toBeNull();
  });
});

describe('the picture of a move', () => {
  it('is known by its platform', () => {
    expect(pictureView('render').alt).toContain('disk → volume');
    for (const of of ['render/move', 'harbour'])
      expect(() => pictureView(of)).toThrow(/there is no picture/);
  });
});
