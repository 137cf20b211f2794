import fs from 'node:fs';
import path from 'node:path';
import { type ChildProcess, spawn } from 'node:child_process';
import { caddy, type Running, startCaddy } from './servers.ts';
import { type Measured, runWrk } from './wrk.ts';

const ROUTER_WAIT = 1500;

/** A router in front of two containers, which sends requests to the first that answers. */
function startRouter(port: number, behind: readonly number[], folder: string): ChildProcess {
  const config = path.join(folder, 'router');
  const upstreams = behind.map((one) => `127.0.0.1:${one}`).join(' ');
  fs.writeFileSync(
    config,
    `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy ${upstreams} {
		lb_policy first
		lb_try_duration 5s
		lb_try_interval 20ms
		fail_duration 1s
	}
}
`,
  );
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  return spawn(caddy, args, { env, stdio: 'ignore' });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Replaces the server behind a router four times under load: the new one is
 * started and answers, then the old one gets SIGTERM, as a platform does it.
 * `ports` are the router's and two more.
 */
export async function measureReleases(
  site: string,
  ports: readonly [number, number, number],
  folder: string,
  seconds: number,
): Promise<Measured> {
  const [front, ...behind] = ports;
  const router = startRouter(front, behind, folder);
  let current: Running = await startCaddy(site, behind[0], folder);
  try {
    await pause(ROUTER_WAIT);
    const measured = runWrk(`http://127.0.0.1:${front}/pricing/`, 32, seconds);
    for (let release = 1; release <= 4; release += 1) {
      await pause((seconds * 1000) / 6);
      const next = await startCaddy(site, behind[release % 2] ?? 0, folder);
      await current.stop();
      current = next;
    }
    return await measured;
  } finally {
    router.kill('SIGTERM');
    await current.stop();
  }
}
