import { expect, it } from 'vitest';
import { lostBookmarks, updateBookmarks, type Bookmarks } from './bookmarks.ts';

const listed = (): Bookmarks =>
  new Map([
    ['/a/', new Set(['one', 'two'])],
    ['/b/', new Set(['three'])],
  ]);

it('an anchor or page that disappeared is lost, a page that leads elsewhere is not', () => {
  const built: Bookmarks = new Map([['/a/', new Set(['one'])]]);
  expect(lostBookmarks(listed(), built, new Set())).toEqual(['/a/#two', '/b/']);
  expect(lostBookmarks(listed(), built, new Set(['/b/']))).toEqual(['/a/#two']);
  expect(lostBookmarks(listed(), listed(), new Set())).toEqual([]);
});

it('the list grows by what is new and shrinks only by what is named', () => {
  const list = listed();
  const built: Bookmarks = new Map([['/a/', new Set(['one', 'new'])]]);
  expect(updateBookmarks(list, built, ['/b/', '/a/#two'])).toEqual({ added: 1 });
  expect([...list]).toEqual([['/a/', new Set(['one', 'new'])]]);
  expect(() => updateBookmarks(list, built, ['/c/#x'])).toThrow(
    '/c/#x is not in tests/bookmarks.txt',
  );
});
