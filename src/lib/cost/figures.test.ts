import { describe, expect, it, vi } from 'vitest';
import type { PlatformRow } from '../platforms/rows.ts';

/* Other figures in place of each fact's: a figure typed into code would stay as it was. */

/** The facts as the files have them, for the figures to look for. */
let facts: readonly PlatformRow[] = [];

/** A figure that no other one becomes. Words get another factor, so that the shares of both change too. */
const changed = (figure: number, by = 1.37): number =>
  Math.round((figure * by + 0.11) * 1000) / 1000;

/** Words in which each figure with a unit is changed. Names such as 'Standard-0' stay. */
const inWords = (text: string): string =>
  text.replace(/(?<![\w.-])\d+(?:\.\d+)?(?= [A-Za-z%]|\))/g, (figure) =>
    String(changed(Number(figure), 2)),
  );

vi.mock('../platforms/rows.ts', async (original) => {
  const { platformRows } = await original<{ platformRows: readonly PlatformRow[] }>();
  facts = platformRows;
  return {
    platformRows: platformRows.map((row) => ({
      ...row,
      value: typeof row.value === 'number' ? changed(row.value) : inWords(row.value),
      ...(row.unit && { unit: inWords(row.unit) }),
      ...(row.note && { note: inWords(row.note) }),
    })),
  };
});

const { COMPARED, containerCatch, containerTable, freePostgres, platformCost, workloads } =
  await import('./index.ts');
const { costElsewhere } = await import('./stack.ts');
const { sweepView } = await import('../comparison/sweep.ts');

/** Workloads whose own amounts are no figure of a fact. */
const unusual = workloads.map((workload) => ({
  ...workload,
  apps: workload.apps.map((app) => ({ ...app, volumeGb: 17 })),
  database: { ...workload.database, diskGb: 7 },
  redisMb: 241,
  trafficGb: 3217,
}));

/** Every text that the rules of costs make, and nothing that names a fact. */
const shown = JSON.stringify(
  [
    COMPARED.flatMap((platform) => unusual.map((workload) => platformCost(platform, workload))),
    COMPARED.map((platform) => sweepView(platform, '2026-11-26').axes.map(({ note }) => note)),
    containerCatch,
    containerTable,
    freePostgres.slice(1),
    costElsewhere({
      parts: [{ kind: 'postgres', name: 'database', memoryMb: 900, replicas: 1, diskGb: 13 }],
      volumesGb: 17,
    }),
  ],
  (key, value: unknown) => (key === 'factIds' || key === 'factId' ? undefined : value),
);

/** A figure as it could be typed: '5', '5.00', '1,000', '2.50', but not '50'. */
const typed = (figure: number): string => {
  const [whole, fraction] = figure.toLocaleString('en-GB').split('.');
  return `(?<![\\d.,])${whole}${fraction ? `\\.${fraction}0*` : '(?:\\.0+)?'}`;
};

/** The amounts and the allowances that a fact states as a figure, each with the unit after it. */
const figuresOf = ({ value, unit = '', currency }: PlatformRow): [number, string][] => {
  if (typeof value !== 'number' || value === 0) return [];
  const word = currency ?? /^(?:GB|GiB|MB|TB|%|credits)/.exec(unit)?.[0];
  return word ? [[value, word]] : [];
};

describe('what the rules of costs say, with every figure of the facts changed', () => {
  it('has none of the old ones', () => {
    expect(facts.length).toBeGreaterThan(300);
    const old = facts.flatMap((fact) =>
      figuresOf(fact).map(([figure, word]) => [fact.id, `${typed(figure)} ${word}`] as const),
    );
    expect(old.length).toBeGreaterThan(100);
    const left = old.flatMap(([id, pattern]) => {
      const found = new RegExp(pattern).exec(shown);
      return found
        ? [`${id}: ${shown.slice(Math.max(0, found.index - 50), found.index + 30)}`]
        : [];
    });
    expect(left).toEqual([]);
  });

  it.each([
    [
      'when a free plan sleeps or ends',
      /after (?:5 minutes|1 week|30 days)|(?:30|14) days (?:after|later)/,
    ],
    [
      'what a free database holds',
      /(?<![\d.,])(?:0\.5 GB per project|500 MB|100 CU-hours|20 connections)\b/,
    ],
    ['what a Redis holds', /(?<![\d.,])250 MB/],
    ['the price of another region', /(?<![\d.,])(?:9|11) %/],
    ['what is included', /includes (?:1 TB|5 GB|25 GB)/],
  ])('does not type %s', (_, pattern) => {
    const at = shown.search(pattern);
    expect(at < 0 ? '' : shown.slice(Math.max(0, at - 60), at + 20)).toBe('');
  });
});
