import { engines, type Engine } from './databaseImages.ts';
import { writtenIn, type Written } from './environment.ts';
import { envFilesOf, lacksEnv } from './envFiles.ts';
import { offsetOf } from './places.ts';
import { parseImage } from './imageReference.ts';
import { interpolate } from './interpolate.ts';
import { listed, named, some, type Report } from './report.ts';
import type { ServiceModel } from './service.ts';
import { dependenciesOf } from './dependencies.ts';
import { entryOf, isNull, itemsOf, valueOf, type MapNode, type TreeNode } from './tree.ts';
import type { Edit, Fix } from './types.ts';

/** The references that a managed database offers: its address and the parts of that. */
interface References {
  /** How names of a connection's variables usually start, whatever the one for the host is called. */
  stems: readonly string[];
  url: string;
  user?: string;
  password: string;
  database?: string;
}

export const REFERENCES: Readonly<Record<Engine, References>> = {
  postgres: {
    stems: ['POSTGRES_', 'POSTGRESQL_', 'PG'],
    url: 'DATABASE_URL',
    user: 'PGUSER',
    password: 'PGPASSWORD',
    database: 'PGDATABASE',
  },
  mysql: {
    stems: ['MYSQL_'],
    url: 'MYSQL_URL',
    user: 'MYSQL_USER',
    password: 'MYSQL_PASSWORD',
    database: 'MYSQL_DATABASE',
  },
  redis: { stems: ['REDIS_'], url: 'REDIS_URL', password: 'REDIS_PASSWORD' },
  valkey: { stems: ['VALKEY_', 'REDIS_'], url: 'REDIS_URL', password: 'REDIS_PASSWORD' },
};

/** One variable of an app, with what a fix replaces. */
export interface Line extends Omit<Written, 'node'> {
  /** With the values and defaults of its variables. */
  value: string;
  node: TreeNode | undefined;
  /** The file with variables that it's in, which was provided with the Compose file. */
  given?: string;
  /** That file, as `envPlaces` calls it. */
  file?: string;
}

/** The text that should replace a line's value, and what that value is. */
export interface Wanted {
  line: Line;
  text: string;
  what: string;
  /** It points to the database without a login or by another name, has no value, or is a file instead. */
  lacks?: 'login' | 'value' | 'name' | 'file';
  /** What else has to be set, because only the image has a default for it. */
  also?: string;
  /** The variable isn't in the file, and only that of the host suggests it. */
  guess?: true;
}

/** The name of the user and the database in every managed database. */
const MANAGED = 'app';

export const HOST_KEY =
  /(?:host(?:s|name)?|(?<![a-z])ip|server|addr(?:ess)?|endpoint|location|seeds?)$/i;
const URL_KEY = /(?:ur[il]|dsn|address)$/i;
const USER_KEY = /^(?:user(?:_?name)?|usr|login|role)$/i;
export const PASSWORD_KEY = /^(?:pass(?:word|wd|phrase)?|pwd|pw|auth|secret)$/i;
const DATABASE_KEY = /^(?:name|database(?:_?name)?|db(?:_?name)?|dbname|catalog)$/i;
const SCHEME = /^(?:(?:jdbc|r2dbc):)?[a-z][a-z0-9+.-]*:\/\//i;
const ENGINE_SCHEME: Readonly<Record<Engine, RegExp>> = {
  postgres: /^(?:(?:jdbc|r2dbc):)?(?:postgres(?:ql)?|pgsql|psql|cockroachdb|timescaledb|pg)\b/i,
  mysql: /^(?:(?:jdbc|r2dbc):)?(?:mysql2?|mariadb)\b/i,
  redis: /^(?:rediss?|valkeys?|tcp)\b/i,
  valkey: /^(?:rediss?|valkeys?|tcp)\b/i,
};

/** The variables of provided files that the service reads as a whole. */
function givenLines(report: Report, service: MapNode, known: ReadonlySet<string>): Line[] {
  const lines = new Map<string, Line>();
  const offset = (entryOf(service, 'env_file') ?? entryOf(service, 'volumes'))?.at ?? 0;
  for (const { path, file, values } of envFilesOf(report, service))
    for (const [key, value] of values ?? [])
      if (!known.has(key))
        lines.set(key, {
          key,
          raw: report.envPlaces.get(`${file}\n${key}`)?.raw ?? value,
          value,
          node: undefined,
          item: false,
          offset,
          given: path,
          file,
        });
  return [...lines.values()];
}

/** Whether a line is a key alone, which takes its value from the shell. */
export const isAlone = (report: Report, { node, item, given }: Omit<Line, 'value'>): boolean =>
  given === undefined && (item ? !report.text(node).includes('=') : isNull(node));

/** Whether a line sets nothing. */
export const isEmpty = (report: Report, line: Line): boolean =>
  !report.isGiven(line.raw) && (line.raw !== '' || !isAlone(report, line));

/** The files that an app reads and whose text is in the Compose file. */
function contentsOf(report: Report, root: MapNode, service: MapNode): Line[] {
  const configs = itemsOf(valueOf(service, 'configs')).map(({ value }) =>
    entryOf(valueOf(root, 'configs'), report.text(valueOf(value, 'source') ?? value)),
  );
  const mounts = itemsOf(valueOf(service, 'volumes')).map(({ value }) => value);
  return [...configs.map((entry) => entry?.value), ...mounts].flatMap((node, at) => {
    const entry = entryOf(node, 'content');
    if (!entry) return [];
    const key = configs[at]?.key ?? report.text(valueOf(node, 'target'));
    const value = report.text(entry.value);
    return [{ key, raw: value, value, node: entry.value, item: false, offset: entry.at }];
  });
}

/** What a map or list sets, with the values of its variables. A key alone is a variable of its own. */
export const valuesIn = (report: Report, node: TreeNode | undefined): Line[] =>
  writtenIn(node).map((line) => {
    const isOpen = isAlone(report, line) && report.environment.has(line.key);
    const raw = isOpen ? `\${${line.key}}` : line.raw;
    const value = raw.includes('$') ? interpolate(raw, report.environment).text : raw;
    return { ...line, raw, value };
  });

const known = new WeakMap<Report, Map<MapNode, readonly Line[]>>();

/** The variables of an app, one a line. Compose doesn't accept `- KEY: value`. */
export function linesOf(report: Report, service: MapNode): readonly Line[] {
  const all = known.get(report) ?? new Map<MapNode, readonly Line[]>();
  known.set(report, all);
  const before = all.get(service);
  if (before) return before;
  const own = valuesIn(report, valueOf(service, 'environment'));
  const lines = [...own, ...givenLines(report, service, new Set(own.map(({ key }) => key)))];
  all.set(service, lines);
  return lines;
}

export const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The parts of an address that names a host, or undefined for anything else. */
function addressOf(value: string, host: string) {
  const at = SCHEME.exec(value);
  if (!at) return undefined;
  const match = new RegExp(
    `^(?:([^@/?#]*)@)?(?:tcp\\()?${escape(host)}(?:\\.internal)?(:\\d*)?\\)?(?:(/[^?#]*))?([?#].*)?$`,
    'i',
  ).exec(value.slice(at[0].length));
  if (!match) return undefined;
  return {
    scheme: at[0],
    login: match[1],
    port: match[2] ?? '',
    path: match[3] ?? '',
    query: match[4] ?? '',
  };
}

/** The stems that the variables of one connection share, the longest first: `WP_DB_HOST` → `WP_DB_`, `WP_`. */
export function stemsOf(key: string): readonly string[] {
  const stem = key.replace(HOST_KEY, '');
  const shorter = stem.replace(/[A-Za-z0-9]+[_.-]*$/, '');
  return shorter && shorter !== stem ? [stem, shorter] : [stem];
}

/** Names of variables about kinds of database that we manage, and about other kinds. */
const OF_DATABASE = /DB|DATABASE|DATASOURCE|PG|POSTGRE|SQL|JDBC|REDIS|VALKEY|CACHE|BROKER/i;
const OF_OTHERS = /CLICKHOUSE|MONGO|RABBIT|MINIO|ELASTIC|NEO4J|INFLUX/i;
const OWN =
  /^(?:POSTGRES(?:QL)?|MYSQL(?:_ROOT)?|REDIS|VALKEY)_(?:(PASSWORD)|(USER(?:NAME)?)|(DB|DATABASE))$/;
/** Names of variables for a password, a user and a database name, used if only the value shows which it is. */
const HOLDS = [
  /PASS|PWD|PW$|SECRET|AUTH|CRED/i,
  /(?:USER(?:NAME)?|LOGIN|ROLE)$/i,
  /(?:DB|DATABASE|NAME)$/i,
] as const;

/** The login written in the file, which the managed database won't have. */
function oldLogin(report: Report, db: ServiceModel) {
  return linesOf(report, db.node).flatMap(({ key, raw, given }) => {
    const part =
      OWN.exec(key)
        ?.slice(1)
        .findIndex((name) => name !== undefined) ?? -1;
    // A file that app and database both read may serve the app by the same names.
    const { stems } = REFERENCES[db.kind as Engine];
    const own = stems.some((stem) => key.startsWith(stem)) && !key.includes('ROOT');
    const same = given && own ? key : '';
    return part === -1 || ((given || raw === '') && !same) ? [] : [{ part, raw, same }];
  });
}

/** Variables that contain an address of any kind. */
const ADDRESS_KEY: Readonly<Record<Engine, RegExp>> = {
  postgres: /(?:^|_)(?:DATABASE|DB|POSTGRES(?:QL)?|PG|SQL)_?(?:UR[IL]|DSN)$/i,
  mysql: /(?:^|_)(?:DATABASE|DB|MYSQL|SQL)_?(?:UR[IL]|DSN)$/i,
  redis: /(?:^|_)REDIS_?(?:UR[IL]|DSN)$/i,
  valkey: /(?:^|_)(?:REDIS|VALKEY)_?(?:UR[IL]|DSN)$/i,
};

/** A line of a configuration file: its indentation, its key, and its value without quotes. */
const ROW =
  /^(\s*(?:-\s+)?)(?:[\w.]+\[|export\s+)?["'<]*(?:([\w.-]+)["'\]]*\s*(?:=>|=|:(?=[\s"'])|>)\s*)?["'`]?(.*)$/;

/** Names of variables for a database's name. */
const NAMES = /(?:DB|DATABASE|SCHEMA|CATALOG|(?<!USER_?|HOST_?)NAME)$/i;

class Connection {
  readonly wanted: Wanted[] = [];
  /** Where the app names the host of the database. */
  at: number | undefined;
  hostLine: Line | undefined;
  private readonly db: ServiceModel;
  private readonly engine: Engine;
  private readonly lines: readonly Line[];
  /** The app waits for the database in its `depends_on`. */
  private readonly waits: boolean;

  constructor(db: ServiceModel, lines: readonly Line[], waits: boolean) {
    this.db = db;
    this.engine = db.kind as Engine;
    this.lines = lines;
    this.waits = waits;
  }

  /** `@{db.PGUSER}`. */
  private reference(name: string): string {
    return `@{${this.db.shown}.${name}}`;
  }

  private want(line: Line, text: string, what: string, lacks?: Wanted['lacks']): void {
    if (line.raw === text || line.value === text) return;
    if (this.wanted.some((other) => other.line === line)) return;
    if (line.value === MANAGED && what !== 'password') return;
    this.wanted.push({ line, text, what, lacks });
  }

  /** Whether a line contains the database's password, now or after the fix. */
  get hasPassword(): boolean {
    const { url, password } = REFERENCES[this.engine];
    const texts = [...this.lines.map(({ value }) => value), ...this.wanted.map(({ text }) => text)];
    return [url, password].some((name) =>
      texts.some((text) => text.includes(this.reference(name))),
    );
  }

  /** Whether the app names the database in one of its variables. */
  read(report: Report, names: readonly string[]): boolean {
    let named = false;
    for (const line of this.lines) {
      if (line.value.includes(`@{${this.db.shown}.`)) named = true;
      if (line.value.includes('\n')) {
        named = this.text(report, line, names) || named;
        continue;
      }
      for (const name of names) {
        const found =
          this.address(line, name) ||
          this.host(line, name) ||
          this.words(line, name) ||
          this.json(line, name);
        if (!found) continue;
        named = true;
        this.at ??= line.offset;
      }
    }
    const file = named || !this.waits ? undefined : this.file();
    if (file) this.want(file, this.reference(REFERENCES[this.engine].url), 'login', 'file');
    else if (named || this.waits) this.old(report);
    this.addPassword();
    this.addNames();
    if (!named && this.waits) this.empty();
    return named;
  }

  /** A provided file with the host of a database but no password gets a variable for it. */
  private addPassword(): void {
    const { hostLine: line } = this;
    const stem = line?.key.replace(HOST_KEY, '');
    if (!line?.given || !stem || this.hasPassword) return;
    const added = { ...line, key: `${stem}PASSWORD`, value: '', raw: '' };
    const text = this.reference(REFERENCES[this.engine].password);
    this.wanted.push({ line: added, text, what: 'password', guess: true });
  }

  /** The address of an app that would use a file, although it waits for the database. */
  private file(): Line | undefined {
    const { engine } = this;
    return this.lines.find(
      ({ key, value }) => ADDRESS_KEY[engine].test(key) && /^sqlite\w*:/i.test(value),
    );
  }

  /** An app with the host and the password of a database may have defaults for the user and the name. */
  private addNames(): void {
    const { user, database } = REFERENCES[this.engine];
    const first = this.wanted.find(({ what }) => what === 'password');
    const stem = /^(.*?[^A-Za-z])[A-Za-z]+$/.exec(first?.line.key ?? '')?.[1];
    if (!first || !stem || !this.hostLine || !user || !database) return;
    const own = REFERENCES[this.engine].stems.includes(stem);
    const parts: readonly [string, string, RegExp][] = [
      [user, `${stem}${own ? user.replace(/^PG|^MYSQL_/, '') : 'USER'}`, HOLDS[1]],
      [database, `${stem}${!own ? 'NAME' : this.engine === 'mysql' ? 'DATABASE' : 'DB'}`, NAMES],
    ];
    const missing = parts.flatMap(([reference, key, holds]) =>
      this.lines.some(
        ({ key: other }) =>
          (OF_DATABASE.test(other.replace(/^REDIS.*/, '')) || other.startsWith(stem)) &&
          holds.test(other),
      )
        ? []
        : `\`${key}=${this.reference(reference)}\``,
    );
    if (missing.length > 0)
      first.also = ` The image has its own defaults for the rest, so set ${listed(missing)} or the like, too.`;
  }

  /** Lines with a part of the login from the file. */
  private old(report: Report): void {
    const { password, user, database } = REFERENCES[this.engine];
    const parts = [
      [password, 'password'],
      [user, 'user name'],
      [database, 'database name'],
    ] as const;
    for (const { part, raw, same } of oldLogin(report, this.db))
      for (const line of this.lines) {
        const [reference, what] = parts[part] ?? [];
        // The database takes it from the `.env` that the app reads as a whole.
        const isTaken = line.file === '' && raw === `\${${line.key}}`;
        if (!reference || !what || !HOLDS[part]?.test(line.key)) continue;
        if (line.raw !== raw && !isTaken) continue;
        if (same && line.key !== same) continue;
        if (OF_DATABASE.test(line.key) && !OF_OTHERS.test(line.key))
          this.want(line, this.reference(reference), what);
      }
  }

  /** A variable for the address of a database that has no value yet. */
  private empty(): void {
    const open = this.lines.find(
      ({ key, raw, value }) => value === '' && raw !== '' && ADDRESS_KEY[this.engine].test(key),
    );
    if (open) this.want(open, this.reference(REFERENCES[this.engine].url), 'login', 'value');
  }

  private address(line: Line, name: string): boolean {
    const found = addressOf(line.value, name);
    if (!found || !ENGINE_SCHEME[this.engine].test(found.scheme)) return false;
    const { url, user, password, database } = REFERENCES[this.engine];
    const bare = found.login === undefined;
    // User and password are separate variables.
    const apart = bare && this.partners(line.key.replace(URL_KEY, '')).has('password');
    if (line.value.includes('@{')) return true;
    const plain = /^(?:postgres(?:ql)?|mysql|redis|valkey):\/\/$/i.test(found.scheme);
    const jdbc = /^jdbc:/i.test(found.scheme);
    if (apart && found.path === `/${MANAGED}`) return true;
    if (user && database && !jdbc && /[?&](?:p|pass(?:word)?|pwd)=/i.test(found.query)) {
      const text = [
        [/([?&](?:u|user(?:name)?)=)[^&]*/i, user],
        [/([?&](?:p|pass(?:word)?|pwd)=)[^&]*/i, password],
        [/([?&](?:d|db|database|dbname)=)[^&]*/i, database],
      ].reduce((value, [part = '', name]) => {
        return value.replace(part, `$1${this.reference(`${name as string}`)}`);
      }, line.value);
      this.want(line, text, 'login');
      return true;
    }
    if (user && database) {
      const login = jdbc || apart ? '' : `${this.reference(user)}:${this.reference(password)}@`;
      const query = jdbc && !apart ? this.query(found.query, user, password) : found.query;
      const parts = `${found.scheme}${login}${this.db.name}${found.port}/${this.reference(database)}${query}`;
      const whole = plain && !found.query && !apart;
      const what = apart ? 'database name' : 'login';
      this.want(
        line,
        whole ? this.reference(url) : parts,
        what,
        bare && !apart ? 'login' : undefined,
      );
    } else {
      const index = /^\/\d+$/.test(found.path) && found.path !== '/0' ? found.path : '';
      const parts = `${found.scheme}:${this.reference(password)}@${this.db.name}${found.port || ':6379'}${found.path}${found.query}`;
      const whole = plain && !found.query && !index;
      this.want(line, whole ? this.reference(url) : parts, 'login', bare ? 'login' : undefined);
    }
    return true;
  }

  /** User and password of a JDBC address as parameters, because its driver expects them there. */
  private query(query: string, user: string, password: string): string {
    const others = query
      .slice(1)
      .split('&')
      .filter((pair) => pair !== '' && !/^(?:user|password)=/i.test(pair));
    const own = [`user=${this.reference(user)}`, `password=${this.reference(password)}`];
    return `?${[...own, ...others].join('&')}`;
  }

  private host(line: Line, name: string): boolean {
    const value = line.value.replace(/\.internal\b/, '');
    const bare = value === name || new RegExp(`^(?:tcp://)?${escape(name)}:\\d+/?$`).test(value);
    const isUrl = value !== name && ADDRESS_KEY[this.engine].test(line.key);
    if (!bare || !(isUrl || HOST_KEY.test(line.key))) return false;
    const stems = [...stemsOf(line.key.replace(URL_KEY, '')), ...REFERENCES[this.engine].stems];
    const hasLogin = stems.some((stem) => this.partners(stem).has('password'));
    if (isUrl && !hasLogin)
      this.want(line, this.reference(REFERENCES[this.engine].url), 'login', 'login');
    this.hostLine ??= line;
    if (name !== this.db.name) this.want(line, value.replace(name, this.db.name), 'host', 'name');
    return true;
  }

  /** A configuration file in one value: each of its sections is read as if its lines were variables. */
  private text(report: Report, line: Line, names: readonly string[]): boolean {
    const sections: Line[][] = [];
    const open: { depth: number; lines: Line[] }[] = [];
    for (const row of line.value.split('\n')) {
      const [, before = '', key = '', rest = ''] = ROW.exec(row) ?? [];
      const isHeader = /^\s*\[[^\]=]*\]\s*$/.test(row);
      const depth = before.length;
      if (row.trim() === '') continue;
      while (isHeader ? open.length > 0 : (open.at(-1)?.depth ?? -1) > depth) open.pop();
      if (isHeader) continue;
      let section = open.at(-1);
      if (section?.depth !== depth || before.includes('-')) {
        if (section?.depth === depth) open.pop();
        section = { depth, lines: [] };
        open.push(section);
        sections.push(section.lines);
      }
      const value =
        /^[a-z][\w+.:-]*:\/\/[^\s"'`,;<>)]+/i.exec(rest)?.[0] ?? rest.replace(/["',;]+\s*$/, '');
      const offset = line.node ? offsetOf(report, line.node, row.trim()) : line.offset;
      section.lines.push({
        ...line,
        key: `${line.key}.${key}`,
        raw: value,
        value,
        node: undefined,
        offset,
      });
    }
    let named = false;
    for (const lines of sections) {
      const inside = new Connection(this.db, lines, false);
      if (!inside.read(report, names)) continue;
      named = true;
      this.at ??= inside.at;
      this.wanted.push(...inside.wanted);
    }
    return named;
  }

  /** `{"host":"db","username":"shop"}`. */
  private json(line: Line, name: string): boolean {
    if (!/^\s*[{[]/.test(line.value)) return false;
    if (!new RegExp(`[/"@]${escape(name)}[:/"]`).test(line.value)) return false;
    const { user, password, database } = REFERENCES[this.engine];
    const text = line.value.replace(
      /"(\w+)"(\s*:\s*)"[^"]*"/g,
      (pair, key: string, gap: string) => {
        const part = PASSWORD_KEY.test(key)
          ? password
          : USER_KEY.test(key)
            ? user
            : DATABASE_KEY.test(key)
              ? database
              : undefined;
        return part ? `"${key}"${gap}"${this.reference(part)}"` : pair;
      },
    );
    if (text !== line.value) this.want(line, text, 'login');
    return true;
  }

  /** The parts of a connection that other lines set, next to the line with its host or address. */
  private partners(stem: string): ReadonlySet<string> {
    const { user, password, database } = REFERENCES[this.engine];
    const found = new Set<string>();
    if (stem === '') return found;
    for (const line of this.lines) {
      if (!line.key.toLowerCase().startsWith(stem.toLowerCase())) continue;
      const rest = line.key.slice(stem.length).replace(/^[_.-]+/, '');
      const part = PASSWORD_KEY.test(rest)
        ? { reference: password, what: 'password' }
        : user && USER_KEY.test(rest)
          ? { reference: user, what: 'user name' }
          : database && DATABASE_KEY.test(rest)
            ? { reference: database, what: 'database name' }
            : undefined;
      if (!part) continue;
      found.add(part.what);
      if (!line.value.includes('@{')) this.want(line, this.reference(part.reference), part.what);
    }
    return found;
  }

  /** `host=db user=app password=…`, `Server=db;User Id=app;Password=…`. */
  private words(line: Line, name: string): boolean {
    const pattern = new RegExp(
      `(?:^|[\\s;,])(?:host|server|data source)=${escape(name)}(?=$|[\\s;,:])`,
      'i',
    );
    if (!pattern.test(line.value)) return false;
    const { user, password, database } = REFERENCES[this.engine];
    if (!user || !database || line.value.includes('@{')) return true;
    const text = line.value
      .replace(pattern, (found) => found.replace(name, this.db.name))
      .replace(/((?:^|[\s;])(?:user(?: ?id|name)?|uid)=)[^\s;]*/i, `$1${this.reference(user)}`)
      .replace(/((?:^|[\s;])(?:password|pwd)=)[^\s;]*/i, `$1${this.reference(password)}`)
      .replace(
        /((?:^|[\s;])(?:dbname|database|initial catalog)=)[^\s;]*/i,
        `$1${this.reference(database)}`,
      );
    this.want(line, text, 'login');
    return true;
  }
}

/** Replaces a variable's value with a text, in quotes that keep its braces. */
export function replaceEdit(
  report: Report,
  { line, text }: Pick<Wanted, 'line' | 'text'>,
): Edit | undefined {
  const { node } = line;
  if (node?.kind !== 'scalar' || node.start === node.end || node.owner === undefined)
    return undefined;
  const written = report.context.source.text.slice(node.start, node.end);
  if (/[\n]/.test(written) || /^[|>&!]/.test(written)) return undefined;
  const whole = line.item ? `${line.key}=${text}` : text;
  return { from: node.start, to: node.end, text: `'${whole.replace(/'/g, "''")}'` };
}

/** A value to write, or the references in one that is too long for a sentence. */
const advised = (text: string) =>
  `\`${text.length > 400 ? (text.match(/@\{[^{}]*\}/g) ?? []).join(' ') : text}\``;

/** Says which login a managed database brings. */
const kept = (engine: Engine) =>
  engine === 'redis' || engine === 'valkey'
    ? `A managed ${engines[engine].label} needs a password.`
    : 'A managed database has its own user, password and database.';

/** Why another name doesn't work. */
export const OWN_NAME = 'Here, a service only has its name under `services`.';

function explain(report: Report, app: ServiceModel, db: ServiceModel, wanted: Wanted): void {
  const { line, text, what, lacks } = wanted;
  const key = `\`${line.key.slice(0, 60)}\` of \`${app.name}\``;
  report.renames ||= lacks === 'name';
  const sentences = {
    login: `${key} points to \`${db.name}\` without its password`,
    value: `${key} has no value in the file`,
    file: `${key} is a file in the container, and \`${db.name}\` isn't used`,
    name: `${key} calls \`${db.name}\` by another name, \`${line.value.slice(0, 60)}\``,
  };
  report.add(
    'finding',
    lacks === 'name' ? 'other-name' : 'credentials',
    line.offset,
    lacks ? sentences[lacks] : `${key} sets a ${what} that \`${db.name}\` won't have`,
    `${lacks === 'name' ? OWN_NAME : kept(db.kind as Engine)} Use ${advised(text)}${lacks === 'value' ? '' : ' instead'}.${wanted.also ?? ''}`,
    (): Fix | undefined => {
      const edit = replaceEdit(report, wanted);
      const [only] = /^@\{[^{}]*\}$/.test(text) ? [text] : ['the reference'];
      return edit && { label: `Write ${only}`, edits: [edit] };
    },
  );
}

/** Reports a command that contains a database's address with a login. */
function explainCommand(
  report: Report,
  app: ServiceModel,
  db: ServiceModel,
  names: readonly string[],
): boolean {
  const host = names.map(escape).join('|');
  for (const key of ['command', 'entrypoint']) {
    const entry = entryOf(app.node, key);
    if (!entry) continue;
    const words = itemsOf(entry.value).map((item) => report.text(item.value));
    const text = [report.text(entry.value), ...words].join(' ');
    if (!new RegExp(`://[^\\s/@]*@?(?:${host})[:/\\s]|=(?:${host})(?:\\s|$)`).test(text)) continue;
    report.add(
      'finding',
      'credentials',
      entry.at,
      `The \`${key}\` of \`${app.name}\` has its own login for \`${db.name}\``,
      `${kept(db.kind as Engine)} Put \`@{${db.shown}.${REFERENCES[db.kind as Engine].url}}\` in a variable and have the command read it.`,
    );
    return true;
  }
  return false;
}

/** Images that create their databases, which a managed one's user may not, and what keeps them from it. */
const CREATES: Readonly<Record<string, readonly [key: string, text: string]>> = {
  // https://github.com/temporalio/docker-builds/blob/main/docker/auto-setup.sh
  'temporalio/auto-setup': ['DBNAME', 'SKIP_DB_CREATE=true'],
};

const CREATING = /(?:^|_)(?:DB_CREATE|CREATE_DB|DB_AUTO_?CREATE)$/;

/** Reports an app that would create its own database in a managed one. */
function explainCreates(report: Report, app: ServiceModel, db: ServiceModel): void {
  const { database } = REFERENCES[db.kind as Engine];
  const entry = entryOf(app.node, 'image');
  const [key, text = ''] = CREATES[parseImage(report.text(entry?.value))?.repository ?? ''] ?? [];
  const all = linesOf(report, app.node);
  const own = all.find((line) => CREATING.test(line.key) && !/^(?:false|0|no)$/i.test(line.value));
  const why = 'A managed database contains only one, and its user may not create others.';
  if (own && database)
    report.add(
      'finding',
      'credentials',
      own.offset,
      `\`${own.key}\` decides whether an app creates its own database in \`${db.name}\``,
      `${why} Set \`${own.key}=false\`.`,
    );
  if (!entry || !key || !database) return;
  const lines = all.map((line) => `${line.key}=${line.raw}`);
  const name = `${key}=@{${db.shown}.${database}}`;
  const left = [text, name].filter((line) => !lines.includes(line));
  if (left.length > 0)
    report.add(
      'finding',
      'credentials',
      entry.at,
      `\`${app.name}\` creates its own database in \`${db.name}\``,
      `${why} Set ${named(left)}.`,
    );
}

/** Reports build arguments with a database's login. */
function explainBuilt(report: Report, app: ServiceModel, db: ServiceModel, all: readonly Wanted[]) {
  const [first] = all;
  if (!first) return;
  report.add(
    'finding',
    'credentials',
    first.line.offset,
    `Build arguments of \`${app.name}\` set a login that \`${db.name}\` won't have`,
    `${kept(db.kind as Engine)} A build can't use references, and everyone with the image can read what it was given. Delete these arguments, and set ${listed(all.map(({ line, text }) => advised(`${line.key}=${text}`)))} as variables, which count over an \`ENV\` of the Dockerfile.`,
  );
}

/** Reports an app that waits for a database or names it, but has no password for it. */
function explainSilent(
  report: Report,
  app: ServiceModel,
  db: ServiceModel,
  at: number,
  named: boolean,
  /** The variable with the host. */
  host = '',
): void {
  const { url, user, password } = REFERENCES[db.kind as Engine];
  const of = (name: string) => `\`@{${db.shown}.${name}}\``;
  const stem = user ? '' : host.replace(HOST_KEY, '');
  const guess = stem && `${stem}${/[A-Z]_?$/.test(stem) ? 'PASSWORD' : 'password'}`;
  report.service = app.name;
  report.add(
    'finding',
    named ? 'credentials' : 'unknown-login',
    at,
    named
      ? `\`${app.name}\` points to \`${db.name}\` without its password`
      : `The file doesn't show how \`${app.name}\` connects to \`${db.name}\``,
    `${kept(db.kind as Engine)} ${guess ? `Set \`${guess}=@{${db.shown}.${password}}\` if the app reads that, as \`${host}\` suggests. If not, find` : 'Find'} out which setting of the app takes ${user ? `${of(url)}, or its parts` : `${of(password)}, or ${of(url)} as a whole`}.`,
  );
}

/** The name of the database in a replaced line, if the line has it. */
function databaseOf({ line, what }: Wanted): string[] {
  if (what === 'database name' && !SCHEME.test(line.value))
    return [line.value || line.raw].filter(Boolean);
  const name =
    /(?:^|[\s;])(?:dbname|database|initial catalog)=([^\s;]+)|:\/\/[^/]*\/([\w-]+)/i.exec(
      line.value,
    );
  const unset = /:\/\/[^/]*\/(\$\{\w+\})/.exec(line.raw)?.[1];
  return [name?.[1] ?? name?.[2] ?? unset ?? []].flat();
}

/** Reports apps that use several databases of one server: a managed one contains only one, so they'd share it. */
function explainSeveral(report: Report, db: ServiceModel, names: readonly string[]): void {
  if (names.length < 2 || db.kind === 'redis' || db.kind === 'valkey') return;
  report.add(
    'finding',
    'several-databases',
    db.entry.at,
    `\`${db.name}\` contains ${named(names)}, but a managed database contains only one`,
    'With the references, they all become the database `app`. Give each its own managed database, or its own schema.',
  );
}

/** Reports old logins in an `.env`. You paste it when you import, so you can change its values then. */
function explainGiven(report: Report, wanted: readonly Wanted[]): void {
  const [first] = wanted;
  if (!first) return;
  const given = [...new Set(wanted.map(({ line }) => `the \`${line.given ?? ''}\``))];
  const files = some(given, 3);
  const login = wanted.some(({ lacks }) => lacks !== 'name');
  const lost = wanted.find(({ lacks }) => lacks === 'file');
  report.renames ||= wanted.some(({ lacks }) => lacks === 'name');
  const values = new Map<string, Set<string>>();
  for (const { line, text } of wanted) {
    const value = advised(`${line.key.slice(0, 60)}=${text}`);
    values.set(value, (values.get(value) ?? new Set()).add(line.given ?? ''));
  }
  const guesses = wanted.filter(({ guess }) => guess).map(({ line }) => line.key);
  const guessed = [...new Set(guesses)];
  // A line that not every file has is only for those that have it.
  const texts = [...values].map(([value, of]) =>
    of.size < given.length ? `${value} in ${named([...of], 3)}` : value,
  );
  report.add(
    'finding',
    login ? 'credentials' : 'other-name',
    first.line.offset,
    lost
      ? `\`${lost.line.key}\` in ${files} is a file in the container, and the managed database isn't used`
      : `The ${login ? 'login' : 'host name'} in ${files} won't work here`,
    `${lost ? 'Files there are lost at the next release.' : login ? 'A managed database has its own login.' : OWN_NAME} When you paste ${files}, use ${listed(texts)}.${[...new Set(wanted.map(({ also }) => also ?? ''))].join('')}${guessed.length > 0 ? ` If the app doesn't read ${named(guessed)}, find out which setting takes the password.` : ''}`,
  );
}

/** The names that an app alone gives another service: `links: [db:database]`. */
export function linkNames(report: Report, app: ServiceModel, other: ServiceModel): string[] {
  return itemsOf(valueOf(app.node, 'links')).flatMap(({ value }) => {
    const [service, name] = report.text(value).split(':');
    return service === other.name && name && name !== service ? [name] : [];
  });
}

/**
 * Reports every line of an app that gives a managed database credentials it won't have. Returns those lines, each
 * as the names of the app and the variable.
 */
export function explainCredentials(
  report: Report,
  root: MapNode,
  models: readonly ServiceModel[],
  /** Lines of provided files that call a service by another name. */
  renamed: readonly Wanted[] = [],
): ReadonlySet<string> {
  const changed = new Set<string>();
  const databases = models.filter((model) => model.kind !== 'app');
  const given = [...renamed];
  const silent: (() => void)[] = [];
  const inside = new Map<ServiceModel, Set<string>>();
  for (const app of models) {
    if (app.kind !== 'app' || databases.length === 0) continue;
    report.service = app.name;
    const lines = [...linesOf(report, app.node), ...contentsOf(report, root, app.node)];
    const waits = new Map(
      dependenciesOf(report, app.node).map(({ name, part }) => [name, part.at]),
    );
    for (const db of databases) {
      const names = [db.name, ...db.aliases, ...linkNames(report, app, db)];
      const connection = new Connection(db, lines, waits.has(db.name));
      const named = connection.read(report, names);
      const known = inside.get(db) ?? new Set();
      inside.set(db, new Set([...known, ...connection.wanted.flatMap(databaseOf)]));
      for (const { line } of connection.wanted) changed.add(`${app.name} ${line.key}`);
      given.push(...connection.wanted.filter(({ line }) => line.given));
      for (const wanted of connection.wanted)
        if (!wanted.line.given) explain(report, app, db, wanted);
      if (named) explainCreates(report, app, db);
      if (explainCommand(report, app, db, names) || connection.hasPassword) continue;
      const args = valuesIn(report, valueOf(valueOf(app.node, 'build'), 'args'));
      const built = new Connection(db, args, waits.has(db.name));
      built.read(report, names);
      explainBuilt(report, app, db, built.wanted);
      for (const { line } of built.wanted) changed.add(`${app.name} ${line.key}`);
      if (built.wanted.length > 0) continue;
      const at = connection.at ?? waits.get(db.name);
      if (at !== undefined && (named || !lacksEnv(report, app.node)))
        silent.push(() => explainSilent(report, app, db, at, named, connection.hostLine?.key));
    }
  }
  // A file with variables has one place for all it says, and the values to write count most.
  report.service = undefined;
  explainGiven(report, given);
  for (const say of silent) say();
  report.service = undefined;
  for (const [db, names] of inside) explainSeveral(report, db, [...names]);
  return changed;
}
