import { isMap, isScalar, isSeq, parseDocument, YAMLMap, type Document, type Pair } from 'yaml';

/** A file that was given together with others. */
export interface GivenFile {
  name: string;
  text: string;
}

/** Several files as one: a Compose file, and the values of an `.env`. */
export interface Merged {
  /** Undefined where only an `.env` was given. */
  text: string | undefined;
  environment: ReadonlyMap<string, string>;
  /** The names of the files in the order in which they count. */
  used: readonly string[];
}

const ENV = /(?:^|\/)(?:[\w.-]*\.env(?:\.[\w-]+)*|env)$/i;
const OVERRIDE = /override|\.(?:prod|production|dev|development|local|staging|test)\./i;
/** Lists that add up; of every other list the later one counts, as Compose merges files. */
const ADDED = new Set(
  'ports expose external_links dns dns_search dns_opt tmpfs cap_add cap_drop security_opt group_add env_file profiles'.split(
    ' ',
  ),
);
/** Lists of `KEY=value` that merge by key. */
const KEYED = new Set('environment labels args extra_hosts sysctls annotations'.split(' '));
/** Lists of mounts and devices, which merge by the path in the container. */
const BY_TARGET = new Set('volumes devices configs secrets'.split(' '));

/** The values of an `.env` file: quotes taken off, comments and `export` left out. */
export function readEnv(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line);
    if (!match?.[1]) continue;
    const raw = match[2] ?? '';
    const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(raw);
    values.set(match[1], quoted ? (quoted[2] ?? '') : raw.replace(/\s+#.*$/, '').trim());
  }
  return values;
}

const keyOf = (pair: Pair<unknown, unknown>) =>
  isScalar(pair.key) ? String(pair.key.value) : String(pair.key);

const textOf = (node: unknown) => (isScalar(node) ? String(node.value) : '');

/** What a mount, a port or a variable of a list is known by. */
function identity(key: string, node: unknown): string {
  const text = textOf(node);
  if (isMap(node)) return textOf(node.get('target', true)) || textOf(node.get('source', true));
  if (BY_TARGET.has(key)) {
    const parts = text.split(':');
    return (parts.length === 1 ? parts[0] : parts[1]) ?? '';
  }
  return text.split('=')[0] ?? '';
}

/** `KEY=value` lists as maps, so that both forms merge. */
function asMap(document: Document, node: unknown): unknown {
  if (!isSeq(node)) return node;
  const map = new YAMLMap();
  for (const item of node.items) {
    const text = textOf(item);
    const equals = text.indexOf('=');
    const [name, value] =
      equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)];
    map.set(name, document.createNode(value));
  }
  return map;
}

function mergeList(key: string, base: { items: unknown[] }, own: { items: unknown[] }): void {
  for (const item of own.items) {
    const at = BY_TARGET.has(key)
      ? base.items.findIndex((other) => identity(key, other) === identity(key, item))
      : base.items.findIndex((other) => textOf(other) !== '' && textOf(other) === textOf(item));
    if (at === -1) base.items.push(item);
    else base.items[at] = item;
  }
}

function mergeMap(document: Document, base: YAMLMap, own: YAMLMap, depth: number): void {
  for (const pair of own.items) {
    const key = keyOf(pair);
    const tag = (pair.value as { tag?: string } | null)?.tag;
    if (tag === '!reset') {
      base.delete(key);
      continue;
    }
    const under = base.items.find((other) => keyOf(other) === key);
    if (!under || tag === '!override' || under.value === null) {
      if (under) under.value = pair.value;
      else base.items.push(pair);
      continue;
    }
    if (KEYED.has(key)) {
      under.value = asMap(document, under.value);
      pair.value = asMap(document, pair.value);
    }
    if (key === 'depends_on' && isSeq(under.value) !== isSeq(pair.value)) under.value = pair.value;
    else if (isMap(under.value) && isMap(pair.value) && depth < 8)
      mergeMap(document, under.value, pair.value, depth + 1);
    else if (
      isSeq(under.value) &&
      isSeq(pair.value) &&
      (ADDED.has(key) || BY_TARGET.has(key) || key === 'depends_on')
    )
      mergeList(key, under.value, pair.value);
    else under.value = pair.value;
  }
}

/** Base files first, then overrides, each in the order given. */
function ordered(files: readonly GivenFile[]): readonly GivenFile[] {
  const late = ({ name }: GivenFile) => Number(OVERRIDE.test(name));
  return [...files].sort((a, b) => late(a) - late(b));
}

/** A service that extends one of another given file takes it over; a given file that is included joins. */
function resolveLinks(base: Document, others: ReadonlyMap<string, Document>): ReadonlySet<string> {
  const used = new Set<string>();
  const last = (path: string) => path.split('/').pop() ?? path;
  const include = base.get('include');
  if (isSeq(include)) {
    include.items = include.items.filter((item) => {
      const name = last(isMap(item) ? textOf(item.get('path', true)) : textOf(item));
      const other = others.get(name);
      if (!other || !isMap(other.contents) || !isMap(base.contents)) return true;
      used.add(name);
      mergeMap(base, base.contents, other.contents.clone() as YAMLMap, 0);
      return false;
    });
    if (include.items.length === 0) base.delete('include');
  }
  const services = base.get('services');
  if (!isMap(services)) return used;
  for (const pair of services.items) {
    const link = isMap(pair.value) ? pair.value.get('extends') : undefined;
    if (!isMap(pair.value) || !isMap(link)) continue;
    const name = last(textOf(link.get('file', true)));
    const from = others.get(name)?.getIn(['services', textOf(link.get('service', true))]);
    if (!isMap(from)) continue;
    used.add(name);
    const whole = from.clone() as YAMLMap;
    pair.value.delete('extends');
    mergeMap(base, whole, pair.value, 0);
    pair.value = whole;
  }
  return used;
}

/** Files that were given together as Compose reads them: base, overrides, `.env`; undefined where one cannot be read. */
export function mergeFiles(files: readonly GivenFile[]): Merged | undefined {
  const environment = new Map<string, string>();
  for (const { name, text } of files)
    if (ENV.test(name)) for (const [key, value] of readEnv(text)) environment.set(key, value);
  const envs = files.filter(({ name }) => ENV.test(name)).map(({ name }) => name);
  const compose = ordered(files.filter(({ name }) => !ENV.test(name)));
  const [first, ...more] = compose;
  if (!first) return { text: undefined, environment, used: envs };
  if (more.length === 0) {
    return { text: first.text, environment, used: [first.name, ...envs] };
  }
  const read = ({ text }: GivenFile) =>
    parseDocument(text, { merge: false, logLevel: 'silent', uniqueKeys: false });
  const base = read(first);
  const others = new Map(more.map((file) => [file.name, read(file)]));
  const documents = [base, ...others.values()];
  if (documents.some(({ errors, contents }) => errors.length > 0 || (contents && !isMap(contents))))
    return undefined;
  const used = resolveLinks(base, others);
  for (const [name, other] of others) {
    if (used.has(name) || !isMap(other.contents) || !isMap(base.contents)) continue;
    mergeMap(base, base.contents, other.contents, 0);
  }
  return {
    text: base.toString({ lineWidth: 0 }),
    environment,
    used: [...compose.map(({ name }) => name), ...envs],
  };
}
