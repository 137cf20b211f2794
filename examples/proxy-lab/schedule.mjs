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

/** Every case uses TLS 1.3. The rates leave two cores idle for the larger part. */
export const CASES = {
  'idle-1000': { connections: 1000 },
  'first-visit': { seconds: 30, args: ['-fresh', '-rate', '300'] },
  'return-visit': { seconds: 30, args: ['-fresh', '-resume', '-rate', '300'] },
  'small-h1': { seconds: 30, args: ['-rate', '1500'] },
  'small-h2': { seconds: 30, args: ['-h2', '-rate', '1500'] },
  'big-h2': { seconds: 10, args: ['-h2', '-rate', '50'], size: 'big' },
  'big-h1': { seconds: 10, args: ['-rate', '50'], size: 'big' },
  'reload-new': { seconds: 10, args: ['-fresh', '-resume', '-rate', '200'], reloads: 3 },
  'reload-kept': { seconds: 10, args: ['-rate', '500'], reloads: 3 },
};

export const COLUMNS = [
  'round', 'case', 'proxy', 'at', 'load1', 'busy', 'seconds', 'requests', 'failed', 'full', 'resumed',
  'bytes', 'cpu', 'p50', 'p99', 'max', 'reloads', 'emptyKb', 'idleKb',
];

const ROUNDS = 5;

/** Case by case; within one the proxies take turns, and another one begins each round. */
export function schedule() {
  const names = Object.keys(PROXIES);
  return Object.keys(CASES).flatMap((name) =>
    Array.from({ length: ROUNDS }, (_, at) =>
      names.map((_, place) => ({ round: at + 1, name, proxy: names[(at + place) % names.length] })),
    ).flat(),
  );
}
