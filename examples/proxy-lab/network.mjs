// Three network namespaces in a row: client, proxy and the application behind it.
import { execFileSync, spawn } from 'node:child_process';

const PLACES = ['client', 'proxy', 'app'];
const ip = (...args) => execFileSync('ip', args, { stdio: 'pipe' });

/** Takes the namespaces and what is in them away; those of an earlier run too. */
export function down() {
  for (const place of PLACES) {
    try {
      ip('netns', 'delete', `bench-${place}`);
    } catch {
      // There is none.
    }
  }
}

/**
 * Lets the receiver's core work on the packets that arrive, as with a network card. Otherwise the
 * kernel would receive them on the core of the program that sends.
 */
function steer(place, link) {
  const mask = (1 << CORES[place]).toString(16);
  const write = `for queue in /sys/class/net/${link}/queues/rx-*/rps_cpus; do echo ${mask} > "$queue"; done`;
  ip('netns', 'exec', `bench-${place}`, 'sh', '-c', write);
}

/** client 10.66.0.2 — 10.66.0.1 proxy 10.66.1.1 — 10.66.1.2 app */
export function up() {
  down();
  for (const place of PLACES) {
    ip('netns', 'add', `bench-${place}`);
    ip('-n', `bench-${place}`, 'link', 'set', 'lo', 'up');
  }
  const ends = [
    ['client', 'eth0', '10.66.0.2/24', 'front', '10.66.0.1/24'],
    ['app', 'eth0', '10.66.1.2/24', 'back', '10.66.1.1/24'],
  ];
  for (const [place, link, address, other, otherAddress] of ends) {
    const peer = ['peer', 'name', other, 'netns', 'bench-proxy'];
    ip('link', 'add', link, 'netns', `bench-${place}`, 'type', 'veth', ...peer);
    ip('-n', `bench-${place}`, 'address', 'add', address, 'dev', link);
    ip('-n', 'bench-proxy', 'address', 'add', otherAddress, 'dev', other);
    ip('-n', `bench-${place}`, 'link', 'set', link, 'up');
    ip('-n', 'bench-proxy', 'link', 'set', other, 'up');
    steer(place, link);
    steer('proxy', other);
  }
}

/** The core of each place: load generator and backend share the first, the proxy has the second. */
export const CORES = { client: 0, app: 0, proxy: 1 };

/** Starts a program in a namespace on that place's core, and in the root of another system where `root` is given. */
export function start(place, command, { root, ...options } = {}) {
  const inside = root ? ['chroot', root, ...command] : command;
  const net = `--net=/run/netns/bench-${place}`;
  return spawn('nsenter', [net, 'taskset', '-c', String(CORES[place]), ...inside], options);
}
