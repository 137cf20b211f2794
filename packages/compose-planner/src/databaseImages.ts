/**
 * Which images become managed databases, and which only look like one.
 * `latest` is what that tag named on Docker Hub in November 2025.
 */
import { platform } from './platform.ts';

/** The kinds of managed database. */
export type Engine = 'postgres' | 'mysql' | 'redis' | 'valkey';

export interface EngineFacts {
  label: string;
  /** Offered versions, newest first. */
  offered: readonly string[];
  /** How many parts of a version matter for compatibility: `17.2` counts as 17, `8.4.1` as 8.4. */
  parts: 1 | 2;
  latest: string;
  /** The version that a shorter tag means at its publisher, if that isn't the one offered. */
  floating?: Readonly<Record<string, string>>;
  /** Tags that name a version without a number. */
  named?: Readonly<Record<string, string>>;
  port: number;
  dataPath: string;
}

type OwnFacts = Omit<EngineFacts, 'offered' | 'port'>;

/** An engine with the versions that the platform offers, read on first use. */
const engine = (name: Engine, own: OwnFacts): EngineFacts => ({
  ...own,
  get offered() {
    return platform().databases[name].offered;
  },
  get port() {
    return platform().databases[name].port;
  },
});

export const engines: Readonly<Record<Engine, EngineFacts>> = {
  postgres: engine('postgres', {
    label: 'PostgreSQL',
    parts: 1,
    latest: '18',
    dataPath: '/var/lib/postgresql/data',
  }),
  mysql: engine('mysql', {
    label: 'MySQL',
    parts: 2,
    latest: '9',
    named: { lts: '9.7', innovation: '9' },
    dataPath: '/var/lib/mysql',
  }),
  redis: engine('redis', {
    label: 'Redis',
    parts: 2,
    latest: '8',
    floating: { '7': '7.4' },
    dataPath: '/data',
  }),
  valkey: engine('valkey', {
    label: 'Valkey',
    parts: 1,
    latest: '9',
    dataPath: '/data',
  }),
};

/** Images that become managed databases when their version is offered. */
export const managedImages: Readonly<Record<string, { engine: Engine; extension?: string }>> = {
  postgres: { engine: 'postgres' },
  'pgvector/pgvector': { engine: 'postgres', extension: 'pgvector' },
  mysql: { engine: 'mysql' },
  redis: { engine: 'redis' },
  valkey: { engine: 'valkey' },
  'valkey/valkey': { engine: 'valkey' },
};

export interface Lookalike {
  /** Its name in a sentence. */
  label: string;
  /** The nearest offered engine. */
  engine: Engine;
  /** An extension of the managed database that the image is used for. */
  extension?: string;
  /** It's a different product, so data moves by export and import. */
  other?: boolean;
  dataPath?: string;
  /** The version without one in the tag, by what its publisher's `latest` was in April 2026. */
  latest?: string;
}

/** Special images by the last part of the name, for any registry and owner. */
export const lookalikes: Readonly<Record<string, Lookalike>> = {
  mariadb: { label: 'MariaDB', engine: 'mysql', other: true },
  'mariadb-galera': { label: 'MariaDB', engine: 'mysql', other: true },
  percona: { label: 'Percona Server', engine: 'mysql', other: true },
  'percona-server': { label: 'Percona Server', engine: 'mysql', other: true },
  'mysql-server': { label: 'This MySQL image', engine: 'mysql' },
  'community-server': { label: 'This MySQL image', engine: 'mysql' },
  mysql: { label: 'This MySQL image', engine: 'mysql' },
  postgres: { label: 'This PostgreSQL image', engine: 'postgres' },
  postgresql: { label: 'This PostgreSQL image', engine: 'postgres' },
  pgautoupgrade: { label: 'This PostgreSQL image', engine: 'postgres' },
  postgis: { label: 'PostGIS', engine: 'postgres', extension: 'PostGIS', latest: '17' },
  pgvector: { label: 'This pgvector image', engine: 'postgres', extension: 'pgvector' },
  'pgvecto-rs': { label: 'pgvecto.rs', engine: 'postgres', other: true },
  'vchord-postgres': { label: 'VectorChord', engine: 'postgres', other: true },
  timescaledb: { label: 'TimescaleDB', engine: 'postgres', other: true },
  'timescaledb-ha': { label: 'TimescaleDB', engine: 'postgres', other: true },
  'postgres-partman': { label: 'This PostgreSQL image', engine: 'postgres' },
  citus: { label: 'Citus', engine: 'postgres', other: true },
  paradedb: { label: 'ParadeDB', engine: 'postgres', other: true },
  pgroonga: { label: 'PGroonga', engine: 'postgres', other: true },
  redis: { label: 'This Redis image', engine: 'redis' },
  'redis-stack': { label: 'Redis Stack', engine: 'redis', other: true },
  'redis-stack-server': { label: 'Redis Stack', engine: 'redis', other: true },
  keydb: { label: 'KeyDB', engine: 'redis', other: true },
  dragonfly: { label: 'Dragonfly', engine: 'redis', other: true },
  valkey: { label: 'This Valkey image', engine: 'valkey' },
};
