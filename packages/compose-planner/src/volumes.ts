import { pairsOf } from './hints.ts';
import { bound } from './platform.ts';
import { asking, deletionFix, deletionsFix } from './edits.ts';
import { parseImage } from './imageReference.ts';
import { refusals } from './keyTable.ts';
import { adaptName, adaptNames } from './names.ts';
import { named, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import type { NamedMount } from './storage.ts';
import { entriesOf, valueOf, type Item, type MapNode, type TreeNode } from './tree.ts';
import { SERVER } from './proxyImages.ts';
import { declareEdit } from './volumeEdits.ts';

/** A volume of the plan, with the service that mounts it and the path. */
export interface PlannedVolume {
  /** Its name in the file. */
  name: string;
  /** Its name on the platform. */
  shown: string;
  service: ServiceModel;
  target: string;
  offset: number;
}

/** Coolify's own variables. Coolify declares its templates' volumes itself. */
const COOLIFY = /\bSERVICE_(?:URL|FQDN|USER|PASSWORD|BASE64|REALBASE64|HEX)_/;

interface Use {
  model: ServiceModel;
  mount: NamedMount;
}

/** Whether a volume is the data of a database, which others may only read. */
const isOwner = (report: Report, { model, mount }: Use): boolean => {
  const image = parseImage(report.text(valueOf(model.node, 'image')))?.repository ?? '';
  const last = image.split('/').pop() ?? '';
  return (
    model.database !== undefined || (last !== '' && mount.target.startsWith(`/var/lib/${last}`))
  );
};

const itemOf = ({ mount }: { mount: NamedMount }): Item => mount.item;

/** The named volumes that services mount, by name, in the order of the file. */
function usesOf(models: readonly ServiceModel[]): ReadonlyMap<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const model of models) {
    for (const mount of model.mounts.named) {
      const list = uses.get(mount.volume);
      if (list) list.push({ model, mount });
      else uses.set(mount.volume, [{ model, mount }]);
    }
  }
  return uses;
}

/** What to do with an SQLite database that apps share, by their variables, at a path if one is given. */
export const sqliteHint = (report: Report, models: readonly ServiceModel[], path = '') =>
  models.some(({ node }) =>
    pairsOf(report, node, 'environment').some(
      ([key, value]) =>
        (/^sqlite/i.test(value) || (path && key === 'DATABASE_PATH')) && value.includes(path),
    ),
  )
    ? 'The apps use SQLite, whose file belongs to one app. Set them to a PostgreSQL or MySQL of the project with its references, then delete the mounts.'
    : undefined;

function explainShared(report: Report, name: string, list: readonly Use[], owned: boolean): void {
  const [first] = list;
  if (!first) return;
  const other = list.find(({ mount }) => mount.item !== first.mount.item);
  const foreign = list.find(({ model }) => model !== first.model);
  const second = foreign ?? other;
  if (!second) return;
  const who = foreign
    ? `shared by ${named([...new Set(list.map(({ model }) => model.name))])}`
    : `mounted twice by \`${first.model.name}\``;
  const { item, target } = second.mount;
  const hint = /(?:^|[/_-])sock/.test(target)
    ? 'A socket works inside one container. Run both programs in one image.'
    : /(?:^|[_-])static/.test(name) ||
        (list.some(({ model }) => SERVER.test(report.text(valueOf(model.node, 'image')))) &&
          !/media|upload|storage/i.test(name))
      ? "If it hands the files of one image to the web server, it would hide them here, where a volume starts empty. Delete it, and have the app serve its files, or copy them into the web server's image."
      : (sqliteHint(
          report,
          list.map(({ model }) => model),
        ) ??
        (owned
          ? `It's the data of \`${first.model.name}\`. Keep it in \`${first.model.name}\`, and delete the other mounts.`
          : refusals.sharedVolume.hint));
  report.add(
    'refused',
    refusals.sharedVolume.code,
    item.at,
    `The volume \`${name}\` is ${who}`,
    `${refusals.sharedVolume.reason} ${foreign ? hint : 'Mount it once, on a directory above both paths, or give each path its own volume.'}`,
    () => {
      // Its own mount and an inherited one. The finding only goes away if both do.
      const items = foreign
        ? [...new Set(list.filter(({ model }) => model === foreign.model).map(itemOf))]
        : [item];
      if (items.includes(first.mount.item)) return undefined;
      return asking(
        items.length === 1
          ? deletionFix(report.context, item)
          : deletionsFix(report.context, items, `Delete its ${items.length} mounts`),
      );
    },
  );
}

/** Reports on volumes that are shared, not declared or too many; returns those of apps and the names in use. */
export function planVolumes(
  report: Report,
  root: MapNode,
  models: readonly ServiceModel[],
): { planned: PlannedVolume[]; taken: ReadonlySet<string> } {
  const declared: TreeNode | undefined = valueOf(root, 'volumes');
  const uses = usesOf(models);
  const known = new Set(entriesOf(declared).map(({ key }) => key));
  const shown = adaptNames([...new Set([...known, ...uses.keys()])], 'data');
  const planned: PlannedVolume[] = [];
  for (const [name, all] of uses) {
    // What's in memory isn't a volume.
    const options = valueOf(valueOf(valueOf(root, 'volumes'), name), 'driver_opts');
    if (report.text(valueOf(options, 'type')) === 'tmpfs') continue;
    const owner = all.find((use) => isOwner(report, use))?.model;
    const list = all.sort((a, b) => Number(b.model === owner) - Number(a.model === owner));
    const [first] = list;
    if (!first) continue;
    report.service = first.model.name;
    if (!known.has(name) && !report.partial) {
      const isFile = first.mount.item.value.kind === 'scalar' && /\.[a-z]\w{0,4}$/i.test(name);
      report.add(
        COOLIFY.test(report.context.source.text) ? 'note' : 'error',
        'volume-undeclared',
        first.mount.item.at,
        `The volume \`${name}\` isn't declared`,
        isFile
          ? `Without \`./\` in front, it's the name of a volume. For a file of yours, write \`./${name}\`.`
          : `Write \`${name}:\` under \`volumes:\` at the left margin.`,
        () => {
          if (isFile) return undefined;
          const edit = declareEdit(report, root, name);
          return edit && { label: `Declare ${name}`, edits: [edit] };
        },
      );
    }
    explainShared(report, name, list, owner !== undefined);
    // A managed database's volume becomes its disk, which has no name.
    const apps = list.filter(({ model }) => model.kind === 'app');
    // What backs a volume up or prepares it isn't what uses it.
    const app = apps.find(({ model }) => !/backup|init/.test(model.name)) ?? apps[0];
    if (!app) continue;
    planned.push({
      name,
      shown: shown.get(name) ?? name,
      service: app.model,
      target: app.mount.target,
      offset: app.mount.item.at,
    });
  }
  report.service = undefined;
  const taken = new Set([...known, ...shown.values()]);
  for (const model of models) {
    if (!model.addedVolume) continue;
    const name = adaptName(`${model.shown}-data`, taken, 'data');
    taken.add(name);
    const { target } = model.addedVolume;
    planned.push({ name, shown: name, service: model, target, offset: model.entry.at });
  }
  const most = bound('project.volumes');
  const beyond = planned[most];
  if (beyond) {
    report.add(
      'refused',
      'too-many-volumes',
      beyond.offset,
      `${planned.length} volumes are more than a project can have`,
      `A project can have up to ${most} volumes. Keep the files of several apps in one app, or use two projects.`,
    );
  }
  return { planned, taken };
}
