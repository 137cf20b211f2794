import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { boundUnits } from '../../../lib/numbers.ts';

/**
 * A remark plugin by which no line of text and no cell breaks between a figure
 * and its unit. Headings stay as they are: anchors are made of them.
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
