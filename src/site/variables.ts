import { brand } from './brand.ts';

/** A variable that the platform gives or offers, with what it holds and one example of it. */
export interface OfferedVariable {
  name: string;
  holds: string;
  example: string;
}

const own = (suffix: string) => `${brand.envPrefix}_${suffix}`;

/** What every app is given without being asked, in the examples' project `shop` and app `web`. */
const app: readonly OfferedVariable[] = [
  { name: 'PORT', holds: 'the container port, on which the program listens', example: '8080' },
  { name: own('PROJECT'), holds: 'name of the project', example: 'shop' },
  { name: own('APP'), holds: 'name of the app', example: 'web' },
  { name: own('REGION'), holds: 'region of the project', example: 'fsn' },
  { name: own('RELEASE'), holds: 'number of the release, which grows', example: '42' },
  { name: own('REPLICA'), holds: 'number of the replica, from 0', example: '0' },
  {
    name: own('URL'),
    holds: 'public address; absent where the app has none',
    example: `https://web--shop.${brand.appsDomain}`,
  },
  {
    name: own('GIT_COMMIT'),
    holds: 'commit that was built; in apps from Git only',
    example: '9f2c41d0b7e65a83c1f4d2907b8e6a5c3d10f7e2',
  },
];

const certificate: OfferedVariable = {
  name: 'CA_PEM',
  holds: "certificate of the project's own authority, as text",
  example: '-----BEGIN CERTIFICATE-----…',
};

const postgresql: readonly OfferedVariable[] = [
  {
    name: 'DATABASE_URL',
    holds: 'the whole address',
    example: 'postgresql://app:…@db.internal:5432/app',
  },
  { name: 'PGHOST', holds: 'host', example: 'db.internal' },
  { name: 'PGPORT', holds: 'port', example: '5432' },
  { name: 'PGUSER', holds: 'user', example: 'app' },
  { name: 'PGPASSWORD', holds: 'password', example: '…' },
  { name: 'PGDATABASE', holds: 'database', example: 'app' },
  certificate,
];

const mysql: readonly OfferedVariable[] = [
  { name: 'MYSQL_URL', holds: 'the whole address', example: 'mysql://app:…@db.internal:3306/app' },
  { name: 'MYSQL_HOST', holds: 'host', example: 'db.internal' },
  { name: 'MYSQL_PORT', holds: 'port', example: '3306' },
  { name: 'MYSQL_USER', holds: 'user', example: 'app' },
  { name: 'MYSQL_PASSWORD', holds: 'password', example: '…' },
  { name: 'MYSQL_DATABASE', holds: 'database', example: 'app' },
  certificate,
];

const redis: readonly OfferedVariable[] = [
  { name: 'REDIS_URL', holds: 'the whole address', example: 'redis://…@cache.internal:6379' },
  { name: 'REDIS_HOST', holds: 'host', example: 'cache.internal' },
  { name: 'REDIS_PORT', holds: 'port', example: '6379' },
  { name: 'REDIS_PASSWORD', holds: 'password', example: '…' },
  certificate,
];

/** What an app is given, and what each kind of database offers for reference. */
export const offeredVariables = { app, postgresql, mysql, redis } as const;
