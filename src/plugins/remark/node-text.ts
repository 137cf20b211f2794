import type { Nodes } from 'mdast';

/** The text of a node and all below it, without markup. */
export const nodeText = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(nodeText).join('') : '';
};
