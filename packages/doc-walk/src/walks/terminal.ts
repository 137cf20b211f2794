import fs from 'node:fs';
import { StepError, until } from '../driver/host.ts';
import { Repl } from '../driver/repl.ts';
import { BASH, Shell } from '../driver/shell.ts';
import { type Machine } from '../machines/machine.ts';

const HOME = '/home/ubuntu';

/** A terminal of the reader's: a shell of the machine's user that goes on from block to block. */
export class Terminal {
  readonly #machine: Machine;
  readonly #name: string;
  #shell: Shell;
  #repl: Repl;
  /** True while a block stays in the foreground. */
  isBusy = false;
  /** Why the block that was to stay in the foreground has ended before anybody ended it. */
  early?: StepError;
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

  /** Runs a block that stays in the foreground, and goes on when `stays` succeeds; throws what it said where it ends before. */
  async leave(script: string, stays: string, timeoutMs: number): Promise<void> {
    this.isBusy = true;
    this.early = undefined;
    const ended = (error: unknown) => {
      if (!this.isBusy) return;
      this.isBusy = false;
      const why = error instanceof StepError ? error : undefined;
      this.early = new StepError(
        `it was to stay in the foreground and has ended: ${why?.message ?? 'with exit status 0.'}`,
        why && { line: why.line, output: why.output, fatal: why.fatal },
      );
    };
    this.#waiting = this.#shell.run(script, undefined, 60 * 60_000).then(ended, ended);
    const asked = `{\n${stays}\n} || { sleep 0.2; exit 1; }`;
    const isUp = async () =>
      (await this.#machine.run(asked, { cwd: this.folder, timeoutMs })).status === 0;
    await until(
      async () => !this.isBusy || (await isUp()),
      timeoutMs,
      () => `it does not come up: '${stays}' failed for ${timeoutMs / 1000} s`,
    );
    const { early } = this as { early?: StepError };
    if (early) throw early;
  }

  /** Ends what stays in the foreground, as Ctrl-C does. */
  async interrupt(): Promise<void> {
    if (!this.isBusy) return;
    this.isBusy = false;
    let isOver = false;
    void this.#waiting.then(() => (isOver = true));
    // A program that is only about to begin gets the next one.
    while (!isOver) {
      this.#signal();
      await Promise.race([this.#waiting, new Promise((resolve) => setTimeout(resolve, 200))]);
    }
  }

  #signal(): void {
    // nsenter is in between: the programs are children of the shell that it has become.
    for (const child of descendants(this.#repl.child.pid ?? 0)) {
      try {
        process.kill(child, 'SIGINT');
      } catch {
        // It has ended in the meantime.
      }
    }
  }

  /** Closes the terminal; what the page left in the background of a machine that is kept must not hold its pipes. */
  close(): void {
    this.isBusy = false;
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
