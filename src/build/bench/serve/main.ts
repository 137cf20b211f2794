import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port/index.ts';
import { measureReleases } from './release.ts';
import { imageVersion } from '../../../../scripts/caddy.mjs';
import { caddy, memoryOf, type Running, startCaddy, startNginx } from './servers.ts';
import { type Measured, runWrk } from './wrk.ts';

const CONNECTIONS = 64;
const MANY = 1000;

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);

/** The targets: a page, the site's own script, a path without a page. */
function targets(site: string): Record<string, string> {
  const scripts = fs.readdirSync(path.join(site, 'assets/js'));
  const main = scripts.find((name) => /^main\..*\.js$/.test(name));
  if (!main) throw new Error(`${site} holds no main script. Run npm run build first.`);
  return { page: '/pricing/', script: `/assets/js/${main}`, 'no page': '/no-such-page/' };
}

async function measureServer(
  server: Running,
  site: string,
  seconds: number,
): Promise<Record<string, Measured>> {
  const results: Record<string, Measured> = {};
  for (const [name, target] of Object.entries(targets(site))) {
    const measured = await runWrk(`http://127.0.0.1:${server.port}${target}`, CONNECTIONS, seconds);
    results[name] = measured;
    row(server.name, name, round(measured.perSecond), `${round(measured.p99)} ms`);
  }
  return results;
}

/** The most memory during a run over many connections, in MiB. */
async function memoryUnder(server: Running, seconds: number): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server.process.pid ?? 0));
  }, 100);
  const { socketErrors } = await runWrk(`http://127.0.0.1:${server.port}/pricing/`, MANY, seconds);
  clearInterval(watch);
  if (socketErrors > 0)
    console.log(`${server.name}: ${socketErrors} errors at ${MANY} connections`);
  return most;
}

/**
 * Measures the server of the image beside nginx on this machine's loopback
 * interface, and releases under load; resolves to false when a request failed
 * that must not.
 */
export async function benchServe(site: string, seconds: number): Promise<boolean> {
  if (!caddy) throw new Error(`Caddy ${imageVersion()} is not here; set CADDY_PATH.`);
  for (const program of ['nginx', 'wrk']) {
    if (spawnSync('which', [program]).status !== 0) throw new Error(`${program} is not installed.`);
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-serve-'));
  // nginx serves as a user of its own where it is started by root.
  fs.chmodSync(folder, 0o755);
  const running = new Set<Running>();
  try {
    console.log(
      `${os.cpus().length} processors shared with wrk, ${CONNECTIONS} connections, gzip\n`,
    );
    row('server', 'target', 'requests/s', '99 % within');
    row('---', '---', '---', '---');
    const memory: string[] = [];
    let isGood = true;
    for (const start of [startCaddy, startNginx]) {
      const server = await start(site, await freePort(), folder);
      running.add(server);
      const idle = memoryOf(server.process.pid ?? 0);
      const results = await measureServer(server, site, seconds);
      const most = await memoryUnder(server, seconds);
      memory.push(
        `${server.name}: ${round(idle)} MiB at rest, ${round(most)} MiB at ${MANY} connections`,
      );
      const isOnlyMissing = results['no page']?.otherStatus === results['no page']?.requests;
      const isOnlyFound = !results.page?.otherStatus && !results.script?.otherStatus;
      const errors = Object.values(results).reduce((sum, one) => sum + one.socketErrors, 0);
      isGood &&= isOnlyMissing && isOnlyFound && errors === 0;
      await server.stop();
      running.delete(server);
    }
    console.log(`\n${memory.join('\n')}`);
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const releases = await measureReleases(site, ports, folder, Math.max(8, seconds));
    const failed = releases.otherStatus + releases.socketErrors;
    console.log(`\n4 releases under load: ${releases.requests} requests, ${failed} failed`);
    return isGood && failed === 0;
  } finally {
    await Promise.all([...running].map((server) => server.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
