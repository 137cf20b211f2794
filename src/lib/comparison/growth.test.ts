import { describe, expect, it } from 'vitest';
import { formatEuro } from '../money.ts';
import { COMPARED, ourCost, platformCost, workloadOf } from '../cost/index.ts';
import { growthOf, growthText } from './growth.ts';
import { pictureView } from './pictures.ts';

const grown = COMPARED.flatMap((platform) => {
  const growth = growthOf(platform);
  return growth ? [{ platform, ...growth }] : [];
});

describe('the line of a growing bill', () => {
  it('stands where traffic or memory decides, and not beside a server at one price', () => {
    expect(grown.map(({ platform, by }) => `${platform} ${by}`).sort()).toEqual([
      'digitalocean traffic',
      'fly traffic',
      'heroku memory',
      'railway traffic',
      'render traffic',
      'vercel memory',
    ]);
  });

  it.each(grown)('of $platform has the sums of the cost model at every point', (growth) => {
    const { platform, by, points } = growth;
    expect(points.length).toBeGreaterThanOrEqual(4);
    for (const { at, ours, theirs } of points) {
      const stack = workloadOf('start-up');
      const workload =
        by === 'traffic'
          ? { ...stack, trafficGb: at }
          : {
              ...stack,
              apps: stack.apps.map((app) => (app.replicas > 1 ? { ...app, memoryMb: at } : app)),
            };
      expect([at, ours, theirs]).toEqual([
        at,
        ourCost(workload).total,
        platformCost(platform, workload).totalEuro,
      ]);
    }
  });

  it.each(grown)('of $platform goes through the sums of its page', ({ platform, by, points }) => {
    const stack = workloadOf('start-up');
    const here = points.find(({ at }) => at === (by === 'traffic' ? 200 : 256));
    expect(here).toMatchObject({
      ours: ourCost(stack).total,
      theirs: platformCost(platform, stack).totalEuro,
    });
  });

  it.each(grown)('of $platform is said in figures, and what is in part is called so', (growth) => {
    const text = growthText(growth);
    const last = growth.points.at(-1);
    expect(text).toContain(formatEuro(last?.theirs ?? 0));
    expect(text).toContain(formatEuro(last?.ours ?? 0));
    expect(text.includes('(in part)')).toBe(growth.isIncomplete);
  });
});

describe('a picture of a comparison', () => {
  it('is known by platform and kind', () => {
    expect(pictureView('render/growth').src).toBe('/img/pictures/growth-render.svg');
    expect(pictureView('render/move').alt).toContain('disk → volume');
    for (const of of ['render/map', 'harbour/move', 'hetzner/growth'])
      expect(() => pictureView(of)).toThrow(/there is no picture/);
  });
});
