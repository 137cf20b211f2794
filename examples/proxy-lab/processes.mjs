// What the kernel counts for a program and all its children, and for each core.
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;

/** The parent of every process, and the CPU time that it and its ended children have used. */
function everyProcess() {
  const all = new Map();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      // After the name in brackets: state, parent, …; 11 to 14 are user and system time, and the children's.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
      const ticks = fields[11] + fields[12] + fields[13] + fields[14];
      all.set(Number(name), { parent: fields[1], seconds: ticks / TICKS_PER_SECOND });
    } catch {
      // It ended between the listing and the reading.
    }
  }
  return all;
}

/** The process and all that descend from it. */
export function family(root, all = everyProcess()) {
  const found = [root];
  for (const pid of found) {
    for (const [child, { parent }] of all) if (parent === pid) found.push(child);
  }
  return found;
}

/** CPU seconds of all programs that don't belong to this measurement and aren't the kernel's threads. */
export function otherSeconds() {
  const all = everyProcess();
  const own = new Set([...family(process.pid, all), ...family(2, all)]);
  return [...all].reduce((sum, [pid, { seconds }]) => (own.has(pid) ? sum : sum + seconds), 0);
}

/** The sum over the family; a process that ends meanwhile counts nothing. */
function sum(root, measure) {
  let total = 0;
  for (const pid of family(root)) {
    try {
      total += measure(pid);
    } catch (error) {
      if (pid === root || (error.code !== 'ENOENT' && error.code !== 'ESRCH')) throw error;
    }
  }
  return total;
}

/** A field of schedstat, all threads together: 0 nanoseconds on a core, 2 how often it got one. */
const scheduled = (root, field) =>
  sum(root, (pid) =>
    fs
      .readdirSync(`/proc/${pid}/task`)
      .map((task) => Number(fs.readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[field]))
      .reduce((total, value) => total + value, 0),
  );

/** CPU seconds, user and system, that the process and its living children have used. */
export const cpuSeconds = (root) => scheduled(root, 0) / 1e9;

/** How often the process and its living children were put on a core. */
export const slices = (root) => scheduled(root, 2);

/** Proportional set size in kilobytes: memory shared by several processes is counted once. */
export const memoryKb = (root) =>
  sum(root, (pid) => {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });

/**
 * Seconds of each core since the machine was started. Idle time is measured by the kernel; user and
 * system time are guessed there from samples. So a busy core is one that isn't idle.
 */
export function cores() {
  const at = performance.now() / 1000;
  return fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => {
      const [idle, wait, interrupts, soft, steal] = line.split(/\s+/).slice(4, 9).map((ticks) => ticks / TICKS_PER_SECOND);
      return { at, idle: idle + wait, soft: interrupts + soft, steal };
    });
}

/** What a core did since an earlier reading, in seconds. */
export function since(before, after) {
  const seconds = after.at - before.at;
  const steal = after.steal - before.steal;
  const busy = Math.max(0, seconds - steal - (after.idle - before.idle));
  return { seconds, steal, busy, soft: after.soft - before.soft };
}
