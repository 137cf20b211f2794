import { refusals } from './keyTable.ts';
import { deletionFix } from './edits.ts';
import { isEngineSocket, looksLikeFile, parseMount, sourced, type MountResult } from './mounts.ts';
import { plural, type Report } from './report.ts';
import { isNull, itemsOf, valueOf, type Item, type ScalarNode, type TreeNode } from './tree.ts';

/** A named volume that a service mounts. */
export interface NamedMount {
  volume: string;
  target: string;
  item: Item;
  /** Where the name is written: the long form's source, or the short form as a whole. */
  source: ScalarNode | undefined;
}

/** More mounts than any service has; the rest of the list is not read. */
const MAX_MOUNTS = 100;

function longForm(report: Report, node: TreeNode): MountResult {
  const type = report.text(valueOf(node, 'type')) || 'volume';
  const source = report.text(valueOf(node, 'source'));
  const target = report.text(valueOf(node, 'target'));
  if (!target) return { problem: 'it has no `target`' };
  if (type === 'bind' || type === 'npipe') return { mount: { type: 'bind', source, target } };
  if (type !== 'volume') return { mount: { type: 'other', target } };
  return isNull(valueOf(node, 'source'))
    ? { mount: { type: 'anonymous', target } }
    : sourced(source, target);
}

function bindHint(source: string, target: string, managed: string | undefined): string {
  if (managed)
    return `A managed ${managed} has no directory of the host. Load the data through the bastion after the import.`;
  if (looksLikeFile(target) || looksLikeFile(source)) {
    return 'The platform has no directory of your computer. Copy the file into the image, or pass its values as variables.';
  }
  return 'The platform has no directory of your computer. Use a named volume for data; code and configuration belong in the image.';
}

/**
 * The named volumes of a service. Bind mounts, anonymous volumes and sockets are
 * reported; `managed` is the label of the database that the service becomes.
 */
export function namedMounts(
  report: Report,
  name: string,
  volumes: TreeNode | undefined,
  managed: string | undefined,
): NamedMount[] {
  const named: NamedMount[] = [];
  const items = itemsOf(volumes);
  if (items.length > MAX_MOUNTS) {
    report.add(
      'error',
      'too-many-mounts',
      items[MAX_MOUNTS]?.at ?? 0,
      `${plural(items.length, 'mount')} in one service`,
      `The planner reads ${MAX_MOUNTS}.`,
    );
  }
  for (const item of items.slice(0, MAX_MOUNTS)) {
    const node = item.value;
    const remove = () => deletionFix(report.context, item);
    const result = node.kind === 'map' ? longForm(report, node) : parseMount(report.text(node));
    if ('problem' in result) {
      const [unset] = node.kind === 'scalar' ? report.unset(node) : [];
      const hint = unset
        ? `The variable \`${unset}\` has no value here. Write a default: \`\${${unset}:-…}\`.`
        : 'Write `NAME:/path/in/the/container`.';
      report.add(
        'error',
        'mount',
        item.at,
        `This mount is not readable: ${result.problem}`,
        hint,
        remove,
      );
      continue;
    }
    const { mount } = result;
    const source = mount.source ?? '';
    if (isEngineSocket(source)) {
      report.add(
        'refused',
        refusals.socket.code,
        item.at,
        `\`${name}\` mounts the socket \`${source}\``,
        `${refusals.socket.reason} ${refusals.socket.hint}`,
        remove,
      );
    } else if (mount.type === 'bind') {
      const shown = source ? `\`${source}\`` : 'A path from a variable';
      report.add(
        'finding',
        'bind-mount',
        item.at,
        `${shown} is a bind mount and is left out`,
        bindHint(source, mount.target, managed),
        remove,
      );
    } else if (mount.type === 'anonymous' && !managed) {
      report.add(
        'finding',
        'anonymous-volume',
        item.at,
        `\`${mount.target}\` is a volume without a name and is left out`,
        'Files there are gone at the next release. To keep them, write `NAME:/path` and declare the name under `volumes`.',
        remove,
      );
    } else if (mount.type === 'volume') {
      const scalar = node.kind === 'map' ? valueOf(node, 'source') : node;
      named.push({
        volume: source,
        target: mount.target,
        item,
        source: scalar?.kind === 'scalar' ? scalar : undefined,
      });
    }
  }
  return named;
}
