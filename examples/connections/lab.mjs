// How many connections to PostgreSQL do work, and what happens when pools ask for more than there are.
//   node lab.mjs all && node report.mjs > report.txt
// Needs root, two cores, and Debian's postgresql and pgbouncer; it makes its own cluster in DIR. One part at a time:
//   node lab.mjs rates ROUND      pgbench with 1 to 20 connections
//   node lab.mjs locks ROUND      ten processes with pools of 10 and 2, and a table that is locked for a second
//   node lab.mjs releases ROUND   a release with pools of 10, 5, 2 and 1
//   node lab.mjs closing ROUND    a release with pools of 2 that the old processes keep, or close at once
//   node lab.mjs calls ROUND      processes that wait for another service in a transaction
//   node lab.mjs connect ROUND    what a connection costs the database
import { execFileSync, fork, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

const BIN = process.env.BIN ?? '/usr/lib/postgresql/15/bin';
const DIR = process.env.DIR ?? '/var/tmp/connections-lab';
const DATA = path.join(DIR, 'data');
const OUT = process.env.OUT ?? new URL('.', import.meta.url).pathname;
const [PORT, BOUNCER, APP] = [15432, 16432, 18000];
const here = (file) => new URL(file, import.meta.url).pathname;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));

/** Numbers from 0 to 1 that are the same in each run with the same seed. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
function shuffled(list, seed) {
  const next = random(seed);
  return list.map((item) => [next(), item]).sort(([a], [b]) => a - b).map(([, item]) => item);
}
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const ms = (value) => (value === undefined ? '' : value.toFixed(2));

function append(name, head, row) {
  const file = path.join(OUT, name);
  if (!fs.existsSync(file)) fs.writeFileSync(file, `${head}\n`);
  fs.appendFileSync(file, `${row.join(',')}\n`);
}

// ---------------------------------------------------------------- the database

const asPostgres = (command, args, options = {}) => execFileSync(command, args, { uid, gid, cwd: DIR, ...options });
const superuser = { host: DIR, port: PORT, user: 'postgres', database: 'postgres' };
const user = { host: '127.0.0.1', port: PORT, user: 'app', password: 'app', database: 'app' };

function makeCluster() {
  if (fs.existsSync(path.join(DIR, 'made'))) return;
  fs.mkdirSync(DIR, { recursive: true });
  fs.chownSync(DIR, uid, gid);
  asPostgres(`${BIN}/initdb`, ['-D', DATA, '--auth-local=trust', '--auth-host=scram-sha-256', '--locale=C.UTF-8'], { stdio: 'ignore' });
  startCluster(20);
  const psql = (as, database, input) =>
    asPostgres(`${BIN}/psql`, ['-qX', '-v', 'ON_ERROR_STOP=1', '-h', DIR, '-p', String(PORT), '-U', as, '-d', database], { input });
  psql('postgres', 'postgres', "CREATE ROLE app LOGIN PASSWORD 'app'; CREATE DATABASE app OWNER app;".replace('; ', ';\n'));
  psql('app', 'app', fs.readFileSync(here('schema.sql'), 'utf8'));
  asPostgres(`${BIN}/pgbench`, ['-i', '-q', '-s', '20', '-h', DIR, '-p', String(PORT), '-U', 'app', 'app'], { stdio: 'ignore' });
  fs.writeFileSync(path.join(DIR, 'made'), '');
  stopCluster();
}

// A superuser's connection takes one of the users', because three have to stay free for superusers, so the two of this
// lab are added.
/** Starts it on core 0, with `limit` connections for users. */
function startCluster(limit) {
  asPostgres('taskset', [
    '-c', '0', `${BIN}/pg_ctl`, 'start', '-w', '-D', DATA, '-l', path.join(DIR, 'log'),
    '-o', `-p ${PORT} -c unix_socket_directories=${DIR} -c listen_addresses=127.0.0.1 -c max_connections=${limit + 3 + 2} -c shared_buffers=512MB -c max_wal_size=4GB`,
  ], { stdio: 'ignore' });
}
const stopCluster = () => asPostgres(`${BIN}/pg_ctl`, ['stop', '-w', '-m', 'fast', '-D', DATA], { stdio: 'ignore' });

/** CPU time of the database so far, in seconds: its first process with those that have ended, and those that run. */
function databaseCpu() {
  const first = fs.readFileSync(path.join(DATA, 'postmaster.pid'), 'utf8').split('\n')[0];
  const ticks = (pid, from, to) => {
    try {
      return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(from, to).reduce((sum, value) => sum + Number(value), 0);
    } catch {
      return 0;
    }
  };
  const running = fs.readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
  return (ticks(first, 11, 15) + running.reduce((sum, pid) => sum + ticks(pid, 11, 13), 0)) / 100;
}

// ---------------------------------------------------------------- pgbench

function pgbench(args) {
  const log = path.join(DIR, 'bench');
  const out = execFileSync('taskset', ['-c', '1', `${BIN}/pgbench`, '-n', '-l', `--log-prefix=${log}`, '-T', '2', ...args, 'app'], {
    encoding: 'utf8',
    cwd: DIR,
    env: { ...process.env, PGHOST: user.host, PGPORT: String(PORT), PGUSER: 'app', PGPASSWORD: 'app' },
  });
  const times = [];
  for (const file of fs.readdirSync(DIR).filter((name) => name.startsWith('bench.'))) {
    for (const line of fs.readFileSync(path.join(DIR, file), 'utf8').split('\n')) if (line) times.push(Number(line.split(' ')[2]) / 1000);
    fs.rmSync(path.join(DIR, file));
  }
  times.sort((a, b) => a - b);
  return { rate: Number(/tps = ([\d.]+) \(without/.exec(out)[1]), median: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const SCRIPTS = { lookup: ['-S'], update: [], report: ['-f', path.join(DIR, 'report.pgbench')] };

function rates(round) {
  startCluster(20);
  fs.writeFileSync(path.join(DIR, 'report.pgbench'), `\\set customer random(1, 1000)\n${fs.readFileSync(here('report.pgbench'), 'utf8')}`);
  pgbench(['-S', '-c', '2']);
  for (const [script, connections] of shuffled(
    Object.keys(SCRIPTS).flatMap((script) => [1, 2, 4, 10, 20].map((connections) => [script, connections])),
    round * 31,
  )) {
    const { rate, median, p99 } = pgbench([...SCRIPTS[script], '-c', String(connections)]);
    append('rates.csv', 'round,script,connections,rate,median,p99,load', [round, script, connections, rate.toFixed(1), ms(median), ms(p99), os.loadavg()[0]]);
  }
  stopCluster();
}

// ---------------------------------------------------------------- processes with pools

/** Each process's pool, the connections that users have, and what's between the two. */
const TENS = { pool: 10, limit: 20 };
const TWOS = { pool: 2, limit: 20 };
const MORE = { pool: 10, limit: 200 };
const POOLER = { pool: 10, limit: 20, via: 'pgbouncer' };
/** Old processes close their pools as soon as they're told to end. */
const CLOSING = { pool: 2, limit: 20, via: 'closing' };

async function startProcesses(count, first, pool, via) {
  const children = Array.from({ length: count }, (_, at) => {
    const env = { ...process.env, PORT: String(first + at), POOL: String(pool), PGHOST: user.host, PGPORT: String(via === 'pgbouncer' ? BOUNCER : PORT), PGUSER: 'app', PGPASSWORD: 'app', PGDATABASE: 'app', ...(via === 'closing' && { CLOSE: '1' }) };
    return fork(here('app.mjs'), { env });
  });
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))));
  return { children, ports: children.map((_, at) => first + at) };
}
const kill = ({ children }) => children.forEach((child) => child.kill('SIGKILL'));

function startBouncer() {
  fs.writeFileSync(path.join(DIR, 'users.txt'), '"app" "app"\n');
  fs.writeFileSync(path.join(DIR, 'bouncer.ini'), `[databases]
app = host=127.0.0.1 port=${PORT}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${BOUNCER}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${DIR}/users.txt
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
logfile = ${DIR}/bouncer.log
`);
  return spawn('pgbouncer', ['-q', path.join(DIR, 'bouncer.ini')], { uid, gid, stdio: 'ignore' });
}

const agent = new http.Agent({ keepAlive: true });
const ask = (port, url) =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: url, agent }, (response) => {
      let body = '';
      response.on('data', (part) => (body += part)).on('end', () => resolve(response.statusCode === 200 ? '' : body));
    });
    request.on('error', (error) => resolve(error.code));
  });

/** Sends requests at random times, `rate` a second on average, to each port in turn. Times run from when they were due. */
async function load(seconds, rate, urls, ports, seed, begin) {
  const next = random(seed);
  const results = [];
  let [due, at] = [begin, 0];
  const open = [];
  for (;;) {
    due += (-Math.log(1 - next()) / rate) * 1000;
    if (due > begin + seconds * 1000) break;
    while (performance.now() < due) await pause(Math.max(0, due - performance.now()));
    const [url, time, sent] = [urls[Math.floor(next() * urls.length)], due, performance.now()];
    const list = ports(due);
    open.push(
      ask(list[at++ % list.length], url).then((error) => results.push({ url, at: time - begin, took: performance.now() - time, late: sent - time, error })),
    );
  }
  await Promise.all(open);
  return results;
}

/** Counts connections of the app, and how many of those run a query that isn't waiting for a lock. */
async function watch(begin) {
  const client = new pg.Client(superuser);
  await client.connect();
  const samples = [];
  let on = true;
  const loop = (async () => {
    while (on) {
      const at = performance.now() - begin;
      const { rows } = await client.query(
        "SELECT count(*)::int AS open, count(*) FILTER (WHERE state = 'active' AND wait_event_type IS DISTINCT FROM 'Lock')::int AS working FROM pg_stat_activity WHERE usename = 'app'",
      );
      samples.push({ at, ...rows[0], cpu: databaseCpu() });
      await pause(50);
    }
  })();
  return async () => {
    on = false;
    await loop;
    await client.end();
    return samples;
  };
}

async function lock(client, seconds) {
  await client.query('BEGIN');
  await client.query('LOCK TABLE items IN ACCESS EXCLUSIVE MODE');
  await client.query('SELECT pg_sleep($1)', [seconds]);
  await client.query('COMMIT');
}

const HEAD = 'round,scenario,pool,limit,via,processes,rate,phase,url,asked,failed,codes,median,p99,longest,open,openMost,working,workingMost,refusedAt,refusedAtMost,cpu,late,load';

/** One row for each phase and URL: [name, from, to] in seconds. */
function write(labels, phases, results, samples, file = 'pools.csv') {
  for (const [phase, from, to] of phases) {
    const within = ({ at }) => at >= from * 1000 && at < to * 1000;
    const seen = samples.filter(within);
    const mean = (key) => (seen.length ? (seen.reduce((sum, sample) => sum + sample[key], 0) / seen.length).toFixed(2) : '');
    const most = (key) => (seen.length ? Math.max(...seen.map((sample) => sample[key])) : '');
    // How many queries ran when requests failed, by the sample taken next to each failure.
    const refusedAt = results
      .filter((result) => within(result) && result.error)
      .map(({ at, took }) => samples.reduce((best, sample) => (Math.abs(sample.at - at - took) < Math.abs(best.at - at - took) ? sample : best)).working);
    for (const url of [...new Set(results.map((result) => result.url))].sort()) {
      const rows = results.filter((result) => result.url === url && within(result));
      const failed = rows.filter(({ error }) => error);
      const took = rows.filter(({ error }) => !error).map((row) => row.took).sort((a, b) => a - b);
      append(file, HEAD, [
        ...labels, phase, url, rows.length, failed.length, [...new Set(failed.map(({ error }) => error))].join(' '),
        ms(quantile(took, 0.5)), ms(quantile(took, 0.99)), ms(took.at(-1)),
        mean('open'), most('open'), mean('working'), most('working'),
        refusedAt.length ? (refusedAt.reduce((sum, value) => sum + value, 0) / refusedAt.length).toFixed(2) : '', refusedAt.length ? Math.max(...refusedAt) : '',
        seen.length > 1 ? ((100_000 * (seen.at(-1).cpu - seen[0].cpu)) / (seen.at(-1).at - seen[0].at)).toFixed(0) : '',
        Math.round(Math.max(0, ...rows.map(({ late }) => late))), os.loadavg()[0],
      ]);
    }
  }
}

const BOTH = ['/report', '/customer'];

/** Fresh processes, then one scenario. */
async function run(scenario, round, { pool, limit, via }, processes, rate, file) {
  const seed = round * 1000 + processes;
  startCluster(limit);
  const bouncer = via === 'pgbouncer' && startBouncer();
  const migration = new pg.Client({ ...superuser, database: 'app' });
  await migration.connect();
  // Everything is in memory before the first request.
  await migration.query('SELECT count(name) FROM customers');
  const report = fs.readFileSync(here('report.pgbench'), 'utf8').replace(':customer', '$1');
  for (let customer = 1; customer <= 50; customer++) await migration.query(report, [customer]);
  const old = await startProcesses(processes, APP, pool, via);
  const fresh = scenario === 'release' ? await startProcesses(processes, APP + 100, pool, via) : undefined;
  // Each process is warm, one request at a time. The new ones of a release come cold, as after a health check.
  for (let at = 0; at < 20; at++) for (const port of old.ports) await ask(port, at % 2 ? '/report' : '/customer');
  const labels = [round, scenario, pool, limit, via ?? '', processes, rate];
  const begin = performance.now() + 100;
  const stop = await watch(begin);
  let [results, phases] = [[], []];
  if (scenario === 'lock') {
    phases = [['before', 0, 6], ['lock', 6, 7], ['after', 7, 11]];
    const locked = pause(6000 + begin - performance.now()).then(() => lock(migration, 1));
    results = await load(11, rate, BOTH, () => old.ports, seed, begin);
    await locked;
  } else if (scenario === 'release') {
    phases = [['before', 0, 4], ['both', 4, 6], ['after', 6, 8]];
    const switched = begin + 4000;
    const signal = pause(switched - performance.now()).then(() => old.children.forEach((child) => child.kill('SIGTERM')));
    results = await load(8, rate, BOTH, (due) => (due < switched ? old.ports : fresh.ports), seed, begin);
    await signal;
  } else {
    phases = [['call', 1, 7]];
    results = await load(7, rate, [`/${scenario}`], () => old.ports, seed, begin);
  }
  write(labels, phases, results, await stop(), file);
  await migration.end();
  kill(old);
  if (fresh) kill(fresh);
  if (bouncer) bouncer.kill('SIGKILL');
  await pause(100);
  stopCluster();
}

/** Runs cases of scenario, arm, processes and requests a second, in random order. */
async function runAll(cases, round, seed) {
  for (const [scenario, arm, processes, rate] of shuffled(cases, seed)) await run(scenario, round, arm, processes, rate);
}
const locks = (round) =>
  runAll([...[TENS, TWOS, MORE, POOLER].map((arm) => ['lock', arm, 10, 200]), ['lock', TENS, 10, 50]], round, round * 47);
const releases = (round) =>
  runAll(
    [
      ['release', TENS, 2, 200],
      ['release', { pool: 5, limit: 20 }, 2, 200],
      ['release', TWOS, 10, 200],
      ['release', { pool: 1, limit: 20 }, 10, 200],
    ],
    round,
    round * 41,
  );
async function closing(round) {
  const arms = shuffled([TWOS, CLOSING], round * 53);
  for (const arm of arms) await run('release', round, arm, 10, 200, 'closing.csv');
}
const calls = (round) =>
  runAll([['inside', TENS], ['inside', MORE], ['inside', TWOS], ['outside', TWOS]].map(([scenario, arm]) => [scenario, arm, 10, 300]), round, round * 43);

/** CPU time of the database for a connection that is opened, one that is refused, and queries. */
async function connect(round) {
  startCluster(20);
  const client = async (config = user) => {
    const one = new pg.Client(config);
    one.on('error', () => {});
    one.refused = await one.connect().then(() => '', (error) => error.message);
    return one;
  };
  const open = (count, config) => Promise.all(Array.from({ length: count }, () => client(config)));
  const close = (clients) => Promise.all(clients.map((one) => one.end()));
  const spent = async (kind, count, work) => {
    const said = (await work()) ?? '';
    const before = databaseCpu();
    for (let at = 0; at < count; at++) await work();
    await pause(200);
    append('connect.csv', 'round,kind,count,cpuMs,said', [round, kind, count, ((1000 * (databaseCpu() - before)) / count).toFixed(3), said.replaceAll(',', ';')]);
  };
  const attempt = (config) => async () => {
    const one = await client(config);
    await one.end();
    return one.refused;
  };
  const trusted = { ...user, host: DIR }; // through the socket, without a password
  await spent('opened with a password', 200, attempt(user));
  await spent('opened without', 200, attempt(trusted));
  const held = await open(22); // the lab's two as well, because no superuser is here
  await spent('refused with a password', 200, attempt(user));
  await spent('refused without', 200, attempt(trusted));
  const reserved = await open(3, superuser);
  await spent('refused with all reserved ones taken', 200, attempt(user));
  await close(reserved);
  await spent('lookup', 5000, () => held[0].query('SELECT name FROM customers WHERE id = $1', [1 + Math.floor(Math.random() * 1000)]).then(() => ''));
  const report = fs.readFileSync(here('report.pgbench'), 'utf8').replace(':customer', '$1');
  await spent('report', 300, () => held[0].query(report, [1 + Math.floor(Math.random() * 1000)]).then(() => ''));
  await close(held);
  stopCluster();
}

// ---------------------------------------------------------------- main

const [part, round, ...rest] = process.argv.slice(2);
const parts = {
  rates: () => rates(Number(round)),
  locks: () => locks(Number(round)),
  releases: () => releases(Number(round)),
  closing: () => closing(Number(round)),
  calls: () => calls(Number(round)),
  connect: () => connect(Number(round)),
  // One run, such as `one 1 lock 10 20 10 200`: round, scenario, pool, limit, processes, requests a second, and `pgbouncer` or `closing`.
  one: () => {
    const [scenario, pool, limit, processes, rate, via] = rest;
    return run(scenario, Number(round), { pool: Number(pool), limit: Number(limit), via }, Number(processes), Number(rate));
  },
  async all() {
    for (const each of [1, 2, 3]) {
      rates(each);
      for (const some of [connect, locks, calls, releases, closing]) await some(each);
    }
  },
};
if (!parts[part]) throw new Error(`a part: ${Object.keys(parts).join(', ')}`);
execFileSync('taskset', ['-p', '-c', '1', String(process.pid)], { stdio: 'ignore' });
// A control group, so that other work on this machine hardly delays the lab. Within it, everything has its fair share.
const cpu = [['/sys/fs/cgroup/cpu', 'cpu.shares', '262144'], ['/sys/fs/cgroup', 'cpu.weight', '10000']].find(([root]) =>
  fs.existsSync(path.join(root, 'cgroup.procs')),
);
const group = path.join(cpu[0], 'connections-lab');
fs.mkdirSync(group, { recursive: true });
fs.writeFileSync(path.join(group, cpu[1]), cpu[2]);
fs.writeFileSync(path.join(group, 'cgroup.procs'), String(process.pid));
const said = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')[0];
const machine = {
  cpu: os.cpus()[0].model.trim(),
  cores: os.cpus().length,
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  linux: os.release(),
  postgres: said(`${BIN}/postgres`, '--version'),
  pgbouncer: said('pgbouncer', '--version'),
  node: process.version,
  pg: JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.resolve('pg')), 'utf8')).version,
};
fs.writeFileSync(path.join(OUT, 'machine.json'), `${JSON.stringify(machine, null, 2)}\n`);
try {
  makeCluster();
  await parts[part]();
} finally {
  if (fs.existsSync(path.join(DATA, 'postmaster.pid'))) stopCluster();
  agent.destroy();
}
