import fs from 'node:fs';
import path from 'node:path';
import { call, type Environment } from './host.ts';

/** Names that a proxy sends requests to. A server won't start if the sandbox doesn't know them. */
function upstreamNames(text: string): string[] {
  const found = [
    ...text.matchAll(
      /^\s*(?:server|proxy_pass|grpc_pass|fastcgi_pass)\s+(?:\w+\s+)?(?:\w+:\/\/)?([a-z][a-z0-9.-]*)(?::\d+)?/gim,
    ),
  ].map((match) => match[1] ?? '');
  return found.filter(
    (name) => !/^(?:unix|localhost|tcp|http|https)$/.test(name) && !/^\d/.test(name),
  );
}

/** Points a configuration's upstream names at 127.0.0.1, unless they already have an address. */
export function knowNames(text: string): void {
  const hosts = fs.readFileSync('/etc/hosts', 'utf8');
  const upstreams = new Set([...text.matchAll(/^\s*upstream\s+(\S+)/gm)].map((match) => match[1]));
  const missing = upstreamNames(text).filter(
    (name) =>
      !upstreams.has(name) && !new RegExp(`\\s${name.replaceAll('.', '\\.')}\\s`).test(hosts),
  );
  if (missing.length > 0)
    fs.appendFileSync(
      '/etc/hosts',
      [...new Set(missing)].map((name) => `127.0.0.1 ${name}\n`).join(''),
    );
}

/** A certificate and key file that a configuration names. For HAProxy, both are the same file. */
interface Pair {
  certificate: string;
  key: string;
}

function certificatesIn(text: string): Pair[] {
  const nginx = text.matchAll(
    /^\s*ssl_certificate\s+([^\s;]+)\s*;[^]*?^\s*ssl_certificate_key\s+([^\s;]+)\s*;/gm,
  );
  const caddy = text.matchAll(/^\s*tls\s+(\S+\.(?:pem|crt))\s+(\S+\.(?:pem|key))/gm);
  const single = text.matchAll(
    /^\s*bind\b.*\bcrt\s+(\S+)|^\s*ssl_trusted_certificate\s+([^\s;]+)/gm,
  );
  return [
    ...[...nginx, ...caddy].map((match) => ({ certificate: match[1] ?? '', key: match[2] ?? '' })),
    ...[...single].map((match) => ({
      certificate: match[1] ?? match[2] ?? '',
      key: match[1] ?? match[2] ?? '',
    })),
  ];
}

async function makeCertificate({ certificate, key }: Pair, env: Environment): Promise<void> {
  if (fs.existsSync(certificate)) return;
  if (certificate.endsWith('/')) {
    const inside = path.join(certificate, 'default.pem');
    await makeCertificate({ certificate: inside, key: inside }, env);
    return;
  }
  for (const file of [certificate, key]) fs.mkdirSync(path.dirname(file), { recursive: true });
  const [madeKey, made] = ['/run/check/made.key', '/run/check/made.pem'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', madeKey, '-out', made, '-days', '30', '-subj', '/CN=made'];
  await call('openssl', ['req', '-x509', ...curve, ...files], { env, asUser: false });
  const both = certificate === key;
  const whole = fs.readFileSync(made, 'utf8');
  const secret = fs.readFileSync(madeKey, 'utf8');
  fs.writeFileSync(certificate, both ? whole + secret : whole);
  if (!both) fs.writeFileSync(key, secret);
}

const NGINX_PREFIX = '/usr/share/nginx';
/** nginx directives whose file or folder it makes itself, but not the folders above. */
const WRITTEN =
  /^\s*(?:access_log|error_log|pid|proxy_cache_path|\w+_temp_path|root)\s+([\w./-]+)/gm;

/** Makes missing certificates and folders that a configuration in `folder` names. */
export async function provideFiles(text: string, folder: string, env: Environment): Promise<void> {
  const inFolder = (file: string) => (file.startsWith('/') ? file : `${folder}/${file}`);
  for (const { certificate, key } of certificatesIn(text)) {
    if (/[$"']/.test(certificate)) continue;
    await makeCertificate({ certificate: inFolder(certificate), key: inFolder(key) }, env);
  }
  for (const match of text.matchAll(WRITTEN)) {
    const file = match[1] ?? '';
    fs.mkdirSync(path.dirname(file.startsWith('/') ? file : `${NGINX_PREFIX}/${file}`), {
      recursive: true,
    });
  }
}
