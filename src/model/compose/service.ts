import type { SizeName } from '../../site/prices.ts';
import type { KeyCheck } from './checkKeys.ts';
import { engines, type Engine } from './databaseImages.ts';
import { deletionFix, scalarEdit } from './edits.ts';
import { readEnvironment } from './environment.ts';
import { exposureOf, publishedPorts, type Exposure } from './exposure.ts';
import { extended } from './extend.ts';
import { healthCheckOf } from './health.ts';
import { classifyImage, type ImageKind } from './images.ts';
import { suggestName } from './names.ts';
import type { Report } from './report.ts';
import { checkStopTime, replicasFix, replicasOf, sizeFromLimits } from './sizing.ts';
import { namedMounts, type NamedMount } from './storage.ts';
import { entriesOf, entryOf, isNull, valueOf, type Entry, type MapNode } from './tree.ts';

/** What one service of the file becomes. */
export interface ServiceModel {
  name: string;
  entry: Entry;
  node: MapNode;
  kind: 'app' | Engine;
  /** 'app', 'app from Git' or 'PostgreSQL 17 with pgvector'. */
  label: string;
  size: SizeName;
  replicas: number;
  exposure: Exposure;
  mounts: readonly NamedMount[];
  /** Name of the volume that an unoffered database gets when the file gives it none. */
  addedVolume?: { name: string; target: string };
}

/** A size chosen in the plan for a row. */
export type ChosenSize = (row: string) => SizeName | undefined;

function imageOf(report: Report, name: string, service: MapNode): ImageKind {
  const entry = entryOf(service, 'image');
  if (!entry || isNull(entry.value)) return { type: 'app' };
  const text = report.text(entry.value);
  const unset = report.unset(entry.value);
  // A variable without a value leaves a tag empty: the name still says what it is.
  const kind = classifyImage(unset.length > 0 ? text.replace(/[:@][^/]*$/, '') : text);
  const [variable = ''] = unset;
  if (unset.length > 0 && (kind === undefined || text === '')) {
    report.add(
      'finding',
      'image-variable',
      entry.at,
      `The image of \`${name}\` comes from the variable \`${variable}\``,
      'It has no value here; the plan takes it for an app. Write a default behind `:-`.',
    );
    return { type: 'app' };
  }
  if (kind === undefined) {
    const lower = text.toLowerCase();
    const edit =
      classifyImage(lower) && entry.value.kind === 'scalar'
        ? scalarEdit(report.context.source, entry.value, undefined, lower)
        : undefined;
    const hint = edit
      ? 'Image names are lower case.'
      : 'Write `name:tag`, with the registry in front if it is not Docker Hub.';
    report.add(
      'error',
      'image',
      entry.at,
      `\`${text.slice(0, 80)}\` is not the name of an image`,
      hint,
      () => (edit ? { label: `Write ${lower}`, edits: [edit] } : undefined),
    );
    return { type: 'app' };
  }
  if (unset.length > 0 && kind.type !== 'app') {
    const planned =
      kind.type === 'managed'
        ? `${engines[kind.engine].label} ${kind.version}`
        : `an app; nearest offered: ${kind.nearest}`;
    report.add(
      'finding',
      'image-variable',
      entry.at,
      `The version of \`${name}\` comes from the variable \`${variable}\``,
      `It has no value here; the plan takes ${planned}. Write a default behind \`:-\`.`,
    );
  }
  return kind;
}

function explainImage(report: Report, name: string, service: MapNode, image: ImageKind): void {
  const entry = entryOf(service, 'image');
  if (!entry) return;
  if (image.type === 'managed' && image.loose) {
    const label = `${engines[image.engine].label} ${image.version}`;
    report.add(
      'note',
      'image-version',
      entry.at,
      `\`${report.text(entry.value)}\` becomes ${label}`,
      `Write the version, such as \`${image.version}\`, to say which one the app was tested with.`,
    );
  }
  if (image.type !== 'unoffered') return;
  const node = entry.value;
  report.add(
    'finding',
    'unoffered-database',
    entry.at,
    `\`${name}\` becomes an app with a volume, not a managed database`,
    `${image.why} The nearest offered: ${image.nearest}.`,
    () => {
      if (
        !image.tag ||
        node.kind !== 'scalar' ||
        node.text.includes('$') ||
        node.text.includes('@')
      )
        return undefined;
      const text = `${node.text.replace(/:[^/:]*$/, '')}:${image.tag}`;
      const edit = scalarEdit(report.context.source, node, undefined, text);
      return edit && { label: `Write ${text}`, edits: [edit] };
    },
  );
}

function explainBuild(report: Report, name: string, service: MapNode): void {
  const entry = entryOf(service, 'build');
  if (!entry) return;
  const context =
    report.text(entry.value.kind === 'map' ? valueOf(entry.value, 'context') : entry.value) || '.';
  if (/^https:\/\//.test(context)) return;
  if (/^(?:git@|git:|ssh:|http:)/.test(context)) {
    report.add(
      'finding',
      'build-source',
      entry.at,
      `\`${name}\` is built from \`${context}\``,
      'A Git repository is read over HTTPS. Write its `https://` address.',
    );
    return;
  }
  report.add(
    'note',
    'build-source',
    entry.at,
    `\`${name}\` is built from Git`,
    `Name the repository that holds \`${context}\` at the import; it is built from its Dockerfile.`,
  );
}

function explainHealth(report: Report, name: string, service: MapNode): void {
  const entry = entryOf(service, 'healthcheck');
  if (!entry || isNull(entry.value)) return;
  const check = healthCheckOf(entry.value, (text) =>
    report.text({ kind: 'scalar', value: text, text, quoted: false, start: 0, end: 0 }),
  );
  if (check.type === 'http') {
    report.add(
      'note',
      'health-path',
      entry.at,
      `\`${name}\` is healthy while \`${check.path}\` answers 2xx or 3xx`,
      'The URL in the command of the check becomes its path.',
    );
  } else if (check.type === 'tcp') {
    report.add(
      'note',
      'health-tcp',
      entry.at,
      `\`${name}\` is healthy while its port accepts connections`,
      'The check has no URL; a TCP connect takes its place.',
    );
  }
}

const URL_VARIABLE: Readonly<Record<Engine, string>> = {
  postgres: 'DATABASE_URL',
  mysql: 'MYSQL_URL',
  redis: 'REDIS_URL',
  valkey: 'REDIS_URL',
};

function explainDatabase(report: Report, name: string, service: MapNode, engine: Engine): void {
  const { label, port } = engines[engine];
  const ports = entryOf(service, 'ports');
  if (ports && publishedPorts(report, ports.value).length > 0) {
    report.add(
      'note',
      'database-port',
      ports.at,
      `${label} is never public`,
      `Apps of the project reach it at \`${name}:${port}\`, you through the bastion.`,
    );
  }
  const environment = entryOf(service, 'environment');
  if (
    environment &&
    entriesOf(environment.value).length +
      (environment.value.kind === 'list' ? environment.value.items.length : 0) >
      0
  ) {
    report.add(
      'note',
      'database-user',
      environment.at,
      `\`${name}\` gets its user, password and database from the platform`,
      `Reference \`${URL_VARIABLE[engine]}\` in the apps that use it.`,
    );
  }
  const command = entryOf(service, 'command') ?? entryOf(service, 'entrypoint');
  if (command && !isNull(command.value)) {
    report.add(
      'note',
      'database-command',
      command.at,
      `The \`${command.key}\` of \`${name}\` is not used`,
      'A managed database has its settings in the console.',
      () => deletionFix(report.context, command),
    );
  }
  const replicas = entryOf(valueOf(service, 'deploy'), 'replicas');
  if (replicas && !['', '1'].includes(report.text(replicas.value))) {
    report.add(
      'finding',
      'database-replicas',
      replicas.at,
      `\`${name}\` is one instance`,
      'There are no read replicas. When a host fails, the database starts on another one.',
      () => replicasFix(report, replicas, 1),
    );
  }
}

function explainRest(report: Report, name: string, service: MapNode): void {
  const platform = entryOf(service, 'platform');
  if (platform && /arm|aarch|386|s390|ppc|riscv|windows/.test(report.text(platform.value))) {
    report.add(
      'finding',
      'platform',
      platform.at,
      `\`${name}\` asks for ${report.text(platform.value)}`,
      'Images run on linux/amd64; an image without it is refused at the import.',
      () => deletionFix(report.context, platform),
    );
  }
  const restart = entryOf(service, 'restart');
  if (restart && report.text(restart.value) === 'no') {
    report.add(
      'finding',
      'restart',
      restart.at,
      `\`${name}\` is started again when it exits`,
      'Apps run without end; there are no one-shot jobs. A migration is a pre-deploy command.',
      () => deletionFix(report.context, restart),
    );
  }
}

/** Works out what a service becomes and reports on it; undefined where it is not a service. */
export function readService(
  report: Report,
  keys: KeyCheck,
  services: MapNode,
  entry: Entry,
  chosen: ChosenSize,
): ServiceModel | undefined {
  const name = entry.key;
  const node = extended(report, services, entry);
  if (!node) {
    report.add(
      'error',
      'service-empty',
      entry.at,
      `\`${name.slice(0, 60)}\` has neither \`image\` nor \`build\``,
      'Write `image: name:tag` below it, or delete it.',
      () => deletionFix(report.context, entry),
    );
    return undefined;
  }
  const build = entryOf(node, 'build');
  const built = build !== undefined && !isNull(build.value);
  const image = built ? ({ type: 'app' } as const) : imageOf(report, name, node);
  const kind = image.type === 'managed' ? image.engine : 'app';
  const managed = image.type === 'managed' ? engines[image.engine].label : undefined;
  keys.check(entry.value, 'service', {
    path: `services.${name}`,
    ...(managed ? { aside: `A managed ${managed} does not need it.` } : {}),
  });
  if (!built && isNull(valueOf(node, 'image'))) {
    report.add(
      'error',
      'service-empty',
      entry.at,
      `\`${name.slice(0, 60)}\` has neither \`image\` nor \`build\``,
      'Write `image: name:tag` below it, or delete it.',
      () => deletionFix(report.context, entry),
    );
  }
  if (built) explainBuild(report, name, node);
  explainImage(report, name, node, image);
  explainRest(report, name, node);
  readEnvironment(report, name, node, managed !== undefined);
  const mounts = namedMounts(report, name, valueOf(node, 'volumes'), managed);
  const size = sizeFromLimits(report, name, node, kind, chosen(name));
  if (image.type === 'managed') {
    explainDatabase(report, name, node, image.engine);
    const label = `${engines[image.engine].label} ${image.version}${image.extension ? ` with ${image.extension}` : ''}`;
    return { name, entry, node, kind, label, size, replicas: 1, exposure: {}, mounts };
  }
  explainHealth(report, name, node);
  checkStopTime(report, node);
  const { count, entry: replicas } = replicasOf(report, name, node);
  const exposure = exposureOf(report, name, node);
  const bare = image.type === 'unoffered' && mounts.length === 0;
  const addedName = bare ? suggestName(`${name.slice(0, 15)}-data`) : undefined;
  const keeps = mounts.length > 0 || bare;
  if (keeps && count > 1 && replicas) {
    report.add(
      'error',
      'replicas-volume',
      replicas.at,
      `\`${name}\` has a volume and ${count} replicas`,
      'An app with a volume runs as one replica, because a volume is attached to one.',
      () => replicasFix(report, replicas, 1),
    );
  }
  return {
    name,
    entry,
    node,
    kind,
    label: built ? 'app from Git' : 'app',
    size,
    replicas: keeps ? 1 : count,
    exposure,
    mounts,
    ...(addedName && image.type === 'unoffered'
      ? { addedVolume: { name: addedName, target: image.dataPath } }
      : {}),
  };
}
