import type { Report } from './report.ts';
import { asking, deletionFix } from './edits.ts';
import { entryOf, isNull, valueOf, type Entry, type MapNode, type TreeNode } from './tree.ts';

/** Keys whose lists add up when a service extends another one; other lists are replaced. */
const APPENDED = new Set([
  'ports',
  'expose',
  'volumes',
  'env_file',
  'cap_add',
  'devices',
  'depends_on',
  'environment',
  'labels',
]);
/** Maps are merged to this depth, which reaches `deploy.resources.limits.memory`. */
const DEPTH = 4;
/** Services that may extend one another in a row. */
const MAX_CHAIN = 20;

function mergeNodes(key: string, base: TreeNode, own: TreeNode, depth: number): TreeNode {
  if (base.kind === 'map' && own.kind === 'map' && depth < DEPTH)
    return mergeMaps(base, own, depth + 1);
  if (base.kind === 'list' && own.kind === 'list' && APPENDED.has(key)) {
    return { ...own, items: [...base.items, ...own.items] };
  }
  return isNull(own) ? base : own;
}

function mergeMaps(base: MapNode, own: MapNode, depth: number): MapNode {
  const entries = new Map<string, Entry>();
  for (const entry of base.entries)
    if (entry.key !== 'extends' || depth > 0) entries.set(entry.key, entry);
  for (const entry of own.entries) {
    const under = entries.get(entry.key);
    entries.set(
      entry.key,
      under ? { ...entry, value: mergeNodes(entry.key, under.value, entry.value, depth) } : entry,
    );
  }
  return { ...own, entries: [...entries.values()] };
}

/**
 * The service with what it takes over through `extends` from services of the same
 * file. Other files, unknown services and circles are reported and left out.
 */
export function extended(
  report: Report,
  services: MapNode,
  service: Entry,
  trail: readonly string[] = [],
): MapNode | undefined {
  const own = service.value;
  if (own.kind !== 'map') return undefined;
  const link = entryOf(own, 'extends');
  if (!link || isNull(link.value)) return own;
  const file = valueOf(link.value, 'file');
  const remove = () => deletionFix(report.context, link);
  if (!isNull(file)) {
    report.add(
      'finding',
      'extends-file',
      link.at,
      `\`extends\` names another file, \`${report.text(file)}\``,
      'What it holds is not part of the plan. Give both files together, or paste the service here and name it without `file`.',
      () => asking(remove()),
    );
    return own;
  }
  const name = report.text(link.value.kind === 'map' ? valueOf(link.value, 'service') : link.value);
  const base = entryOf(services, name);
  if (!base || trail.length >= MAX_CHAIN || trail.includes(name) || name === service.key) {
    const sentence = base
      ? `\`extends\` leads in a circle through \`${name}\``
      : `\`extends\` names \`${name}\`, which is not a service of this file`;
    report.add(
      'error',
      'extends',
      link.at,
      sentence,
      'Name a service of this file that does not extend this one.',
      () => asking(remove()),
    );
    return own;
  }
  const under = extended(report, services, base, [...trail, service.key]);
  return under ? mergeMaps(under, own, 0) : own;
}
