import { type Unit } from '../types.ts';

type Wrap = readonly [before: string, after: string];

/** What goes around a fragment of nginx configuration, on one line to keep line numbers. */
const NGINX: Readonly<Record<string, Wrap>> = {
  main: ['', ''],
  http: ['events {} http { ', '\n}'],
  server: ['events {} http { server { ', '\n} }'],
  location: ['events {} http { server { location / { ', '\n} } }'],
  upstream: ['events {} http { upstream fragment { ', '\n} }'],
  stream: ['events {} stream { ', '\n}'],
};

function nginxContext(unit: Unit): string {
  if (unit.meta.context) return unit.meta.context;
  const first = /^\s*(?:#[^\n]*\n\s*)*(\S+)/.exec(unit.text)?.[1] ?? '';
  if (/^\s*(?:events|http|stream)\s*\{/m.test(unit.text)) return 'main';
  if (
    /^(?:server|upstream|map|geo|split_clients|limit_req_zone|limit_conn_zone|log_format|proxy_cache_path)$/.test(
      first,
    )
  )
    return 'http';
  if (/^(?:location|listen|server_name|return|error_page|root|index|ssl_certificate)$/.test(first))
    return 'server';
  if (/^(?:user|worker_processes|load_module|pid|include)$/.test(first) && /\{/.test(unit.text))
    return 'main';
  return 'server';
}

/** A whole nginx configuration around a block, with the same line numbers. */
export function wrapNginx(unit: Unit): string {
  const [before, after] = NGINX[nginxContext(unit)] ?? ['', ''];
  return `${before}${unit.text}${after}\n`;
}

/** A listener for fragments without one, because HAProxy refuses to listen nowhere. */
const LISTENER =
  'frontend check-listener\n  mode http\n  timeout client 1m\n  bind 127.0.0.1:65000\n';

/** A whole HAProxy configuration: a block, and what's missing before and after it. */
export function wrapHaproxy(unit: Unit): string {
  const context = unit.meta.context;
  const listener = /^\s*bind\b/m.test(unit.text) ? '' : LISTENER;
  if (!context || context === 'main') return `${unit.text}\n${listener}`;
  const proxy = ['frontend', 'backend', 'listen'].includes(context);
  const name = proxy ? ' fragment' : '';
  const mode = proxy
    ? '\n  mode http\n  timeout client 1m\n  timeout server 1m\n  timeout connect 5s\n'
    : '\n';
  return `${context}${name}${mode}${unit.text}\n${listener}`;
}

/** How many lines `wrapHaproxy` puts before the block. */
export function haproxyShift(unit: Unit): number {
  const context = unit.meta.context;
  if (!context || context === 'main') return 0;
  return ['frontend', 'backend', 'listen'].includes(context) ? 5 : 1;
}

/** A whole Caddyfile around a block. */
export function wrapCaddy(unit: Unit): string {
  return unit.meta.context === 'site' ? `:80 {\n${unit.text}\n}\n` : `${unit.text}\n`;
}
