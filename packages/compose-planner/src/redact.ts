import { applyEdits } from './edits.ts';
import { readCompose } from './read.ts';
import type { Source } from './source.ts';
import { entriesOf, itemsOf, type ScalarNode, type TreeNode } from './tree.ts';
import type { Edit } from './types.ts';

/** The text in place of a hidden value. */
const HIDDEN = '***';
/** A commented line that sets a variable, such as `# - PASSWORD=old`. */
const COMMENTED =
  /^([ \t]*#[# \t]*(?:-[ \t]+)?["']?[A-Za-z_][A-Za-z0-9_.]*["']?[ \t]*[:=])[ \t]*\S.*$/gm;

const quoted = (text: string) => `'${text.replace(/'/g, "''")}'`;

const COMMENT_BEHIND = /[ \t]+#[^\r\n]*/y;

/** Offset after a value, including a comment after it on the same line. */
function valueEnd(source: Source, node: ScalarNode): number {
  // Reads in place: cutting out the rest of a 150 kB line for each of its values froze the page.
  COMMENT_BEHIND.lastIndex = node.end;
  return COMMENT_BEHIND.test(source.text) ? COMMENT_BEHIND.lastIndex : node.end;
}

function hide(source: Source, node: ScalarNode, text: string): Edit {
  // A block scalar ends after its line end, which has to stay.
  return { from: node.start, to: valueEnd(source, node), text };
}

function editsFor(
  source: Source,
  environment: TreeNode,
  edits: Map<number, Edit>,
  /** Hides only what looks like a secret. */
  only = /(?:)/,
): void {
  for (const { key, value } of entriesOf(environment)) {
    const text = value.kind === 'scalar' ? `${key}=${value.text}` : '';
    if (!only.test(text)) continue;
    if (value.kind === 'scalar' && value.end > value.start && value.value !== null) {
      edits.set(value.start, hide(source, value, quoted(HIDDEN)));
    }
  }
  for (const { value } of itemsOf(environment)) {
    if (value.kind !== 'scalar' || !only.test(value.text)) continue;
    const equals = value.text.indexOf('=');
    if (equals === -1 || equals === value.text.length - 1) continue;
    edits.set(value.start, hide(source, value, quoted(`${value.text.slice(0, equals)}=${HIDDEN}`)));
  }
}

/** A key or a value that looks like a secret. */
const SECRET =
  /pass(?:word|wd|phrase)?|secret|token|api_?key|private|credential|basicauth|:\/\/[^\s/@:]*:[^\s/@]+@/i;
const IN_COMMAND =
  /(:\/\/[^\s/@:]*:)[^\s/@'"]+(?=@)|((?:--?[\w-]*(?:pass(?:word|wd)?|requirepass|masterauth|secret|token|key)|\b[A-Z_]*(?:PASSWORD|SECRET|TOKEN|KEY))(?:[= ]|["'], *["']?))(?!-)[^\s'",\]]+/gi;

/** Hides passwords and tokens in the words of a command, which stays readable. */
function hideWords(source: Source, node: TreeNode, edits: Map<number, Edit>): void {
  if (node.end <= node.start) return;
  const written = source.text.slice(node.start, node.end);
  const hidden = written.replace(
    IN_COMMAND,
    (_, login?: string, option?: string) => `${login ?? option ?? ''}${HIDDEN}`,
  );
  if (hidden !== written) edits.set(node.start, { from: node.start, to: node.end, text: hidden });
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
    else if (entry.key === 'labels' || entry.key === 'args')
      editsFor(source, entry.value, edits, SECRET);
    else if (entry.key === 'command' || entry.key === 'entrypoint' || entry.key === 'test')
      hideWords(source, entry.value, edits);
    collect(source, entry.value, edits, visited);
  }
}

/**
 * The file with every environment value replaced by `***`, in services, hooks and anchors alike, with secrets
 * in commands, build arguments and labels replaced too, and with commented-out assignments emptied. Undefined
 * if the file can't be read, because then its values can't be told from the rest.
 */
export function redactValues(text: string): string | undefined {
  const file = readCompose(text);
  if (file.errors.some(({ code }) => code !== 'duplicate-key')) return undefined;
  const edits = new Map<number, Edit>();
  const visited = new Set<TreeNode>();
  for (const root of file.roots) collect(file.source, root, edits, visited);
  return applyEdits(text, [...edits.values()]).replace(COMMENTED, `$1 ${HIDDEN}`);
}
