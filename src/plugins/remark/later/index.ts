import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** How much text fills the first screen of a desktop, in characters. */
const FIRST_SCREEN = 1600;
/** The least that a line of code, a row or an item fills. */
const LINE = 70;
/** What a drawing or another component counts for. */
const COMPONENT = 500;

function weight(node: RootContent): number {
  if (node.type === 'mdxjsEsm') return 0;
  if (node.type === 'code') return node.value.split('\n').length * LINE;
  let characters = 0;
  let lines = 0;
  visit(node, (part) => {
    if ('value' in part && typeof part.value === 'string') characters += part.value.length;
    if (/^(?:tableRow|listItem|heading)$/.test(part.type)) lines += 1;
  });
  const own = node.type === 'mdxJsxFlowElement' ? COMPONENT : LINE;
  return Math.max(characters, lines * LINE, own);
}

/**
 * A remark plugin that wraps everything below the first screen of a page in the component `Later`. Has to
 * come after the framework's own plugins, which look for headings. A page hardly longer than a screen stays
 * as it is.
 */
export default function later() {
  return (tree: Root): void => {
    let filled = 0;
    const at = tree.children.findIndex((node) => {
      if (filled >= FIRST_SCREEN) return true;
      filled += weight(node);
      return false;
    });
    if (at === -1) return;
    const rest = tree.children.splice(at);
    const isModule = (node: RootContent) => node.type === 'mdxjsEsm';
    const content = rest.filter((node) => !isModule(node));
    tree.children.push(...rest.filter(isModule));
    if (content.length === 0) return;
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'Later',
      attributes: [],
      children: content,
    } as unknown as RootContent);
  };
}
