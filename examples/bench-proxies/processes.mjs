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

/** CPU seconds, user and system, that the process and its living children have used. */
export function cpuSeconds(root) {
  return family(root).reduce((sum, pid) => sum + stat(pid).ticks, 0) / TICKS_PER_SECOND;
}

/** Proportional set size in kilobytes: memory shared by several processes is counted once. */
export function memoryKb(root) {
  return family(root).reduce((sum, pid) => {
    const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
  }, 0);
}
