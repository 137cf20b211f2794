import { engines, lookalikes, managedImages, type Engine } from './databaseImages.ts';
import { parseImage, type ImageReference } from './imageReference.ts';

/** What an image becomes. */
export type ImageKind =
  | { type: 'app' }
  | {
      type: 'managed';
      engine: Engine;
      version: string;
      extension?: string;
      /** The tag does not name exactly the offered version. */
      loose: boolean;
    }
  | {
      type: 'unoffered';
      /** What the file asks for, such as 'PostgreSQL 14' or 'MariaDB'. */
      asked: string;
      /** The nearest offered one, such as 'PostgreSQL 15'. */
      nearest: string;
      why: string;
      dataPath: string;
      /** Tag of the same repository that would become managed. */
      tag?: string;
    };

const compare = (a: string, b: string): number => {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The version in a tag, such as `17` in `17-alpine` and in `0.8.0-pg17`; undefined where there is none. */
function versionIn(tag: string, extension: string | undefined): string | undefined {
  const pattern = extension ? /(?:^|-)pg(\d+)/ : /^v?(\d+(?:\.\d+)*)/;
  return pattern.exec(tag)?.[1];
}

/** The offered version that a tag asks for, and whether the tag is looser than it. */
function offeredFor(
  engine: Engine,
  version: string,
): { version: string; loose: boolean } | undefined {
  const { offered, parts } = engines[engine];
  const wanted = version.split('.').slice(0, parts).join('.');
  const match = offered.find((known) => known === wanted || known.startsWith(`${wanted}.`));
  return match === undefined ? undefined : { version: match, loose: match !== wanted };
}

/** The lowest offered version above the one asked for, else the newest. */
function nearestVersion(engine: Engine, version: string | undefined): string {
  const { offered } = engines[engine];
  const above = version
    ? [...offered].reverse().find((known) => compare(known, version) > 0)
    : offered[0];
  return above ?? offered[0] ?? '';
}

/** How the nearest offered database is named; a Redis can also be a Valkey. */
function nearestLabel(engine: Engine, version: string, extension?: string): string {
  if (engine === 'redis') {
    return `${engines.redis.label} ${version} or ${engines.valkey.label} ${engines.valkey.offered[0] ?? ''}`;
  }
  const label = `${engines[engine].label} ${version}`;
  return extension ? `${label} with the extension ${extension}` : label;
}

function managed(
  reference: ImageReference,
  engine: Engine,
  extension: string | undefined,
): ImageKind {
  const facts = engines[engine];
  const tag = reference.tag ?? 'latest';
  const named = facts.named?.[tag];
  const written = named ?? versionIn(tag, extension);
  const unversioned = written === undefined && !(reference.digest && !reference.tag);
  const version = written ?? (unversioned ? facts.latest : undefined);
  const match = version === undefined ? undefined : offeredFor(engine, version);
  if (match) {
    const loose = match.loose || named !== undefined || unversioned;
    return {
      type: 'managed',
      engine,
      version: match.version,
      loose,
      ...(extension ? { extension } : {}),
    };
  }
  const nearest = nearestVersion(engine, version);
  const asked = version === undefined ? `This ${facts.label} image` : `${facts.label} ${version}`;
  const why =
    version === undefined
      ? 'A digest does not say which version it is.'
      : unversioned
        ? `The tag \`${tag}\` is ${asked}, which is not offered.`
        : engine === 'mysql' && /^8\.0/.test(version)
          ? `${facts.label} 8.0 is kept for existing databases only.`
          : `${asked} is not offered.`;
  return {
    type: 'unoffered',
    asked,
    why,
    nearest: nearestLabel(engine, nearest, extension),
    dataPath: facts.dataPath,
    tag: extension ? `pg${nearest}` : nearest,
  };
}

/** Decides what an image becomes: a managed database, an app with a volume, or an app. Undefined: not a reference. */
export function classifyImage(text: string): ImageKind | undefined {
  const reference = parseImage(text);
  if (!reference) return undefined;
  const known = Object.hasOwn(managedImages, reference.repository)
    ? managedImages[reference.repository]
    : undefined;
  if (known) return managed(reference, known.engine, known.extension);
  const last = reference.repository.split('/').pop() ?? '';
  const lookalike = Object.hasOwn(lookalikes, last) ? lookalikes[last] : undefined;
  if (!lookalike) return { type: 'app' };
  const tag = reference.tag ?? '';
  const version = lookalike.other
    ? undefined
    : (/pg(\d+)/.exec(tag)?.[1] ?? versionIn(tag, undefined));
  const match = version ? offeredFor(lookalike.engine, version)?.version : undefined;
  const nearest = match ?? nearestVersion(lookalike.engine, version);
  return {
    type: 'unoffered',
    asked: lookalike.label,
    why: lookalike.other
      ? `${lookalike.label} is not offered.`
      : `${lookalike.label} is a special image; only the official ones become managed.`,
    nearest: nearestLabel(lookalike.engine, nearest, lookalike.extension),
    dataPath: lookalike.dataPath ?? engines[lookalike.engine].dataPath,
  };
}
