/* What a release loses, in both ways to do it. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outDir } from '../site/pages';
import { freePort } from '../../tools/bench/free-port';
import { caddy, canServe, startContainer } from './server';

let folder: string;

/** Stops whatever a failed test left running. */
const running = new Set<() => Promise<unknown>>();

/** A small site that names its release in a header and in its page. */
function makeRelease(name: string): string {
  const site = path.join(folder, name);
  fs.mkdirSync(path.join(site, '.server'), { recursive: true });
  for (const file of ['headers.caddy', 'redirects.caddy']) {
    fs.copyFileSync(path.join(outDir, '.server', file), path.join(site, '.server', file));
  }
  fs.appendFileSync(path.join(site, '.server', 'headers.caddy'), `header X-Release ${name}\n`);
  fs.writeFileSync(path.join(site, 'index.html'), `release ${name}`);
  fs.copyFileSync(path.join(outDir, '404.html'), path.join(site, '404.html'));
  return site;
}

interface Load {
  /** Answers by release. */
  answers: Map<string, number>;
  failures: string[];
}

const agentFor = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

/**
 * One request. With `retries` it is sent again, as browsers and proxies do, when a kept connection turns out
 * to be closed before anything came back (RFC 9112, 9.3.1).
 */
function request(port: number, agent: http.Agent, retries: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = http.get({ host: '127.0.0.1', port, agent, path: '/' }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('error', reject);
      answer.on('end', () => {
        const release = String(answer.headers['x-release']);
        const isWhole = answer.statusCode === 200 && body === `release ${release}`;
        if (isWhole) resolve(release);
        else reject(new Error(`${answer.statusCode}: header ${release}, page '${body}'`));
      });
    });
    asked.on('error', (error) => {
      if (asked.reusedSocket && retries > 0) {
        request(port, agent, retries - 1).then(resolve, reject);
      } else {
        reject(error);
      }
    });
  });
}

/** Sends requests over this many connections for as long as the work takes. */
async function underLoad(
  port: number,
  { connections, retries }: { connections: number; retries: number },
  work: () => Promise<void>,
): Promise<Load> {
  const load: Load = { answers: new Map(), failures: [] };
  let isOn = true;
  const client = async () => {
    const agent = agentFor();
    while (isOn) {
      await request(port, agent, retries).then(
        (release) => load.answers.set(release, (load.answers.get(release) ?? 0) + 1),
        (error: unknown) => load.failures.push(String(error)),
      );
    }
    agent.destroy();
  };
  const clients = Array.from({ length: connections }, client);
  await work();
  isOn = false;
  await Promise.all(clients);
  return load;
}

/** Resolves after this many answers of a release. */
async function untilAnswered(port: number, release: string): Promise<void> {
  const agent = agentFor();
  for (let seen = 0; seen < 20;) {
    if ((await request(port, agent, 1)) === release) seen += 1;
  }
  agent.destroy();
}

function startCaddy(config: string, env: Record<string, string>) {
  const server = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const started = new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (part: Buffer) => {
      log += part.toString();
      if (log.includes('serving initial configuration')) resolve();
    });
    void ended.then(() => reject(new Error(log)));
  });
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  running.add(stop);
  return started.then(() => ({ stop }));
}

/** Reloads a running server's configuration while requests go on. */
function reload(config: string, admin: string, env: Record<string, string>): Promise<void> {
  const args = ['reload', '--adapter', 'caddyfile', '--config', config, '--address', admin];
  const run = spawn(caddy, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    run.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`reload: ${code}`))));
  });
}

describe.skipIf(!canServe)('a release under load', () => {
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
    // The container's user reads it.
    fs.chmodSync(folder, 0o755);
  });
  afterEach(async () => {
    await Promise.all([...running].map((stop) => stop()));
    running.clear();
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('by a new container behind a router fails no request of 100 clients that never retry, and neither does a rollback', async () => {
    const [first, second] = [makeRelease('one'), makeRelease('two')];
    const ports = [await freePort(), await freePort()] as const;
    const router = await freePort();
    let old = await startContainer({ PORT: String(ports[0]) }, first);
    const proxy = await startCaddy(path.resolve('deploy/router.Caddyfile'), {
      SITE_ADDRESS: `http://127.0.0.1:${router}`,
      BIND: '127.0.0.1',
      FIRST_PORT: String(ports[0]),
      SECOND_PORT: String(ports[1]),
    });
    const load = await underLoad(router, { connections: 100, retries: 0 }, async () => {
      await untilAnswered(router, 'one');
      const next = await startContainer({ PORT: String(ports[1]) }, second);
      expect(await old.stop()).toBe(0);
      await untilAnswered(router, 'two');
      old = await startContainer({ PORT: String(ports[0]) }, first);
      expect(await next.stop()).toBe(0);
      await untilAnswered(router, 'one');
    });
    await Promise.all([proxy.stop(), old.stop()]);
    expect(load.failures).toEqual([]);
    expect(load.answers.get('one')).toBeGreaterThan(10);
    expect(load.answers.get('two')).toBeGreaterThan(10);
  });

  it('by a reload sends no page with the headers of another release, and loses nothing but connections', async () => {
    const sites = { three: makeRelease('three'), four: makeRelease('four') };
    const port = await freePort();
    const config = path.resolve('deploy/Caddyfile');
    const admin = `unix/${path.join(folder, 'admin.sock')}`;
    const env = { PORT: String(port), BIND: '127.0.0.1', ADMIN: admin };
    const server = await startCaddy(config, { ...env, SITE_ROOT: sites.three });
    const load = await underLoad(port, { connections: 8, retries: 1 }, async () => {
      await untilAnswered(port, 'three');
      for (const name of ['four', 'three', 'four', 'three'] as const) {
        await reload(config, admin, { ...env, SITE_ROOT: sites[name] });
        await untilAnswered(port, name);
      }
    });
    await server.stop();
    expect(load.failures.filter((line) => !line.includes('ECONNRESET'))).toEqual([]);
    expect(load.answers.get('four')).toBeGreaterThan(10);
    expect(load.answers.get('three')).toBeGreaterThan(10);
  });
});
