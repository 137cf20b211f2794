import fs from 'node:fs';
import path from 'node:path';
import { PATH } from '../tools.ts';

/** Entries of `/etc` that sessions change. The driver copies them. */
const COPIED_ETC = new Set(['nginx', 'haproxy', 'caddy', 'ssl', 'passwd', 'group']);
/** Entries of `/etc` that the driver makes, or that nobody in a sandbox may read. */
const HIDDEN_ETC = new Set([
  'hosts',
  'hostname',
  'resolv.conf',
  'gitconfig',
  'letsencrypt',
  'traefik',
  'shadow',
  'shadow-',
  'gshadow',
  'gshadow-',
  'ssh',
  'docker',
]);
const MEMORY = [
  '/tmp',
  '/run',
  '/home',
  '/root',
  '/srv',
  '/var',
  '/opt',
  '/etc',
  '/data',
  '/app',
  '/mnt',
];
/** What root in the sandbox may do there: be other users, own files, bind low ports, chroot. */
const CAPABILITIES = [
  'SETUID',
  'SETGID',
  'CHOWN',
  'FOWNER',
  'DAC_OVERRIDE',
  'KILL',
  'NET_BIND_SERVICE',
  'SYS_CHROOT',
];

function systemFolders(): string[] {
  return ['/bin', '/sbin', '/lib', '/lib32', '/lib64'].flatMap((folder) => {
    if (!fs.existsSync(folder)) return [];
    const isLink = fs.lstatSync(folder).isSymbolicLink();
    return isLink ? ['--symlink', fs.readlinkSync(folder), folder] : ['--ro-bind', folder, folder];
  });
}

function etcEntries(): string[] {
  return fs.readdirSync('/etc', { withFileTypes: true }).flatMap((entry) => {
    const full = path.join('/etc', entry.name);
    if (HIDDEN_ETC.has(entry.name)) return [];
    if (COPIED_ETC.has(entry.name)) return ['--ro-bind', full, `/.check/etc/${entry.name}`];
    if (entry.isSymbolicLink()) return ['--symlink', fs.readlinkSync(full), full];
    return ['--ro-bind-try', full, full];
  });
}

/** nginx's own folder, where it writes if a configuration names relative paths. */
const NGINX_PREFIX = '/usr/share/nginx';

function nginxPrefix(): string[] {
  if (!fs.existsSync(NGINX_PREFIX)) return [];
  return ['--ro-bind', NGINX_PREFIX, '/.check/nginx-prefix', '--tmpfs', NGINX_PREFIX];
}

/** What a sandbox sees of the host, all of it read-only. */
export interface Mounts {
  root: string;
  /** The server behind the pages' proxies, as a path from the root. */
  backend: string;
  /** The bundled driver. */
  driver: string;
  /** Data folders of new database clusters, by name. */
  templates: Readonly<Record<string, string>>;
}

/**
 * Arguments of bubblewrap for a sandbox: system programs read-only, the rest in memory, its own
 * processes, no network but its loopback, no capability to change mounts. `isRoot` says whether the
 * caller is root.
 */
export function bwrapArguments(mounts: Mounts, isRoot: boolean): string[] {
  const nodeFolder = path.dirname(process.execPath);
  const node = nodeFolder.startsWith('/usr/') ? [] : ['--ro-bind', nodeFolder, '/.check/node'];
  const templates = Object.entries(mounts.templates).flatMap(([name, folder]) => [
    '--ro-bind',
    folder,
    `/.check/templates/${name}`,
  ]);
  return [
    '--perms',
    '0755',
    '--dir',
    '/.check',
    '--ro-bind',
    '/usr',
    '/usr',
    ...systemFolders(),
    ...MEMORY.flatMap((folder) => ['--size', String(512 * 1024 * 1024), '--tmpfs', folder]),
    ...etcEntries(),
    ...nginxPrefix(),
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--perms',
    '1777',
    '--tmpfs',
    '/dev/shm',
    ...node,
    ...templates,
    '--ro-bind',
    mounts.driver,
    '/.check/driver.mjs',
    '--ro-bind',
    path.join(mounts.root, 'node_modules'),
    '/node_modules',
    '--ro-bind-try',
    path.join(mounts.root, mounts.backend),
    '/.check/backend.mjs',
    '--ro-bind-try',
    path.join(mounts.root, 'examples'),
    '/.check/examples',
    ...(isRoot ? ['--unshare-net'] : []),
    '--unshare-pid',
    '--unshare-ipc',
    '--unshare-uts',
    '--unshare-cgroup-try',
    '--hostname',
    'laptop',
    '--die-with-parent',
    '--new-session',
    ...(isRoot
      ? ['--cap-drop', 'ALL', ...CAPABILITIES.flatMap((name) => ['--cap-add', `CAP_${name}`])]
      : ['--unshare-user', '--uid', '1000', '--gid', '1000']),
    '--clearenv',
    '--setenv',
    'PATH',
    `${node.length > 0 ? '/.check/node:' : ''}${PATH}`,
    '--setenv',
    'LANG',
    'C.UTF-8',
    '--setenv',
    'TZ',
    'UTC',
    '--chdir',
    '/',
    process.execPath.startsWith('/usr/') ? process.execPath : '/.check/node/node',
    '/.check/driver.mjs',
  ];
}

/** Without root, the network comes first: in it, we may let anybody bind a web server's ports. */
const OWN_NETWORK =
  'echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start && ip link set lo up && exec bwrap "$@"';

/** The whole command line that runs bubblewrap with these arguments in its own network. */
export function sandboxCommand(args: readonly string[], isRoot: boolean): [string, string[]] {
  if (isRoot) return ['bwrap', [...args]];
  return [
    'unshare',
    ['--user', '--map-root-user', '--net', 'sh', '-c', OWN_NETWORK, 'sh', ...args],
  ];
}
