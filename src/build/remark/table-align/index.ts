import path from 'node:path';
import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** What stands above the first of three columns that are read one after the other: what goes wrong, why, what helps. */
const TROUBLE = new Set(['what you see', 'symptom', 'message']);

function isTrouble({ children: [head] }: Table): boolean {
  const first = head?.children[0]?.children[0];
  return head?.children.length === 3 && first?.type === 'text' && TROUBLE.has(first.value);
}

/**
 * A remark plugin that gives cells of columns aligned to the right a class in
 * the place of a style attribute, which the site's policy refuses. Text begins
 * at the left anyway; a centred column fails with its file and line. The empty
 * corner of a table is no heading: screen readers would name its column 'blank'.
 * A table of what goes wrong gets the class by which a phone stacks its columns.
 */
export default function tableAlign() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', (table) => {
      const { align } = table;
      if (isTrouble(table)) table.data = { hProperties: { className: ['stacked'] } };
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
