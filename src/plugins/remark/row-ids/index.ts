import type { Root, Table, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { nodeText } from '../node-text.ts';

/** First columns of tables whose rows are looked up one by one: what went wrong, why, what helps. */
export const LOOKED_UP: ReadonlySet<string> = new Set(['what you see', 'symptom', 'message']);

/** The maximum length of a row's id, in characters. */
const LONGEST = 60;

/** The id of a row, from its first cell: `row-` and the cell's words. */
function idOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  let id = 'row';
  for (const word of words) {
    if (id.length + word.length >= LONGEST) break;
    id += `-${word}`;
  }
  return id;
}

/** A row of a troubleshooting table with its id for links. */
export interface LookedUpRow {
  id: string;
  row: TableRow;
  table: Table;
}

/** The rows of a page's troubleshooting tables, in page order. */
export function lookedUpRows(tree: Root): LookedUpRow[] {
  const used = new Map<string, number>();
  const found: LookedUpRow[] = [];
  visit(tree, 'table', (table) => {
    const [head, ...rows] = table.children;
    const first = head?.children[0];
    if (!first || !LOOKED_UP.has(nodeText(first))) return;
    for (const row of rows) {
      const cell = row.children[0];
      if (!cell) continue;
      const id = idOf(nodeText(cell));
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      found.push({ id: count > 1 ? `${id}-${count}` : id, row, table });
    }
  });
  return found;
}

/** A remark plugin that gives each row of a troubleshooting table an id, so that searches and links can go to it. */
export default function rowIds() {
  return (tree: Root): void => {
    for (const { id, row } of lookedUpRows(tree)) row.data = { ...row.data, hProperties: { id } };
  };
}
