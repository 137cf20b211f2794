/** npm run build: builds the machine of the lock into the cache, unless it's there, and prints its folder. */
import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { Archive, type Lock } from './archive.ts';
import { boot, WASM } from './boot.ts';
import { licences } from './licences.ts';
import {
  builtMachine,
  config,
  emulator,
  GUEST,
  home,
  kernelFile,
  lock,
  machineFolder,
} from './place.ts';
import { makeRoot } from './root.ts';

const WANTED = ['apt-get', 'gcc', 'make', 'flex', 'bison', 'bc', 'xz', 'readelf', 'dpkg-deb'];

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw error ?? new Error(`${program} ${args.join(' ')} ended with ${status}.`);
}

async function load(packages: Lock): Promise<ReadonlyMap<string, string>> {
  const folder = path.join(home(), 'packages');
  fs.mkdirSync(folder, { recursive: true });
  const files = new Map<string, string>();
  const isThere = packages.every(({ sha256 }) => fs.existsSync(path.join(folder, `${sha256}.deb`)));
  const archive = new Archive(path.join(home(), 'apt'), config.suites);
  if (!isThere) await archive.update();
  for (const one of packages) files.set(one.name, await archive.fetch(one, folder));
  return files;
}

const FLAGS =
  '-m32 -static -nostdlib -ffreestanding -fno-pic -no-pie -fno-stack-protector -fno-asynchronous-unwind-tables -Os -s -Wall -Werror -Wl,--build-id=none';

/** Compiles the programs of this package, which need no library. */
function compileOwn(folder: string): ReadonlyMap<string, Buffer> {
  return new Map(
    ['agent', 'backend'].map((name) => {
      const out = path.join(folder, name);
      run('gcc', [...FLAGS.split(' '), path.join(GUEST, `${name}.c`), '-o', out]);
      return [name, fs.readFileSync(out)] as const;
    }),
  );
}

/** Writes a compressed copy beside a file, and returns both sizes. */
function pack(file: string, quality: number): { bytes: number; packed: number } {
  const bytes = fs.readFileSync(file);
  const packed = zlib.brotliCompressSync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
    },
  });
  fs.writeFileSync(`${file}.br`, packed);
  return { bytes: bytes.length, packed: packed.length };
}

async function make(folder: string): Promise<void> {
  const missing = WANTED.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length > 0)
    throw new Error(
      `The practice machine is built with ${missing.join(', ')}, and they are not here.`,
    );
  fs.mkdirSync(home(), { recursive: true });
  const packages = lock();
  const loaded = await load(packages);
  const kernel = kernelFile();
  if (!fs.existsSync(kernel)) {
    console.error('▸ compiling Linux, which takes minutes');
    const source = loaded.get(config.kernel) ?? '';
    run('bash', [
      path.join(import.meta.dirname, 'kernel.sh'),
      source,
      path.join(GUEST, 'kernel.config'),
      `${kernel}.part`,
    ]);
    fs.renameSync(`${kernel}.part`, kernel);
  }
  const work = fs.mkdtempSync(path.join(home(), 'work-'));
  try {
    const unpacked = path.join(work, 'unpacked');
    for (const [name, file] of loaded)
      if (name !== config.kernel) run('dpkg-deb', ['-x', file, unpacked]);
    const made = path.join(work, 'machine');
    fs.mkdirSync(path.join(made, 'files'), { recursive: true });
    const tree = makeRoot(unpacked, path.join(made, 'files'), compileOwn(work));
    fs.writeFileSync(path.join(made, 'tree.json'), JSON.stringify(tree));
    fs.writeFileSync(path.join(made, 'licences.txt'), licences(unpacked, packages));
    console.error('▸ starting the machine');
    const state = Buffer.from(await boot(made, path.join(unpacked, 'usr/share/seabios'), kernel));
    const name = `state.${crypto.createHash('sha256').update(state).digest('hex').slice(0, 12)}.bin`;
    fs.writeFileSync(path.join(made, name), state);
    const first = pack(path.join(made, name), 11);
    fs.copyFileSync(WASM, path.join(made, 'v86.wasm'));
    pack(path.join(made, 'v86.wasm'), 11);
    let rest = 0;
    const files = fs.readdirSync(path.join(made, 'files'));
    for (const file of files) rest += pack(path.join(made, 'files', file), 9).packed;
    const about = {
      state: { name, ...first },
      files: files.length,
      packed: rest,
      memory: config.memory,
      emulator: emulator(),
    };
    fs.writeFileSync(path.join(made, 'machine.json'), JSON.stringify(about, undefined, 1));
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(made, folder);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

const folder = machineFolder();
try {
  if (!builtMachine()) await make(folder);
  console.log(folder);
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exit(1);
}
process.exit(0);
