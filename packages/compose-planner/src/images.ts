import {
  engines,
  lookalikes,
  managedImages,
  type Engine,
  type Lookalike,
} from './databaseImages.ts';
import { parseImage, type ImageReference } from './imageReference.ts';
import { LINUXSERVER } from './knownImages.ts';

/** What an image becomes. */
export type ImageKind =
  | { type: 'app' }
  | {
      type: 'managed';
      engine: Engine;
      version: string;
      extension?: string;
      /** The tag doesn't name exactly the offered version. */
      loose: boolean;
      /** The version that the tag means to its publisher, such as 'Redis 7.4', if it's a different one. */
      ships?: string;
    }
  | {
      type: 'unoffered';
      /** The nearest database we offer, such as 'PostgreSQL 15'. */
      nearest: string;
      why: string;
      dataPath: string;
      port: number;
      /** A tag of the same repository that would become managed. */
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

/** The version in a tag, such as `17` in `17-alpine` or in `0.8.0-pg17`. Undefined if there is none. */
function versionIn(tag: string, extension: string | undefined): string | undefined {
  const pattern = extension ? /(?:^|[-.])pg(\d+)/ : /^v?(\d+(?:\.\d+)*)/;
  return pattern.exec(tag)?.[1];
}

/** The offered version that a tag means, and whether the tag is less exact than that. */
function offeredFor(
  engine: Engine,
  version: string,
): { version: string; loose: boolean } | undefined {
  const { offered, parts } = engines[engine];
  const wanted = version.split('.').slice(0, parts).join('.');
  const match = offered.find((known) => known === wanted || known.startsWith(`${wanted}.`));
  return match === undefined ? undefined : { version: match, loose: match !== wanted };
}

/** The lowest offered version above the requested one, or else the newest. */
function nearestVersion(engine: Engine, version: string | undefined): string {
  const { offered } = engines[engine];
  const above = version
    ? [...offered].reverse().find((known) => compare(known, version) > 0)
    : offered[0];
  return above ?? offered[0] ?? '';
}

/** The name of the nearest database we offer. For a Redis, it can also be a Valkey. */
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
    const ships = written === undefined ? undefined : facts.floating?.[written];
    return {
      type: 'managed',
      engine,
      version: match.version,
      loose,
      ...(ships ? { ships: `${facts.label} ${ships}` } : {}),
      ...(extension ? { extension } : {}),
    };
  }
  const nearest = nearestVersion(engine, version);
  const asked = version === undefined ? `This ${facts.label} image` : `${facts.label} ${version}`;
  const why =
    version === undefined
      ? "A digest doesn't say which version it is."
      : unversioned
        ? `The tag \`${tag}\` is ${asked}, which isn't offered.`
        : engine === 'mysql' && /^8\.0/.test(version)
          ? `${facts.label} 8.0 is only kept for existing databases.`
          : `${asked} isn't offered.`;
  return {
    type: 'unoffered',
    why,
    nearest: nearestLabel(engine, nearest, extension),
    dataPath: facts.dataPath,
    port: facts.port,
    tag: extension ? `pg${nearest}` : nearest,
  };
}

/**
 * Decides what an image becomes: a managed database, an app with a volume, or an app. Undefined if it isn't a
 * reference.
 */
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
  const [own] = LINUXSERVER.test(reference.repository)
    ? ['/config']
    : /(?:^|\/)bitnami\w*\//.test(reference.repository)
      ? [`/bitnami/${last.replace(/-.*/, '')}`]
      : [];
  return special(reference.tag ?? '', { ...lookalike, ...(own ? { dataPath: own } : {}) });
}

/** What an image becomes if it's some kind of database, but not an official image. */
function special(tag: string, lookalike: Lookalike): ImageKind {
  const version =
    /pg-?(\d+)/.exec(tag)?.[1] ??
    (lookalike.other ? undefined : (versionIn(tag, undefined) ?? lookalike.latest));
  const match = version ? offeredFor(lookalike.engine, version)?.version : undefined;
  const nearest = match ?? nearestVersion(lookalike.engine, version);
  const { dataPath, port } = engines[lookalike.engine];
  const newer = Number(version) >= 18;
  return {
    type: 'unoffered',
    why: lookalike.other
      ? `${lookalike.label} isn't offered.`
      : `${lookalike.label} isn't an official image, and only official ones become managed databases.`,
    nearest: nearestLabel(lookalike.engine, nearest, lookalike.extension),
    // From version 18 on, PostgreSQL's image refuses to start with a mount at `data`.
    dataPath: lookalike.dataPath ?? (newer ? dataPath.replace(/\/data$/, '') : dataPath),
    port,
  };
}

/** What identifies a database whatever its image is called: its setup variables and its data's path. */
const CONTRACTS: readonly { engine: Engine; label: string; sets: RegExp; data: RegExp }[] = [
  {
    engine: 'postgres',
    label: 'This PostgreSQL image',
    sets: /^(?:POSTGRES_(?:PASSWORD|HOST_AUTH_METHOD)|POSTGRESQL_PASSWORD)(?:_FILE)?$/,
    data: /^\/(?:var\/lib\/(?:postgresql|pgsql)|bitnami\/postgresql|home\/postgres\/pgdata)(?:\/|$)/,
  },
  {
    engine: 'mysql',
    label: 'This MySQL image',
    sets: /^(?:MYSQL|MARIADB)_(?:ROOT_PASSWORD|RANDOM_ROOT_PASSWORD|ALLOW_EMPTY_(?:ROOT_)?PASSWORD)(?:_FILE)?$/,
    data: /^\/(?:var\/lib\/mysql|bitnami\/(?:mysql|mariadb))(?:\/|$)/,
  },
];

/**
 * Recognises a database by its setup if its image's name isn't known. `variables`, `targets` and `ports` are the
 * service's. What only publishes other ports is an app with a database inside.
 */
export function classifyContract(
  image: string,
  variables: readonly string[],
  targets: readonly string[],
  ports: readonly number[],
): ImageKind | undefined {
  for (const { engine, label, sets, data } of CONTRACTS) {
    const dataPath = targets.find((target) => data.test(target));
    const isNamed = new RegExp(`[-/]${engine}(?:ql)?(?:[:@]|$)`).test(image);
    const isOther = ports.length > 0 && !ports.includes(engines[engine].port);
    const isSet = !isOther && variables.some((name) => sets.test(name));
    if (dataPath === undefined || !(isNamed || isSet)) continue;
    // An image's own version isn't the database's.
    const tag = parseImage(image)?.tag ?? '';
    return special(/^v?[0-7]\./.test(tag) && !isNamed ? '' : tag, { engine, label, dataPath });
  }
  return undefined;
}

const SERVERS: Readonly<Record<Engine, { runs: RegExp; tools: RegExp }>> = {
  postgres: {
    runs: /(?:^|[\s/"'])(?:postgres|docker-entrypoint\.sh)(?=\s|$)/,
    tools:
      /\b(?:pg_dump(?:all)?|pg_restore|psql|pgbench|createdb|pg_basebackup|vacuumdb|pg_isready)\b/,
  },
  mysql: {
    runs: /mysqld|mariadbd|docker-entrypoint\.sh/,
    tools: /\b(?:mysqldump|mysqladmin|mysql\s|mysqlimport|mysqlsh)/,
  },
  redis: {
    runs: /redis-server|redis\.conf|docker-entrypoint\.sh/,
    tools: /redis-cli|sentinel|cluster create/,
  },
  valkey: {
    runs: /valkey-server|redis-server|valkey\.conf|docker-entrypoint\.sh/,
    tools: /valkey-cli|redis-cli|sentinel/,
  },
};

/** Whether a command runs something other than the server of a database image, such as a dump. */
export function runsTool(engine: Engine, command: string): boolean {
  const text = command.trim();
  if (text === '' || text.startsWith('-')) return false;
  const { runs, tools } = SERVERS[engine];
  if (tools.test(text))
    return (
      !/(?:mysqld|redis-server|valkey-server|exec postgres)/.test(text) || /sentinel/.test(text)
    );
  return /^(?:\/bin\/)?(?:ba|a)?sh\b|^sleep\b|^tail\b/.test(text) && !runs.test(text);
}
