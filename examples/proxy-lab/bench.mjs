// Measures nginx, HAProxy and Caddy of Debian testing between network namespaces, the proxy on one core.
//   sudo node bench.mjs ROOT [--only CASE]           half a second of everything, nothing kept
//   sudo node bench.mjs ROOT runs.csv [--minutes N]  appends today's runs; started again, it goes on
//                                                    where it ended. Writes machines.json and
//                                                    history.csv beside it.
// ROOT is what root.sh made. Needs openssl, two cores and Linux.
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { writeHistory } from './history.mjs';
import { isRoot, lab, stop, urlOf } from './lab.mjs';
import { CORES, down, start, up } from './network.mjs';
import { cores, cpuSeconds, memoryKb, otherSeconds, since, slices } from './processes.mjs';
import { CASES, COLUMNS, PROXIES, schedule } from './schedule.mjs';

class OutOfTime extends Error {}

const today = new Date().toISOString().slice(0, 10);
const {
  values: options,
  positionals: [root, file],
} = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    day: { type: 'string', default: today },
    // The part of a core that other programs may use before and during a run.
    others: { type: 'string', default: '0.05' },
    // One case, to try something.
    only: { type: 'string' },
  },
});
if (!isRoot(root)) {
  console.error('usage: sudo node bench.mjs ROOT [runs.csv] [--minutes N] [--day YYYY-MM-DD] [--others 0.05] [--only CASE]');
  console.error('ROOT is a folder that root.sh has made');
  process.exit(2);
}

const beside = (name) => path.join(path.dirname(file), name);
const ends = Date.now() + Number(options.minutes) * 60_000;
const { inside, inRoot, load, prepared, ready, reload, startBackend } = lab(root);

const reading = (child) => ({ others: otherSeconds(), cores: cores(), cpu: cpuSeconds(child.pid), slices: slices(child.pid) });

/** What proxy and cores did between two readings. */
function between(before, after) {
  const of = (place) => since(before.cores[CORES[place]], after.cores[CORES[place]]);
  const [own, other] = [of('proxy'), of('client')];
  return {
    seconds: own.seconds.toFixed(3),
    others: ((after.others - before.others) / own.seconds).toFixed(3),
    cpu: (after.cpu - before.cpu).toFixed(4),
    slices: after.slices - before.slices,
    core: own.busy.toFixed(2),
    soft: own.soft.toFixed(2),
    steal: (own.steal + other.steal).toFixed(2),
    loadCore: other.busy.toFixed(2),
  };
}

const LONGEST_WAIT = 30_000;

/**
 * Waits until the cores are idle, but for one that is kept awake; returns the part of the proxy's core that is
 * busy all the same, or undefined after so long that proxies close their idle connections.
 */
async function calm(limit, awake) {
  for (const started = Date.now(); Date.now() - started < LONGEST_WAIT; ) {
    const before = cores();
    await wait(500);
    const used = cores().map((core, at) => since(before[at], core)).map(({ busy, seconds }) => busy / seconds);
    if (awake) used[CORES.proxy] = 0;
    if (Math.max(...used) <= 2 * limit) return used[CORES.proxy];
    if (Date.now() > ends) throw new OutOfTime();
  }
  return undefined;
}

/** Milliseconds of a fixed computation on the proxy's core. */
async function spin() {
  const [said] = await once(load(['-spin'], 'proxy').stdout, 'data');
  return Number(said).toFixed(1);
}

async function measureOnce(proxy, child, { args, size = 'small', reloads = 0, awake = false }, seconds, limit) {
  const go = await prepared(['-url', urlOf(proxy, size), '-seconds', String(seconds), ...args]);
  const still = await calm(limit, awake);
  const spun = await spin();
  const before = reading(child);
  const running = go();
  for (let count = 0; count < reloads; count++) {
    await wait((seconds * 1000) / (reloads + 1));
    reload(proxy, child);
  }
  const measured = await running;
  const spent = between(before, reading(child));
  // Workers that a reload has ended have taken their books along.
  if (reloads > 0) spent.cpu = spent.slices = '';
  return { ...measured, ...spent, still: still?.toFixed(4), spin: spun, reloads };
}

/** Measures again where other programs used the cores too. */
async function measureLoad(proxy, child, kind, seconds) {
  const limit = file && !kind.reloads ? Number(options.others) : Number(options.others) * 10;
  for (;;) {
    const values = await measureOnce(proxy, child, kind, seconds, limit);
    if (!file || (values.still !== undefined && values.others <= limit)) return values;
    if (Date.now() > ends) throw new OutOfTime();
  }
}

async function measureMemory(proxy, child, { connections }) {
  const before = memoryKb(child.pid);
  const go = await prepared(['-url', urlOf(proxy, 'small'), '-hold', '-clients', String(connections)]);
  await wait(1000);
  const after = memoryKb(child.pid);
  return { ...(await go()), emptyKb: before, idleKb: after };
}

const keepAwake = () => start('proxy', ['chrt', '--idle', '0', 'sh', '-c', 'while :; do :; done']);

async function measure({ round, name, proxy }, seconds) {
  const load1 = os.loadavg()[0].toFixed(2);
  const kind = CASES[name];
  const child = inRoot(PROXIES[proxy].start);
  const waker = kind.awake ? keepAwake() : undefined;
  try {
    await ready(proxy);
    const values = kind.connections
      ? await measureMemory(proxy, child, kind)
      : await measureLoad(proxy, child, kind, seconds);
    return { day: options.day, round, case: name, proxy, load1, ...values };
  } finally {
    await stop(child);
    if (waker) await stop(waker);
  }
}

const rowsOf = (name) =>
  fs.existsSync(name) ? fs.readFileSync(name, 'utf8').trim().split('\n').slice(1) : [];

/** What a file of the kernel says, or nothing where it has none. */
const said = (name) => (fs.existsSync(name) ? fs.readFileSync(name, 'utf8').trim() : '');

/** What it is measured on, with which versions. */
function machine() {
  const first = (...command) => inside('sh', '-c', `${command.join(' ')} 2>&1 | head -n 1`).trim();
  const [cpu] = os.cpus();
  return {
    day: options.day,
    cpu: cpu.model.trim(),
    cores: os.cpus().length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    kernel: os.release(),
    // How an idle core sleeps, and for how long a guest polls before it does.
    idle: said('/sys/devices/system/cpu/cpuidle/current_driver'),
    haltPollNs: said('/sys/module/haltpoll/parameters/guest_halt_poll_ns'),
    debian: first('cat', '/etc/debian_version'),
    go: first('go', 'version'),
    clients: 32,
    versions: { nginx: first('nginx', '-v'), haproxy: first('haproxy', '-v'), caddy: first('caddy', 'version') },
  };
}

/** Adds today's machine to those of earlier days. */
function keepMachine(name) {
  const known = fs.existsSync(name) ? JSON.parse(fs.readFileSync(name, 'utf8')) : [];
  const others = known.filter(({ day }) => day !== options.day);
  fs.writeFileSync(name, `${JSON.stringify([...others, machine()], null, 2)}\n`);
}

up();
const backend = startBackend();
try {
  await wait(300);
  if (file) {
    if (!fs.existsSync(file)) fs.writeFileSync(file, `${COLUMNS.join(',')}\n`);
    keepMachine(beside('machines.json'));
    const done = new Set(rowsOf(file).map((row) => row.split(',').slice(0, 4).join(',')));
    for (const turn of schedule()) {
      if (done.has([options.day, turn.round, turn.name, turn.proxy].join(','))) continue;
      const values = await measure(turn, CASES[turn.name].seconds);
      values.at = new Date().toISOString().slice(0, 19);
      fs.appendFileSync(file, `${COLUMNS.map((column) => values[column] ?? '').join(',')}\n`);
    }
  } else {
    for (const turn of schedule().filter(({ round, name }) => round === 1 && name === (options.only ?? name))) {
      const values = await measure(turn, 0.5);
      if (values.failed > 0 && !CASES[turn.name].reloads) throw new Error(`${values.failed} requests failed`);
      console.log(turn.name, turn.proxy, JSON.stringify(values));
    }
  }
} catch (error) {
  if (!(error instanceof OutOfTime)) throw error;
  console.log('the time is over');
} finally {
  await stop(backend);
  down();
  if (file) writeHistory(file, beside('machines.json'), beside('history.csv'));
}
