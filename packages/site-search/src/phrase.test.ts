import { expect, test } from 'vitest';
import { sharedRun } from './phrase.ts';

test.each([
  ['no space left on device', 'error: no space left on device', 5],
  ['device left', 'no space left on device', 1],
  ['a a b', 'a b', 2],
  ['', 'a', 0],
])('%j and %j have a run of %i terms', (a, b, length) => {
  expect(sharedRun(a.split(' ').filter(Boolean), b.split(' '))).toBe(length);
});
