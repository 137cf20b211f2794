import { judgeMachine } from './judge.ts';
import { Channel, type Emulator, type Result, type User } from './run.ts';
import { printedBy, scriptOf, type Step } from './session.ts';
import { type MachineExercise, type Outcome } from './types.ts';

const CLEAN = `pkill -9 -u ubuntu
rm -rf /home/ubuntu /run/practice/try /tmp/*
mkdir /home/ubuntu && chown ubuntu: /home/ubuntu`;

/** A machine that is paused except while it checks answers. */
export class Machine {
  readonly #emulator: Emulator;
  readonly #state: ArrayBuffer;
  readonly #channel: Channel;

  constructor(emulator: Emulator, state: ArrayBuffer) {
    this.#emulator = emulator;
    this.#state = state;
    this.#channel = new Channel(emulator);
  }

  /** Runs a script on the machine as it started, or as the previous script left it, then pauses the machine. */
  async run(script: string, user: User = 'ubuntu', isFresh = true): Promise<Result> {
    if (isFresh) {
      await this.#emulator.restore_state(this.#state);
      this.#channel.clear();
    }
    await this.#emulator.run();
    try {
      return await this.#channel.run(script, user);
    } finally {
      await this.#emulator.stop();
    }
  }

  /** Checks an answer. */
  judge(exercise: MachineExercise, answer: string): Promise<Outcome> {
    return judgeMachine(exercise, answer, async (script, user, isFresh) => {
      if (isFresh) return this.run(script, user);
      // Cleaning up is quicker than restoring the start, after which the emulator compiles everything again.
      await this.run(CLEAN, 'root', false);
      return this.run(script, user, false);
    });
  }

  /** Goes on with a session, in which nothing is set back but at its setup. */
  async step(step: Step): Promise<Result> {
    return printedBy(await this.run(scriptOf(step), 'root', step.is === 'setup'));
  }

  /** Stops it permanently. */
  end(): Promise<void> {
    return this.#emulator.destroy();
  }
}

/** The options with which an emulator accepts a saved state. */
export const optionsOf = (memory: number, files: string) => ({
  memory_size: memory << 20,
  filesystem: { baseurl: files },
  uart1: true,
  uart2: true,
  disable_speaker: true,
  disable_keyboard: true,
  disable_mouse: true,
  autostart: false,
});
