import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Machine } from '../lab/machine.ts';
import { Terminal } from './terminal.ts';

const pipes = () => process.getActiveResourcesInfo().filter((name) => name === 'PipeWrap').length;

it('holds no pipe once it is closed, whatever was left in the background', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'terminal-'));
  const machine = {
    command: ([bash = '', ...args]: readonly string[]) => [bash, args],
    outside: (file: string) => file,
  } as unknown as Machine;
  const before = pipes();
  // Its scripts are put into the folder in place of a machine's /run.
  const terminal = new Terminal(machine, path.join(path.relative('/run', folder), 'first'));
  const said = await terminal.run('sleep 600 &\necho "$!"', undefined, 30_000);
  const pid = Number(said.trim().split('\n').at(-1));
  terminal.close();
  await expect.poll(pipes, { timeout: 30_000 }).toBe(before);
  process.kill(pid);
  fs.rmSync(folder, { recursive: true });
}, 60_000);
