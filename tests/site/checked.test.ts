import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/build/plugins/checked-line/data.ts';
import { lessons } from '../../src/lib/lessons.ts';
import { pageOf } from './pages.ts';

/** A check of a few pages, or none, leaves the others without a line; the tests check all, and so does a release. */
const checked = Object.keys(readReport('.')?.pages ?? {}).map(
  (page) => `/${page.replace(/\.mdx$/, '')}/`,
);
const isWhole = lessons.every(({ path }) => checked.includes(path));

describe.skipIf(!isWhole)('a lesson', () => {
  it.each(lessons)(
    '$path ends with what was checked on it, and with which versions',
    ({ path }) => {
      const text = pageOf(path)('article').text();
      expect(text).toMatch(/Code blocks on this page: [^.]*\d+\s(?:run|validated)[^.]*, with \w+/);
    },
  );
});
