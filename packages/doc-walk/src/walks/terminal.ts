import fs from 'node:fs';
import { StepError, until } from '../driver/host.ts';
import { Repl } from '../driver/repl.ts';
import { BASH, Shell } from '../driver/shell.ts';
import { type Machine } from '../machines/machine.ts';

const HOME = '/home/ubuntu';

/** A reader's terminal: a shell of the machine's user that stays open from block to block. */
export class Terminal {
  readonly #machine: Machine;
  readonly #name: string;
  #shell: Shell;
  #repl: Repl;
  /** True while a block stays in the foreground. */
  isBusy = false;
  /** Why the block that should stay in the foreground ended before anybody stopped it. */
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

  /** The terminal's current folder. */
  get folder(): string {
    return this.#shell.folder;
  }

  /** Runs a block as pasted. See `Shell.run`. */
  run(script: string, status: number | undefined, timeoutMs: number): Promise<string> {
    return this.#shell.run(script, status, timeoutMs);
  }

  /**
   * Starts a block that stays in the foreground, and waits until `stays` succeeds. Throws what it
   * said if it ends first.
   */
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
    // A program that hasn't quite started gets the next one.
    while (!isOver) {
      this.#signal();
      await Promise.race([this.#waiting, new Promise((resolve) => setTimeout(resolve, 200))]);
    }
  }

  #signal(): void {
    // nsenter comes in between: the programs are children of the shell that it starts.
    for (const child of descendants(this.#repl.child.pid ?? 0)) {
      try {
        process.kill(child, 'SIGINT');
      } catch {
        // It has already ended.
      }
    }
  }

  /** Closes the terminal. Programs left in the background mustn't keep its pipes open. */
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
