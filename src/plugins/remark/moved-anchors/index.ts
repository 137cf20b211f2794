import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nodeText } from '../node-text.ts';

/** The first head of the table that links a page which was split to its sections. */
const HEAD = 'more pages';

/**
 * A remark plugin that gives each link in a page's table 'more pages' the anchor it points to as its id, so a
 * bookmark of the section finds it. `src/client/movedAnchor.ts` then follows the link.
 */
export default function movedAnchors() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      const first = table.children[0]?.children[0];
      if (!first || nodeText(first) !== HEAD) return;
      visit(table, 'link', (link: Link) => {
        const [, id] = link.url.split('#');
        if (id) link.data = { ...link.data, hProperties: { id } };
      });
    });
  };
}
