import fs from 'node:fs';
import path from 'node:path';
import { V86 } from 'v86';
import { Machine, optionsOf } from './machine.ts';
import { Program } from './program.ts';
import { type Emulator } from './run.ts';

interface About {
  state: { name: string; bytes: number; packed: number };
  files: number;
  packed: number;
  memory: number;
}

/** Starts the machine of a folder in Node. */
export async function startInNode(folder: string): Promise<Machine> {
  const about = JSON.parse(fs.readFileSync(path.join(folder, 'machine.json'), 'utf8')) as About;
  const state = Uint8Array.from(fs.readFileSync(path.join(folder, about.state.name))).buffer;
  const wasm = path.join(import.meta.dirname, '../../../node_modules/v86/build/v86.wasm');
  const program = new Program(fs.readFileSync(wasm), state);
  const emulator = new V86({
    ...optionsOf(about.memory, `${path.join(folder, 'files')}/`, program),
    initial_state: { buffer: state },
  });
  await new Promise<void>((resolve) => emulator.add_listener('emulator-ready', () => resolve()));
  return new Machine(emulator as unknown as Emulator, program);
}
