import path from 'node:path';
import type { Code, Parent, Root, RootContent } from 'mdast';
import { visit, SKIP } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { sqlLessons } from '#data/sql-lessons';
import { sqlBlock } from '../../../lib/sql-lessons.ts';
import { importOf } from '../component-imports/index.ts';

/**
 * A remark plugin that wraps the SQL of the lessons in data/sql-lessons.yaml in the component that runs it
 * in the page. Pages without such blocks don't import it.
 */
export default function sqlRun() {
  return (tree: Root, file: VFile): void => {
    const id = path.basename(file.path ?? '', '.mdx');
    if (!sqlLessons[id] || !(file.path ?? '').includes(`${path.sep}learn${path.sep}`)) return;
    let found = 0;
    visit(tree, 'code', (node: Code, at, parent: Parent | undefined) => {
      if (node.lang !== 'sql' || at === undefined || !parent || !sqlBlock(id, node.value)) return;
      found += 1;
      const of = { type: 'mdxJsxAttribute', name: 'of', value: id };
      const wrapped = {
        type: 'mdxJsxFlowElement',
        name: 'SqlRun',
        attributes: [of],
        children: [node],
      };
      parent.children.splice(at, 1, wrapped as unknown as RootContent);
      return [SKIP, at + 1];
    });
    if (found === 0) {
      throw new Error(
        `${file.path}: no block of SQL runs in the page. Compare data/sql-lessons.yaml.`,
      );
    }
    tree.children.unshift(importOf('SqlRun', ['@site/src/components/learn/SqlRun']));
  };
}
