import { asking, deletionFix } from './edits.ts';
import {
  findKey,
  isExtension,
  nearestKey,
  placesOf,
  type ComposeKey,
  type KeyGroup,
  type Shape,
} from './keys.ts';
import { withLimits } from './platform.ts';
import type { Report } from './report.ts';
import { entryOf, isNull, type Entry, type MapNode, type TreeNode } from './tree.ts';
import type { Fix } from './types.ts';

const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  text: 'a single value',
  list: 'a list',
  map: 'a map',
};
const SHAPE_HINTS: Readonly<Record<Shape, string>> = {
  text: 'Write one value after the colon.',
  list: 'Put each value on its own line, starting with `- `.',
  map: 'Write each key as `KEY: value` on its own line, indented further.',
};

/** The place where a misplaced key belongs. */
const PLACE_WORDS: Partial<Record<KeyGroup, string>> = {
  'top level': 'at the left margin',
  service: 'under a service',
  build: 'under `build`',
  deploy: 'under `deploy`',
  'deploy.resources': 'under `deploy.resources`',
  'deploy.resources.limits': 'under `deploy.resources.limits`',
  healthcheck: 'under `healthcheck`',
};

/** Finding similar keys takes time, so it's only done for this many unknown keys of a file. */
const MAX_NEAREST = 40;

export interface KeyScope {
  /** The service becomes a managed database, which doesn't need the keys that have no effect. */
  managed?: boolean;
  /** A key that the service doesn't need, so it counts as one without an effect. */
  spare?: string;
  /** Added to the reason of a refused key, such as 'Redis does not need it.' */
  aside?: string;
  /** What to do without the network of the machine. */
  local?: string;
}

/** Keys that Coolify, and with it Dokploy, adds to the specification. They're about its own server. */
const DIALECTS = new Set(['service exclude_from_hc', 'mount content', 'mount is_directory']);

/** Checks the keys of a file or a service against the table and reports what is unknown, ignored or refused. */
export class KeyCheck {
  /** The findings of each part that has been checked, which count again for every service that shares the part. */
  private readonly visited = new Map<string, Map<MapNode, string[]>>();
  private readonly entries = new Map<string, Map<Entry, string[]>>();
  private found: string[] = [];
  private looked = 0;
  private readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  /** Checks a map with the keys of a group, except services, which the caller checks. */
  check(node: TreeNode, group: KeyGroup, scope: KeyScope = {}, silent = false): void {
    if (node.kind !== 'map') return;
    // What a database doesn't need, an app that shares the part may need.
    const kind = [group, scope.managed, scope.spare].join();
    this.once(this.visited, kind, node, () => {
      for (const entry of node.entries)
        this.once(this.entries, kind, entry, () => this.entry(entry, node, group, scope, silent));
    });
  }

  /** Checks a part for the first service that has it, and counts its findings again for every other one. */
  private once<Part>(
    done: Map<string, Map<Part, string[]>>,
    kind: string,
    part: Part,
    check: () => void,
  ): void {
    const known = done.get(kind) ?? new Map<Part, string[]>();
    done.set(kind, known);
    const before = known.get(part);
    if (before) {
      for (const id of before) this.report.again(id);
      return;
    }
    const outer = this.found;
    this.found = [];
    known.set(part, this.found);
    check();
    for (const id of this.found) outer.push(id);
    this.found = outer;
  }

  private add(...finding: Parameters<Report['add']>): void {
    this.found.push(this.report.add(...finding));
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
    const spare = entry.key === scope.spare;
    if (facts.state === 'refused' && !spare) this.refused(entry, facts, scope);
    const ignored = facts.state === 'ignored' || spare;
    const matters = !facts.when || facts.when.includes(this.report.text(entry.value));
    if (ignored && facts.finding && matters && !scope.managed && !spare) this.missed(entry, facts);
    else if (ignored && !silent) this.report.ignore(entry.key, entry.at);
    if (facts.inside && facts.inside.group !== 'service') {
      this.inside(entry.value, facts.inside, scope, silent || ignored);
    }
  }

  /** A key without an effect that the app may need. */
  private missed(entry: Entry, facts: ComposeKey): void {
    const node = entry.value;
    if (node.kind === 'list' ? node.items.length === 0 : isNull(node)) return;
    this.add(
      'finding',
      entry.key,
      entry.at,
      facts.finding === true
        ? `\`${entry.key}\` has no effect here`
        : `\`${this.report.service ?? ''}\` ${facts.finding ?? ''}`,
      withLimits(facts.text),
      () => asking(deletionFix(this.report.context, entry)),
    );
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
        this.check(named.value, inside.group, scope, silent);
      }
    }
    if (inside.of === 'items' && node.kind === 'list') {
      // Ports and mounts have a short and a long form. The keys of the long form are details.
      for (const item of node.items) this.check(item.value, inside.group, scope, true);
    }
  }

  private shape(entry: Entry, facts: ComposeKey): boolean {
    const node = entry.value;
    if (node.kind === 'scalar' && node.value === null) return true;
    const shape: Shape = node.kind === 'scalar' ? 'text' : node.kind;
    if (facts.shapes.includes(shape)) return true;
    const wanted = facts.shapes.map((known) => SHAPE_WORDS[known]).join(' or ');
    this.add(
      'error',
      'shape',
      entry.at,
      `\`${entry.key}\` must be ${wanted}`,
      SHAPE_HINTS[facts.shapes[0] ?? 'text'],
    );
    return false;
  }

  private refused(entry: Entry, facts: ComposeKey, scope: KeyScope): void {
    const node = entry.value;
    const text = this.report.text(node);
    const empty =
      node.kind === 'scalar'
        ? text === '' || /^(?:false|no|off|n)$/i.test(text)
        : node.kind === 'list' && node.items.length === 0;
    const truth = facts.when?.[0] === 'true';
    if (facts.when ? !(truth ? this.report.truth(node) : facts.when.includes(text)) : empty) {
      if (facts.when && !truth && text) this.report.ignore(entry.key, entry.at);
      return;
    }
    const named = facts.when && facts.when[0] !== 'true' ? `${entry.key}: ${text}` : entry.key;
    this.add(
      'refused',
      entry.key,
      entry.at,
      `\`${named}\`${this.report.service === undefined ? '' : ` of \`${this.report.service}\``} is refused`,
      `${facts.text} ${scope.aside ?? (entry.key === 'network_mode' ? scope.local : undefined) ?? facts.hint ?? ''}`.trim(),
      // The app may exist for what's refused here, but a database never needs it.
      () =>
        scope.managed
          ? deletionFix(this.report.context, entry)
          : asking(deletionFix(this.report.context, entry)),
    );
  }

  private unknown(entry: Entry, map: MapNode, group: KeyGroup): void {
    const { key } = entry;
    if (DIALECTS.has(`${group} ${key}`)) {
      this.report.ignore(key, entry.at);
      return;
    }
    this.looked += 1;
    const near = this.looked <= MAX_NEAREST ? nearestKey(group, key) : undefined;
    const place = near ? undefined : placesOf(key).find((known) => PLACE_WORDS[known]);
    const hint = near
      ? `Did you mean \`${near}\`?`
      : place
        ? `\`${key}\` belongs ${PLACE_WORDS[place] ?? ''}.`
        : 'The Compose specification has no such key here. To add your own key, start its name with `x-`.';
    const rename = near && !entryOf(map, near) ? near : undefined;
    const shown = key === '' ? 'An empty key' : `\`${key.slice(0, 60)}\``;
    const where =
      group === 'top level'
        ? 'at the top level'
        : `in ${group === 'service' ? 'a service' : `\`${group}\``}`;
    this.add('error', 'unknown-key', entry.at, `${shown} isn't a key ${where}`, hint, () =>
      rename ? this.rename(entry, rename) : asking(deletionFix(this.report.context, entry)),
    );
  }

  private rename(entry: Entry, key: string): Fix {
    return { label: `Write ${key}`, edits: [{ from: entry.at, to: entry.keyEnd, text: key }] };
  }
}
