import type { KeyCheck } from './checkKeys.ts';
import { engines, type Engine } from './databaseImages.ts';
import { deleteServiceFix } from './dependencies.ts';
import { readEnvironment } from './environment.ts';
import { explainBuild, explainData, explainImage, imageOf } from './explain.ts';
import type { ImageKind } from './images.ts';
import { explainManaged, exposureOf, type Exposure } from './exposure.ts';
import { extended } from './extend.ts';
import { heapsOf, type Heap } from './heap.ts';
import { isStore, knownImage } from './knownImages.ts';
import { commandOf, localUrls, movedData, networkAliases } from './hints.ts';
import { proxyWork } from './proxyImages.ts';
import { isJob, onlyHolders } from './relations.ts';
import { named, type Report } from './report.ts';
import { replicasFix, replicasOf, sizeFromLimits, type Least } from './sizing.ts';
import { readMounts, type Mounts } from './storage.ts';
import { entryOf, isNull, itemsOf, valueOf, type Entry, type MapNode } from './tree.ts';
import type { Choices } from './types.ts';

/** What one service of the file becomes. */
export interface ServiceModel {
  /** Its name in the file. */
  name: string;
  /** Its name on the platform. */
  shown: string;
  /** Other names that Compose gives it in its networks: the container's, the host's and those in `networks`. */
  aliases: readonly string[];
  entry: Entry;
  node: MapNode;
  kind: 'app' | Engine;
  /** 'app', 'app from Git' or 'PostgreSQL 17 with pgvector'. */
  label: string;
  size: string;
  /** What takes memory by the file, and what made the size larger than usual. */
  heaps: readonly Heap[];
  least?: Least;
  replicas: number;
  exposure: Exposure;
  mounts: Mounts;
  /** It's a database that isn't offered, so it becomes an app. */
  database?: Extract<ImageKind, { type: 'unoffered' }>;
  /** Where an unoffered database keeps its data when the file gives it no volume. */
  addedVolume?: { target: string };
}

/** What's needed from the file and the plan to read a service. */
export interface ServiceScope {
  report: Report;
  keys: KeyCheck;
  services: MapNode;
  shown: string;
  choices: Choices;
}

function reportEmpty(scope: ServiceScope, entry: Entry): void {
  const elsewhere = !isNull(valueOf(valueOf(entry.value, 'extends'), 'file'));
  scope.report.add(
    'error',
    'service-empty',
    entry.at,
    `\`${entry.key.slice(0, 60)}\` has neither \`image\` nor \`build\``,
    elsewhere
      ? 'It may be in the file that `extends` names, so provide both files together.'
      : 'Write `image: name:tag` under it, provide the file that does together with this one, or delete it.',
    () => (elsewhere ? undefined : deleteServiceFix(scope.report, scope.services, entry)),
  );
}

/** Other names by which services may call it. */
function aliasesOf(report: Report, name: string, node: MapNode): readonly string[] {
  const aliases = networkAliases(report, node);
  const own = [valueOf(node, 'container_name'), valueOf(node, 'hostname')];
  return [...new Set([...own.map((value) => report.text(value)), ...aliases])].filter(
    (alias) => alias !== '' && alias !== name,
  );
}

/** Works out what a service becomes and reports on it. Undefined if it isn't a service. */
export function readService(scope: ServiceScope, entry: Entry): ServiceModel | undefined {
  const { report, keys, services, shown, choices } = scope;
  const name = entry.key;
  report.service = name;
  const node = extended(report, services, entry);
  if (!node) {
    reportEmpty(scope, entry);
    return undefined;
  }
  const build = entryOf(node, 'build');
  const built = build !== undefined && !isNull(build.value);
  const mounts = readMounts(report, valueOf(node, 'volumes'), built);
  const image = imageOf(report, node, mounts, built);
  const kind = image.type === 'managed' ? image.engine : 'app';
  const managed = image.type === 'managed';
  const database = image.type === 'unoffered';
  const moved = movedData(report, node);
  const [path = ''] = database ? moved.filter((own) => !own.startsWith(image.dataPath)) : [];
  const disk = database ? path || image.dataPath : '';
  // What's in memory by the file needs no volume.
  const tmpfs = valueOf(node, 'tmpfs');
  const inMemory =
    /--save (?:""|''|\s)/.test(`${commandOf(report, node)} `) ||
    [tmpfs, ...itemsOf(tmpfs).map(({ value }) => value)].some(
      (path) => disk !== '' && report.text(path).split(':')[0]?.replace(/\/$/, '') === disk,
    );
  const bare =
    database &&
    mounts.named.length === 0 &&
    !inMemory &&
    !mounts.binds.some(
      ({ target }) => target.startsWith(disk) || disk.startsWith(target.replace(/\/?$/, '/')),
    );
  const local = localUrls(report, node);
  keys.check(entry.value, 'service', {
    managed,
    spare: bare && onlyHolders(report, services, node) ? 'volumes_from' : managed ? 'cap_add' : '',
    ...(proxyWork(report, node)
      ? { aside: 'Delete the service, because its work is built in.' }
      : {}),
    ...(local.length > 0
      ? {
          local: `Delete it, and name the service that's meant in place of the host in ${named(local)}.`,
        }
      : {}),
    ...(managed ? { aside: `A managed ${engines[image.engine].label} doesn't need it.` } : {}),
  });
  if (!built && isNull(valueOf(node, 'image'))) reportEmpty(scope, entry);
  if (built) explainBuild(report, name, node);
  const keeps = mounts.named.length > 0 || bare;
  explainImage(report, node, image);
  readEnvironment(report, node);
  const text = report.text(valueOf(node, 'image'));
  const known = built ? undefined : knownImage(text);
  const heaps = heapsOf(report, node, known?.heapMb !== undefined);
  // A job that runs the tools in a server's image doesn't take what the server does.
  const server = isJob(report, name, node) ? undefined : known;
  const sized = sizeFromLimits(report, name, node, kind, server, heaps);
  const aliases = aliasesOf(report, name, node);
  const facts = { name, shown, aliases, entry, node, kind, heaps, mounts, ...sized } as const;
  if (managed) {
    explainManaged(report, name, node, image.engine);
    const label = `${engines[image.engine].label} ${image.version}${image.extension ? ` with ${image.extension}` : ''}`;
    return { ...facts, label, replicas: 1, exposure: { ports: [] } };
  }
  const { count, entry: replicas } = replicasOf(report, name, node);
  // A Redis that we don't offer may have its own console, which speaks HTTP.
  const native = database && image.port !== engines.redis.port ? image.port : undefined;
  const found = exposureOf(report, name, node, choices.reach?.get(name), native, aliases);
  const silent = found.publicPort === undefined && found.internalPort === undefined;
  const exposure = database && silent ? { ...found, internalPort: image.port } : found;
  // A path that the file sets or that an official database has is certain, and a volume elsewhere was meant to keep its data.
  const certain = database && !bare && (image.tag !== undefined || moved.length > 0);
  const usual = certain ? image.dataPath : known?.data;
  const paths = (certain || known) && moved.length > 0 ? moved : usual ? [usual] : [];
  if (!inMemory) explainData(report, name, node, mounts, paths, certain || isStore(text));
  if (keeps && count > 1 && replicas) {
    report.add(
      'refused',
      'replicas-volume',
      replicas.at,
      `\`${name}\` has a volume and ${count} replicas`,
      `An app with a volume runs as one replica, because a volume attaches to one, and the total counts one. Without the volume, it would count ${count}.`,
      () => replicasFix(report, replicas, 1),
    );
  }
  return {
    ...facts,
    label: built ? 'app from Git' : 'app',
    replicas: keeps ? 1 : count,
    exposure,
    ...(database ? { database: image } : {}),
    ...(bare ? { addedVolume: { target: disk } } : {}),
  };
}
