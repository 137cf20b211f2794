import fs from 'node:fs';
import { type Plan, type Step } from '../sandbox/plan.ts';
import { call, type Environment, ownFolder, start, StepError, until, USER_ID } from './host.ts';
import { Repl } from './repl.ts';
import { indent } from './shell.ts';

const MARK = 'check-end-of-block';

function copyTemplate(name: string, to: string, canSwitch: boolean): void {
  fs.cpSync(`/.check/templates/${name}`, to, { recursive: true });
  if (!canSwitch) return;
  const own = (path: string) => {
    fs.chownSync(path, USER_ID, USER_ID);
    if (fs.statSync(path).isDirectory())
      for (const entry of fs.readdirSync(path)) own(`${path}/${entry}`);
  };
  own(to);
  fs.chmodSync(to, 0o700);
}

function postgresBin(): string {
  const base = '/usr/lib/postgresql';
  const versions = fs.existsSync(base) ? fs.readdirSync(base) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((version) => fs.existsSync(`${base}/${version}/bin/postgres`));
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  return `${base}/${newest}/bin`;
}

async function startPostgres(plan: Plan, env: Environment, name: string): Promise<void> {
  const data = '/var/lib/postgresql-data';
  copyTemplate('postgres', data, plan.canSwitch);
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=/run/postgresql',
    'timezone=UTC',
    'log_min_messages=panic',
    'shared_buffers=16MB',
    'wal_level=logical',
  ];
  const server = start(
    `${postgresBin()}/postgres`,
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { env, asUser: true },
  );
  const psql = (sql: string) =>
    call(
      'psql',
      [
        '-X',
        '-q',
        '-U',
        'postgres',
        '-d',
        'postgres',
        '-h',
        '/run/postgresql',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        sql,
      ],
      { env, asUser: true },
    );
  let said = '';
  const answers = async () => {
    const ended = await psql('SELECT 1');
    said = ended.output;
    return ended.status === 0;
  };
  await until(answers, 20_000, () => `PostgreSQL did not start: ${server.output()}${said}`);
  await psql('CREATE ROLE app LOGIN');
  await psql('CREATE DATABASE app OWNER app');
  Object.assign(env, {
    PGHOST: name,
    PGPORT: '5432',
    PGUSER: 'app',
    PGPASSWORD: 'secret',
    PGDATABASE: 'app',
    DATABASE_URL: `postgresql://app:secret@${name}:5432/app`,
  });
}

async function startMariadb(plan: Plan, env: Environment, name: string): Promise<void> {
  const data = '/var/lib/mysql-data';
  copyTemplate('mysql', data, plan.canSwitch);
  const options = [
    `--datadir=${data}`,
    '--socket=/run/mysqld/mysqld.sock',
    '--pid-file=/run/mysqld/mysqld.pid',
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-log-file-size=8M',
    '--innodb-buffer-pool-size=32M',
    '--character-set-server=utf8mb4',
    '--skip-log-bin',
    '--skip-name-resolve',
    '--bind-address=127.0.0.1',
    '--local-infile=1',
  ];
  const server = start('/usr/sbin/mariadbd', ['--no-defaults', ...options], { env, asUser: true });
  const sql = (text: string) =>
    call('mariadb', ['--no-defaults', '-u', 'root', '-S', '/run/mysqld/mysqld.sock', '-e', text], {
      env,
      asUser: true,
    });
  await until(
    async () => (await sql('SELECT 1')).status === 0,
    20_000,
    () => `MariaDB did not start: ${server.output()}`,
  );
  await sql(
    "CREATE DATABASE app; CREATE USER app@'%' IDENTIFIED BY 'secret'; GRANT ALL ON *.* TO app@'%' WITH GRANT OPTION",
  );
  const value = {
    MYSQL_HOST: name,
    MYSQL_TCP_PORT: '3306',
    MYSQL_PWD: 'secret',
    MYSQL_URL: `mysql://app:secret@${name}:3306/app`,
  };
  Object.assign(env, value);
}

async function startRedis(env: Environment, name: string): Promise<void> {
  ownFolder('/var/lib/redis-data', true);
  const server = start(
    'redis-server',
    [
      '--port',
      '6379',
      '--save',
      '',
      '--dir',
      '/var/lib/redis-data',
      '--protected-mode',
      'no',
      '--bind',
      '127.0.0.1',
    ],
    { env, asUser: true },
  );
  const ping = async () =>
    (await call('redis-cli', ['ping'], { env, asUser: true })).output.includes('PONG');
  await until(ping, 10_000, () => `Redis did not start: ${server.output()}`);
  Object.assign(env, { REDIS_URL: `redis://${name}:6379` });
}

/** Starts the databases a session needs and puts their addresses into its environment. */
export async function startStores(plan: Plan, env: Environment): Promise<void> {
  for (const need of plan.needs) {
    if (need.kind === 'postgres') await startPostgres(plan, env, need.names[0] ?? '127.0.0.1');
    if (need.kind === 'mysql') await startMariadb(plan, env, need.names[0] ?? '127.0.0.1');
    if (need.kind === 'redis') await startRedis(env, need.names[0] ?? '127.0.0.1');
  }
}

type SqlStep = Extract<Step, { kind: 'sql' }>;
type RedisStep = Extract<Step, { kind: 'redis' }>;

/** Clients that stay connected through a session, so that a transaction may span blocks. */
export class Clients {
  readonly #env: Environment;
  readonly #cwd: string;
  readonly #open = new Map<string, Repl>();
  #count = 0;

  constructor(env: Environment, cwd: string) {
    this.#env = env;
    this.#cwd = cwd;
  }

  #client(key: string, command: string, args: readonly string[]): Repl {
    const open =
      this.#open.get(key) ??
      new Repl(command, args, { env: this.#env, cwd: this.#cwd, asUser: true });
    this.#open.set(key, open);
    return open;
  }

  #file(text: string): string {
    const file = `/run/check/block-${this.#count++}.sql`;
    fs.writeFileSync(file, `${text}\n`, { mode: 0o644 });
    return file;
  }

  /** Executes SQL. Throws a `StepError` with line and message if the server refuses it. */
  sql(step: SqlStep): Promise<string> {
    return step.dialect === 'postgres' ? this.#postgres(step) : this.#mysql(step);
  }

  async #postgres(step: SqlStep): Promise<string> {
    const file = this.#file(step.text);
    const user = step.asRoot ? ['-U', 'postgres'] : [];
    const psql = this.#client(`postgres ${user.join('')}`, 'psql', [
      '-X',
      '-P',
      'pager=off',
      ...user,
    ]);
    const stop = step.mayFail ? 0 : 1;
    const answer = await psql.send(
      `\\set ON_ERROR_STOP ${stop}\n\\i ${file}\n\\echo ${MARK}\n`,
      MARK,
      step.timeoutMs,
    );
    const output = answer.output.replace(new RegExp(`psql:${file}:\\d+: `, 'g'), '');
    const line = Number(new RegExp(`psql:${file}:(\\d+): `).exec(answer.output)?.[1]) || undefined;
    const error =
      /^(?:ERROR|FATAL|error|invalid command)[^\n]*(?:\n(?:LINE|DETAIL|HINT)[^\n]*)*/m.exec(
        output,
      )?.[0];
    return this.#judge('postgres', step, output, { ended: answer.ended, line, error });
  }

  async #mysql(step: SqlStep): Promise<string> {
    const file = this.#file(step.text);
    const args = [
      '--no-defaults',
      ...(step.mayFail ? ['--force'] : []),
      '--table',
      '--unbuffered',
      '-h',
      '127.0.0.1',
      '-u',
      step.asRoot ? 'root' : 'app',
      ...(step.asRoot ? ['--skip-password'] : []),
      'app',
    ];
    const mysql = this.#client(`mysql ${step.asRoot} ${step.mayFail}`, 'mariadb', args);
    const answer = await mysql.send(`source ${file}\n\\! echo ${MARK}\n`, MARK, step.timeoutMs);
    const line = Number(/^ERROR .* at line (\d+)/m.exec(answer.output)?.[1]) || undefined;
    const output = answer.output.replace(
      /^(ERROR \d+ \(\w+\)) at line \d+(?: in file: '[^']*')?/gm,
      '$1',
    );
    const error = /^ERROR [^\n]*/m.exec(output)?.[0];
    return this.#judge('mysql', step, output, { ended: answer.ended, line, error });
  }

  #judge(
    key: string,
    step: SqlStep,
    output: string,
    found: { ended?: string; line?: number; error?: string },
  ): string {
    const { ended, line, error } = found;
    if (ended) for (const [name] of this.#open) if (name.startsWith(key)) this.#open.delete(name);
    if (ended === 'time' || ended === 'output')
      throw new StepError(`it was stopped: too much ${ended}`, { output });
    if (!step.mayFail && (error || ended))
      throw new StepError(error ?? `the client ended. It printed:\n${indent(output)}`, {
        line,
        output,
      });
    return output;
  }

  /** Executes Redis commands. Throws the first error answer as a `StepError`. */
  async redis(step: RedisStep): Promise<string> {
    const redis = this.#client('redis', 'redis-cli', ['--no-raw']);
    const commands = step.text
      .split('\n')
      .filter((line) => line.trim() && !line.trim().startsWith('#'));
    const answer = await redis.send(
      `${commands.join('\n')}\nECHO ${MARK}\n`,
      `"${MARK}"`,
      step.timeoutMs,
    );
    if (answer.ended) {
      this.#open.delete('redis');
      throw new StepError(
        `it was stopped: ${answer.ended}. It printed:\n${indent(answer.output)}`,
        { output: answer.output },
      );
    }
    const error = /^(?:\d+\) )?\(error\) .*/m.exec(answer.output)?.[0];
    if (error && !step.mayFail) throw new StepError(error, { output: answer.output });
    return answer.output;
  }
}
