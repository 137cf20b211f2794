import { developmentHeader } from './development.ts';
import { stringify } from 'yaml';
import { interpolate, type Environment } from './interpolate.ts';
import { mergeTrees } from './mergeTrees.ts';
import { readCompose } from './read.ts';
import { makeSource, positionAt } from './source.ts';
import { entriesOf, entryOf, isNull, itemsOf, valueOf } from './tree.ts';
import type { MapNode, Place, TreeNode } from './tree.ts';
import type { Choices, Plan } from './types.ts';

/** A file that was given together with others. */
export interface GivenFile {
  name: string;
  text: string;
}

/** Several files as one: a Compose file, and the values of an `.env`. */
export interface Merged {
  /** Undefined if only an `.env` was given. */
  text: string | undefined;
  environment: ReadonlyMap<string, string>;
  /** The values of the other files with variables, by name. */
  envFiles: ReadonlyMap<string, ReadonlyMap<string, string>>;
  envPlaces: NonNullable<Choices['envPlaces']>;
  /** Where the parts of `text` are written, by their offsets, if several files were merged. */
  places: readonly { at: number; place: Place }[];
  /** The names of the files in the order in which they count. */
  used: readonly string[];
}

/** The profiles in an `.env`'s `COMPOSE_PROFILES`, as a plan's choice. */
export function startedBy(environment: ReadonlyMap<string, string>): Pick<Choices, 'profiles'> {
  const named = environment.get('COMPOSE_PROFILES')?.split(',') ?? [];
  const profiles = new Set(named.map((name) => name.trim()).filter(Boolean));
  return profiles.size > 0 ? { profiles } : {};
}

/** What files that were given together choose: values, profiles, and the places of what they say. */
export function givenChoices(merged: Merged): Partial<Choices> {
  const { text, environment, envFiles, envPlaces, places } = merged;
  return {
    ...(environment.size > 0 ? { environment } : {}),
    ...(envFiles.size > 0 ? { envFiles } : {}),
    ...(envPlaces.size > 0 ? { envPlaces } : {}),
    ...(text !== undefined && places.length > 0 ? { places: { of: text, parts: places } } : {}),
    ...startedBy(environment),
  };
}

/** A plan whose findings say where they're written. */
export function placed(plan: Plan, parts: Merged['places']): Plan {
  const findings = plan.findings.map((finding) => {
    const { place } = parts.filter(({ at }) => at <= finding.offset).at(-1) ?? {};
    return place ? { ...finding, place } : finding;
  });
  return { ...plan, findings };
}

/** Files with variables, besides those that an `env_file` names. Compose fills in `${…}` from `.env` only. */
const VARIABLES = /(?:^|\/)[\w.-]*\.env(?:\.[\w-]+)*$/i;
const ENV = /(?:^|\/)\.env$/i;
const TOP_LEVEL = /^(?:services|include|volumes|networks|configs|secrets|name|version|x-.*)$/;
const DEFAULT = /^(?:docker-)?compose\.ya?ml$/;
const OVERRIDE = /override|\.(?:prod|production|dev|development|local|staging|test)\./i;

/** A line that sets a variable, as Compose reads it: `KEY=value`, or `KEY: value`. */
const SETS = /^\s*(?:export\s+)?([\p{L}\p{N}_.[\]-]+)\s*(?:=|:(?=.*\S))\s*(.*)$/u;
/** The other lines that Compose takes: none, a comment, or a key alone. */
const IDLE = /^\s*(?:#.*|(?:export\s+)?[\p{L}\p{N}_.[\]-]*\s*:?\s*)$/u;

/** The lines of an `.env` file that set something, up to the first that Compose refuses, which has no key. */
function setIn(text: string) {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const found = [];
  for (let at = 0; at < rows.length; at += 1) {
    const line = at + 1;
    const [, key = '', first = ''] = SETS.exec(rows[at] ?? '') ?? [];
    if (!key && IDLE.test(rows[at] ?? '')) continue;
    const [quote] = /^["']/.exec(first) ?? [];
    const closing = quote === "'" ? /(?<!\\)'/ : /(?<!\\)"/;
    let raw = first;
    // A value in quotes may go on in the lines below, until a quote without a backslash.
    if (quote && !closing.test(first.slice(1))) {
      const end = rows.findIndex((row, index) => index > at && closing.test(row));
      if (end !== -1) {
        raw = [first, ...rows.slice(line, end + 1)].join('\n');
        at = end;
      }
    }
    const quoted = /^(["'])([^]*?)(?<!\\)\1\s*(?:#.*)?$/.exec(raw);
    const text = quoted?.[2] ?? raw.replace(/\s+#.*$/, '').trim();
    const literal = quoted?.[1] === "'";
    const comment = [/^\s*#.*/.exec(rows[line - 2] ?? '')?.[0], /\s#.*$/.exec(raw)?.[0]].join(' ');
    const value = quoted && !literal ? text.replace(/\\"/g, '"') : text;
    found.push({ key, text: value, literal, line, comment });
    if (!key) break;
  }
  return found;
}

/**
 * The values of a file with variables as Compose reads them: one can use those of the project's `.env` and the ones
 * above it, but not in single quotes.
 */
export function readEnv(text: string, project: Environment = new Map()): Environment {
  const values = new Map<string, string>();
  const known = new Map(project);
  for (const { key, text: written, literal } of setIn(text)) {
    if (!key) continue;
    const value = literal ? written : interpolate(written, known).text;
    values.set(key, value);
    if (!project.has(key)) known.set(key, value);
  }
  return values;
}

/** A tree as plain values. Numbers keep the digits they were written with. */
function valuesOf(node: TreeNode): unknown {
  if (node.kind === 'list') return node.items.map(({ value }) => valuesOf(value));
  if (node.kind === 'map')
    return Object.fromEntries(node.entries.map(({ key, value }) => [key, valuesOf(value)]));
  if (typeof node.value === 'boolean') return node.value;
  return typeof node.value === 'string' || String(node.value) !== node.text
    ? node.value === null
      ? null
      : node.text
    : node.value;
}

/** Base files first, then overrides, each in the order given. */
function ordered(files: readonly GivenFile[]): readonly GivenFile[] {
  const late = ({ name }: GivenFile) => Number(OVERRIDE.test(name));
  return [...files].sort((a, b) => late(a) - late(b));
}

const scalar = (node: TreeNode | undefined) => (node?.kind === 'scalar' ? node.text : '');
const lastPart = (path: string) => path.split('/').pop() ?? path;

/** A map with another value for a key, or without the key. */
function changed(map: MapNode, key: string, value: TreeNode | undefined): MapNode {
  const entries = map.entries.flatMap((entry) =>
    entry.key !== key ? [entry] : value ? [{ ...entry, value }] : [],
  );
  return { ...map, entries };
}

/** Services that extend each other in a row. A longer chain is a circle. */
const MOST_EXTENDED = 20;

/** Adds the files that a file includes, and takes over services from provided files that its services extend. */
function linked(
  base: MapNode,
  others: ReadonlyMap<string, MapNode>,
): { root: MapNode; used: ReadonlySet<string> } {
  const used = new Set<string>();
  let root = base;
  const include = entryOf(base, 'include')?.value;
  if (include?.kind === 'list') {
    const left = include.items.filter(({ value }) => {
      const name = lastPart(scalar(value.kind === 'map' ? valueOf(value, 'path') : value));
      const other = others.get(name);
      if (!other) return true;
      used.add(name);
      root = mergeTrees(root, other);
      return false;
    });
    root = changed(root, 'include', left.length > 0 ? { ...include, items: left } : undefined);
  }
  const services = valueOf(root, 'services');
  if (services?.kind !== 'map') return { root, used };
  /** A service with what it extends in other files. `home` is the file that it's in, unless that's the first one. */
  const resolved = (value: MapNode, home?: MapNode, depth = 0): MapNode => {
    const link = valueOf(value, 'extends');
    const name = lastPart(scalar(valueOf(link, 'file')));
    const there = name === '' ? home : others.get(name);
    const from = valueOf(valueOf(there, 'services'), scalar(valueOf(link, 'service')));
    if (from?.kind !== 'map' || depth > MOST_EXTENDED) return value;
    if (name !== '') used.add(name);
    return mergeTrees(resolved(from, there, depth + 1), changed(value, 'extends', undefined));
  };
  const entries = services.entries.map((entry) =>
    entry.value.kind === 'map' ? { ...entry, value: resolved(entry.value) } : entry,
  );
  return { root: changed(root, 'services', { ...services, entries }), used };
}

const partsOf = (node: TreeNode) => (node.kind === 'list' ? node.items : entriesOf(node));

/** Notes for every part of a file where it's written, which a merge keeps. */
function mark(node: TreeNode, place: (at: number) => Place, visited = new Set<TreeNode>()): void {
  if (visited.has(node)) return;
  visited.add(node);
  for (const part of partsOf(node)) {
    part.place = place(part.at);
    mark(part.value, place, visited);
  }
}

/** Where the parts of a merged text come from, in its order. */
function placesOf(text: TreeNode, written: TreeNode): Merged['places'] {
  return partsOf(text).flatMap((part, index) => {
    const from = part.type === 'entry' ? entryOf(written, part.key) : itemsOf(written)[index];
    if (!from) return [];
    const own = from.place ? [{ at: part.at, place: from.place }] : [];
    return [...own, ...placesOf(part.value, from.value)];
  });
}

/** The map of a Compose file, nothing for an empty one, or where a text stops being one. */
function readRoot(text: string): { root?: MapNode; error?: { line: number } } {
  const { root, errors, source } = readCompose(text);
  const error = errors.find(({ code }) => code !== 'duplicate-key');
  if (error) return { error: positionAt(source, error.at) };
  if (!root || isNull(root)) return {};
  if (root.kind !== 'map' || !root.entries.some(({ key }) => TOP_LEVEL.test(key)))
    return { error: { line: 0 } };
  return { root };
}

/** The last parts of the paths that a file's services have as `env_file`. */
const envNames = (root: MapNode | undefined) =>
  entriesOf(valueOf(root, 'services'))
    .flatMap(({ value }) => [
      value,
      ...itemsOf(valueOf(value, 'env_file')).map((item) => item.value),
    ])
    .flatMap((node) =>
      [node, valueOf(node, 'path'), valueOf(node, 'env_file')].map(scalar).map(lastPart),
    );

/**
 * Merges files the way Compose does: base, overrides, `.env`. What isn't a Compose file is left out and named in
 * `envPlaces`. Undefined if none of several can be read.
 */
export function mergeFiles(files: readonly GivenFile[]): Merged | undefined {
  const rest = files.filter(({ name }) => !VARIABLES.test(name));
  const read = new Map(rest.map(({ name, text }) => [name, readRoot(text)]));
  const named = new Set([...read.values()].flatMap(({ root }) => envNames(root)));
  const isEnv = (name: string) => VARIABLES.test(name) || named.has(lastPart(name));
  const environment = new Map<string, string>();
  for (const { name, text } of files)
    if (ENV.test(name)) for (const [key, value] of readEnv(text)) environment.set(key, value);
  const variables = files.filter(({ name }) => isEnv(name)).map(({ name }) => name);
  const envFiles = new Map(
    files
      .filter(({ name }) => isEnv(name) && !ENV.test(name))
      .map(({ name, text }) => [name, readEnv(text, environment)]),
  );
  const envPlaces = new Map<string, Place & { raw?: string; comment?: string }>();
  for (const { name, text } of files.filter((file) => isEnv(file.name))) {
    // A file that sets nothing was given, too.
    if (ENV.test(name)) envPlaces.set('\n', { file: name, line: 0, column: 1 });
    for (const { key, text: raw, literal, line, comment } of setIn(text))
      envPlaces.set(`${ENV.test(name) ? '' : name}\n${key}`, {
        ...{ file: name, line, column: 1, comment },
        // Text that takes something from the project's `.env` is changed there.
        ...(literal || interpolate(raw, envFiles.get(name) ?? environment).unset.length === 0
          ? {}
          : { raw }),
      });
  }
  const given = { environment, envFiles, envPlaces, places: [] };
  const others = ordered(files.filter(({ name }) => !isEnv(name)));
  const compose = others.length > 1 ? others.filter(({ name }) => !read.get(name)?.error) : others;
  if (others.length > 1 && compose.length === 0) return undefined;
  for (const { name } of others.filter((file) => !compose.includes(file)))
    envPlaces.set(`\t${name}`, { file: name, column: 1, line: 0, ...read.get(name)?.error });
  const [first, ...more] = compose;
  if (!first) return { text: undefined, ...given, used: variables };
  if (more.length === 0) return { text: first.text, ...given, used: [first.name, ...variables] };
  const roots = new Map<string, MapNode>();
  for (const { name, text } of compose) {
    const root = read.get(name)?.root;
    if (!root) continue;
    const source = makeSource(text);
    mark(root, (at) => ({ file: name, ...positionAt(source, at) }));
    roots.set(name, root);
  }
  const made = [...roots].map(([name, own]) => {
    const others = [...roots].filter(([other]) => other !== name);
    return {
      name: lastPart(name),
      ...linked(own, new Map(others.map(([other, root]) => [lastPart(other), root]))),
    };
  });
  const used = new Set(made.flatMap((file) => [...file.used]));
  // Compose reads a file with its default name even when others take services from it.
  const layers = made.filter(({ name }) => !used.has(name) || DEFAULT.test(name));
  const [base, ...above] = layers.length > 0 ? layers : made;
  if (!base) return { text: first.text, ...given, used: [first.name, ...variables] };
  const merged = above.reduce((under, { root }) => mergeTrees(under, root), base.root);
  // YAML 1.1 reads `22:22` as a number, so ports are quoted.
  const heads = compose.map((file) =>
    developmentHeader(file.text).replace(/^(?:[^]*\n)?\s*#\s*/, `# ${file.name}: `),
  );
  const text = `${heads.filter(Boolean).join('\n')}\n${stringify(valuesOf(merged), {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    nullStr: '',
  }).replace(/^( +- )([\d.:-]+\d(?:\/\w+)?)$/gm, '$1"$2"')}`.replace(/^\n/, '');
  const { root } = readCompose(text);
  return {
    text,
    ...given,
    places: root ? placesOf(root, merged) : [],
    used: [...compose.map(({ name }) => name), ...variables],
  };
}
