import { setPlatform, type Engine, type PlatformFacts } from 'compose-planner';
import { limits, type LimitKey } from './limits.ts';
import { allowances, rates, sizes } from './prices.ts';

/** The versions named in a limit, newest first, and the port named in another one. */
const offer = (versions: LimitKey, port: LimitKey): PlatformFacts['databases'][Engine] => ({
  offered: (limits[versions].text.match(/\d+(?:\.\d+)*/g) ?? []).reverse(),
  port: Number(limits[port].text),
});

/** This platform's facts for the Compose planner, which gets them when this module is imported. */
export const platformFacts: PlatformFacts = {
  sizes,
  starts: {
    app: { size: 'micro', least: 'nano' },
    postgres: { size: 'micro', least: 'nano' },
    mysql: { size: 'micro', least: 'micro' },
    redis: { size: 'nano', least: 'nano' },
    valkey: { size: 'nano', least: 'nano' },
  },
  diskGbMonth: rates.diskGbMonth,
  databaseDiskGb: allowances.databaseDiskGb,
  databases: {
    postgres: offer('postgres.versions', 'postgres.port'),
    mysql: offer('mysql.version', 'mysql.port'),
    redis: offer('redis.version', 'redis.port'),
    valkey: offer('valkey.version', 'redis.port'),
  },
  limits,
};

setPlatform(platformFacts);
