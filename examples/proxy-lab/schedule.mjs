// What is measured, in which order, and which columns a run has.

/** The three proxies: port, how each starts inside the root, and how it reloads. */
export const PROXIES = {
  nginx: { port: 8441, start: ['nginx', '-c', '/bench/nginx.conf'], reload: { signal: 'SIGHUP' } },
  haproxy: {
    port: 8442,
    start: ['haproxy', '-W', '-f', '/bench/haproxy.cfg'],
    reload: { signal: 'SIGUSR2' },
  },
  caddy: {
    port: 8443,
    start: ['caddy', 'run', '--config', '/bench/Caddyfile', '--adapter', 'caddyfile'],
    reload: { command: ['caddy', 'reload', '--force', '--config', '/bench/Caddyfile'] },
  },
};

/** Requests a second on connections that stay open; 0 is as many as get an answer. */
export const RATES = [100, 300, 1000, 3000, 6000, 10000, 0];

/** Every case uses TLS 1.3 and HTTP/1.1. */
export const CASES = {
  ...Object.fromEntries(
    RATES.map((rate) => [`rate-${rate || 'max'}`, { seconds: 3, args: ['-rate', String(rate)] }]),
  ),
  // The same with a program of the idle class on the proxy's core, which therefore never goes to sleep.
  ...Object.fromEntries(
    RATES.slice(0, 4).map((rate) => [`awake-${rate}`, { seconds: 3, args: ['-rate', String(rate)], awake: true }]),
  ),
  'first-visit': { seconds: 3, args: ['-fresh', '-rate', '300'] },
  'return-visit': { seconds: 3, args: ['-fresh', '-resume', '-rate', '300'] },
  big: { seconds: 3, args: ['-rate', '50'], size: 'big' },
  'idle-1000': { connections: 1000 },
  'reload-new': { seconds: 6, args: ['-fresh', '-resume', '-rate', '200'], reloads: 3 },
  'reload-kept': { seconds: 6, args: ['-rate', '500'], reloads: 3 },
};

export const COLUMNS = [
  'day', 'round', 'case', 'proxy', 'at', 'load1', 'others', 'spin', 'still', 'seconds', 'requests', 'failed',
  'full', 'resumed', 'bytes', 'suite', 'group', 'cpu', 'core', 'soft', 'steal', 'loadCore', 'slices',
  'p50', 'p99', 'max', 'reloads', 'emptyKb', 'idleKb',
];

export const ROUNDS = 5;

/** Round by round; within a case the proxies take turns, and another one begins each round. */
export function schedule() {
  const names = Object.keys(PROXIES);
  return Array.from({ length: ROUNDS }, (_, at) =>
    Object.keys(CASES).flatMap((name) =>
      names.map((_, place) => ({ round: at + 1, name, proxy: names[(at + place) % names.length] })),
    ),
  ).flat();
}
