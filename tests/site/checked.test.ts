import { codeHash, readRecords } from 'doc-walk/read';
import { describe, expect, it } from 'vitest';
import { lessons } from '../../src/lib/lessons.ts';
import { pageOf } from './pages.ts';

const records = readRecords('.', 'data/checked-blocks.json');
/** Lessons whose code hasn't changed since its last run. The others say nothing. */
const current = lessons.filter(({ path }) => {
  const page = `${path.slice(1, -1)}.mdx`;
  return records[page]?.code === codeHash('.', page);
});

describe('a lesson', () => {
  it.each(current)(
    '$path ends with what was checked on it, and with which versions',
    ({ path }) => {
      const text = pageOf(path)('article').text();
      expect(text).toMatch(/Code blocks on this page: [^.]*\d+\s(?:run|validated)[^.]*, with \w+/);
    },
  );

  it('has a record, but for those that have just changed', () => {
    expect(current.length).toBeGreaterThan(lessons.length / 2);
  });
});
