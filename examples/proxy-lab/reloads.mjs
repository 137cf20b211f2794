// Counts what reloads cost on new connections, of Caddy also with net.ipv4.tcp_migrate_req in its network namespace.
//   sudo node reloads.mjs ROOT [reloads.csv] [--rounds 3] [--reloads 10] [--others 0.2] [--caddy PROGRAM] [--http2]
// Appends a line for each run; started again, it goes on where it ended. Without a file it prints them. ROOT is
// what root.sh made; PROGRAM is another Caddy to compare; --http2 asks over HTTP/2 instead of HTTP/1.1. A run starts
// when other programs use less than half of what --others allows, in parts of a core, and is repeated if they used
// more than that meanwhile. The lab's own programs go before them, so that a busy machine changes little: compare p50.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isRoot, lab, stop, urlOf } from './lab.mjs';
import { CORES, down, up } from './network.mjs';
import { cores, otherSeconds, since } from './processes.mjs';
import { CASES, PROXIES } from './schedule.mjs';

const {
  values: options,
  positionals: [root, file],
} = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    reloads: { type: 'string', default: '10' },
    others: { type: 'string', default: '0.2' },
    caddy: { type: 'string' },
    http2: { type: 'boolean', default: false },
  },
});
if (!isRoot(root)) {
  console.error('usage: sudo node reloads.mjs ROOT [reloads.csv] [--rounds 3] [--reloads 10] [--others 0.2] [--caddy PROGRAM] [--http2]');
  process.exit(2);
}

// What this starts inherits both. The kernel weighs sessions against each other first, then their programs.
os.setPriority(-15);
if (fs.existsSync('/proc/self/autogroup')) fs.writeFileSync('/proc/self/autogroup', '-15');

const COLUMNS = [
  'at', 'kernel', 'version', 'go', 'round', 'proxy', 'migrate', 'load1', 'others', 'steal', 'core', 'seconds',
  'reloads', 'requests', 'p50', 'p99', 'failed', 'full', 'migrated', 'unmigrated', 'errors',
];
const { inside, inRoot, prepared, ready, reload, startBackend } = lab(root);
// What each configuration has to say to offer HTTP/2, which the measurements of bench.mjs do without.
const OFFERS = {
  Caddyfile: ['protocols h1', 'protocols h1 h2'],
  'nginx.conf': ['listen 8441 ssl;', 'listen 8441 ssl;\nhttp2 on;'],
  'haproxy.cfg': ['alpn http/1.1', 'alpn h2,http/1.1'],
};
if (options.http2)
  for (const [name, [from, to]] of Object.entries(OFFERS)) {
    const configuration = path.join(root, 'bench', name);
    fs.writeFileSync(configuration, fs.readFileSync(configuration, 'utf8').replace(from, to));
  }
if (options.caddy) fs.copyFileSync(options.caddy, path.join(root, 'bench/caddy'));

const first = (command) => inside('sh', '-c', `${command} 2>&1 | head -n 1`);
const number = (text) => /\d+\.\d+[\w.+-]*/.exec(text)?.[0] ?? '';
const goOf = (program) => number(first(`go version ${program}`).split(': ').at(-1));
const caddies = ['/usr/bin/caddy', ...(options.caddy ? ['/bench/caddy'] : [])].flatMap((program) =>
  [0, 1].map((migrate) => ({ proxy: 'caddy', program, migrate, version: number(first(`${program} version`)), go: goOf(program) })),
);
const others = ['nginx', 'haproxy'].map((proxy) => ({ proxy, program: proxy, migrate: 0, version: number(first(`${proxy} -v`)), go: '' }));
const WAYS = [...caddies, ...others];

const inNet = (...command) => execFileSync('nsenter', ['--net=/run/netns/bench-proxy', ...command], { encoding: 'utf8' });

/** A counter of the proxy's network namespace, from the two lines that the kernel has for names and values. */
function counter(name) {
  const [names, values] = inNet('cat', '/proc/net/netstat').split('\n').map((line) => line.split(' '));
  return Number(values[names.indexOf(name)]);
}

const reading = () => ({ others: otherSeconds(), cores: cores(), migrated: counter('TCPMigrateReqSuccess'), unmigrated: counter('TCPMigrateReqFailure') });

async function calm() {
  for (;;) {
    const before = reading();
    await wait(2000);
    if ((otherSeconds() - before.others) / 2 < Number(options.others) / 2) return;
  }
}

async function run({ proxy, program, migrate }) {
  // The kernel looks at this whenever a listening socket is closed. A container's runtime sets it before the start.
  inNet('sh', '-c', `echo ${migrate} > /proc/sys/net/ipv4/tcp_migrate_req`);
  const { start, reload: how } = PROXIES[proxy];
  const child = inRoot([program, ...start.slice(1)]);
  try {
    await ready(proxy);
    const reloads = Number(options.reloads);
    const { args } = CASES['reload-new'];
    const go = await prepared(['-url', urlOf(proxy, 'small'), '-seconds', String(reloads + 1), ...args, ...(options.http2 ? ['-h2'] : [])]);
    if (file) await calm();
    const load1 = os.loadavg()[0].toFixed(2);
    const before = reading();
    const running = go();
    for (let count = 0; count < reloads; count++) {
      await wait(1000);
      const reloading = how.signal ? reload(proxy, child) : inRoot([program, ...how.command.slice(1)]);
      if (!reloading) continue;
      const [code] = await once(reloading, 'exit');
      if (code !== 0) throw new Error(`a reload of ${proxy} ended with ${code}`);
    }
    const { requests, failed, full, p50, p99, errors = {} } = await running;
    const after = reading();
    const [own, other] = [CORES.proxy, CORES.client].map((core) => since(before.cores[core], after.cores[core]));
    return {
      load1, reloads, requests, p50, p99, failed, full,
      others: ((after.others - before.others) / own.seconds).toFixed(3),
      steal: (own.steal + other.steal).toFixed(2),
      core: own.busy.toFixed(2),
      seconds: own.seconds.toFixed(2),
      migrated: after.migrated - before.migrated,
      unmigrated: after.unmigrated - before.unmigrated,
      errors: Object.entries(errors).map(([text, count]) => `${count} ${text}`).join('; '),
    };
  } finally {
    await stop(child);
  }
}

const keyOf = ({ round, proxy, version, migrate }) => [round, proxy, version, migrate].join(' ');
const rowsOf = (name) => {
  const [header, ...lines] = fs.readFileSync(name, 'utf8').trim().split('\n').map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(header.map((column, at) => [column, line[at]])));
};
if (file && !fs.existsSync(file)) fs.writeFileSync(file, `${COLUMNS.join(',')}\n`);
const done = new Set(file ? rowsOf(file).map(keyOf) : []);
up();
const backend = startBackend();
try {
  await wait(300);
  for (let round = 1; round <= Number(options.rounds); round++) {
    for (let turn = 0; turn < WAYS.length; turn++) {
      const way = WAYS[(turn + round - 1) % WAYS.length];
      if (done.has(keyOf({ ...way, round }))) continue;
      let values = await run(way);
      while (file && Number(values.others) > Number(options.others)) values = await run(way);
      const row = { at: new Date().toISOString().slice(0, 19), kernel: os.release(), round, ...way, ...values };
      // No error text has a comma so far; none may break the file.
      const line = COLUMNS.map((column) => String(row[column]).replaceAll(',', '')).join(',');
      if (file) fs.appendFileSync(file, `${line}\n`);
      else console.log(line);
    }
  }
} finally {
  await stop(backend);
  down();
}
