import { limits } from '../../site/limits.ts';
import { bound } from './bounds.ts';
import { deletionFix } from './edits.ts';
import { interpolate } from './interpolate.ts';
import type { Report } from './report.ts';
import { entriesOf, entryOf, isNull, itemsOf, type MapNode, type TreeNode } from './tree.ts';

/** Reads the variables of a service: their names without a value, their size, and files to paste. */
export function readEnvironment(
  report: Report,
  name: string,
  service: MapNode,
  managed: boolean,
): void {
  const entry = entryOf(service, 'environment');
  let size = 0;
  const count = (key: string, node: TreeNode | undefined, text: string) => {
    size += key.length + text.length + 2;
    if (text !== '') report.hasValues = true;
    if (isNull(node) && key && report.variables.size < 200) report.variables.add(key);
  };
  for (const variable of entriesOf(entry?.value)) {
    const { value } = variable;
    count(variable.key, value, value.kind === 'scalar' ? value.text : '');
  }
  for (const item of itemsOf(entry?.value)) {
    const text = item.value.kind === 'scalar' ? item.value.text : '';
    const equals = text.indexOf('=');
    if (equals === -1) count(text, undefined, '');
    else count(text.slice(0, equals), item.value, text.slice(equals + 1));
  }
  if (managed) return;
  if (entry && size > bound('app.variables') * 1024) {
    report.add(
      'error',
      'environment-size',
      entry.at,
      `The variables of \`${name}\` are larger than ${limits['app.variables'].text}`,
      'Put long values into files of the image.',
    );
  }
  const file = entryOf(service, 'env_file');
  if (file && !isNull(file.value)) {
    report.add(
      'note',
      'env-file',
      file.at,
      `The variables in the \`env_file\` of \`${name}\` are not in this file`,
      'Paste the content of the file at the import.',
    );
  }
}

/**
 * Lists the variables of services and volumes that have no value here and reports
 * what only looks like a variable.
 */
export function readVariables(report: Report, root: TreeNode): void {
  const visited = new Set<TreeNode>();
  const visit = (node: TreeNode) => {
    if (visited.has(node)) return;
    visited.add(node);
    if (node.kind === 'map') for (const entry of node.entries) visit(entry.value);
    else if (node.kind === 'list') for (const item of node.items) visit(item.value);
    else if (node.text.includes('$')) {
      const result = interpolate(node.text);
      if (report.variables.size < 200) for (const name of result.unset) report.variables.add(name);
      if (result.invalid === undefined) return;
      const owner = node.owner;
      report.add(
        'error',
        'variable',
        node.start,
        `\`${result.invalid}\` is not a variable`,
        'Write `$$` for a dollar sign, `${NAME}` or `${NAME:-default}` for a variable.',
        () => (owner ? deletionFix(report.context, owner) : undefined),
      );
    }
  };
  for (const entry of entriesOf(root))
    if (entry.key === 'services' || entry.key === 'volumes') visit(entry.value);
}
