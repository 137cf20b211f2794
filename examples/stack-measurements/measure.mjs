// What a stack needs while it is used: memory and processor time of each container, once a second.
//   node measure.mjs side-project|start-up [seconds]
// Needs Docker with Compose. The rows of that stack in runs.csv are replaced.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

const [stack = 'side-project', seconds = '180'] = process.argv.slice(2);
/** The said load: requests a second over all replicas, one in ten of which writes a note. */
const REQUESTS_A_SECOND = 20;
const ROWS = 100_000;
const EXPORT_EVERY = 10;

const here = import.meta.dirname;
const socketPath = (process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock').replace(
  'unix://',
  '',
);
const run = (command, ...options) =>
  execFileSync('docker', [command, ...options], { encoding: 'utf8', cwd: here, maxBuffer: 1e8 });
const compose = (...options) =>
  run('compose', '-p', 'measured', '-f', `${stack}.compose.yaml`, ...options);
const sql = (text) => compose('exec', '-T', 'db', 'psql', '-U', 'app', '-Atqc', text).trim();
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One request; resolves to its status, 0 where there was no answer. */
const ask = (options, body) =>
  new Promise((resolve) => {
    const request = http.request({ host: '127.0.0.1', timeout: 10_000, ...options }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve({ status: 0, headers: {}, text: '' }));
    request.end(body);
  });

const isDjango = stack === 'start-up';
const ports = isDjango ? [8090, 8091] : [8090];
const agent = new http.Agent({ keepAlive: true });
const text = 'A note of a hundred letters, as people write them when they try something. '.padEnd(
  100,
  '.',
);

function write(port, csrf) {
  if (!isDjango) {
    const body = JSON.stringify({ text });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    return ask({ port, agent, method: 'POST', path: '/notes', headers }, body);
  }
  const body = new URLSearchParams({ text, csrfmiddlewaretoken: csrf }).toString();
  const headers = {
    cookie: `csrftoken=${csrf}`,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
    referer: 'https://localhost/',
    'x-forwarded-proto': 'https',
    host: 'localhost',
  };
  return ask({ port, agent, method: 'POST', path: '/', headers }, body);
}

const read = (port) =>
  ask({
    port,
    agent,
    path: isDjango ? '/' : '/notes',
    headers: isDjango ? { 'x-forwarded-proto': 'https', host: 'localhost' } : {},
  });

/** Memory without file cache that wasn't used again, and processor time, as the engine counts them. */
async function sample(id) {
  const { text: answer } = await ask({
    socketPath,
    host: undefined,
    path: `/containers/${id}/stats?stream=false&one-shot=true`,
  });
  const { memory_stats: memory, cpu_stats: cpu } = JSON.parse(answer);
  const cached = memory.stats.inactive_file ?? memory.stats.total_inactive_file ?? 0;
  return { memory: memory.usage - cached, cpu: cpu.cpu_usage.total_usage };
}

compose('up', '-d', '--build', '--wait');
const answers = {};
try {
  compose(
    'exec',
    '-T',
    'web',
    ...(isDjango ? ['python', 'manage.py', 'migrate', '--noinput'] : ['node', 'migrate.js']),
  );
  const table = isDjango ? 'notes_note' : 'notes';
  sql(
    `INSERT INTO ${table} (text, created_at) SELECT repeat(md5(n::text), 3), now() FROM generate_series(1, ${ROWS}) n`,
  );
  const services = compose('ps', '--format', '{{.Service}} {{.ID}}')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const csrf = isDjango
    ? /csrftoken=(\w+)/.exec(String((await read(8090)).headers['set-cookie']))[1]
    : '';
  const rows = [];
  const began = Date.now();
  let sent = 0;
  const load = setInterval(async () => {
    sent += 1;
    const port = ports[sent % ports.length];
    const { status } = await (sent % 10 === 0 ? write(port, csrf) : read(port));
    answers[status] = (answers[status] ?? 0) + 1;
  }, 1000 / REQUESTS_A_SECOND);
  for (let second = 0; second <= Number(seconds); second += 1) {
    if (isDjango && second % EXPORT_EVERY === 0)
      compose('exec', '-T', 'queue', 'valkey-cli', 'RPUSH', 'exports', `export-${second}`);
    for (const [service, id] of services) {
      const { memory, cpu } = await sample(id);
      rows.push([stack, service, second, memory, Math.round(cpu / 1e6)].join(','));
    }
    await pause(Math.max(0, began + (second + 1) * 1000 - Date.now()));
  }
  clearInterval(load);
  const file = path.join(here, 'runs.csv');
  const before = fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').trim().split('\n').slice(1)
    : [];
  const others = before.filter((line) => !line.startsWith(`${stack},`));
  const head = 'stack,service,second,memory_bytes,cpu_ms';
  fs.writeFileSync(file, `${[head, ...others, ...rows].join('\n')}\n`);
  const connections = Number(
    sql(
      "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    ),
  );
  const notes = path.join(here, 'machine.json');
  const known = fs.existsSync(notes) ? JSON.parse(fs.readFileSync(notes, 'utf8')) : {};
  const machine = {
    ...known,
    [stack]: {
      date: new Date().toISOString().slice(0, 10),
      cpu: os.cpus()[0].model,
      cores: os.cpus().length,
      engine: run('version', '--format', '{{.Server.Version}}').trim(),
      postgres: sql('SHOW server_version'),
      requestsASecond: REQUESTS_A_SECOND,
      seconds: Number(seconds),
      rowsBefore: ROWS,
      answers,
      connections,
    },
  };
  fs.writeFileSync(notes, `${JSON.stringify(machine, null, 2)}\n`);
  console.log(stack, machine[stack]);
} finally {
  compose('down', '-v', '--timeout', '2');
}
