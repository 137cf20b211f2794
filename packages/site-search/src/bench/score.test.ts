import { describe, expect, test } from 'vitest';
import { readQueries, splitQueries } from './queries.ts';
import { rightSections, scoreSearch } from './score.ts';

describe('the score of a search', () => {
  const answers: Record<string, string[]> = {
    right: ['/a/', '/b/'],
    second: ['/b/', '/b/', '/a/'],
    eleventh: [...Array.from({ length: 10 }, (_, at) => `/x${at}/`), '/a/'],
    nothing: [],
  };
  const label = (query: string, kind = 'task') => ({ query, kind, pages: ['/a/'] });
  const score = (...queries: ReturnType<typeof label>[]) =>
    scoreSearch(queries, (query) => answers[query] ?? []);

  test('counts a labelled page in the first place fully', () => {
    expect(score(label('right'))).toMatchObject({ successAt1: 1, mrrAt10: 1, misses: [] });
  });

  test('counts pages, not sections, for the place', () => {
    expect(score(label('second')).mrrAt10).toBe(0.5);
    expect(score(label('second')).successAt1).toBe(0);
  });

  test('counts the first three places, and error messages on their own', () => {
    const all = score(label('second'), label('right', 'error'), label('eleventh', 'error'));
    expect(all.successAt3).toBeCloseTo(2 / 3);
    expect(all.errorSuccessAt1).toBe(0.5);
  });

  test('counts nothing beyond the tenth place', () => {
    expect(score(label('eleventh')).mrrAt10).toBe(0);
  });

  test('names the queries without a result', () => {
    expect(score(label('right'), label('nothing')).empty).toEqual(['nothing']);
  });

  test('counts misspelt queries within the first three on their own', () => {
    const all = score(label('right'), label('second', 'typo'), label('nothing', 'typo'));
    expect(all.typoSuccessAt3).toBe(0.5);
  });
});

test('a section is right by its anchor, by any row of a table, and is not judged on another page', () => {
  const labelled = (query: string, ...anchors: string[]) => ({
    query,
    kind: 'task',
    pages: ['/a/', '/b/'],
    anchors,
  });
  const hits: Record<string, { url: string; hash: string }[]> = {
    right: [
      { url: '/b/', hash: '#x' },
      { url: '/a/', hash: '#y' },
    ],
    row: [{ url: '/a/', hash: '#row-502' }],
    wrong: [{ url: '/a/', hash: '#z' }],
    elsewhere: [{ url: '/b/', hash: '#y' }],
  };
  const share = (...queries: ReturnType<typeof labelled>[]) =>
    rightSections(queries, (query) => hits[query] ?? []);
  expect(share(labelled('right', '', '#y'), labelled('elsewhere', '#y'))).toBe(1);
  expect(share(labelled('row', '#row-'), labelled('wrong', '#y'))).toBe(0.5);
});

describe('the labelled queries', () => {
  const queries = readQueries();

  test('are split into two halves with as much of each kind', () => {
    const { tuning, heldOut } = splitQueries(queries);
    expect(tuning.length + heldOut.length).toBe(queries.length);
    expect(heldOut.filter(({ kind }) => kind === 'seen')).toEqual([]);
    const split = queries.filter(({ kind }) => kind !== 'seen');
    for (const kind of new Set(split.map((query) => query.kind))) {
      const count = (half: typeof tuning) => half.filter((query) => query.kind === kind).length;
      expect(Math.abs(count(tuning) - count(heldOut))).toBeLessThanOrEqual(1);
      expect(count(heldOut)).toBeGreaterThan(0);
    }
  });

  test('name site paths only', () => {
    for (const { pages } of [...queries, ...readQueries('blind.json')]) {
      for (const page of pages) expect(page).toMatch(/^\/(?:docs|learn)\/(?:[\w-]+\/)*$/);
    }
  });
});
