import { expect, it } from 'vitest';
import { changes } from './changes.ts';

it('changes are listed newest first, each with an id and words of its own', () => {
  const dates = changes.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
  for (const { id, date, text, pages } of changes) {
    expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(text).toMatch(/[.]$/);
    expect(pages.length, id).toBeGreaterThan(0);
  }
});
