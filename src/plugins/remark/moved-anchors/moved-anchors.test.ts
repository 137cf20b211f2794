import type { Link, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import movedAnchors from './index.ts';

/** The ids of all links of a source, in their order. */
function idsOf(source: string): unknown[] {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(source);
  movedAnchors()(tree);
  const ids: unknown[] = [];
  visit(tree, 'link', (link: Link) => void ids.push(link.data?.hProperties?.id));
  return ids;
}

describe('anchors of sections that moved', () => {
  it('are ids of the links to them', () => {
    const table =
      '| more pages | sections |\n|---|---|\n| [Data](./data.mdx) | [in](./data.mdx#in) |';
    expect(idsOf(table)).toEqual([undefined, 'in']);
  });

  it('are in no other table and in no text', () => {
    expect(idsOf('| page | b |\n|---|---|\n| [in](./data.mdx#in) | x |\n\n[in](#in)')).toEqual([
      undefined,
      undefined,
    ]);
  });
});
