import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Lock } from './archive.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** Where versions and hashes of the packages are. */
export const LOCK = path.join(root, 'lock.json');

/** The folder with the files that run in the machine from the start. */
export const GUEST = path.join(root, 'guest');

interface Config {
  suites: readonly string[];
  kernel: string;
  bios: string;
  /** The machine's memory in megabytes. */
  memory: number;
  packages: readonly string[];
  programs: readonly string[];
  applets: readonly string[];
  files: readonly string[];
}

/** What the machine is made of. */
export const config = JSON.parse(read('machine.json')) as Config;

/** The packages as they were locked. */
export const lock = (): Lock => JSON.parse(read('lock.json')) as Lock;

/** The version of the emulator, to which a saved state belongs. */
export const emulator = (): string =>
  (JSON.parse(read('package.json')) as { dependencies: { v86: string } }).dependencies.v86;

/** Where machines are kept, outside of any checkout. */
export const home = (): string => {
  const cache = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return process.env.PRACTICE_MACHINE ?? path.join(cache, 'practice-machine');
};

const hash = (parts: readonly string[]): string =>
  crypto.createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

/**
 * The kernel's folder, named by what it's compiled from, so that a change of another program doesn't cost its
 * minutes again.
 */
export const kernelFile = (): string => {
  const source = lock().find(({ name }) => name === config.kernel);
  return path.join(home(), `linux-${hash([source?.sha256 ?? '', read('guest/kernel.config')])}`);
};

/** The folder of the machine that this lock, configuration and emulator make. */
export function machineFolder(): string {
  const guest = fs.readdirSync(GUEST).map((name) => read(`guest/${name}`));
  const scripts = ['make.ts', 'root.ts', 'boot.ts'].map((name) => read(`build/${name}`));
  const parts = [read('lock.json'), read('machine.json'), emulator(), ...guest, ...scripts];
  return path.join(home(), hash(parts));
}

/** The folder of the machine if it was built, undefined if not. */
export function builtMachine(): string | undefined {
  const folder = machineFolder();
  return fs.existsSync(path.join(folder, 'machine.json')) ? folder : undefined;
}
