import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight.ts';

/**
 * A remark plugin that colours code blocks while pages are compiled. The block gets its text as the property
 * `html` instead of children, so neither a highlighter nor a tree of tokens reaches the browser. Has to come
 * after the plugins that fill blocks.
 */
export default function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      node.data = {
        ...node.data,
        hChildren: [],
        hProperties: { ...node.data?.hProperties, html: highlight(node.value, node.lang ?? '') },
      };
    });
  };
}
