import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The ordinary user of a sandbox. */
export const USER_ID = 1000;

/** A failed step: what's wrong and, if we know it, the block's line. */
export class StepError extends Error {
  readonly line: number | undefined;
  readonly output: string;
  /** True when nothing after it in the session can be judged. */
  readonly fatal: boolean;
  constructor(message: string, options: { line?: number; output?: string; fatal?: boolean } = {}) {
    super(message);
    this.line = options.line;
    this.output = options.output ?? '';
    this.fatal = options.fatal ?? false;
  }
}

/** Environment of everything that a session starts. */
export type Environment = Record<string, string>;

/** How a process of the session is started. */
export interface StartOptions {
  env: Environment;
  cwd?: string;
  /** Start as the ordinary user if the driver may. */
  asUser: boolean;
}

let canSwitch = false;
/** Says once whether the driver is root and may become another user. */
export function setCanSwitch(value: boolean): void {
  canSwitch = value;
}

/** Starts a process of the session with its output as one stream. */
export function start(
  command: string,
  args: readonly string[],
  options: StartOptions,
): ChildProcess & { output: () => string } {
  const ids = options.asUser && canSwitch ? { uid: USER_ID, gid: USER_ID } : {};
  const child = spawn(command, [...args], {
    ...ids,
    env: options.env,
    cwd: options.cwd ?? '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-256 * 1024);
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.stdin?.on('error', () => undefined);
  child.on('error', (error) => {
    text += `${error.message}\n`;
  });
  return Object.assign(child, { output: () => text });
}

/** Runs a program to its end and returns its status and output. */
export function call(
  command: string,
  args: readonly string[],
  options: StartOptions & { input?: string; timeoutMs?: number },
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = start(command, args, options);
    const timer = setTimeout(() => child.kill('SIGKILL'), options.timeoutMs ?? 20_000);
    const end = (status: number) => {
      clearTimeout(timer);
      resolve({ status, output: child.output() });
    };
    child.on('error', () => end(127));
    child.on('close', (status) => end(status ?? -1));
    child.stdin?.end(options.input ?? '');
  });
}

/** Waits for `ready`, or throws `what` when the time is up. */
export async function until(
  ready: () => Promise<boolean> | boolean,
  timeoutMs: number,
  what: () => string,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await ready())) {
    if (Date.now() > end) throw new StepError(what());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** How many sockets listen in the sandbox, Unix sockets aside. */
export function listening(): number {
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => fs.readFileSync(file, 'utf8').split('\n').slice(1))
    .filter((line) => line.trim().split(/\s+/)[3] === '0A').length;
}

/** Makes a folder, with its parents, that the user owns. */
export function ownFolder(folder: string, asUser: boolean): void {
  const made = fs.mkdirSync(folder, { recursive: true });
  if (made && asUser && canSwitch) {
    for (let at = folder; at.length >= made.length; at = path.dirname(at))
      fs.chownSync(at, USER_ID, USER_ID);
  }
}

/** Writes a file that the user owns, in folders that the user owns. */
export function ownFile(file: string, text: string, asUser: boolean): void {
  ownFolder(path.dirname(file), asUser);
  fs.writeFileSync(file, text);
  if (asUser && canSwitch) fs.chownSync(file, USER_ID, USER_ID);
}
