import { type Unit } from '../types.ts';
import { type Language, right } from './language.ts';

/** Which server executes a SQL block. */
const dialectOf = (unit: Unit): 'postgres' | 'mysql' =>
  unit.meta.dialect === 'mysql' || unit.lang === 'mysql' ? 'mysql' : 'postgres';

/** SQL: we know nothing until the session executes it. */
export const sql: Language = {
  id: 'sql',
  names: ['sql', 'psql', 'pgsql', 'mysql'],
  reach: () => 'run',
  check: (units) => Promise.resolve(units.map(() => right('parsed', 'run', []))),
  session: (unit) => ({ kind: 'sql', dialect: dialectOf(unit) }),
};

/** Redis commands: executed by the session. */
export const redis: Language = {
  id: 'redis',
  names: ['redis'],
  reach: () => 'run',
  check: (units) => Promise.resolve(units.map(() => right('parsed', 'run', []))),
  session: () => ({ kind: 'redis' }),
};
