import { describe, expect, it } from 'vitest';
import { platformFacts } from '../platforms/index.ts';
import { COMPARED, ourCost, platformCost, workloadOf, workloads } from '../cost/index.ts';
import { bandView, factView } from './index.ts';
import { boughtMb, ourPlan, theirPlan } from './stacks.ts';

/* The facts of the site as they are shown, whatever they say. */

const TODAY = '2026-11-20';

describe('a sourced statement', () => {
  it('has a label and a date for every fact', () => {
    for (const { id } of platformFacts) {
      const { label, date } = factView(id, TODAY).source;
      expect(label, id).not.toBe('');
      expect(date, id).not.toBe('');
    }
  });
});

describe('the band', () => {
  const views = COMPARED.map((platform) => [platform, bandView(platform, TODAY)] as const);

  it.each(views)(
    'of %s has bars to one scale that add up to their sums',
    (platform, { workloads: all }) => {
      for (const { id, ours, theirs } of all) {
        const workload = workloadOf(id);
        const sums = [ourCost(workload).total, platformCost(platform, workload).totalEuro];
        const lengths = [ours.bar, theirs.bar].map((bar) =>
          bar.reduce((sum, { width }) => sum + width, 0),
        );
        expect(Math.max(...lengths)).toBeCloseTo(100, 0);
        expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(
          (sums[0] ?? 0) / (sums[1] ?? 1),
          1,
        );
      }
    },
  );

  it.each(views)(
    'of %s draws at least what was asked for, unless the sum leaves it out',
    (platform) => {
      for (const workload of workloads) {
        const cost = platformCost(platform, workload);
        const { parts } = theirPlan(cost, workload, '');
        const missing = new Set(cost.missing.map(({ part }) => part));
        const asked = ourPlan(workload, '').parts.filter(({ kind, name }) => {
          if (kind === 'volume') return !missing.has('volume');
          if (kind === 'app')
            return !cost.missing.some(({ label }) => label.toLowerCase().startsWith(`${name}:`));
          return !missing.has(name.includes('Redis') ? 'redis' : 'database');
        });
        if (platform !== 'coolify' && platform !== 'hetzner')
          expect(parts.length).toBe(asked.length);
        for (const { amount, extra = 0 } of parts) expect(extra).toBeLessThan(amount);
      }
    },
  );

  it.each([
    [{ label: 'Standard instance, 2 GB', notEqual: null }, 2048],
    [{ label: 'Managed PostgreSQL, 1 GiB, 10 GiB of disk', notEqual: null }, 1024],
    [{ label: 'Postgres Standard-0, 64 GB of storage', notEqual: 'It has 4 GB of memory.' }, 4096],
    [{ label: 'Postgres Essential-0, 1 GB of storage', notEqual: null }, undefined],
  ])('reads the memory that is bought: %o', (line, memoryMb) => {
    expect(boughtMb(line)).toBe(memoryMb);
  });
});
