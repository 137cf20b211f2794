import { describe, expect, it } from 'vitest';
import { platformFacts } from '../platforms/index.ts';
import { COMPARED, platformCost, workloads } from '../cost/index.ts';
import { factRows, factView, readView, summaryView } from './index.ts';

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

describe('the table side by side', () => {
  it.each(COMPARED)('%s has at least fifteen rows, none empty, no fact twice', (platform) => {
    const rows = factRows(platform, TODAY);
    expect(rows.length).toBeGreaterThanOrEqual(15);
    const ids = rows.flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith(`${platform}/`))).toBe(true);
  });

  it('shows no change, complaint or superseded reading', () => {
    const ids = factRows('fly', TODAY).flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(ids.filter((id) => /change|complaint|before/.test(id))).toEqual([]);
  });
});

describe('when a set of prices was read', () => {
  it.each(COMPARED)(
    'stands beside the totals of %s: that of every fact they rest on',
    (platform) => {
      const facts = workloads.flatMap((workload) => {
        const { lines, soldOut } = platformCost(platform, workload);
        const costed = lines.filter(({ state }) => state === 'costed');
        return [...costed, ...(soldOut ? [soldOut] : [])].flatMap(({ factIds }) => factIds);
      });
      expect(facts.length).toBeGreaterThan(0);
      expect(summaryView(platform, TODAY).read).toEqual(readView(facts, TODAY));
    },
  );
});
