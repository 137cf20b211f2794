import path from 'node:path';
import type { Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nodeText } from '../node-text.ts';

/**
 * The head of the first of three columns that are read in order: what goes wrong, why, what helps. Or: who,
 * what for, as what.
 */
const READ_IN_TURN = new Set([
  'what you see',
  'symptom',
  'message',
  'where',
  'recipient',
  'Empfänger',
]);

const headsOf = ({ children: [head] }: Table): string[] => head?.children.map(nodeText) ?? [];

/** Adds the class that stacks a table on a phone if it has three or more columns of words. */
function stack(table: Table): void {
  const heads = headsOf(table);
  const inTurn = READ_IN_TURN.has(heads[0] ?? '');
  // Five columns never fit, so their corner may be empty.
  if (heads.length < 3 || !heads.every((head, at) => head || (at === 0 && heads.length > 4)))
    return;
  // One of five may be a price.
  const figures = table.align?.filter((side) => side === 'right').length ?? 0;
  if (!inTurn && figures > (heads.length > 4 ? 1 : 0)) return;
  table.data = { hProperties: { className: ['stacked'] } };
  if (heads.length === 3 && inTurn) return;
  // All others need their heads to tell the cells apart.
  for (const { children } of table.children.slice(1)) {
    children.forEach((cell, at) => {
      if (at > 0) cell.data = { hProperties: { 'data-head': heads[at]?.replace(/\?$/, '') } };
    });
  }
}

/**
 * A remark plugin that gives cells of right-aligned columns a class instead of a style attribute, which the
 * site's policy refuses. Text begins at the left anyway, and a centred column fails with its file and line.
 * The empty corner of a table isn't a heading, because screen readers would call its column 'blank'. A table
 * of three or more columns of words is stacked on a phone. Code in a cell is marked, because there it may
 * break if it is too long.
 */
export default function tableAlign() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', (table) => {
      const { align } = table;
      stack(table);
      visit(table, 'inlineCode', (code) => {
        code.data = { hProperties: { 'data-cell': '' } };
      });
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
            cell.data = {
              ...cell.data,
              hProperties: { ...cell.data?.hProperties, className: ['cell-right'] },
            };
        });
      }
      table.align = null;
    });
  };
}
