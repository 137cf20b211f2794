import type { ErrorObject } from 'ajv';
import leven from 'leven';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  visit,
  type Alias,
  type Document,
  type LineCounter,
  type Node,
} from 'yaml';

/** The schema for a place in a file. */
type Schema = Record<string, unknown>;

/** The word in `known` that an unknown word probably meant. Undefined if none is close. */
function nearestWord(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: leven(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** The key and value of a map with a given name, even if the value is merged in with `<<`. */
function entryOf(document: Document, node: Node | null, name: string): [Node, Node | null] | null {
  const target = isAlias(node) ? (node.resolve(document) ?? null) : node;
  if (isSeq(target)) {
    const item = target.items[Number(name)] as Node | undefined;
    return item ? [item, item] : null;
  }
  if (!isMap(target)) return null;
  // The parser treats the key `<<` as a symbol.
  const nameOf = ({ value }: { value: unknown }) =>
    typeof value === 'symbol' ? value.description : String(value);
  const isNamed = (key: unknown, text: string) => isScalar(key) && nameOf(key) === text;
  const own = target.items.find(({ key }) => isNamed(key, name));
  if (own) return [own.key as Node, own.value as Node | null];
  for (const { key, value } of target.items) {
    if (!isNamed(key, '<<')) continue;
    const blocks = isSeq(value) ? (value.items as Node[]) : [value as Node];
    for (const block of blocks) {
      const merged = entryOf(document, block, name);
      if (merged) return merged;
    }
  }
  return null;
}

/** The nearest node at or above a JSON pointer. The key itself if `atKey` is given. */
function nodeAt(document: Document, pointer: string, atKey?: string): Node | null {
  const names = pointer.split('/').slice(1).map(unescapePointer);
  let place: Node | null = document.contents;
  let inside: Node | null = document.contents;
  for (const name of atKey === undefined ? names : [...names, atKey]) {
    const entry = entryOf(document, inside, name);
    if (!entry) break;
    [place, inside] = entry;
  }
  return place;
}

const unescapePointer = (part: string) => part.replace(/~1/g, '/').replace(/~0/g, '~');

/** One line about an ajv error: what's wrong, and what to write instead. */
function explain({ keyword, params, message, parentSchema, data }: ErrorObject): string {
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty);
    const known = Object.keys((parentSchema as Schema).properties ?? {});
    const near = nearestWord(key, known);
    return `unknown key '${key}'. ${near ? `Write '${near}'.` : `Known keys: ${known.join(', ')}.`}`;
  }
  if (keyword === 'required') return `the key '${String(params.missingProperty)}' is missing`;
  if (keyword === 'enum') {
    const known = (params.allowedValues as unknown[]).map(String);
    const near = nearestWord(String(data), known);
    return `'${String(data)}' is not known. ${near ? `Write '${near}'.` : `Known: ${known.join(', ')}.`}`;
  }
  const { description } = (parentSchema ?? {}) as { description?: string };
  const hint = description ? ` (${description})` : '';
  return `${JSON.stringify(data)} ${message ?? 'does not fit'}${hint}`;
}

/** Errors from ajv as lines `file:line:column: what is wrong`, each place once. */
export function problemsOf(
  file: string,
  document: Document,
  lines: LineCounter,
  errors: readonly ErrorObject[],
): string[] {
  const told = errors.map((error) => {
    const key = error.params.additionalProperty as string | undefined;
    const node = nodeAt(document, error.instancePath, key);
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
    const at = unescapePointer(error.instancePath.slice(1).replace(/\//g, '.'));
    return `${file}:${line}:${col}: ${at ? `${at}: ` : ''}${explain(error)}`;
  });
  return [...new Set(told)];
}

/** Aliases of blocks that the file doesn't have, as lines `file:line:column: what is wrong`. */
export function aliasProblems(file: string, document: Document, lines: LineCounter): string[] {
  const anchors: string[] = [];
  const unknown: Alias[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) {
        if (node.anchor) anchors.push(node.anchor);
      } else if (!anchors.includes(node.source)) unknown.push(node);
    },
  });
  return unknown.map(({ source, range }) => {
    const { line, col } = lines.linePos(range?.[0] ?? 0);
    const near = nearestWord(source, anchors);
    return `${file}:${line}:${col}: no block above is named '&${source}'. ${near ? `Write '*${near}'.` : ''}`;
  });
}
