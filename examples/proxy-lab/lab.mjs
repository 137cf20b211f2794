// Builds the programs in the root that root.sh made, and starts, asks, reloads and stops the proxies in it.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CORES, start } from './network.mjs';
import { PROXIES } from './schedule.mjs';

const here = import.meta.dirname;

const environment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/bench',
  XDG_DATA_HOME: '/bench',
  XDG_CONFIG_HOME: '/bench',
  // The root has no /proc, from which Go would find its own folder.
  GOROOT: '/usr/lib/go',
  GOCACHE: '/var/cache/go-build',
  CGO_ENABLED: '0',
  // Debian builds Caddy with Go's post-quantum key exchange switched off, see `go version -m`.
  GODEBUG: 'tlsmlkem=1',
};

export const urlOf = (proxy, size) => `https://10.66.0.1:${PROXIES[proxy].port}/${size}`;

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 3000);
  await ended;
  clearTimeout(late);
}

/** Whether a folder is one that root.sh has made. */
export const isRoot = (root) => root !== undefined && fs.existsSync(path.join(root, 'usr/sbin/nginx'));

/** Lays out ROOT/bench anew, with configurations, programs and a certificate, and returns what works with them. */
export function lab(root) {
  const bench = path.join(root, 'bench');
  fs.rmSync(bench, { recursive: true, force: true });
  fs.mkdirSync(path.join(bench, 'tmp'), { recursive: true });
  for (const name of ['nginx.conf', 'haproxy.cfg', 'Caddyfile', 'load.go', 'backend.go'])
    fs.copyFileSync(path.join(here, name), path.join(bench, name));
  const inside = (...command) =>
    execFileSync('chroot', [root, ...command], { encoding: 'utf8', env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const name of ['load', 'backend']) inside('go', 'build', '-o', `/bench/${name}`, `/bench/${name}.go`);
  const [key, cert, both] = ['key.pem', 'cert.pem', 'both.pem'].map((name) => path.join(bench, name));
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes',
    '-days', '2', '-subj', '/CN=bench.test', '-addext', 'subjectAltName=DNS:bench.test', '-keyout', key, '-out', cert], { stdio: 'pipe' });
  fs.writeFileSync(both, fs.readFileSync(cert, 'utf8') + fs.readFileSync(key, 'utf8'));

  // The script works on the load generator's core.
  execFileSync('taskset', ['-a', '-p', '-c', String(CORES.client), String(process.pid)], { stdio: 'pipe' });

  const log = fs.openSync(path.join(bench, 'log'), 'a');
  const inRoot = (command) => start('proxy', command, { root, env: environment, stdio: ['ignore', log, log] });
  const load = (args, place = 'client') =>
    start(place, [path.join(bench, 'load'), ...args], { stdio: ['pipe', 'pipe', log] });

  /** What a program prints until it ends. */
  async function output(child) {
    let text = '';
    child.stdout.on('data', (data) => (text += data));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`the load generator ended with ${code}; see ${bench}/log`);
    return JSON.parse(text.trim().split('\n').at(-1));
  }

  /** Starts the load generator, waits until it is ready, and returns how to go on to its result. */
  async function prepared(args) {
    const child = load(args);
    const result = output(child);
    await Promise.race([once(child.stdout, 'data'), result]);
    return () => {
      child.stdin.end('\n');
      return result;
    };
  }

  /** Asks until the proxy answers: a request before that would be counted as its failure. */
  async function ready(proxy) {
    for (let attempt = 0; attempt < 100; attempt++) {
      const go = await prepared(['-url', urlOf(proxy, 'small'), '-rate', '100', '-seconds', '0.05', '-clients', '1', '-fresh']);
      const { failed, requests } = await go();
      if (failed === 0 && requests > 0) return;
      await wait(100);
    }
    throw new Error(`${proxy} does not answer; see ${bench}/log`);
  }

  /** Reloads a running proxy; returns the program that does it where it isn't a signal. */
  function reload(proxy, child) {
    const { signal, command } = PROXIES[proxy].reload;
    if (!signal) return inRoot(command);
    process.kill(child.pid, signal);
    return undefined;
  }

  const startBackend = () => start('app', [path.join(bench, 'backend')], { stdio: ['ignore', log, log] });

  return { inside, inRoot, load, prepared, ready, reload, startBackend };
}
