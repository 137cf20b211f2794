import { spawn } from 'node:child_process';

/** How a process ended. `status` is -1 if it was stopped. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
  /** Why it was stopped, if it was. */
  stopped?: 'time' | 'output';
}

/** How long and how much a process may run and print. */
export interface Bounds {
  timeoutMs?: number;
  outputBytes?: number;
  input?: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program in its own process group, which is stopped at too much time or output. */
export function runProcess(
  command: string,
  args: readonly string[],
  bounds: Bounds = {},
): Promise<Ended> {
  const { timeoutMs = 180_000, outputBytes = 4 * 1024 * 1024, input, cwd, env } = bounds;
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      env: env ?? { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let size = 0;
    let stopped: Ended['stopped'];
    const stop = (why: NonNullable<Ended['stopped']>) => {
      stopped ??= why;
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group has already ended.
      }
    };
    const timer = setTimeout(() => stop('time'), timeoutMs);
    const collect = (into: Buffer[]) => (chunk: Buffer) => {
      size += chunk.length;
      if (size > outputBytes) stop('output');
      else into.push(chunk);
    };
    child.stdout.on('data', collect(out));
    child.stderr.on('data', collect(err));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (status) => {
      clearTimeout(timer);
      resolve({
        status: stopped ? -1 : (status ?? -1),
        stdout: Buffer.concat(out).toString('utf8'),
        stderr: Buffer.concat(err).toString('utf8'),
        stopped,
      });
    });
  });
}
