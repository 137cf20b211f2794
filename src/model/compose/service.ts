import type { SizeName } from '../../site/prices.ts';
import type { KeyCheck } from './checkKeys.ts';
import { engines, type Engine } from './databaseImages.ts';
import { deletionFix } from './edits.ts';
import { readEnvironment } from './environment.ts';
import { explainBuild, explainHealth, explainImage, explainPlatform, imageOf } from './explain.ts';
import { explainDatabase } from './explainDatabase.ts';
import { exposureOf, type Exposure } from './exposure.ts';
import { extended } from './extend.ts';
import { suggestName } from './names.ts';
import type { Report } from './report.ts';
import { checkStopTime, replicasFix, replicasOf, sizeFromLimits } from './sizing.ts';
import { namedMounts, type NamedMount } from './storage.ts';
import { entryOf, isNull, valueOf, type Entry, type MapNode } from './tree.ts';

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

function reportEmpty(report: Report, entry: Entry): void {
  report.add(
    'error',
    'service-empty',
    entry.at,
    `\`${entry.key.slice(0, 60)}\` has neither \`image\` nor \`build\``,
    'Write `image: name:tag` below it, or delete it.',
    () => deletionFix(report.context, entry),
  );
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
    reportEmpty(report, entry);
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
    reportEmpty(report, entry);
  }
  if (built) explainBuild(report, name, node);
  explainImage(report, name, node, image);
  explainPlatform(report, name, node);
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
