import { variables } from './environment.ts';
import { parseImage } from './imageReference.ts';
import type { Report } from './report.ts';
import { entriesOf, valueOf, type MapNode, type TreeNode } from './tree.ts';

/** A reference to a value of a managed database, such as `@{db.DATABASE_URL}`. */
const REFERENCE = /@\{([a-z][\w-]*)\.(\w+)\}/g;

/** User, password and database of a container for which the file names none. */
const LOCAL = 'app';

/** The variables that give an official image its login, in the order user, password, database. */
const LOGINS: Readonly<Record<string, readonly [string, string, string]>> = {
  postgres: ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'],
  'pgvector/pgvector': ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'],
  mysql: ['MYSQL_USER', 'MYSQL_PASSWORD', 'MYSQL_DATABASE'],
};

/** The login of a database's container, with the variables that it still lacks. */
export function loginOf(report: Report, node: TreeNode | undefined) {
  const image = parseImage(report.text(valueOf(node, 'image')))?.repository ?? '';
  const names = LOGINS[image];
  const own = variables(valueOf(node, 'environment'));
  const [user, password, database] = names?.map((name) => own.get(name)) ?? [];
  const missing =
    names && !password ? names.filter((name) => !own.has(name)).map((name) => [name, LOCAL]) : [];
  if (names?.[0] === 'MYSQL_USER' && missing.length > 0)
    missing.push(['MYSQL_ROOT_PASSWORD', LOCAL]);
  const first = user ?? (missing.length > 0 ? LOCAL : 'postgres');
  return {
    isMysql: image === 'mysql',
    missing,
    user: first,
    password: password ?? LOCAL,
    database: database ?? (missing.length > 0 ? LOCAL : first),
  };
}

/** What a reference means when all containers run next to each other. */
function valueIn(report: Report, services: MapNode, name: string, variable: string): string {
  const node = entriesOf(services).find(({ key }) => key === name)?.value;
  const { isMysql, user, password, database } = loginOf(report, node);
  const port = isMysql ? 3306 : 5432;
  const url = `${isMysql ? 'mysql' : 'postgres'}://${user}:${password}@${name}:${port}/${database}`;
  const values: Readonly<Record<string, string>> = {
    DATABASE_URL: url,
    MYSQL_URL: url,
    REDIS_URL: `redis://${name}:6379`,
    REDIS_HOST: name,
    REDIS_PORT: '6379',
    PGHOST: name,
    PGPORT: '5432',
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    MYSQL_HOST: name,
    MYSQL_PORT: '3306',
    MYSQL_USER: user,
    MYSQL_PASSWORD: password,
    MYSQL_DATABASE: database,
  };
  return values[variable] ?? '';
}

/** A text with its references replaced by what they mean when all containers run next to each other. */
export const localText = (report: Report, services: MapNode, text: string): string =>
  text.replace(REFERENCE, (_, name: string, variable: string) =>
    valueIn(report, services, name, variable),
  );
