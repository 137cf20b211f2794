import { asking, deletionFix } from './edits.ts';
import { isEngineSocket, parseMount, sourced, sourceEnd, type MountResult } from './mounts.ts';
import type { Report } from './report.ts';
import { entryOf, isNull, itemsOf, valueOf, type Item, type TreeNode } from './tree.ts';

/** A named volume that a service mounts. */
export interface NamedMount {
  volume: string;
  target: string;
  item: Item;
}

/** A path on the host, or a volume without a name, that a service mounts. */
export interface BindMount {
  /** It has no source: a volume without a name. */
  anonymous: boolean;
  readOnly: boolean;
  /** The service is built from a Dockerfile. */
  built: boolean;
  /** With its variables filled in. Empty if the volume has no name. */
  source: string;
  /** As it's written in the file. */
  written: string;
  target: string;
  item: Item;
}

/** What a service mounts. */
export interface Mounts {
  named: readonly NamedMount[];
  binds: readonly BindMount[];
  /** Sockets of a container engine. */
  sockets: readonly BindMount[];
}

/** More mounts than any service has. Any beyond this number aren't read. */
const MAX_MOUNTS = 100;

function longForm(report: Report, node: TreeNode): MountResult {
  const type = report.text(valueOf(node, 'type')) || 'volume';
  const source = report.text(valueOf(node, 'source'));
  const target = report.text(valueOf(node, 'target'));
  const readOnly = report.truth(valueOf(node, 'read_only'));
  if (!target) return { problem: 'it has no `target`' };
  if (type === 'bind' || type === 'npipe')
    return { mount: { type: 'bind', source, target, readOnly } };
  if (type !== 'volume') return { mount: { type: 'other', target } };
  return isNull(valueOf(node, 'source'))
    ? { mount: { type: 'anonymous', target } }
    : sourced(source, target);
}

/** A mount's source as it's written, with its variables. */
function writtenSource(node: TreeNode): string {
  const scalar = node.kind === 'map' ? valueOf(node, 'source') : node;
  if (scalar?.kind !== 'scalar') return '';
  return node.kind === 'map'
    ? scalar.text
    : scalar.text.slice(0, Math.max(0, sourceEnd(scalar.text)));
}

/** A service's mounts. Reports those that can't be read. */
export function readMounts(report: Report, volumes: TreeNode | undefined, built: boolean): Mounts {
  const named: NamedMount[] = [];
  const binds: BindMount[] = [];
  const sockets: BindMount[] = [];
  for (const item of itemsOf(volumes).slice(0, MAX_MOUNTS)) {
    const node = item.value;
    const result = node.kind === 'map' ? longForm(report, node) : parseMount(report.text(node));
    if ('problem' in result) {
      unreadable(report, item, result.problem);
      continue;
    }
    const { mount } = result;
    const written = writtenSource(node);
    // A path after a variable without a value is in the project, not at the root of the host.
    const below = written.startsWith('$') && report.unset(node).length > 0;
    const source = `${below && mount.source?.startsWith('/') ? '.' : ''}${mount.source ?? ''}`;
    const own = { source, written, target: mount.target, built, item };
    const readOnly = mount.readOnly ?? false;
    if (isEngineSocket(source) || isEngineSocket(mount.target))
      sockets.push({ ...own, anonymous: false, readOnly });
    else if (mount.type === 'bind') binds.push({ ...own, anonymous: false, readOnly });
    else if (mount.type === 'anonymous')
      binds.push({ ...own, anonymous: true, source: '', written: '', readOnly: false });
    else if (mount.type === 'volume') named.push({ volume: source, target: mount.target, item });
  }
  return { named, binds, sockets };
}

function unreadable(report: Report, item: Item, problem: string): void {
  const node = item.value;
  const [unset] =
    node.kind === 'map'
      ? ['source', 'target'].flatMap((key) => report.unset(entryOf(node, key)?.value))
      : report.unset(node);
  // With a value, the variable may make this a valid mount.
  report.add(
    unset ? 'finding' : 'error',
    'mount',
    item.at,
    `This mount can't be read: ${problem}`,
    unset
      ? `The variable \`${unset}\` has no value here. Add a default: \`\${${unset}:-…}\`.`
      : 'Write `NAME:/path/in/the/container` for a volume, and `./PATH:/path/in/the/container` for files of your own.',
    () => asking(deletionFix(report.context, item)),
  );
}
