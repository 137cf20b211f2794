import { deletionFix } from './edits.ts';
import {
  findKey,
  isExtension,
  nearestKey,
  placesOf,
  type ComposeKey,
  type KeyGroup,
  type Shape,
} from './keys.ts';
import type { Report } from './report.ts';
import { entryOf, type Entry, type MapNode, type TreeNode } from './tree.ts';
import type { Fix } from './types.ts';

const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  text: 'a single value',
  list: 'a list',
  map: 'a map',
};
const SHAPE_HINTS: Readonly<Record<Shape, string>> = {
  text: 'Write one value behind the colon.',
  list: 'Write each value on a line of its own that begins with `- `.',
  map: 'Write each key on a line of its own, further to the right.',
};

/** Where a key belongs that stands in the wrong place. */
const PLACE_WORDS: Partial<Record<KeyGroup, string>> = {
  'top level': 'at the left margin',
  service: 'below a service',
  build: 'below `build`',
  deploy: 'below `deploy`',
  'deploy.resources': 'below `deploy.resources`',
  'deploy.resources.limits': 'below `deploy.resources.limits`',
  healthcheck: 'below `healthcheck`',
};

/** Looking for near keys costs time; a file with more unknown keys than this gets none for the rest. */
const MAX_NEAREST = 40;

export interface KeyScope {
  path: string;
  /** Added to the reason of a refused key, such as 'Redis does not need it.' */
  aside?: string;
}

/** Checks the keys of a file or a service against the table and reports what is unknown, ignored or refused. */
export class KeyCheck {
  private readonly visited = new Map<KeyGroup, Set<MapNode>>();
  private readonly listed = new Set<Entry>();
  private looked = 0;
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  /** Checks a map that holds the keys of a group; services are left to the caller. */
  check(node: TreeNode, group: KeyGroup, scope: KeyScope, silent = false): void {
    if (node.kind !== 'map') return;
    const visited = this.visited.get(group) ?? new Set<MapNode>();
    this.visited.set(group, visited);
    if (visited.has(node)) return;
    visited.add(node);
    for (const entry of node.entries) this.entry(entry, node, group, scope, silent);
  }

  private entry(
    entry: Entry,
    map: MapNode,
    group: KeyGroup,
    scope: KeyScope,
    silent: boolean,
  ): void {
    if (isExtension(entry.key)) return;
    const facts = findKey(group, entry.key);
    if (!facts) {
      this.unknown(entry, map, group);
      return;
    }
    if (!this.shape(entry, facts)) return;
    const path = scope.path ? `${scope.path}.${entry.key}` : entry.key;
    if (facts.state === 'refused') this.refused(entry, facts, scope, path);
    const ignored = facts.state === 'ignored';
    if (ignored && !silent) this.ignored(entry, facts, path);
    if (facts.inside && facts.inside.group !== 'service') {
      this.inside(entry.value, facts.inside, { ...scope, path }, silent || ignored);
    }
  }

  private inside(
    node: TreeNode,
    inside: NonNullable<ComposeKey['inside']>,
    scope: KeyScope,
    silent: boolean,
  ): void {
    if (inside.of === 'value') this.check(node, inside.group, scope, silent);
    if (inside.of === 'values' && node.kind === 'map') {
      for (const named of node.entries) {
        const path = `${scope.path}.${named.key}`;
        this.check(named.value, inside.group, { ...scope, path }, silent);
      }
    }
    if (inside.of === 'items' && node.kind === 'list') {
      // Lists of ports and mounts take a short and a long form; keys of the long form are details.
      for (const item of node.items) this.check(item.value, inside.group, scope, true);
    }
  }

  private shape(entry: Entry, facts: ComposeKey): boolean {
    const node = entry.value;
    if (node.kind === 'scalar' && node.value === null) return true;
    const shape: Shape = node.kind === 'scalar' ? 'text' : node.kind;
    if (facts.shapes.includes(shape)) return true;
    const wanted = facts.shapes.map((known) => SHAPE_WORDS[known]).join(' or ');
    this.report.add(
      'error',
      'shape',
      entry.at,
      `\`${entry.key}\` must be ${wanted}`,
      SHAPE_HINTS[facts.shapes[0] ?? 'text'],
    );
    return false;
  }

  private ignored(entry: Entry, facts: ComposeKey, path: string): void {
    if (this.listed.has(entry)) return;
    this.listed.add(entry);
    this.report.ignore(path, entry.key, entry.at, facts.text);
  }

  private refused(entry: Entry, facts: ComposeKey, scope: KeyScope, path: string): void {
    const node = entry.value;
    const text = this.report.text(node);
    const empty =
      node.kind === 'scalar'
        ? text === '' || text === 'false'
        : node.kind === 'list' && node.items.length === 0;
    if (facts.when ? !facts.when.includes(text) : empty) {
      if (facts.when && text && text !== 'false') this.ignored(entry, { ...facts, text: '' }, path);
      return;
    }
    const named = facts.when && facts.when[0] !== 'true' ? `${entry.key}: ${text}` : entry.key;
    this.report.add(
      'refused',
      entry.key,
      entry.at,
      `\`${named}\` is refused`,
      `${facts.text} ${scope.aside ?? facts.hint ?? ''}`.trim(),
      () => deletionFix(this.report.context, entry),
    );
  }

  private unknown(entry: Entry, map: MapNode, group: KeyGroup): void {
    const { key } = entry;
    this.looked += 1;
    const near = this.looked <= MAX_NEAREST ? nearestKey(group, key) : undefined;
    const place = near ? undefined : placesOf(key).find((known) => PLACE_WORDS[known]);
    const hint = near
      ? `The nearest key is \`${near}\`.`
      : place
        ? `\`${key}\` belongs ${PLACE_WORDS[place] ?? ''}.`
        : 'The Compose specification has no such key here. A key of your own begins with `x-`.';
    const rename = near && !entryOf(map, near) ? near : undefined;
    const shown = key === '' ? 'An empty key' : `\`${key.slice(0, 60)}\``;
    const where =
      group === 'top level'
        ? 'at the top level'
        : `in ${group === 'service' ? 'a service' : `\`${group}\``}`;
    this.report.add('error', 'unknown-key', entry.at, `${shown} is not a key ${where}`, hint, () =>
      rename ? this.rename(entry, rename) : deletionFix(this.report.context, entry),
    );
  }

  private rename(entry: Entry, key: string): Fix {
    return { label: `Write ${key}`, edits: [{ from: entry.at, to: entry.keyEnd, text: key }] };
  }
}
