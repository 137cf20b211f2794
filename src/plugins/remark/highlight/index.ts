import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight.ts';

/** A line that isn't readable in half of the page. An output is below its command anyway. */
const LONG = /^.{56}/m;
const OUTPUT = /(?:^|\s)output(?:\s|$)/;

/**
 * A remark plugin that colours code blocks while pages are compiled. The block gets its text as the property
 * `html` instead of children, so neither a highlighter nor a tree of tokens reaches the browser, and the class
 * `long` if it needs the whole width. Has to come after the plugins that fill blocks.
 */
export default function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      const isLong = LONG.test(node.value) && !OUTPUT.test(node.meta ?? '');
      node.data = {
        ...node.data,
        hChildren: [],
        hProperties: {
          ...node.data?.hProperties,
          ...(isLong && { className: [...(node.lang ? [`language-${node.lang}`] : []), 'long'] }),
          html: highlight(node.value, node.lang ?? ''),
        },
      };
    });
  };
}
