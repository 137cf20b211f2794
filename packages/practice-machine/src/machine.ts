import { judgeMachine } from './judge.ts';
import { type Program } from './program.ts';
import { Channel, type Emulator, type Result, type Returned, type User, type Work } from './run.ts';
import { printedBy, scriptOf, type Step } from './session.ts';
import { type MachineExercise, type Outcome } from './types.ts';

/** A machine that is paused except while it checks answers. */
export class Machine {
  readonly #emulator: Emulator;
  readonly #program: Program;
  readonly #channel: Channel;

  #isFresh = true;

  constructor(emulator: Emulator, program: Program) {
    this.#emulator = emulator;
    this.#program = program;
    this.#channel = new Channel(emulator);
  }

  /** Runs a script on the machine as it started, or as the previous script left it, then pauses the machine. */
  run(script: string, user: User = 'ubuntu', isFresh = true): Promise<Result> {
    return this.#work({ script }, user, isFresh);
  }

  async #work(work: Work, user: User, isFresh: boolean): Promise<Returned> {
    if (isFresh && !this.#isFresh) {
      await this.#program.reset(this.#emulator);
      this.#channel.clear();
    }
    this.#isFresh = false;
    await this.#emulator.run();
    try {
      return await this.#channel.run(work, user);
    } finally {
      await this.#emulator.stop();
    }
  }

  /** Checks an answer. */
  judge(exercise: MachineExercise, answer: string): Promise<Outcome> {
    return judgeMachine(exercise, answer, (work, user) => this.#work(work, user, true));
  }

  /** Continues a session, which is only reset by its setup. */
  async step(step: Step): Promise<Result> {
    return printedBy(await this.run(scriptOf(step), 'root', step.is === 'setup'));
  }

  /** Stops it permanently. */
  end(): Promise<void> {
    return this.#emulator.destroy();
  }
}

/** The options with which an emulator accepts a saved state. */
export const optionsOf = (memory: number, files: string, program: Program) => ({
  wasm_fn: program.start,
  memory_size: memory << 20,
  filesystem: { baseurl: files },
  uart1: true,
  uart2: true,
  disable_speaker: true,
  disable_keyboard: true,
  disable_mouse: true,
  autostart: false,
});
