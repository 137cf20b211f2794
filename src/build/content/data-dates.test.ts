import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFullClone } from './clone.ts';
import { dataOf, lastChange } from './data-dates.ts';

const root = path.join(import.meta.dirname, '../../..');

describe('the last change of a page', () => {
  it('whose text is all its own is left to the framework', () => {
    expect(dataOf('docs/faq.mdx')).toBeUndefined();
    expect(lastChange(root, 'docs/faq.mdx')).toBeUndefined();
  });

  it.runIf(isFullClone()).each(['docs/changes.mdx', 'learn/glossary.mdx'])(
    'of %s is that of its data where it is later',
    (page) => {
      const [own, all] = [lastChange(root, page), dataOf(page)];
      expect(all).toMatch(/^src\/site\//);
      expect(Date.parse(own ?? '')).not.toBeNaN();
    },
  );
});
