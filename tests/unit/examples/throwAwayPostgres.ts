import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A PostgreSQL cluster for one test file. */
export interface Cluster {
  /** Address of the empty database `app`, owned by the user `app`. */
  url: string;
  stop: () => Promise<void>;
}

/** The newest folder with PostgreSQL's server programs, or undefined if none is installed. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return undefined;
  const version = fs
    .readdirSync(root)
    .filter((name) => fs.existsSync(path.join(root, name, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version && path.join(root, version, 'bin');
}

/** A free TCP port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. */
function account(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
}

function must(program: string, args: readonly string[], options: object): void {
  const result = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (result.status !== 0) throw new Error(`${program} failed: ${result.stderr}${result.stdout}`);
}

/** Resolves once the server accepts connections. Rejects with its log if it exits before that. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (data: Buffer) => {
      log += data.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`postgres ended: ${log}`)));
  });
}

/** Starts an empty cluster in a temporary folder, as a user other than root. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-pg-'));
  const who = account();
  if (who.uid !== undefined && who.gid !== undefined) fs.chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, ...who };
  const initdb = ['-D', data, '-U', 'app', '--auth=trust', '--no-sync', '-E', 'UTF8'];
  must(path.join(programs, 'initdb'), initdb, options);
  const port = await freePort();
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(server);
  const create = ['-h', '127.0.0.1', '-p', String(port), '-U', 'app', 'app'];
  must(path.join(programs, 'createdb'), create, options);
  return {
    url: `postgresql://app@127.0.0.1:${port}/app`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
