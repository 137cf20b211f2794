import { type Unit } from '../types.ts';
import { type Language, right } from './language.ts';
import { wrapCaddy, wrapHaproxy, wrapNginx } from './proxy-wrap.ts';

const server = (
  id: string,
  names: readonly string[],
  program: 'nginx' | 'haproxy' | 'caddy',
  wrap: (unit: Unit) => string,
): Language => ({
  id,
  names,
  reach: () => 'run',
  check: (units) => Promise.resolve(units.map(() => right('checked', 'run', []))),
  session: (unit) => ({ kind: 'server', server: program, text: wrap(unit) }),
});

/** nginx configuration: `nginx -t` in the sandbox, started with `serve`. */
export const nginx = server('nginx', ['nginx'], 'nginx', wrapNginx);

/** HAProxy configuration: `haproxy -c`, started with `serve`. */
export const haproxy = server('haproxy', ['haproxy'], 'haproxy', wrapHaproxy);

/** Caddyfiles: `caddy validate`, started with `serve`. */
export const caddyfile = server('caddyfile', ['caddyfile', 'caddy'], 'caddy', wrapCaddy);
