import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureCaddy } from '../../../../scripts/caddy.mjs';
import { headerRules } from '../../finish/rules.ts';

/** A server that is running for the measurement. */
export interface Running {
  name: string;
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Caddy in the version of the image; empty where it cannot be had. */
export const caddy = ensureCaddy() ?? '';

async function started(name: string, port: number, process: ChildProcess): Promise<Running> {
  const ended = new Promise<void>((resolve) => process.on('exit', () => resolve()));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    if (hasEnded) throw new Error(`${name} ended; is port ${port} in use?`);
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = () => {
    process.kill('SIGTERM');
    return ended;
  };
  return { name, port, process, stop };
}

const quiet = ['ignore', 'ignore', 'inherit'] as const;

/** Caddy with the configuration of the image, on loopback. */
export function startCaddy(
  site: string,
  port: number,
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const env = {
    ...process.env,
    ...more,
    ...{ SITE_ROOT: site, PORT: String(port), BIND: '127.0.0.1', DRAIN: '0s' },
    ...{ XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
  return started('Caddy', port, spawn(caddy, args, { env, stdio: 'ignore' }));
}

/** The rules of a built site as nginx's `add_header` lines of a location. */
function headersFor(locationPath: string, policy: string): string {
  return headerRules(policy)
    .filter(
      ({ path: rule }) => rule === '/*' || (locationPath !== '/' && rule === `${locationPath}*`),
    )
    .flatMap(({ headers }) => Object.entries(headers))
    .filter(([name]) => name !== 'Content-Type')
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');
}

/**
 * nginx with what the Caddyfile does, as far as a request of the measurement
 * meets it: compressed copies, the same headers, redirects, the page of
 * unknown paths. Debian's nginx has no brotli, so both are asked for gzip.
 */
function nginxConfig(site: string, port: number, folder: string): string {
  const rules = fs.readFileSync(path.join(site, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(rules)?.[1] ?? '';
  return `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    index index.html;
    error_page 404 /404.html;
    location ~ (^|/)\\. { return 404; }
    location ~ ^/_(headers|redirects)$ { return 404; }
    location ~ \\.(br|gz)$ { return 404; }
    location /assets/ {
      ${headersFor('/assets/', policy)}
    }
    location / {
      ${headersFor('/', policy)}
      add_header Cache-Control no-cache always;
      if ($request_method !~ ^(GET|HEAD)$) { return 405; }
      rewrite ^(.*)/index\\.html$ $1/ permanent;
      try_files $uri $uri/index.html =404;
    }
  }
}
`;
}

/** nginx with an equivalent configuration, on loopback. */
export function startNginx(site: string, port: number, folder: string): Promise<Running> {
  const config = path.join(folder, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig(site, port, folder));
  const nginx = spawn('nginx', ['-c', config, '-p', folder], { stdio: [...quiet] });
  return started('nginx', port, nginx);
}

/** Resident memory of a process and its children, in MiB; 0 when it has ended. */
export function memoryOf(pid: number): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const below = children === '' ? [] : children.split(' ').map(Number);
    return below.reduce((sum, child) => sum + memoryOf(child), own);
  } catch {
    return 0;
  }
}
