import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** First columns of tables whose rows are looked up one by one: what went wrong, why, what helps. */
const LOOKED_UP = new Set(['what you see', 'symptom', 'message']);

/** The longest id of a row, in characters. */
const LONGEST = 60;

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** The id of a row by the text of its first cell: `row-` and its words. */
function idOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  let id = 'row';
  for (const word of words) {
    if (id.length + word.length >= LONGEST) break;
    id += `-${word}`;
  }
  return id;
}

/** A remark plugin that gives each row of a troubleshooting table an id, so that a search and a link can lead to it. */
export default function rowIds() {
  return (tree: Root): void => {
    const used = new Map<string, number>();
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      const first = head?.children[0];
      if (!first || !LOOKED_UP.has(textOf(first))) return;
      for (const row of rows) {
        const cell = row.children[0];
        if (!cell) continue;
        const id = idOf(textOf(cell));
        const count = (used.get(id) ?? 0) + 1;
        used.set(id, count);
        row.data = { ...row.data, hProperties: { id: count > 1 ? `${id}-${count}` : id } };
      }
    });
  };
}
