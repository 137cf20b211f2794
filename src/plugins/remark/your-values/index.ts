import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit, EXIT } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { brand } from '../../../lib/brand.ts';
import { placesFor } from '../../../lib/your-values/index.ts';

const places = placesFor(brand.domain);

/** True if a block in this part of the page takes the reader's own names. */
function hasPlace(part: RootContent): boolean {
  let found = false;
  visit(part, 'code', (node: Code) => {
    if (places(node.value).length === 0) return undefined;
    found = true;
    return EXIT;
  });
  return found;
}

/**
 * A remark plugin that puts the button for the reader's own names before the first command of a page of
 * docs/ that takes one.
 */
export default function yourValues(options: { root?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const inside = path.relative(options.root ?? process.cwd(), file.path ?? '');
    if (!inside.startsWith(`docs${path.sep}`)) return;
    const at = tree.children.findIndex(hasPlace);
    if (at === -1) return;
    const component = {
      type: 'mdxJsxFlowElement',
      name: 'YourValues',
      attributes: [],
      children: [],
    };
    tree.children.splice(at, 0, component as unknown as RootContent);
  };
}
