import { expect, it } from 'vitest';
import { changes } from '#data/changes';

it('changes are listed newest first, each with an id of its own', () => {
  const dates = changes.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
});
