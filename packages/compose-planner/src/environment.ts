import { interpolate } from './interpolate.ts';
import type { Report } from './report.ts';
import {
  entriesOf,
  isNull,
  itemsOf,
  valueOf,
  type Item,
  type MapNode,
  type ScalarNode,
  type TreeNode,
} from './tree.ts';

/** A variable, label or argument as it's written: in a map, or as `- KEY=value`. */
export interface Written {
  key: string;
  raw: string;
  node: TreeNode;
  item: boolean;
  offset: number;
}

const textOf = (node: TreeNode) => (node.kind === 'scalar' ? node.text : '');

/** What a map or a list of `KEY=value` sets. */
export const writtenIn = (node: TreeNode | undefined): readonly Written[] => [
  ...entriesOf(node).map(({ key, value, at }) => {
    return { key, raw: textOf(value), node: value, item: false, offset: at };
  }),
  ...itemsOf(node).map(({ value, at }) => {
    const [key = '', ...rest] = textOf(value).split('=');
    return { key, raw: rest.join('='), node: value, item: true, offset: at };
  }),
];

/** The variables of a service as they are written. */
export const variables = (environment: TreeNode | undefined): ReadonlyMap<string, string> =>
  new Map(writtenIn(environment).map(({ key, raw }) => [key, raw]));

/** Reads a service's variables. */
export function readEnvironment(report: Report, service: MapNode): void {
  const node = valueOf(service, 'environment');
  if ([...variables(node).values()].some((text) => text !== '')) report.hasValues = true;
  for (const item of itemsOf(node)) checkItem(report, item);
}

/** Reports `- KEY: value`, because Compose only accepts text in a list of variables. */
function checkItem(report: Report, item: Item): void {
  const { value } = item;
  if (value.kind === 'scalar') return;
  const [pair] = value.kind === 'map' ? value.own : [];
  const shown = pair ? `- ${pair.key}: …` : '- …';
  report.add(
    'error',
    'environment-item',
    item.at,
    `\`${shown.slice(0, 60)}\` isn't a variable`,
    'In a list, write a variable as one string, `- KEY=value`. In a map, write `KEY: value` without the hyphen.',
  );
}

/** Names that the shell sets, so nobody has to provide them at an import. */
const SHELL =
  /^(?:PWD|OLDPWD|HOME|EUID|USER|USERNAME|LOGNAME|PATH|HOSTNAME|SHELL|TERM|TMPDIR|LANG|DISPLAY|COMPOSE_.*|DOCKER_(?:HOST|SOCK\w*|GID))$/;
/** Keys whose variables matter at an import. Other tools' labels don't. */
const USED = new Set(
  'image build command entrypoint environment deploy mem_limit cpus user volumes working_dir healthcheck expose ports'.split(
    ' ',
  ),
);
const MAX_VARIABLES = 200;

/** Calls back once for every scalar below a node, even if several aliases share it. */
export function eachScalar(
  node: TreeNode,
  visited: Set<TreeNode>,
  call: (node: ScalarNode) => void,
): void {
  if (visited.has(node)) return;
  visited.add(node);
  if (node.kind === 'map') for (const entry of node.entries) eachScalar(entry.value, visited, call);
  else if (node.kind === 'list')
    for (const item of node.items) eachScalar(item.value, visited, call);
  else call(node);
}

/** The variables that the plan's apps use and that get their value outside the file. */
export function variablesOf(
  report: Report,
  apps: readonly MapNode[],
  name: TreeNode | undefined,
): readonly string[] {
  const names = new Set<string>();
  const visited = new Set<TreeNode>();
  const add = (name: string) => {
    if (names.size < MAX_VARIABLES && /^[A-Za-z_]/.test(name) && !SHELL.test(name)) names.add(name);
  };
  report.unset(name).forEach(add);
  for (const app of apps) {
    for (const entry of app.entries) {
      if (!USED.has(entry.key)) continue;
      eachScalar(entry.value, visited, (node) => report.unset(node).forEach(add));
      if (entry.key !== 'environment') continue;
      // Compose passes on a missing value if the shell has it. Of those, an import prompts for logins and keys.
      for (const { key, node, item } of writtenIn(entry.value))
        if (item ? !textOf(node).includes('=') : isNull(node))
          if (/(?:SECRET|PASSWORD|KEY|TOKEN)$/.test(key) && !report.environment.has(key)) add(key);
    }
  }
  return [...names];
}

/** Reports text that looks like a variable but isn't one, because Compose refuses such a file. */
export function checkVariables(report: Report, root: TreeNode): void {
  const visited = new Set<TreeNode>();
  const check = (node: ScalarNode) => {
    if (!node.text.includes('${')) return;
    const { invalid, required } = interpolate(node.text, report.environment);
    report.demands ||= required !== undefined;
    if (invalid === undefined) return;
    report.add(
      'error',
      'variable',
      node.start,
      `\`${invalid}\` isn't a variable`,
      'Write `$$` for a dollar sign that belongs to the value, and `${NAME}` or `${NAME:-default}` for a variable.',
    );
  };
  for (const entry of entriesOf(root))
    if (entry.key === 'services' || entry.key === 'volumes')
      eachScalar(entry.value, visited, check);
}
