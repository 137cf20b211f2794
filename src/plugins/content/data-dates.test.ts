import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFullClone } from './clone.ts';
import { dataOf, lastChange } from './data-dates.ts';

const root = path.join(import.meta.dirname, '../../..');
const changed = (file: string): number => {
  const answer = execFileSync('git', ['log', '-1', '--format=%cI', '--', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return Date.parse(answer.trim());
};

describe('the last change of a page', () => {
  it('whose text is all its own is left to the framework', () => {
    expect(dataOf('docs/faq.mdx')).toBeUndefined();
    expect(lastChange(root, 'docs/faq.mdx')).toBeUndefined();
  });

  it.runIf(isFullClone()).each(['docs/changes.mdx', 'learn/glossary.mdx'])(
    'of %s is that of its data where it is later',
    (page) => {
      const latest = Math.max(changed(page), changed(dataOf(page) ?? ''));
      expect(Date.parse(lastChange(root, page) ?? '')).toBe(latest);
    },
  );
});
