/** The part of the emulator that is used here. */
export interface Emulator {
  add_listener(event: string, listener: (value: number) => void): void;
  serial_send_bytes(serial: number, bytes: Uint8Array): void;
  restore_state(state: ArrayBuffer): Promise<void>;
  save_state(): Promise<ArrayBuffer>;
  run(): Promise<void>;
  stop(): Promise<void>;
  get_instruction_counter(): number;
  destroy(): Promise<void>;
}

/** The user who runs a script in the machine. */
export type User = 'ubuntu' | 'root';

/** The result of a script. Both streams are cut if they are long. */
export interface Result {
  status: number;
  out: string;
  err: string;
}

/** Thrown if a script did not finish within its limit, so the answer is neither right nor wrong. */
export class TooLong extends Error {
  constructor() {
    super('It took too long here, which says nothing about the answer.');
  }
}

/** Limits for a script, and for how long an idle machine may wait, because clocks in pages stop and jump. */
export interface Limit {
  instructions: number;
  seconds: number;
}

const LIMIT: Limit = { instructions: 4e9, seconds: 90 };
/** How often the limit is checked, in milliseconds. */
const LOOK = 100;

/** Talks to the machine's agent: one script after the other. */
export class Channel {
  readonly #emulator: Emulator;
  #bytes: number[] = [];
  #last = 0;
  #answered?: (result: Result) => void;
  #isReady?: () => void;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    emulator.add_listener('serial1-output-byte', (byte) => this.#take(byte));
  }

  /** Resolves when the agent reports that it is ready, which it does once after it starts. */
  ready(): Promise<void> {
    return new Promise((resolve) => (this.#isReady = resolve));
  }

  #take(byte: number): void {
    this.#bytes.push(byte);
    const end = this.#bytes.indexOf(10);
    if (end === -1) return;
    const line = String.fromCharCode(...this.#bytes.slice(0, end));
    const [, id, status, out, err] = /@@(\w+) (\d+) (\d+) (\d+)$/.exec(line) ?? [];
    if (id === undefined) {
      this.#bytes = [];
      return;
    }
    const [from, middle] = [end + 1, end + 1 + Number(out)];
    const to = middle + Number(err);
    if (this.#bytes.length < to) return;
    const text = (start: number, stop: number) =>
      new TextDecoder().decode(Uint8Array.from(this.#bytes.slice(start, stop)));
    const result = { status: Number(status), out: text(from, middle), err: text(middle, to) };
    this.#bytes = [];
    if (id === 'ready') this.#isReady?.();
    else if (id === `a${this.#last}`) this.#answered?.(result);
  }

  /** Discards what was received, after the machine was reset. */
  clear(): void {
    this.#bytes = [];
  }

  /** Runs a script to its end. Rejects with `TooLong` at its limit, after which the machine has to be reset. */
  async run(script: string, user: User = 'ubuntu', limit: Limit = LIMIT): Promise<Result> {
    this.#last += 1;
    const bytes = new TextEncoder().encode(script);
    const answer = new Promise<Result>((resolve) => (this.#answered = resolve));
    const seed = Array.from(crypto.getRandomValues(new Uint32Array(8))).join('');
    const now = Math.floor(Date.now() / 1000);
    const line = `a${this.#last} ${user} ${bytes.length} ${now} ${seed}\n`;
    const head = new TextEncoder().encode(line);
    this.#emulator.serial_send_bytes(1, Uint8Array.from([...head, ...bytes]));
    const begun = Date.now();
    let counter = this.#emulator.get_instruction_counter();
    let done = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setInterval(() => {
        const now = this.#emulator.get_instruction_counter();
        done += (now - counter) >>> 0;
        counter = now;
        const isLong = Date.now() - begun > limit.seconds * 1000;
        if (done > limit.instructions || isLong) reject(new TooLong());
      }, LOOK);
    });
    try {
      return await Promise.race([answer, tooLong]);
    } finally {
      clearInterval(timer);
    }
  }
}
