import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtMachine } from 'practice-machine/built';
import { type MachineFiles } from 'practice-machine/engine';
import { bundleWorker, hashOf } from '../workers.ts';

const NAME = 'machine-files';
const FOLDER = 'assets/machine';

interface About {
  state: { name: string; bytes: number; packed: number };
  memory: number;
}

/** A file or folder to copy, or bytes, by the path on the site. */
type Served = ReadonlyMap<string, string | Buffer>;

/** The files of a built machine by their paths on the site, and the data for the page. */
async function filesOf(siteDir: string, machine: string): Promise<[MachineFiles, Served]> {
  const { state, memory } = JSON.parse(
    fs.readFileSync(path.join(machine, 'machine.json'), 'utf8'),
  ) as About;
  const wasm = path.join(siteDir, 'node_modules/v86/build/v86.wasm');
  const program = fs.readFileSync(wasm);
  const worker = await bundleWorker(siteDir, 'practice-machine/worker');
  const own = `${FOLDER}/${path.basename(machine)}`;
  const names = {
    worker: `${FOLDER}/worker.${hashOf(worker)}.js`,
    wasm: `${FOLDER}/v86.${hashOf(program)}.wasm`,
    state: `${own}/${state.name}`,
    files: `${own}/files`,
    licences: `${own}/licences.txt`,
  };
  const served = new Map<string, string | Buffer>([
    [names.worker, worker],
    [names.wasm, wasm],
    [names.files, path.join(machine, 'files')],
    [names.licences, path.join(machine, 'licences.txt')],
  ]);
  for (const ending of ['', '.br'])
    served.set(`${names.state}${ending}`, path.join(machine, `${state.name}${ending}`));
  const packed = path.join(machine, 'v86.wasm.br');
  served.set(`${names.wasm}.br`, packed);
  const files = {
    worker: `/${names.worker}`,
    wasm: `/${names.wasm}`,
    state: `/${names.state}`,
    files: `/${names.files}/`,
    licences: `/${names.licences}`,
    memory,
    bytes: state.bytes,
    transferred: state.packed + fs.statSync(packed).size,
  };
  return [files, served];
}

/**
 * Serves the practice machine from this site if it was built on this computer. Addresses and sizes are in
 * `@generated/machine-files/default/files.json`, which is null if the machine isn't in this build.
 */
export default function machineFiles({ siteDir }: LoadContext): Plugin {
  let served: Served = new Map();
  return {
    name: NAME,
    async loadContent() {
      const machine = process.env.NODE_ENV === 'development' ? undefined : builtMachine();
      if (machine === undefined) return { files: null };
      const [files, all] = await filesOf(siteDir, machine);
      served = all;
      return { files };
    },
    async contentLoaded({ content, actions }) {
      const { files } = content as { files: MachineFiles | null };
      await actions.createData('files.json', JSON.stringify(files));
    },
    postBuild({ outDir }) {
      for (const [name, from] of served) {
        const to = path.join(outDir, name);
        fs.mkdirSync(path.dirname(to), { recursive: true });
        if (typeof from === 'string') fs.cpSync(from, to, { recursive: true });
        else fs.writeFileSync(to, from);
      }
    },
  };
}
