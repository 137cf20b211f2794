import { isNull, type Entry, type Item, type MapNode, type TreeNode } from './tree.ts';

/** Lists that add up; of every other list the later one counts. */
const ADDED = new Set(
  'ports expose external_links dns dns_search dns_opt tmpfs cap_add cap_drop security_opt group_add env_file profiles depends_on'.split(
    ' ',
  ),
);
/** Lists of `KEY=value` that merge by key. */
const KEYED = new Set('environment labels args extra_hosts sysctls annotations'.split(' '));
/** Lists of mounts and devices, which merge by the path in the container. */
const BY_TARGET = new Set('volumes devices configs secrets'.split(' '));
/** Deep enough for `services.web.deploy.resources.limits.memory`. */
const MAX_DEPTH = 8;

const scalarText = (node: TreeNode | undefined) => (node?.kind === 'scalar' ? node.text : '');

/** What an item of a list is known by when two lists merge. */
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

/** A list of `KEY=value`, or of services that are waited for, as the map that means the same. */
function asMap(key: string, node: TreeNode): MapNode | undefined {
  if (node.kind !== 'list') return node.kind === 'map' ? node : undefined;
  const { start, end, owner } = node;
  const map: MapNode = { kind: 'map', flow: node.flow, own: [], entries: [], start, end, owner };
  const scalar = (value: string | null): TreeNode => ({
    kind: 'scalar',
    value,
    text: value ?? '',
    quoted: false,
    start,
    end: start,
  });
  const entry = (name: string, value: TreeNode, { at, end: to }: Item, parent: MapNode): Entry => ({
    type: 'entry',
    key: name,
    at,
    keyEnd: to,
    end: to,
    value,
    parent,
  });
  for (const item of node.items) {
    const text = scalarText(item.value);
    const split = /[=:]/.exec(text)?.index ?? -1;
    if (key !== 'depends_on') {
      const value = scalar(split === -1 ? null : text.slice(split + 1));
      map.entries.push(entry(split === -1 ? text : text.slice(0, split), value, item, map));
      continue;
    }
    const inner: MapNode = { ...map, entries: [] };
    inner.entries = [entry('condition', scalar('service_started'), item, inner)];
    map.entries.push(entry(text, inner, item, map));
  }
  return map;
}

function mergeNodes(
  key: string,
  base: TreeNode,
  own: TreeNode,
  depth: number,
  repeats: boolean,
): TreeNode {
  if (base.kind === 'map' && own.kind === 'map' && depth < MAX_DEPTH)
    return mergeTrees(base, own, repeats, depth + 1);
  if (base.kind !== own.kind && (KEYED.has(key) || key === 'depends_on')) {
    const [a, b] = [asMap(key, base), asMap(key, own)];
    if (a && b) return mergeTrees(a, b, repeats, depth + 1);
  }
  const adds = ADDED.has(key) || KEYED.has(key) || BY_TARGET.has(key);
  if (base.kind === 'list' && own.kind === 'list' && adds) {
    const later = new Set(own.items.map((item) => identity(key, item)));
    const kept = base.items.filter((item) => repeats || !later.has(identity(key, item)));
    return { ...own, items: [...kept, ...own.items] };
  }
  return isNull(own) ? base : own;
}

/**
 * Two maps as Compose merges them: of a value that both have the later one counts, maps and some
 * lists join. With `repeats` a list keeps what it inherits twice, so that a fix finds both places.
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
