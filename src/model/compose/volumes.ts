import { bound } from './bounds.ts';
import { deletionFix, deletionsFix, scalarEdit } from './edits.ts';
import { refusals } from './keyTable.ts';
import { isName, suggestName } from './names.ts';
import { NAME_HINT } from './relations.ts';
import type { Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import type { NamedMount } from './storage.ts';
import {
  entriesOf,
  entryOf,
  isNull,
  valueOf,
  type Entry,
  type Item,
  type MapNode,
  type TreeNode,
} from './tree.ts';
import type { Edit, Fix } from './types.ts';

/** A volume of the plan: who mounts it, and where. */
export interface PlannedVolume {
  name: string;
  service: ServiceModel;
  target: string;
  offset: number;
}

function volumeRename(
  report: Report,
  declared: Entry | undefined,
  mounts: readonly NamedMount[],
  name: string,
): Fix | undefined {
  const edits: Edit[] = declared ? [{ from: declared.at, to: declared.keyEnd, text: name }] : [];
  for (const { source, volume } of mounts) {
    if (!source || !source.text.startsWith(volume)) return undefined;
    const edit = scalarEdit(report.context.source, source, { from: 0, to: volume.length }, name);
    if (!edit) return undefined;
    edits.push(edit);
  }
  const unique = new Map(edits.map((edit) => [edit.from, edit]));
  return { label: `Rename it ${name}`, edits: [...unique.values()] };
}

/** The edit that declares a volume at the top level; undefined where `volumes` is not written as a block. */
function declareEdit(report: Report, root: MapNode, name: string): Edit | undefined {
  const { text } = report.context.source;
  const volumes = root.own.find((entry) => entry.key === 'volumes');
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (!volumes) {
    if (root.flow || /^(?:\.\.\.|---)/m.test(text)) return undefined;
    const gap = text.endsWith('\n') ? '' : newline;
    return {
      from: text.length,
      to: text.length,
      text: `${gap}volumes:${newline}  ${name}:${newline}`,
    };
  }
  const [first] =
    volumes.value.kind === 'map' && !volumes.value.flow && volumes.value.owner === volumes
      ? volumes.value.own
      : [];
  if (first) {
    const start = text.lastIndexOf('\n', first.at) + 1;
    const indent = text.slice(start, first.at);
    if (start > volumes.at && /^ +$/.test(indent))
      return { from: start, to: start, text: `${indent}${name}:${newline}` };
    return undefined;
  }
  if (!isNull(volumes.value) || volumes.value.start !== volumes.value.end) return undefined;
  return { from: volumes.end, to: volumes.end, text: `${newline}  ${name}:` };
}

const itemOf = ({ mount }: { mount: NamedMount }): Item => mount.item;

/** Reports on volumes that are shared, not declared, not used, badly named or too many; returns those of apps. */
export function planVolumes(
  report: Report,
  root: MapNode,
  models: readonly ServiceModel[],
): PlannedVolume[] {
  const declared: TreeNode | undefined = valueOf(root, 'volumes');
  const uses = new Map<string, { model: ServiceModel; mount: NamedMount }[]>();
  for (const model of models) {
    for (const mount of model.mounts) {
      const list = uses.get(mount.volume) ?? [];
      list.push({ model, mount });
      uses.set(mount.volume, list);
    }
  }
  const planned: PlannedVolume[] = [];
  for (const [name, list] of uses) {
    const [first] = list;
    if (!first) continue;
    const mounts = list.map(({ mount }) => mount);
    const entry = entryOf(declared, name);
    if (!entry) {
      report.add(
        'error',
        'volume-undeclared',
        first.mount.item.at,
        `The volume \`${name}\` is not declared`,
        `Write \`${name}:\` below \`volumes:\` at the left margin.`,
        () => {
          const edit = declareEdit(report, root, name);
          return edit && { label: `Declare ${name}`, edits: [edit] };
        },
      );
    }
    const other = list.find(({ mount }) => mount.item !== first.mount.item);
    const foreign = list.find(({ model }) => model !== first.model);
    const second = foreign ?? other;
    if (second) {
      const who = foreign
        ? `shared by \`${first.model.name}\` and \`${foreign.model.name}\``
        : `mounted twice by \`${first.model.name}\``;
      const { item } = second.mount;
      report.add(
        'refused',
        refusals.sharedVolume.code,
        item.at,
        `The volume \`${name}\` is ${who}`,
        `${refusals.sharedVolume.reason} ${refusals.sharedVolume.hint}`,
        () => {
          // Its own mount and one that it inherits: without both gone the finding would stay.
          const items = foreign
            ? [...new Set(list.filter(({ model }) => model === foreign.model).map(itemOf))]
            : [item];
          if (items.includes(first.mount.item)) return undefined;
          return items.length === 1
            ? deletionFix(report.context, item)
            : deletionsFix(report.context, items, `Delete its ${items.length} mounts`);
        },
      );
    }
    // The volume of a managed database becomes its disk and has no name of its own.
    const app = list.find(({ model }) => model.kind === 'app');
    if (!app) continue;
    planned.push({ name, service: app.model, target: app.mount.target, offset: app.mount.item.at });
    if (isName(name)) continue;
    const suggestion = suggestName(name);
    const free =
      suggestion && !uses.has(suggestion) && !entryOf(declared, suggestion)
        ? suggestion
        : undefined;
    report.add(
      'error',
      'name',
      entry?.at ?? app.mount.item.at,
      `\`${name.slice(0, 60)}\` cannot be the name of a volume`,
      NAME_HINT,
      () => (free ? volumeRename(report, entry, mounts, free) : undefined),
    );
  }
  for (const entry of entriesOf(declared)) {
    if (uses.has(entry.key)) continue;
    report.add(
      'note',
      'volume-unused',
      entry.at,
      `No service mounts the volume \`${entry.key.slice(0, 60)}\``,
      'It is not part of the plan.',
    );
  }
  for (const model of models) {
    if (!model.addedVolume) continue;
    planned.push({ ...model.addedVolume, service: model, offset: model.entry.at });
  }
  const most = bound('project.volumes');
  const beyond = planned[most];
  if (beyond) {
    report.add(
      'error',
      'too-many-volumes',
      beyond.offset,
      `${planned.length} volumes are more than a project has`,
      `A project has ${most} volumes at most. Keep files of several apps in one app, or use two projects.`,
    );
  }
  return planned;
}
