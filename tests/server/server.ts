import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/bench/free-port';
import { findCaddy, imageVersion } from '../../tools/caddy.mjs';
import { outDir } from '../site/pages';
import { readImage } from './image';

const root = path.resolve(import.meta.dirname, '../..');

const isThere = (name: string) => spawnSync('which', [name]).status === 0;

/** Caddy in the version of the image, because another one answers differently. Empty if it isn't here. */
export const caddy = findCaddy() ?? '';

/** True if the container can be imitated with the image's Caddy and bubblewrap. CI must have them. */
export const canServe = caddy !== '' && isThere('bwrap');
if (!canServe) {
  const missing = `The server tests need bubblewrap and Caddy ${imageVersion()}: node tools/caddy.mjs, or CADDY_PATH.`;
  if (process.env.CI) throw new Error(missing);
  console.warn(missing);
}

export interface Container {
  port: number;
  process: ChildProcess;
  /** The server's own messages so far. */
  log(): string;
  /** The access log so far. */
  accessLog(): string;
  /** Runs a shell command next to the server, as its user, with its view of the files. */
  run(command: string): { status: number | null; output: string };
  /** Sends SIGTERM and resolves to the exit status. */
  stop(): Promise<number | null>;
}

/**
 * What the container sees: the system's programs, the image's configuration in /etc/caddy, the site in /srv,
 * no place to write, no capability, no root.
 */
function sandbox(env: Record<string, string>, site: string): string[] {
  const image = readImage();
  const [uid = '', gid = ''] = image.user.split(':');
  const links = ['bin', 'lib', 'lib64', 'sbin'].flatMap((name) =>
    fs.existsSync(`/${name}`) ? ['--symlink', `usr/${name}`, `/${name}`] : [],
  );
  const config = image.configFiles.flatMap((file) => [
    '--ro-bind',
    path.join(root, file),
    `/etc/caddy/${path.basename(file)}`,
  ]);
  const variables = Object.entries({
    PATH: '/opt/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    // As in the official image, and as Docker sets it for a user without a name.
    XDG_CONFIG_HOME: '/config',
    XDG_DATA_HOME: '/data',
    HOME: '/',
    ...image.env,
    ...env,
    // The image listens on all interfaces of its network. A test has only loopback.
    BIND: '127.0.0.1',
  }).flatMap(([name, value]) => ['--setenv', name, value]);
  return [
    ...['--ro-bind', '/usr', '/usr', ...links, ...config, '--ro-bind', site, '/srv'],
    ...['--ro-bind', caddy, '/opt/bin/caddy'],
    ...['--dev', '/dev', '--proc', '/proc', '--remount-ro', '/'],
    ...['--unshare-user', '--uid', uid, '--gid', gid, '--cap-drop', 'ALL'],
    ...['--unshare-ipc', '--die-with-parent', '--clearenv', ...variables],
  ];
}

/** Starts the image's command as its user on read-only files. Resolves when it answers. */
export async function startContainer(
  env: Record<string, string> = {},
  site = outDir,
): Promise<Container> {
  const port = Number(env.PORT ?? (await freePort()));
  const box = sandbox({ ...env, PORT: String(port) }, site);
  const server = spawn('bwrap', [...box, ...readImage().command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  let accessLog = '';
  server.stdout.on('data', (chunk: Buffer) => (accessLog += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', () => {
      if (log.includes('serving initial configuration')) resolve();
    });
    void ended.then((code) => reject(new Error(`the server ended with ${code}:\n${log}`)));
  });
  return {
    port,
    process: server,
    log: () => log,
    accessLog: () => accessLog,
    run(command) {
      const done = spawnSync('bwrap', [...box, 'sh', '-c', command], { encoding: 'utf8' });
      return { status: done.status, output: done.stdout + done.stderr };
    },
    stop() {
      stopInside(server);
      return ended;
    },
  };
}

/** bwrap forwards no signals, so this signals the server, its child. */
function stopInside(box: ChildProcess): void {
  const children = fs.readFileSync(`/proc/${box.pid}/task/${box.pid}/children`, 'utf8').trim();
  for (const child of children.split(/\s+/)) process.kill(Number(child), 'SIGTERM');
}
