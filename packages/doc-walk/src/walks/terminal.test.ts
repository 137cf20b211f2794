import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Machine } from '../machines/machine.ts';
import { runProcess } from '../process.ts';
import { Terminal } from './terminal.ts';

const pipes = () => process.getActiveResourcesInfo().filter((name) => name === 'PipeWrap').length;

let folder = '';
let terminal: Terminal;
let before = 0;
/**
 * Takes the place of a machine: scripts go into this folder instead of its /run, and the shell is a program's
 * child, as it is nsenter's there.
 */
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'terminal-'));
  const machine = {
    command: (args: readonly string[]) => ['/bin/sh', ['-c', '"$@"; exit', 'sh', ...args]],
    outside: (file: string) => file,
    run: (script: string) => runProcess('bash', ['-c', script], { cwd: folder }),
  } as unknown as Machine;
  before = pipes();
  terminal = new Terminal(machine, path.join(path.relative('/run', folder), 'first'));
});
afterEach(() => {
  terminal.close();
  fs.rmSync(folder, { recursive: true });
});

it('holds no pipe once it is closed, whatever was left in the background', async () => {
  const said = await terminal.run('sleep 600 &\necho "$!"', undefined, 30_000);
  const pid = Number(said.trim().split('\n').at(-1));
  terminal.close();
  await expect.poll(pipes, { timeout: 30_000 }).toBe(before);
  process.kill(pid);
}, 60_000);

describe('a block that stays in the foreground', () => {
  const leave = (script: string, stays: string) =>
    terminal.leave(`cd ${folder}\n${script}`, stays, 30_000);

  it.each([
    ['a program', 'sleep 600'],
    ['a loop', 'while true; do sleep 0.1 || true; done'],
    [
      'a program that ends by itself on it',
      `bash -c 'trap "exit 255" INT; while true; do sleep 0.1; done'`,
    ],
  ])(
    'is gone on from when it is up, and is no failure when %s is interrupted',
    async (_, block) => {
      await leave(`touch up\n${block}`, 'test -e up');
      expect(terminal.isBusy).toBe(true);
      await terminal.interrupt();
      expect(terminal.isBusy).toBe(false);
      expect(terminal.early).toBeUndefined();
      expect(await terminal.run('echo again', undefined, 30_000)).toContain('again');
    },
    60_000,
  );

  it.each([
    ['an error', 'echo no such host\nfalse', /exit status 1.*\n.*no such host/],
    ['an error of its first line', 'ls nowhere\ntrue', /nowhere/],
    ['nothing wrong', 'true', /has ended: with exit status 0/],
  ])(
    'and ends early with %s is a failure',
    async (_, script, said) => {
      await expect(leave(script, 'false')).rejects.toThrow(said);
      expect(terminal.isBusy).toBe(false);
    },
    60_000,
  );

  it('and ends after it was up is known as such', async () => {
    await leave('touch up\nuntil test -e end; do sleep 0.1; done\nls nowhere', 'test -e up');
    expect(terminal.early).toBeUndefined();
    fs.writeFileSync(path.join(folder, 'end'), '');
    await expect.poll(() => terminal.early?.message, { timeout: 30_000 }).toMatch(/nowhere/);
  }, 60_000);

  it('and never comes up is a failure that names what was waited for', async () => {
    await expect(terminal.leave('sleep 600', 'false', 400)).rejects.toThrow("'false' failed");
  }, 60_000);
});
