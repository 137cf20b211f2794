import { grouped } from './format.ts';
import { isAlias, isMap, isScalar, isSeq, type Node as YamlNode, type Pair } from 'yaml';
import { MAX_EXPANDED, Refused, type ReadError } from './parse.ts';
import type { Anchor, Entry, Item, ListNode, MapNode, ScalarNode, TreeNode } from './tree.ts';

const COLON = /\s*:/y;

/** A key as Compose reads it: numbers and booleans are words, null is empty. */
function keyText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Turns the parser's nodes into the tree of the rules, resolving aliases and merge keys. */
export class Converter {
  readonly anchors = new Map<string, Anchor>();
  readonly all: Anchor[] = [];
  readonly errors: ReadError[] = [];
  private readonly targets = new Map<string, TreeNode | undefined>();
  private readonly weights = new Map<TreeNode, number>();
  private merged = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  convert(node: YamlNode | null | undefined, fallback: number, owner?: Entry | Item): TreeNode {
    if (!node) return this.empty(fallback, owner);
    if (isAlias(node)) return this.resolve(node.source, node.range?.[0] ?? fallback);
    const anchor = (node as { anchor?: string }).anchor;
    if (anchor) {
      const entry: Anchor = { name: anchor, at: node.range?.[0] ?? fallback, uses: [] };
      this.anchors.set(anchor, entry);
      this.all.push(entry);
      this.targets.set(anchor, undefined);
    }
    const made = isMap(node)
      ? this.map(node, fallback, owner)
      : isSeq(node)
        ? this.list(node, fallback, owner)
        : this.scalar(node, fallback, owner);
    if (anchor) this.targets.set(anchor, made);
    return made;
  }

  private resolve(name: string, at: number): TreeNode {
    this.anchors.get(name)?.uses.push(at);
    const target = this.targets.get(name);
    if (target) return target;
    const known = this.targets.has(name);
    throw new Refused({
      code: 'alias',
      at,
      message: known
        ? `The alias *${name} is inside its own anchor`
        : `There's no anchor &${name} before this alias`,
    });
  }

  private weigh(node: TreeNode, children: readonly TreeNode[], at: number): void {
    let weight = 1;
    for (const child of children) weight += this.weights.get(child) ?? 1;
    if (weight > MAX_EXPANDED) {
      throw new Refused({
        code: 'alias',
        at,
        message: `Aliases expand this to more than ${grouped(MAX_EXPANDED)} values`,
      });
    }
    this.weights.set(node, weight);
  }

  private empty(at: number, owner?: Entry | Item): ScalarNode {
    return { kind: 'scalar', value: null, text: '', quoted: false, start: at, end: at, owner };
  }

  private scalar(node: YamlNode, fallback: number, owner?: Entry | Item): ScalarNode {
    if (!isScalar(node)) return this.empty(fallback, owner);
    const [start, valueEnd] = node.range ?? [fallback, fallback];
    if (start === valueEnd) return this.empty(fallback, owner);
    let end = valueEnd;
    while (end > start && /\s/.test(this.text[end - 1] ?? '')) end -= 1;
    const raw = node.value;
    const plain = node.type === 'PLAIN';
    const value =
      typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? raw : null;
    const text = typeof raw === 'string' ? raw : plain ? (node.source ?? String(raw)) : String(raw);
    return {
      kind: 'scalar',
      value,
      text: value === null ? '' : text,
      quoted: !plain,
      start,
      end,
      owner,
    };
  }

  private list(
    node: YamlNode & { items: unknown[]; flow?: boolean },
    fallback: number,
    owner?: Entry | Item,
  ): ListNode {
    const start = node.range?.[0] ?? fallback;
    const made: ListNode = {
      kind: 'list',
      flow: node.flow === true,
      items: [],
      start,
      end: start,
      owner,
    };
    for (const child of node.items) {
      const yaml = child as YamlNode | null;
      const at = yaml?.range?.[0] ?? made.end;
      const item = { type: 'item', at, end: at, parent: made } as unknown as Item;
      item.value = this.convert(yaml, at, item);
      item.end = isAlias(yaml) ? (yaml.range?.[1] ?? at) : Math.max(at, item.value.end);
      made.items.push(item);
      made.end = item.end;
    }
    if (made.flow) made.end = node.range?.[1] ?? made.end;
    this.weigh(
      made,
      made.items.map((item) => item.value),
      start,
    );
    return made;
  }

  private map(
    node: YamlNode & { items: unknown[]; flow?: boolean },
    fallback: number,
    owner?: Entry | Item,
  ): MapNode {
    const start = node.range?.[0] ?? fallback;
    const made: MapNode = {
      kind: 'map',
      flow: node.flow === true,
      own: [],
      entries: [],
      start,
      end: start,
      owner,
    };
    const seen = new Set<string>();
    const merges: Entry[] = [];
    for (const child of node.items) {
      const entry = this.entry(child as Pair<YamlNode, YamlNode | null>, made);
      made.own.push(entry);
      made.end = Math.max(made.end, entry.end);
      if (seen.has(entry.key)) {
        this.errors.push({ code: 'duplicate-key', at: entry.at, message: entry.key, entry });
        continue;
      }
      seen.add(entry.key);
      if (entry.key === '<<') merges.push(entry);
      else made.entries.push(entry);
    }
    if (made.flow) made.end = node.range?.[1] ?? made.end;
    for (const merge of merges) this.merge(made, merge, seen);
    const tagged = (tag: string) =>
      (node.items as Pair<YamlNode, YamlNode | null>[])
        .filter((pair) => pair.value?.tag === tag)
        .map((pair) => (isScalar(pair.key) ? keyText(pair.key.value) : ''));
    // `!reset` takes a value away. If there's no second file, nothing is left of it.
    const dropped = tagged('!reset');
    const fresh = [...dropped, ...tagged('!override')];
    if (fresh.length > 0) made.fresh = fresh;
    if (dropped.length > 0)
      made.entries = made.entries.filter((entry) => !dropped.includes(entry.key));
    this.weigh(
      made,
      made.entries.map((entry) => entry.value),
      start,
    );
    return made;
  }

  private entry(pair: Pair<YamlNode, YamlNode | null>, parent: MapNode): Entry {
    const at = pair.key?.range?.[0] ?? parent.end;
    const keyEnd = pair.key?.range?.[1] ?? at;
    let key = '';
    // `!!merge <<` is the merge key with its tag written out.
    if (isScalar(pair.key))
      key = pair.key.tag?.endsWith('2002:merge') ? '<<' : keyText(pair.key.value);
    else if (isAlias(pair.key)) {
      const target = this.resolve(pair.key.source, at);
      if (target.kind === 'scalar') key = target.text;
    } else if (pair.key) {
      throw new Refused({ code: 'yaml', at, message: 'A key must be text' });
    }
    // A key without a value ends after its colon.
    COLON.lastIndex = keyEnd;
    const behind = COLON.test(this.text) ? COLON.lastIndex : keyEnd;
    const made = { type: 'entry', key, at, keyEnd, end: behind, parent } as unknown as Entry;
    made.value = this.convert(pair.value, behind, made);
    made.end = isAlias(pair.value)
      ? (pair.value.range?.[1] ?? behind)
      : Math.max(behind, made.value.end);
    return made;
  }

  /** Adds the entries of `<<` that the map doesn't set itself. If several sources set one, the first wins. */
  private merge(map: MapNode, merge: Entry, seen: Set<string>): void {
    const sources =
      merge.value.kind === 'list' ? merge.value.items.map((item) => item.value) : [merge.value];
    for (const from of sources) {
      if (from.kind !== 'map') {
        throw new Refused({
          code: 'alias',
          at: merge.at,
          message: 'A merge key needs a map, an alias of a map, or a list of them',
        });
      }
      this.merged += from.entries.length + 1;
      if (this.merged > MAX_EXPANDED) {
        throw new Refused({
          code: 'alias',
          at: merge.at,
          message: `Merge keys expand this to more than ${grouped(MAX_EXPANDED)} values`,
        });
      }
      for (const entry of from.entries) {
        if (seen.has(entry.key)) continue;
        seen.add(entry.key);
        map.entries.push(entry);
      }
    }
  }
}
