import { expect, it } from 'vitest';
import { Times } from './times.ts';

const names = (times: Times) => times.rows().map((row) => row.slice(0, 28).trim());

it('a step that runs twice has one row, at its first position', async () => {
  const times = new Times();
  expect(times.measure('one', () => 1)).toBe(1);
  expect(await times.measure('two', () => Promise.resolve(2))).toBe(2);
  times.measure('one', () => 3);
  expect(names(times)).toEqual(['one', 'two']);
});

it('work that throws throws', () => {
  const times = new Times();
  expect(() =>
    times.measure('one', () => {
      throw new Error('no page');
    }),
  ).toThrow('no page');
  expect(times.rows()).toEqual([]);
});
