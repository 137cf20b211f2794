import { describe, expect, it } from 'vitest';
import { requireSidebar } from './index.ts';

const named = { source: '@site/docs/intro.mdx', sidebar: 'docs' };

describe('a page that no sidebar names', () => {
  it('stops the build with its file and what to do', () => {
    expect(() => requireSidebar([named, { source: '@site/docs/lost.mdx' }])).toThrow(
      'No sidebar names docs/lost.mdx. Name each in data/sidebar.yaml, and a lesson in data/lessons.yaml.',
    );
  });

  it.each([
    ['no page at all, which means that it did not look', [], /no page of the docs was found/],
    [
      'every page that is left out',
      [{ source: '@site/docs/a.mdx' }, { source: '@site/learn/b.mdx' }],
      /docs\/a\.mdx, learn\/b\.mdx/,
    ],
  ])('names %s', (_case, docs, message) => expect(() => requireSidebar(docs)).toThrow(message));

  it('does not exist if all are named', () => expect(() => requireSidebar([named])).not.toThrow());
});
