import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import pageStart from './index.ts';

const node = (type: string) => ({ type, children: [] });
const run = (...types: string[]) => {
  const tree = { type: 'root', children: types.map(node) } as unknown as Root;
  pageStart()(tree, { path: 'page.mdx' });
  return tree.children.map((child) => ('name' in child ? child.name : child.type));
};

describe('the start of a landing page', () => {
  it('has the action with its answer, and the folded contents before the first heading', () => {
    expect(run('mdxjsEsm', 'paragraph', 'table', 'heading', 'paragraph')).toEqual([
      'mdxjsEsm',
      'PageStart',
      'table',
      'FoldedContents',
      'heading',
      'paragraph',
    ]);
  });

  it('is left to a comparison, which has its own', () => {
    const tree = {
      type: 'root',
      children: [{ type: 'mdxJsxFlowElement', name: 'CompareStart' }, node('heading')],
    } as unknown as Root;
    pageStart()(tree, { path: 'page.mdx' });
    expect(tree.children).toHaveLength(2);
  });

  it('stops the build at a page that does not begin with its answer', () => {
    expect(() => run('mdxjsEsm', 'heading', 'paragraph')).toThrow(/page\.mdx: .* paragraph/);
  });
});
