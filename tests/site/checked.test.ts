import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/build/plugins/checked-line/data.ts';
import { lessons } from '../../src/site/lessons.ts';
import { pageOf } from './pages.ts';

/** A build without a check before it has nothing to say; the tests run one, and so does a release. */
const report = readReport('.');

describe.skipIf(!report)('a lesson', () => {
  it.each(lessons)(
    '$path ends with what was checked on it, and with which versions',
    ({ path }) => {
      const text = pageOf(path)('article').text();
      expect(text).toMatch(/Code blocks on this page: [^.]*\d+ (?:run|validated)[^.]*, with \w+/);
    },
  );
});
