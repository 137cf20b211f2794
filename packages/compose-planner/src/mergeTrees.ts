import {
  isNull,
  type Entry,
  type Item,
  type ListNode,
  type MapNode,
  type TreeNode,
} from './tree.ts';

/** Keys whose later value replaces the earlier one, even if it's empty. All other lists are joined. */
const REPLACED = new Set('command entrypoint test'.split(' '));
/** Lists of names or of `KEY=value` that merge by key. */
const KEYED = new Set('environment labels args sysctls annotations networks'.split(' '));
/** Keys that take one value or a list of them. */
const LISTED = new Set('dns dns_search dns_opt tmpfs env_file extra_hosts'.split(' '));
/** Lists of mounts and devices, which merge by the path in the container. */
const BY_TARGET = new Set('volumes devices configs secrets'.split(' '));
/** Keys whose short form means a map. */
const MAPPED = new Set([...KEYED, 'depends_on', 'build']);
/** Deep enough for `services.web.deploy.resources.limits.memory`. */
const MAX_DEPTH = 8;

const scalarText = (node: TreeNode | undefined) => (node?.kind === 'scalar' ? node.text : '');

/** What identifies an item of a list when two lists merge. */
function identity(key: string, { value }: Item): string {
  if (value.kind === 'map') {
    const named = value.entries.find((entry) => entry.key === 'target');
    return scalarText((named ?? value.entries[0])?.value);
  }
  const text = scalarText(value);
  if (KEYED.has(key)) return text.split(/[=:]/)[0] ?? '';
  if (!BY_TARGET.has(key)) return text;
  const parts = text.split(':');
  return (parts.length === 1 ? parts[0] : parts[1]) ?? '';
}

/** A list of `KEY=value` or of dependencies, or a build context, as the equivalent map. */
function asMap(key: string, node: TreeNode): MapNode | undefined {
  if (node.kind === 'map') return node;
  const { start, end, owner } = node;
  const map: MapNode = { kind: 'map', flow: true, own: [], entries: [], start, end, owner };
  const scalar = (value: string | null): TreeNode => ({
    kind: 'scalar',
    value,
    text: value ?? '',
    quoted: false,
    start,
    end: start,
  });
  const entry = (
    name: string,
    value: TreeNode,
    at: number,
    to: number,
    parent: MapNode,
  ): Entry => ({
    type: 'entry',
    key: name,
    at,
    keyEnd: to,
    end: to,
    value,
    parent,
  });
  if (node.kind === 'scalar') {
    if (key !== 'build' || isNull(node)) return undefined;
    return { ...map, entries: [entry('context', node, start, end, map)] };
  }
  for (const { value: item, at, end: to } of node.items) {
    const text = scalarText(item);
    const split = /[=:]/.exec(text)?.index ?? -1;
    if (key !== 'depends_on') {
      const value = scalar(split === -1 ? null : text.slice(split + 1));
      map.entries.push(entry(split === -1 ? text : text.slice(0, split), value, at, to, map));
      continue;
    }
    const inner: MapNode = { ...map, entries: [] };
    inner.entries = [entry('condition', scalar('service_started'), at, to, inner)];
    map.entries.push(entry(text, inner, at, to, map));
  }
  return map;
}

/** A value as a list of just that value, a map as a list of `key:value`. */
function asList(node: TreeNode): ListNode {
  if (node.kind === 'list') return node;
  const { start, end, owner } = node;
  const list: ListNode = { kind: 'list', flow: true, items: [], start, end, owner };
  const add = (value: TreeNode) =>
    list.items.push({ type: 'item', at: start, end, value, parent: list });
  if (node.kind === 'scalar' && !isNull(node)) add(node);
  for (const { key, value } of node.kind === 'map' ? node.entries : []) {
    const text = `${key}:${scalarText(value)}`;
    add({ kind: 'scalar', value: text, text, quoted: false, start, end });
  }
  return list;
}

const driverOf = (node: MapNode) =>
  scalarText(node.entries.find(({ key }) => key === 'driver')?.value);

function mergeLists(key: string, base: ListNode, own: ListNode, repeats: boolean): ListNode {
  const later = new Set(own.items.map((item) => identity(key, item)));
  const kept = base.items.filter((item) => repeats || !later.has(identity(key, item)));
  return { ...own, items: [...kept, ...own.items] };
}

function mergeNodes(
  key: string,
  base: TreeNode,
  own: TreeNode,
  depth: number,
  repeats: boolean,
): TreeNode {
  if (REPLACED.has(key)) return own;
  if (LISTED.has(key)) return mergeLists(key, asList(base), asList(own), repeats);
  if (base.kind === 'list' && own.kind === 'list') return mergeLists(key, base, own, repeats);
  const [under, over] = MAPPED.has(key) ? [asMap(key, base), asMap(key, own)] : [base, own];
  if (under?.kind !== 'map' || over?.kind !== 'map' || depth >= MAX_DEPTH)
    return isNull(own) ? base : own;
  if (key === 'logging' && driverOf(under) && driverOf(over) && driverOf(under) !== driverOf(over))
    return over;
  const merged = mergeTrees(under, over, repeats, depth + 1);
  if (!KEYED.has(key) || key === 'networks') return merged;
  // A variable without a value removes the earlier value.
  const emptied = over.entries.filter(({ value }) => isNull(value));
  const entries = merged.entries.map(
    (entry) => emptied.find((empty) => empty.key === entry.key) ?? entry,
  );
  return { ...merged, entries };
}

/**
 * Two maps as Compose merges them: the later one of two values counts, but maps and some lists are joined.
 * With `repeats`, a list keeps inherited duplicates, so that a fix finds both places.
 */
export function mergeTrees(base: MapNode, own: MapNode, repeats = false, depth = 0): MapNode {
  const entries = new Map<string, Entry>(base.entries.map((entry) => [entry.key, entry]));
  for (const key of own.fresh ?? []) entries.delete(key);
  for (const entry of own.entries) {
    const under = entries.get(entry.key);
    entries.set(
      entry.key,
      under
        ? { ...entry, value: mergeNodes(entry.key, under.value, entry.value, depth, repeats) }
        : entry,
    );
  }
  return { ...own, entries: [...entries.values()] };
}
