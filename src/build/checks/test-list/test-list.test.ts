import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingTests, namedTests, titlesOf } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

describe('the list of tests', () => {
  it('in tests/README.md names tests that exist', () => {
    const list = fs.readFileSync(path.join(root, 'tests/README.md'), 'utf8');
    expect(namedTests(list).length).toBeGreaterThan(300);
    expect(missingTests(root, list)).toEqual([]);
  }, 30_000);

  it('tells the line where a file or a test is not there', () => {
    const list = [
      '| row | test | the change |',
      '| one | `browser/nothing`: opens | x |',
      '| two | `src/build/checks/test-list/test-list`: the list of tests › is long; tells …; cut (and others) | x |',
    ].join('\n');
    expect(missingTests(root, list)).toEqual([
      "line 2: 'browser/nothing' is no test file",
      "line 3: 'src/build/checks/test-list/test-list' has no test or group 'is long'",
      "line 3: 'src/build/checks/test-list/test-list' has no test or group 'cut'",
    ]);
  });

  it('takes titles with values filled in', () => {
    const text =
      "describe.each(x)('of %s', () => { it(`is ${size} wide`, () => {}); test.use({}); it('ends', f); });";
    expect(titlesOf(text)).toEqual(['of …', 'is … wide', 'ends']);
  });
});
