// What the kernel counts for a program and all its children: CPU time and memory.
import fs from 'node:fs';

const TICKS_PER_SECOND = 100;

function stat(pid) {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Fields after the name in brackets: state, ppid, …; 11 and 12 are utime and stime.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** The process and all that descend from it. */
export function family(root) {
  const parents = new Map();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), stat(name).parent);
    } catch {
      // It ended between the listing and the reading.
    }
  }
  const found = [root];
  for (const pid of found) {
    for (const [child, parent] of parents) if (parent === pid) found.push(child);
  }
  return found;
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

/** CPU seconds, user and system, that the process and its living children have used. */
export const cpuSeconds = (root) => sum(root, (pid) => stat(pid).ticks) / TICKS_PER_SECOND;

/** Proportional set size in kilobytes: memory shared by several processes is counted once. */
export const memoryKb = (root) =>
  sum(root, (pid) => {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  });

/** CPU seconds of all cores and programs since the machine was started, idle time left out. */
export function busySeconds() {
  const [, user, nice, system, , , interrupts, soft] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + interrupts + soft) / TICKS_PER_SECOND;
}
