// Measures nginx, HAProxy and Caddy in front of one backend on this machine.
//   node bench.mjs --check            starts each once, one request each, no measurement
//   node bench.mjs load results.json  one round of the load runs, added to the file
//   node bench.mjs idle results.json  one round of 1,000 idle connections
//   node bench.mjs reload results.json  one round of reloads under load
// Needs wrk, nginx, haproxy, caddy, go and openssl; Linux only.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds, memoryKb } from './processes.mjs';

const here = import.meta.dirname;
const [mode, resultsFile] = process.argv.slice(2);
const SECONDS = 2;
const CONNECTIONS = 32;
const IDLE = 1000;
const RELOADS = 3;

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
fs.chmodSync(work, 0o755);
for (const folder of ['certs', 'tmp', 'home']) fs.mkdirSync(path.join(work, folder));
for (const file of ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'backend.go', 'report.lua']) {
  fs.copyFileSync(path.join(here, file), path.join(work, file));
}
const env = {
  ...process.env,
  HOME: path.join(work, 'home'),
  GOCACHE: path.join(os.tmpdir(), 'bench-go-cache'),
  GOFLAGS: '-mod=mod',
};
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: work, env, encoding: 'utf8', stdio: 'pipe' });

const proxies = {
  nginx: {
    http: 18101,
    https: 18102,
    start: ['nginx', '-p', work, '-c', 'nginx.conf'],
    reload: (pid) => process.kill(pid, 'SIGHUP'),
    version: () => execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }),
  },
  haproxy: {
    http: 18111,
    https: 18112,
    start: ['haproxy', '-W', '-f', 'haproxy.cfg'],
    reload: (pid) => process.kill(pid, 'SIGUSR2'),
    version: () => run('haproxy', '-v').split('\n')[0],
  },
  caddy: {
    http: 18121,
    https: 18122,
    start: ['caddy', 'run', '--config', 'Caddyfile', '--adapter', 'caddyfile'],
    reload: () =>
      spawn('caddy', ['reload', '--force', '--config', 'Caddyfile', '--address', '127.0.0.1:18129'], {
        cwd: work,
        env,
        stdio: 'ignore',
      }),
    version: () => run('caddy', 'version'),
  },
};

async function reachable(port) {
  for (let attempt = 0; attempt < 400; attempt++) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}

const started = [];
async function start([command, ...args], ...ports) {
  const log = fs.openSync(path.join(work, `${path.basename(command)}.log`), 'a');
  const child = spawn(command, args, { cwd: work, env, stdio: ['ignore', log, log] });
  started.push(child);
  for (const port of ports) await reachable(port);
  return child;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(late);
}

function wrk(url, { keepAlive = true, seconds = SECONDS } = {}) {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', 'report.lua'];
  if (!keepAlive) args.push('-H', 'Connection: close');
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', [...args, url], { cwd: work, env });
    let text = '';
    child.stdout.on('data', (data) => (text += data));
    child.once('error', reject);
    child.once('close', () => {
      const json = /^JSON (.*)$/m.exec(text)?.[1];
      return json ? resolve(JSON.parse(json)) : reject(new Error(`wrk: ${text}`));
    });
  });
}

const round = (value, digits = 3) => Number(value.toFixed(digits));
const load1 = () => round(os.loadavg()[0], 2);

const results =
  resultsFile && fs.existsSync(resultsFile)
    ? JSON.parse(fs.readFileSync(resultsFile, 'utf8'))
    : { machine: null, load: [], idle: [], reload: [] };

/** One element of every list a line, so that a change of one run is a change of one line. */
function save() {
  const lists = ['load', 'idle', 'reload'].map(
    (name) =>
      `  "${name}": [${results[name].map((row) => `\n    ${JSON.stringify(row)}`).join(',')}\n  ]`,
  );
  const machine = JSON.stringify(results.machine, null, 2).replaceAll('\n', '\n  ');
  fs.writeFileSync(resultsFile, `{\n  "machine": ${machine},\n${lists.join(',\n')}\n}\n`);
}

function describe() {
  const cpus = os.cpus();
  const wrkVersion = execFileSync('sh', ['-c', 'wrk -v 2>&1 | head -n 1'], { encoding: 'utf8' });
  results.machine = {
    date: new Date().toISOString().slice(0, 10),
    cpu: cpus[0].model.trim(),
    cores: cpus.length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    kernel: os.release(),
    debian: fs.readFileSync('/etc/debian_version', 'utf8').trim(),
    wrk: /wrk \S+ \S+/.exec(wrkVersion)?.[0] ?? wrkVersion.trim(),
    go: run('go', 'version').trim(),
    connections: CONNECTIONS,
    seconds: SECONDS,
    versions: Object.fromEntries(
      Object.entries(proxies).map(([name, proxy]) => [name, proxy.version().trim()]),
    ),
  };
}

/** The names of the proxies, rotated by the number of rounds before: none is always first. */
function order(list) {
  const names = Object.keys(proxies);
  const shift = Math.floor(list.length / names.length) % names.length;
  return [...names.slice(shift), ...names.slice(0, shift)];
}

async function measureLoad() {
  const before = results.load.filter((row) => row.scenario === 'small-http-keep');
  const roundNumber = before.filter((row) => row.proxy === 'nginx').length + 1;
  const names = order(before.filter((row) => row.proxy !== 'direct'));
  const running = {};
  for (const name of names) {
    running[name] = await start(proxies[name].start, proxies[name].http, proxies[name].https);
    await wrk(`http://127.0.0.1:${proxies[name].http}/small`, { seconds: 1 });
    await wrk(`https://127.0.0.1:${proxies[name].https}/small`, { seconds: 1 });
  }
  for (const size of ['small', 'big']) {
    for (const scheme of ['http', 'https']) {
      // A new connection for every megabyte measures the megabyte.
      for (const keepAlive of size === 'small' ? [true, false] : [true]) {
        const scenario = `${size}-${scheme}-${keepAlive ? 'keep' : 'close'}`;
        for (const name of scheme === 'http' ? ['direct', ...names] : names) {
          const port = name === 'direct' ? 18080 : proxies[name][scheme];
          const pid = name === 'direct' ? backend.pid : running[name].pid;
          const url = `${scheme}://127.0.0.1:${port}/${size}`;
          const loadBefore = load1();
          const cpu = cpuSeconds(pid);
          const measured = await wrk(url, { keepAlive });
          results.load.push({
            round: roundNumber,
            scenario,
            proxy: name,
            ...measured,
            cpuSeconds: round(cpuSeconds(pid) - cpu),
            load1: loadBefore,
          });
        }
      }
    }
  }
  for (const name of names) await stop(running[name]);
}

const connectIdle = (port, isTls) =>
  new Promise((resolve, reject) => {
    const socket = isTls
      ? tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
      : net.connect(port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', () => resolve(socket));
    socket.write('GET /small HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  });

async function measureIdle() {
  const roundNumber = results.idle.length / 6 + 1;
  for (const name of order(results.idle.filter((row) => row.scheme === 'http'))) {
    for (const scheme of ['http', 'https']) {
      const child = await start(proxies[name].start, proxies[name].http, proxies[name].https);
      (await connectIdle(proxies[name][scheme], scheme === 'https')).destroy();
      await wait(500);
      const before = memoryKb(child.pid);
      const sockets = [];
      for (let index = 0; index < IDLE; index += 50) {
        const batch = Array.from({ length: 50 }, () =>
          connectIdle(proxies[name][scheme], scheme === 'https'),
        );
        sockets.push(...(await Promise.all(batch)));
      }
      await wait(1000);
      const open = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
      const after = memoryKb(child.pid);
      results.idle.push({
        round: roundNumber,
        scheme,
        proxy: name,
        connections: open,
        emptyKb: before,
        idleKb: after,
        load1: load1(),
      });
      for (const socket of sockets) socket.destroy();
      await stop(child);
    }
  }
}

async function measureReload() {
  const roundNumber = results.reload.length / 6 + 1;
  for (const name of order(results.reload.filter((row) => row.keepAlive))) {
    const child = await start(proxies[name].start, proxies[name].http, proxies[name].https);
    for (const keepAlive of [true, false]) {
      const url = `http://127.0.0.1:${proxies[name].http}/small`;
      const measuring = wrk(url, { keepAlive, seconds: 3 });
      for (let count = 0; count < RELOADS; count++) {
        await wait(700);
        proxies[name].reload(child.pid);
      }
      results.reload.push({
        round: roundNumber,
        proxy: name,
        keepAlive,
        reloads: RELOADS,
        ...(await measuring),
        load1: load1(),
      });
      await wait(1000);
    }
    await stop(child);
  }
}

async function check() {
  for (const [name, { http, https, start: command }] of Object.entries(proxies)) {
    const child = await start(command, http, https);
    for (const [port, isTls] of [
      [http, false],
      [https, true],
    ]) {
      (await connectIdle(port, isTls)).destroy();
    }
    await stop(child);
    console.log(`${name} answers`);
  }
}

const tasks = { '--check': check, load: measureLoad, idle: measureIdle, reload: measureReload };
const task = tasks[mode];
if (!task || (mode !== '--check' && !resultsFile)) {
  console.error('usage: node bench.mjs --check | load|idle|reload results.json');
  process.exit(2);
}

let backend;
try {
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', 'certs/key.pem', '-out', 'certs/cert.pem'];
  run('openssl', 'req', '-x509', ...key, '-days', '2', ...subject, ...files);
  fs.writeFileSync(
    path.join(work, 'certs/both.pem'),
    ['cert', 'key'].map((name) => fs.readFileSync(path.join(work, `certs/${name}.pem`))).join(''),
  );
  run('go', 'build', '-o', 'backend', 'backend.go');
  backend = await start(['./backend'], 18080);
  await task();
  if (mode !== '--check') {
    describe();
    save();
  }
} finally {
  await Promise.all(started.map(stop));
  fs.rmSync(work, { recursive: true, force: true });
}
