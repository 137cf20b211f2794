import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port/index.ts';
import { caddy, startCaddy } from './servers.ts';

const CONNECTIONS = 100;
const RELOADS = 10;
/** Milliseconds between two reloads. */
const BETWEEN = 1000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Load {
  requests: number;
  lost: number;
}

/** A client with one kept connection, which sends the next request after each answer and none of them again. */
async function client(port: number, load: Load, isOn: () => boolean): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  while (isOn()) {
    await new Promise<void>((resolve) => {
      const lose = () => {
        load.lost += 1;
        resolve();
      };
      const asked = http.get({ host: '127.0.0.1', port, agent, path: '/robots.txt' }, (answer) => {
        answer.resume();
        answer.on('error', lose);
        answer.on('end', resolve);
      });
      asked.on('error', lose);
      load.requests += 1;
    });
  }
  agent.destroy();
}

function reload(admin: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['reload', '--force', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
  const run = spawn(caddy, [...args, '--address', admin], { env, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    run.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`reload: ${code}`))));
  });
}

/** Counts what clients that never retry lose while the server takes its configuration anew. */
export async function benchReloads(site: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-reloads-'));
  const port = await freePort();
  const admin = `unix/${path.join(folder, 'admin.sock')}`;
  const server = await startCaddy(site, port, folder, { ADMIN: admin });
  const load: Load = { requests: 0, lost: 0 };
  let isOn = true;
  try {
    const clients = Array.from({ length: CONNECTIONS }, () => client(port, load, () => isOn));
    await pause(BETWEEN);
    const env = { ...process.env, SITE_ROOT: site, PORT: String(port), BIND: '127.0.0.1' };
    for (let done = 0; done < RELOADS; done += 1) {
      await reload(admin, { ...env, ADMIN: admin });
      await pause(BETWEEN);
    }
    isOn = false;
    await Promise.all(clients);
  } finally {
    isOn = false;
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const each = load.lost / (CONNECTIONS * RELOADS);
  const share = (load.lost / load.requests) * 100;
  console.log(
    `${RELOADS} reloads under ${CONNECTIONS} clients that never retry: ${load.requests} requests, ${load.lost} lost (${share.toFixed(2)} %), ${each.toFixed(2)} a client and reload`,
  );
}
