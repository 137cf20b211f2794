import { applyEdits } from './edits.ts';
import { readCompose } from './read.ts';
import type { Source } from './source.ts';
import { entriesOf, itemsOf, type ScalarNode, type TreeNode } from './tree.ts';
import type { Edit } from './types.ts';

/** What stands for a value that is left out. */
const HIDDEN = '***';
/** A commented line that sets a variable, such as `# - PASSWORD=old`. */
const COMMENTED =
  /^([ \t]*#[# \t]*(?:-[ \t]+)?["']?[A-Za-z_][A-Za-z0-9_.]*["']?[ \t]*[:=])[ \t]*\S.*$/gm;

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

const COMMENT_BEHIND = /[ \t]+#[^\r\n]*/y;

/** Offset behind a value, a comment after it on the same line included. */
function valueEnd(source: Source, node: ScalarNode): number {
  // Read in place: the rest of a line of 150 kB, cut out for each of its values, froze the page.
  COMMENT_BEHIND.lastIndex = node.end;
  return COMMENT_BEHIND.test(source.text) ? COMMENT_BEHIND.lastIndex : node.end;
}

function hide(source: Source, node: ScalarNode, text: string): Edit {
  // A block scalar ends behind its line end, which has to stay.
  return { from: node.start, to: valueEnd(source, node), text };
}

function editsFor(source: Source, environment: TreeNode, edits: Map<number, Edit>): void {
  for (const { value } of entriesOf(environment)) {
    if (value.kind === 'scalar' && value.end > value.start && value.value !== null) {
      edits.set(value.start, hide(source, value, quoted(HIDDEN)));
    }
  }
  for (const { value } of itemsOf(environment)) {
    if (value.kind !== 'scalar') continue;
    const equals = value.text.indexOf('=');
    if (equals === -1 || equals === value.text.length - 1) continue;
    edits.set(value.start, hide(source, value, quoted(`${value.text.slice(0, equals)}=${HIDDEN}`)));
  }
}

function collect(
  source: Source,
  node: TreeNode,
  edits: Map<number, Edit>,
  visited: Set<TreeNode>,
): void {
  if (visited.has(node)) return;
  visited.add(node);
  if (node.kind === 'list')
    for (const item of node.items) collect(source, item.value, edits, visited);
  if (node.kind !== 'map') return;
  for (const entry of [...node.own, ...node.entries]) {
    if (entry.key === 'environment') editsFor(source, entry.value, edits);
    collect(source, entry.value, edits, visited);
  }
}

/**
 * The file with every environment value replaced by `***`, in services, hooks and
 * anchors alike, and with commented-out assignments emptied. Undefined for a file that
 * cannot be read: nobody can tell its values from the rest.
 */
export function redactValues(text: string): string | undefined {
  const file = readCompose(text);
  if (file.errors.some(({ code }) => code !== 'duplicate-key')) return undefined;
  const edits = new Map<number, Edit>();
  if (file.root) collect(file.source, file.root, edits, new Set());
  return applyEdits(text, [...edits.values()]).replace(COMMENTED, `$1 ${HIDDEN}`);
}
