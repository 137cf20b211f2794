import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { config, GUEST } from './place.ts';

/** A node of the emulator's file system: name, size, time, mode, user, group, and what is in it. */
type Node = [string, number, number, number, number, number, (string | Node[])?];

const FOLDERS = [
  'dev',
  'etc',
  'mnt',
  'proc',
  'root',
  'run',
  'sys',
  'tmp',
  'srv',
  'usr/local/bin',
  'etc/nginx/conf.d',
  'var/lib/haproxy',
  'var/lib/nginx',
  'var/log',
];

const ACCOUNTS = [
  ['root', 0, '/root', '/bin/bash'],
  ['www-data', 33, '/var/www', '/usr/sbin/nologin'],
  ['haproxy', 106, '/var/lib/haproxy', '/usr/sbin/nologin'],
  ['ubuntu', 1000, '/home/ubuntu', '/bin/bash'],
  ['nobody', 65534, '/nonexistent', '/usr/sbin/nologin'],
] as const;

/** Scripts of this package, and their paths in the machine. */
const SCRIPTS: Readonly<Record<string, string>> = {
  init: 'usr/sbin',
  shell: 'usr/lib/practice',
  node: 'usr/local/bin',
  sudo: 'usr/local/bin',
};

/** Files of the machine that come from no package. */
const TEXTS: Readonly<Record<string, string>> = {
  'etc/passwd': ACCOUNTS.map(
    ([name, id, home, shell]) => `${name}:x:${id}:${id}::${home}:${shell}\n`,
  ).join(''),
  'etc/group': `${ACCOUNTS.map(([name, id]) => `${name}:x:${id}:\n`).join('')}adm:x:4:\nnogroup:x:65533:\n`,
  'etc/hostname': 'server\n',
  'etc/hosts': '127.0.0.1 localhost\n::1 localhost\n127.0.1.1 server\n',
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
  'etc/bash.bashrc': "PS1='\\u@\\h:\\w\\$ '\n",
  'etc/nginx/nginx.conf': [
    'user www-data;',
    'worker_processes 1;',
    'pid /run/nginx.pid;',
    'events { worker_connections 64; }',
    'http {',
    '    include /etc/nginx/mime.types;',
    '    access_log off;',
    // By default it's a line of the processor's cache, which is shorter in the emulator than anywhere else.
    '    server_names_hash_bucket_size 64;',
    '    include /etc/nginx/conf.d/*.conf;',
    '}',
    '',
  ].join('\n'),
};

/** The files that programs need to be loaded, by what they name themselves. */
function neededBy(file: string): readonly string[] {
  const { stdout = '' } = spawnSync('readelf', ['-dl', file], { encoding: 'utf8' });
  const libraries = [...stdout.matchAll(/\(NEEDED\).*\[(.+)\]/g)].map(([, name = '']) => name);
  return [
    ...libraries,
    ...[...stdout.matchAll(/interpreter: (.+)\]/g)].map(([, name = '']) => path.basename(name)),
  ];
}

/** The paths of the machine's programs and of the libraries they load, in the unpacked packages. */
function choose(unpacked: string): readonly string[] {
  const all = (fs.readdirSync(unpacked, { recursive: true }) as string[]).sort();
  const named = (name: string, places: RegExp) =>
    all.find((file) => path.basename(file) === name && places.test(path.dirname(file)));
  const chosen = new Set<string>(config.files);
  const left: string[] = [];
  const add = (name: string, places: RegExp) => {
    const file = named(name, places);
    if (file === undefined) throw new Error(`${name} is in none of the packages of machine.json.`);
    if (chosen.has(file)) return;
    chosen.add(file);
    left.push(file);
  };
  for (const name of config.programs) add(name, /^usr\/(?:s?bin|local\/bin)$/);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const full = path.join(unpacked, file);
    if (fs.lstatSync(full).isSymbolicLink()) {
      add(path.basename(fs.readlinkSync(full)), /^usr\//);
    } else for (const library of neededBy(full)) add(library, /^usr\/lib(?:\/i386-linux-gnu)?$/);
  }
  return [...chosen].sort();
}

/**
 * Writes the machine's root with what was compiled for it into `out`, as files named by their hash, and their tree for the emulator.
 * Returns the tree.
 */
export function makeRoot(
  unpacked: string,
  out: string,
  compiled: ReadonlyMap<string, Buffer>,
): object {
  const tree: Node = ['', 0, 0, 0o40755, 0, 0, []];
  let size = 0;
  const folder = (name: string): Node => {
    if (name === '.' || name === '') return tree;
    const children = folder(path.dirname(name))[6] as Node[];
    const own = path.basename(name);
    let found = children.find(([one]) => one === own);
    if (!found) {
      found = [own, 0, 0, own === 'tmp' ? 0o41777 : 0o40755, 0, 0, []];
      children.push(found);
    }
    return found;
  };
  const put = (file: string, node: (name: string) => Node) =>
    (folder(path.dirname(file))[6] as Node[]).push(node(path.basename(file)));
  const write = (file: string, bytes: Buffer, mode: number) => {
    const name = `${crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.bin`;
    fs.writeFileSync(path.join(out, name), bytes);
    size += bytes.length;
    put(file, (own) => [own, bytes.length, 0, 0o100000 | mode, 0, 0, name]);
  };
  const link = (file: string, target: string) =>
    put(file, (own) => [own, target.length, 0, 0o120777, 0, 0, target]);
  for (const name of FOLDERS) folder(name);
  for (const name of ['bin', 'sbin', 'lib']) link(name, `usr/${name}`);
  const home = folder('home/ubuntu');
  home[3] = 0o40755;
  home[4] = home[5] = 1000;
  for (const file of choose(unpacked)) {
    const full = path.join(unpacked, file);
    const stat = fs.lstatSync(full);
    if (stat.isSymbolicLink()) link(file, fs.readlinkSync(full));
    else write(file, fs.readFileSync(full), stat.mode & 0o777);
  }
  for (const name of config.applets) link(`usr/bin/${name}`, 'busybox');
  link('usr/bin/sh', 'dash');
  link('usr/bin/awk', 'mawk');
  for (const [file, text] of Object.entries(TEXTS)) write(file, Buffer.from(text), 0o644);
  for (const [file, place] of Object.entries(SCRIPTS))
    write(`${place}/${file}`, fs.readFileSync(path.join(GUEST, file)), 0o755);
  for (const [name, bytes] of compiled) write(`usr/lib/practice/${name}`, bytes, 0o755);
  return { fsroot: tree[6], version: 3, size };
}
