import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface Run {
  /** Seconds by the clock, and of both processors' time, children included. */
  wall: number;
  cpu: number;
  /** Highest sum of the resident memory of all processes, MiB. */
  memory: number;
  /** What the command printed. */
  output: string;
  status: number | null;
}

/** Resident memory of a process and its descendants in bytes, from Linux's /proc; 0 elsewhere. */
export function memoryOf(pid: number): number {
  try {
    const resident = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return children
      .filter((child) => child.trim() !== '')
      .reduce((sum, child) => sum + memoryOf(Number(child)), resident);
  } catch {
    return 0;
  }
}

/** Runs a command through Bash, which counts processor time, and watches its memory. */
export function measureRun(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Run> {
  const script = `TIMEFORMAT='TIMES %R %U %S'; time ${command}`;
  const child = spawn('bash', ['-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let memory = 0;
  const watch = setInterval(() => {
    if (child.pid !== undefined) memory = Math.max(memory, memoryOf(child.pid));
  }, 200);
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearInterval(watch);
      const times = /TIMES ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output);
      const [wall = NaN, user = NaN, system = NaN] = (times ?? []).slice(1).map(Number);
      resolve({ wall, cpu: user + system, memory: memory / 2 ** 20, output, status });
    });
  });
}
