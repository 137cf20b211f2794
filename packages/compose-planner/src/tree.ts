/**
 * The file as the rules see it: aliases and merge keys resolved, offsets kept. A node used through several
 * aliases is one shared object, so reading never makes an input larger.
 */

interface NodeBase {
  /** Offsets of the node's first character and after its last one. */
  start: number;
  end: number;
  /** The entry or item that the node is in. The root has none. */
  owner?: Entry | Item;
}

export interface ScalarNode extends NodeBase {
  kind: 'scalar';
  value: string | number | boolean | null;
  /** The value as Compose reads it, before numbers and booleans are recognised. */
  text: string;
  /** `key`, 'key' or a block scalar: anything but plain. */
  quoted: boolean;
}

export interface MapNode extends NodeBase {
  kind: 'map';
  /** Written as `{…}`. */
  flow: boolean;
  /** The map's own entries, without merge keys. */
  own: Entry[];
  /** All entries, merge keys included, each key once. */
  entries: Entry[];
  /** Keys marked `!reset` or `!override`, for which earlier files don't count. */
  fresh?: readonly string[];
}

export interface ListNode extends NodeBase {
  kind: 'list';
  flow: boolean;
  items: Item[];
}

export type TreeNode = ScalarNode | MapNode | ListNode;

export interface Entry {
  type: 'entry';
  key: string;
  /** Offsets of the key and after it. */
  at: number;
  keyEnd: number;
  value: TreeNode;
  /** Offset after the value as written here, or after the alias. */
  end: number;
  parent: MapNode;
  place?: Place;
}

export interface Item {
  type: 'item';
  value: TreeNode;
  at: number;
  end: number;
  parent: ListNode;
  place?: Place;
}

/** An anchor, and where aliases use it. */
export interface Anchor {
  name: string;
  at: number;
  uses: number[];
}

/** Where a part is written, if several files were merged. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The entry of a map with that key, merge keys included. */
export function entryOf(node: TreeNode | undefined, key: string): Entry | undefined {
  if (node?.kind !== 'map') return undefined;
  return node.entries.find((entry) => entry.key === key);
}

/** The value of a map under that key. */
export function valueOf(node: TreeNode | undefined, key: string): TreeNode | undefined {
  return entryOf(node, key)?.value;
}

/** Whether a value is absent or null. */
export function isNull(node: TreeNode | undefined): boolean {
  return node === undefined || (node.kind === 'scalar' && node.value === null);
}

/** The items of a list. Empty for anything else. */
export function itemsOf(node: TreeNode | undefined): readonly Item[] {
  return node?.kind === 'list' ? node.items : [];
}

/** The entries of a map, merge keys included. Empty for anything else. */
export function entriesOf(node: TreeNode | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : [];
}
