import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { boundUnits } from '../../../lib/numbers.ts';

/**
 * A remark plugin that keeps every figure and its unit on one line, in text and in cells. Headings stay as
 * they are, because anchors are made from them.
 */
export default function boundUnitsOfText() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'heading') return SKIP;
      if (node.type === 'text') node.value = boundUnits(node.value);
      return undefined;
    });
  };
}
