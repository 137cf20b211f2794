import fs from 'node:fs';
import path from 'node:path';
import { type Plan } from '../sandbox/plan.ts';
import { call, type Environment, ownFolder, setCanSwitch, USER_ID } from './host.ts';

/** The certificate authority that every program in the sandbox trusts. */
const CA = '/run/check/ca.pem';
/** The system's certificates and our own. */
export const BUNDLE = '/run/check/bundle.pem';

/** The home of a session's user, where its files go. */
export const homeOf = (plan: Plan) => (plan.user === 'root' ? '/root' : '/home/ubuntu');

/** What everything in the sandbox finds in its environment. */
function environmentOf(plan: Plan): Environment {
  return {
    PATH: `/.check-bin:${process.env.PATH ?? ''}`,
    HOME: homeOf(plan),
    USER: plan.user,
    LOGNAME: plan.user,
    SHELL: '/bin/bash',
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'dumb',
    COLUMNS: '80',
    PAGER: 'cat',
    GIT_AUTHOR_DATE: '2025-01-15T10:00:00Z',
    GIT_COMMITTER_DATE: '2025-01-15T10:00:00Z',
    CURL_CA_BUNDLE: BUNDLE,
    SSL_CERT_FILE: BUNDLE,
    NODE_EXTRA_CA_CERTS: BUNDLE,
    NO_COLOR: '1',
  };
}

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

function accounts(canSwitch: boolean): void {
  const without = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => line && line.split(':')[2] !== '1000')
      .join('\n');
  fs.writeFileSync(
    '/etc/passwd',
    `${without('/.check/etc/passwd')}\nubuntu:x:1000:1000:Ubuntu:/home/ubuntu:/bin/bash\n`,
  );
  fs.writeFileSync('/etc/group', `${without('/.check/etc/group')}\nubuntu:x:1000:\n`);
  ownFolder('/home/ubuntu', true);
  if (canSwitch) fs.chownSync('/home/ubuntu', USER_ID, USER_ID);
  for (const folder of ['/data', '/app', '/srv', '/opt', '/mnt'])
    if (canSwitch) fs.chownSync(folder, USER_ID, USER_ID);
}

function names(plan: Plan): void {
  const lines = ['127.0.0.1 localhost laptop', '::1 localhost ip6-localhost'];
  let next = 1;
  for (const need of plan.needs) {
    if (need.kind === 'backend') lines.push(`127.0.1.${next++} ${need.name}`);
    else if (need.kind === 'host' || need.kind === 'cert') lines.push(`127.0.0.1 ${need.name}`);
    else for (const name of need.names) lines.push(`127.0.0.1 ${name}`);
  }
  fs.writeFileSync('/etc/hosts', `${[...new Set(lines)].join('\n')}\n`);
  fs.writeFileSync('/etc/resolv.conf', '');
  fs.writeFileSync('/etc/hostname', 'laptop\n');
}

const isReadable = (file: string): boolean => {
  if (fs.lstatSync(file).isSymbolicLink()) return true;
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

/** Copies a folder of the host without what we can't read, such as private keys. */
function copyReadable(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isReadable });
}

function folders(): void {
  for (const name of ['nginx', 'haproxy', 'caddy', 'ssl']) {
    if (fs.existsSync(`/.check/etc/${name}`)) copyReadable(`/.check/etc/${name}`, `/etc/${name}`);
  }
  fs.rmSync('/etc/nginx/sites-enabled/default', { force: true });
  if (fs.existsSync('/.check/nginx-prefix')) {
    copyReadable('/.check/nginx-prefix', '/usr/share/nginx');
  }
  const made = [
    '/run/check',
    '/run/haproxy',
    '/run/postgresql',
    '/run/mysqld',
    '/run/redis',
    '/run/lock',
    '/var/tmp',
    '/var/cache/nginx',
    '/var/log/nginx',
    '/var/log/caddy',
    '/var/log/haproxy',
    '/var/lib/nginx',
    '/var/lib/haproxy/dev',
    '/var/lib/caddy',
    '/var/www/html',
    '/etc/letsencrypt/live',
    '/etc/haproxy/certs',
    '/etc/haproxy/errors',
    '/.check-bin',
  ];
  for (const folder of made) fs.mkdirSync(folder, { recursive: true });
  for (const folder of [
    '/tmp',
    '/var/tmp',
    '/run/postgresql',
    '/run/mysqld',
    '/run/redis',
    '/var/log/caddy',
    '/var/lib/caddy',
  ])
    fs.chmodSync(folder, 0o1777);
  fs.symlinkSync('/run', '/var/run');
}

function shims(plan: Plan): void {
  const body =
    plan.user === 'root'
      ? 'while [ $# -gt 0 ]; do case "$1" in -u|-g) shift 2;; -*) shift;; *) break;; esac; done\nexec "$@"\n'
      : 'echo "sudo: this session runs as ubuntu; user=\\"root\\" in the meta string makes it root" >&2\nexit 1\n';
  fs.writeFileSync('/.check-bin/sudo', `#!/bin/sh\n${body}`, { mode: 0o755 });
  fs.writeFileSync(
    '/etc/gitconfig',
    '[user]\n\tname = You\n\temail = you@example.com\n[init]\n\tdefaultBranch = main\n[advice]\n\tdetachedHead = false\n',
  );
}

async function certificates(plan: Plan, env: Environment): Promise<void> {
  const wanted = plan.needs.flatMap((need) => (need.kind === 'cert' ? [need.name] : []));
  fs.writeFileSync(BUNDLE, read('/etc/ssl/certs/ca-certificates.crt'));
  if (wanted.length === 0) return;
  const openssl = async (...args: string[]) => {
    const ended = await call('openssl', args, { env, asUser: false });
    if (ended.status !== 0) throw new Error(`openssl ${args[0]}: ${ended.output}`);
  };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await openssl(
    'req',
    '-x509',
    ...curve,
    '-keyout',
    '/run/check/ca.key',
    '-out',
    CA,
    '-days',
    '30',
    '-subj',
    '/CN=Check',
  );
  for (const name of wanted) {
    const folder = `/etc/letsencrypt/live/${name}`;
    fs.mkdirSync(folder, { recursive: true });
    const [key, request, extensions, certificate] = [
      'privkey.pem',
      'request.csr',
      'extensions.cnf',
      'fullchain.pem',
    ].map((file) => path.join(folder, file)) as [string, string, string, string];
    fs.writeFileSync(extensions, `subjectAltName=DNS:${name},DNS:*.${name}\n`);
    await openssl('req', ...curve, '-keyout', key, '-out', request, '-subj', `/CN=${name}`);
    await openssl(
      'x509',
      '-req',
      '-in',
      request,
      '-CA',
      CA,
      '-CAkey',
      '/run/check/ca.key',
      '-CAcreateserial',
      '-days',
      '30',
      '-extfile',
      extensions,
      '-out',
      certificate,
    );
    fs.copyFileSync(certificate, path.join(folder, 'cert.pem'));
    fs.appendFileSync(certificate, read(CA));
    fs.copyFileSync(CA, path.join(folder, 'chain.pem'));
    fs.writeFileSync(`/etc/haproxy/certs/${name}.pem`, read(certificate) + read(key));
    fs.rmSync(request);
    fs.rmSync(extensions);
  }
  fs.appendFileSync(BUNDLE, read(CA));
}

/** Sets up the sandbox: users, names, folders, certificates. */
export async function prepare(plan: Plan): Promise<Environment> {
  setCanSwitch(plan.canSwitch);
  const env = environmentOf(plan);
  accounts(plan.canSwitch);
  names(plan);
  folders();
  shims(plan);
  await certificates(plan, env);
  return env;
}
