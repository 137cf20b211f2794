// Measures nginx, HAProxy and Caddy of Debian testing between two network namespaces.
//   sudo node bench.mjs ROOT                         one second of everything, nothing kept
//   sudo node bench.mjs ROOT runs.csv [--minutes N]  takes up the schedule where runs.csv ends,
//                                                    and writes machine.json beside it
// ROOT is what root.sh made. Needs go and openssl; Linux only.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { down, start, up } from './network.mjs';
import { busySeconds, cpuSeconds, memoryKb } from './processes.mjs';
import { CASES, COLUMNS, PROXIES, schedule } from './schedule.mjs';

const here = import.meta.dirname;
const {
  values: options,
  positionals: [root, file],
} = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '600' }, 'max-load': { type: 'string', default: '2.5' } },
});
if (!root || !fs.existsSync(path.join(root, 'usr/sbin/nginx'))) {
  console.error('usage: sudo node bench.mjs ROOT [runs.csv] [--minutes N] [--max-load N]');
  console.error('ROOT is a folder that root.sh has made');
  process.exit(2);
}

const bench = path.join(root, 'bench');
fs.rmSync(bench, { recursive: true, force: true });
fs.mkdirSync(path.join(bench, 'tmp'), { recursive: true });
for (const name of ['nginx.conf', 'haproxy.cfg', 'Caddyfile'])
  fs.copyFileSync(path.join(here, name), path.join(bench, name));
const run = (command, ...args) => execFileSync(command, args, { cwd: here, encoding: 'utf8', stdio: 'pipe' });
for (const name of ['load', 'backend'])
  run('go', 'build', '-o', path.join(bench, name), `${name}.go`);
const [key, cert, both] = ['key.pem', 'cert.pem', 'both.pem'].map((name) => path.join(bench, name));
run('openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes',
  '-days', '2', '-subj', '/CN=10.66.0.1', '-addext', 'subjectAltName=IP:10.66.0.1', '-keyout', key, '-out', cert);
fs.writeFileSync(both, fs.readFileSync(cert, 'utf8') + fs.readFileSync(key, 'utf8'));

const log = fs.openSync(path.join(bench, 'log'), 'a');
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/bench', XDG_DATA_HOME: '/bench', XDG_CONFIG_HOME: '/bench' };
const inRoot = (command) =>
  start('proxy', command, { root, env: environment, stdio: ['ignore', log, log] });
const load = (args, stdin = 'ignore') =>
  start('client', [path.join(bench, 'load'), ...args], { stdio: [stdin, 'pipe', log] });

async function output(child) {
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the load generator ended with ${code}; see ${bench}/log`);
  return JSON.parse(text.trim().split('\n').at(-1));
}

const urlOf = (proxy, size) => `https://10.66.0.1:${PROXIES[proxy].port}/${size}`;

/** Asks until the proxy answers: a request before that would be counted as its failure. */
async function ready(proxy) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { failed } = await output(load(['-url', urlOf(proxy, 'small'), '-rate', '20', '-seconds', '0.05', '-clients', '1']));
    if (failed === 0) return;
    await wait(100);
  }
  throw new Error(`${proxy} does not answer; see ${bench}/log`);
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(late);
}

function reload(proxy, child) {
  const { signal, command } = PROXIES[proxy].reload;
  if (signal) process.kill(child.pid, signal);
  else inRoot(command);
}

async function measureLoad(proxy, child, { args, size = 'small', reloads = 0 }, seconds) {
  const before = cpuSeconds(child.pid);
  const running = output(load(['-url', urlOf(proxy, size), '-seconds', String(seconds), ...args]));
  for (let count = 0; count < reloads; count++) {
    await wait((seconds * 1000) / (reloads + 1));
    reload(proxy, child);
  }
  const measured = await running;
  // Workers that a reload has ended have taken their books along.
  const cpu = reloads > 0 ? '' : (cpuSeconds(child.pid) - before).toFixed(2);
  return { ...measured, seconds, cpu, reloads };
}

async function measureMemory(proxy, child, { connections }) {
  const before = memoryKb(child.pid);
  const args = ['-url', urlOf(proxy, 'small'), '-hold', '-clients', String(connections)];
  const holding = load(args, 'pipe');
  const summary = output(holding);
  await once(holding.stdout, 'data');
  await wait(1000);
  const after = memoryKb(child.pid);
  holding.stdin.end();
  return { ...(await summary), emptyKb: before, idleKb: after };
}

async function measure({ round, name, proxy }, seconds) {
  const load1 = os.loadavg()[0].toFixed(2);
  const busyBefore = busySeconds();
  const child = inRoot(PROXIES[proxy].start);
  try {
    await ready(proxy);
    const kind = CASES[name];
    const values = kind.connections
      ? await measureMemory(proxy, child, kind)
      : await measureLoad(proxy, child, kind, seconds);
    return { round, case: name, proxy, load1, busy: (busySeconds() - busyBefore).toFixed(1), ...values };
  } finally {
    await stop(child);
  }
}

const rowsOf = (name) =>
  fs.existsSync(name) ? fs.readFileSync(name, 'utf8').trim().split('\n').slice(1) : [];

/** What it is measured on, with which versions. */
function machine() {
  const said = (...command) =>
    execFileSync('chroot', [root, 'sh', '-c', `${command.join(' ')} 2>&1 | head -n 1`], { encoding: 'utf8', env: environment }).trim();
  const [cpu] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpu.model.trim(),
    cores: os.cpus().length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    kernel: os.release(),
    debian: said('cat', '/etc/debian_version'),
    go: run('go', 'version').trim(),
    clients: 32,
    versions: { nginx: said('nginx', '-v'), haproxy: said('haproxy', '-v'), caddy: said('caddy', 'version') },
  };
}

/** Waits until the load average allows a measurement; false where it does not in time. */
async function calm(until) {
  while (os.loadavg()[0] > Number(options['max-load'])) {
    if (Date.now() > until) {
      console.log(`load average ${os.loadavg()[0].toFixed(2)}: not measured now`);
      return false;
    }
    await wait(2000);
  }
  return true;
}

up();
const backend = start('app', [path.join(bench, 'backend')], { stdio: ['ignore', log, log] });
try {
  await wait(300);
  if (file) {
    const ends = Date.now() + Number(options.minutes) * 60_000;
    if (!fs.existsSync(file)) fs.writeFileSync(file, `${COLUMNS.join(',')}\n`);
    fs.writeFileSync(path.join(path.dirname(file), 'machine.json'), `${JSON.stringify(machine(), null, 2)}\n`);
    const done = new Set(rowsOf(file).map((row) => row.split(',').slice(0, 3).join(',')));
    for (const turn of schedule()) {
      const id = [turn.round, turn.name, turn.proxy].join(',');
      const needs = ((CASES[turn.name].seconds ?? 2) + 3) * 1000;
      if (done.has(id)) continue;
      if (Date.now() + needs > ends) break;
      if (!(await calm(ends - needs))) break;
      const values = await measure(turn, CASES[turn.name].seconds ?? 0);
      values.at = new Date().toISOString().slice(0, 19);
      fs.appendFileSync(file, `${COLUMNS.map((column) => values[column] ?? '').join(',')}\n`);
    }
  } else {
    for (const turn of schedule().filter(({ round }) => round === 1)) {
      const values = await measure(turn, 1);
      if (values.failed > 0 && !CASES[turn.name].reloads) throw new Error(`${values.failed} requests failed`);
      console.log(turn.name, turn.proxy, JSON.stringify(values));
    }
  }
} finally {
  await stop(backend);
  down();
}
