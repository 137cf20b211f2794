import '../planner.ts';
import { entriesOf, itemsOf, planCore, readCompose, type TreeNode, valueOf } from 'compose-planner';
import { Unreadable } from 'teach/exercise';

/** Maps that Compose also takes as a list of `KEY=value`. */
const PAIRS = new Set(['environment', 'labels', 'args', 'sysctls']);
/** Lists of maps whose short form is text. */
const LONG_FORMS: Readonly<Record<string, readonly string[]>> = {
  volumes: ['source', 'target', 'read_only'],
  ports: ['host_ip', 'published', 'target'],
};

const scalar = (node: TreeNode | undefined) => (node?.kind === 'scalar' ? node.text : '');

function pairs(node: TreeNode): readonly string[] {
  if (node.kind !== 'list')
    return entriesOf(node).map(({ key, value }) => `${key} = ${scalar(value)}`);
  return node.items.map(({ value }) => {
    if (value.kind === 'map')
      throw new Unreadable(
        'An item of a list is `KEY: value` here. In a list, write `KEY=value`, or leave out the dashes.',
      );
    const [key = '', ...rest] = scalar(value).split('=');
    if (key.endsWith(' '))
      throw new Unreadable(
        `\`${key.trim()}\`: in a list, a variable has no space before its equals sign.`,
      );
    return `${key} = ${rest.join('=')}`;
  });
}

/** A volume or a port in its short form. */
function short(node: TreeNode, keys: readonly string[]): string {
  if (node.kind !== 'map') return scalar(node);
  const said = keys.flatMap((key) => {
    const value = scalar(valueOf(node, key));
    if (key === 'read_only') return value === 'true' ? ['ro'] : [];
    // A bind mount's source is a path by its type.
    if (key === 'source' && scalar(valueOf(node, 'type')) === 'bind' && /^\w/.test(value))
      return [`./${value}`];
    return value === '' ? [] : [value];
  });
  return said.join(':');
}

function flatten(node: TreeNode, path: string, compose: boolean): readonly string[] {
  const key = path.split('.').at(-1) ?? '';
  const isService = compose && /^services\.[^.]+(?:\.build)?\.[^.]+$/.test(path);
  if (isService && PAIRS.has(key)) return pairs(node).map((pair) => `${path}.${pair}`);
  const long = isService ? LONG_FORMS[key] : undefined;
  if (long) return itemsOf(node).map(({ value }) => `${path}[] = ${short(value, long)}`);
  if (isService && key === 'depends_on' && node.kind === 'list')
    return node.items.map(({ value }) => `${path}.${scalar(value)}.condition = service_started`);
  const isCommand = compose && /\.(?:command|entrypoint|test)$/.test(path);
  if (isCommand && node.kind === 'list') {
    const items = node.items.map(({ value }) => scalar(value));
    if (key === 'test' && !/^(?:CMD|CMD-SHELL|NONE)$/.test(items[0] ?? ''))
      throw new Unreadable('A list after `test` has to start with `CMD`, `CMD-SHELL` or `NONE`.');
    // A word with a space, after CMD or alone, is a single word, which is rarely what's meant.
    const isOne = (item: string) =>
      item.includes(' ') && (items[0] === 'CMD' || items.length === 1);
    return [`${path} = ${items.map((item) => (isOne(item) ? `"${item}"` : item)).join(' ')}`];
  }
  if (isCommand && key === 'test' && node.kind === 'scalar') {
    if (/^\W*(?:CMD|CMD-SHELL|NONE)\b/.test(node.text))
      throw new Unreadable(
        'A string after `test` is a command for a shell. `CMD`, `CMD-SHELL` and `NONE` only go into a list.',
      );
    return [`${path} = CMD-SHELL ${node.text}`];
  }
  if (node.kind === 'list')
    return node.items.flatMap(({ value }) => flatten(value, `${path}[]`, compose));
  if (node.kind === 'map') {
    const own = node.entries.flatMap((entry) =>
      flatten(entry.value, path === '' ? entry.key : `${path}.${entry.key}`, compose),
    );
    return node.entries.length === 0 ? [`${path} = `] : own;
  }
  return [`${path} = ${node.text}`];
}

/**
 * The values of a YAML file, each after its keys, and a Compose file's in their short forms. Throws with the
 * parser's sentence.
 */
export function yamlStatements(text: string, isCompose: boolean): readonly string[] {
  if (isCompose) {
    // Part of a file, such as an override, can have services without an image. That's up to the exercise's rules.
    const error = planCore(text).findings.find(
      ({ severity, code }) => severity === 'error' && code !== 'service-empty',
    );
    if (error) throw new Unreadable(`Line ${error.line}: ${error.sentence}. ${error.hint}`);
  }
  const { root, errors } = readCompose(text);
  const [first] = errors;
  if (first) {
    const line = text.slice(0, first.at).split('\n').length;
    const twice = first.code === 'duplicate-key';
    const message = twice ? `\`${first.message}\` appears twice in this map` : first.message;
    throw new Unreadable(`Line ${line}: ${message}.`);
  }
  return root ? flatten(root, '', isCompose) : [];
}
