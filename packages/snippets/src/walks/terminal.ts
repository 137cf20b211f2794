import fs from 'node:fs';
import { Repl } from '../driver/repl.ts';
import { BASH, Shell } from '../driver/shell.ts';
import { type Machine } from '../lab/machine.ts';

const HOME = '/home/ubuntu';

/** A terminal of the reader's: a shell of the machine's user that goes on from block to block. */
export class Terminal {
  readonly #machine: Machine;
  readonly #name: string;
  #shell: Shell;
  #repl: Repl;
  /** True while a block stays in the foreground. */
  isBusy = false;
  #waiting: Promise<unknown> = Promise.resolve();

  constructor(machine: Machine, name: string) {
    this.#machine = machine;
    this.#name = name;
    [this.#repl, this.#shell] = this.#open();
  }

  #open(): [Repl, Shell] {
    const [command, args] = this.#machine.command(BASH);
    const repl = new Repl(command, args, { env: process.env as never, asUser: false });
    const place = (name: string, text: string) => {
      const file = `/run/${this.#name}-${name}`;
      fs.writeFileSync(this.#machine.outside(file), text, { mode: 0o644 });
      return file;
    };
    return [repl, new Shell(repl, HOME, place)];
  }

  /** Folder in which the terminal is now. */
  get folder(): string {
    return this.#shell.folder;
  }

  /** Runs a block as it was pasted; see `Shell.run`. */
  run(script: string, status: number | undefined, timeoutMs: number): Promise<string> {
    return this.#shell.run(script, status, timeoutMs);
  }

  /** Runs a block that stays in the foreground, and goes on. */
  leave(script: string): void {
    this.isBusy = true;
    this.#waiting = this.#shell.run(script, 0, 10 * 60_000).catch(() => undefined);
  }

  /** Ends what stays in the foreground, as Ctrl-C does. */
  async interrupt(): Promise<void> {
    if (!this.isBusy) return;
    const pid = this.#repl.child.pid ?? 0;
    // nsenter is in between: the programs are children of the shell that it has become.
    for (const child of descendants(pid)) {
      try {
        process.kill(child, 'SIGINT');
      } catch {
        // It has ended in the meantime.
      }
    }
    await this.#waiting;
    this.isBusy = false;
  }

  /** Closes the terminal; what the page left in the background of a machine that is kept must not hold its pipes. */
  close(): void {
    const { child } = this.#repl;
    child.kill('SIGKILL');
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
  }
}

function descendants(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!fs.existsSync(file)) return [];
  const own = fs.readFileSync(file, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);
  return own.flatMap((child) => [...descendants(child), child]);
}
