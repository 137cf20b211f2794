import { expect, it } from 'vitest';
import { solvedMark, starsOf } from './incidents.ts';
import { formatDone, parseDone, withMarks } from './progress/index.ts';

const name = 'disk-full';

it('counts the best of several results, and each hint as a star', () => {
  const twice = withMarks([], [solvedMark(name, 2)], true);
  expect(starsOf(twice, name)).toBe(1);
  expect(starsOf(withMarks(twice, [solvedMark(name, 0)], true), name)).toBe(3);
  expect(starsOf(withMarks([], [solvedMark(name, 3)], true), name)).toBe(0);
});

it('is not solved before it is, and another one is not solved by it', () => {
  expect(starsOf([], name)).toBeUndefined();
  expect(starsOf(withMarks([], [solvedMark('stale-lock', 0)], true), name)).toBeUndefined();
});

it('is still there when the browser reads what it kept', () => {
  const done = withMarks(['nginx'], [solvedMark(name, 1)], true);
  expect(starsOf(parseDone(formatDone(done)), name)).toBe(2);
});
