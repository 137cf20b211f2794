import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * A remark plugin that gives cells of columns aligned to the right a class in
 * the place of a style attribute, which the site's policy refuses. Text begins
 * at the left anyway; a centred column fails with its file and line. The empty
 * corner of a table is no heading: screen readers would name its column 'blank'.
 */
export default function tableAlign() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', (table) => {
      const { align } = table;
      for (const cell of table.children[0]?.children ?? []) {
        if (cell.children.length === 0) cell.data = { hName: 'td' };
      }
      if (!align) return;
      if (align.includes('center')) {
        const at = path.relative(file.cwd, file.path);
        throw new Error(
          `${at}:${table.position?.start.line ?? 1}: a column is centred. Write --- for text, or ---: for figures.`,
        );
      }
      for (const row of table.children) {
        row.children.forEach((cell, at) => {
          if (align[at] === 'right')
            cell.data = { ...cell.data, hProperties: { className: ['cell-right'] } };
        });
      }
      table.align = null;
    });
  };
}
