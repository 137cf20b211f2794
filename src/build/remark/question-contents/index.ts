import type { Heading, Node, Parent } from 'mdast';
import { visit } from 'unist-util-visit';
import { componentsIn, textOf } from '../component-data/index.ts';

interface Listed extends Heading {
  data: { isListed: true; hProperties: { id: string } };
}

/**
 * A remark plugin that gives every `<Question>` a heading for the framework's list of
 * contents, which knows headings of Markdown alone. `withoutListed` takes it out again:
 * the component draws the question itself.
 */
export function questionContents() {
  return (tree: Node): void => {
    for (const node of componentsIn(tree, { Question: true })) {
      const heading: Listed = {
        type: 'heading',
        depth: 3,
        children: [{ type: 'text', value: textOf(node, 'q') }],
        data: { isListed: true, hProperties: { id: textOf(node, 'id') } },
      };
      (node as unknown as Parent).children.unshift(heading);
    }
  };
}

/** A remark plugin that takes out what `questionContents` put in; stands behind the framework's own. */
export function withoutListed() {
  return (tree: Node): void => {
    visit(tree, 'heading', (node: Partial<Listed>, index, parent?: Parent) => {
      if (node.data?.isListed && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      return undefined;
    });
  };
}
