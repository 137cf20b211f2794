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

/** The same, with the requested files in their order. */
export interface Returned extends Result {
  files: readonly string[];
}

/** Thrown if a script didn't finish within its limit, so the answer is neither right nor wrong. */
export class TooLong extends Error {
  constructor() {
    super('It took too long here, but your answer may still be right.');
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

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** What the agent runs: a script, files in the folder of a try, and names of files there that it sends back. */
export interface Work {
  script: string;
  files?: Readonly<Record<string, string>>;
  returns?: readonly string[];
}

/** A question's bytes, with the current time and new randomness. */
function questionOf({ script, files = {}, returns = [] }: Work, id: string, user: User) {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(script);
  const sent = Object.entries(files).map(([name, text]) => [name, encoder.encode(text)] as const);
  const seed = Array.from(crypto.getRandomValues(new Uint32Array(8))).join('');
  const now = Date.now();
  const head = [id, user, Math.floor(now / 1000), (now % 1000) * 1e6, seed, bytes.length];
  const names = [...sent.map(([name, { length }]) => `${name}=${length}`), ...returns];
  const line = encoder.encode(`${[...head, ...names].join(' ')}\n`);
  const parts = [line, bytes, ...sent.map(([, text]) => text)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Talks to the machine's agent, one script at a time. */
export class Channel {
  readonly #emulator: Emulator;
  #bytes: number[] = [];
  #head?: { id: string; status: number; lengths: readonly number[] };
  #last = 0;
  #answered?: (result: Returned) => void;
  #isReady?: () => void;

  constructor(emulator: Emulator) {
    this.#emulator = emulator;
    emulator.add_listener('serial1-output-byte', (byte) => this.#take(byte));
  }

  /** Resolves when the agent next reports that it's ready. */
  ready(): Promise<void> {
    return new Promise((resolve) => (this.#isReady = resolve));
  }

  #take(byte: number): void {
    this.#bytes.push(byte);
    if (!this.#head) {
      if (byte !== 10) return;
      const line = String.fromCharCode(...this.#bytes);
      this.#bytes = [];
      const [, id, status, lengths] = /@@(\w+) (\d+)((?: \d+)+)\n$/.exec(line) ?? [];
      if (id === undefined) return;
      this.#head = {
        id,
        status: Number(status),
        lengths: lengths?.trim().split(' ').map(Number) ?? [],
      };
    }
    const { id, status, lengths } = this.#head;
    if (this.#bytes.length < lengths.reduce((sum, length) => sum + length, 0)) return;
    let at = 0;
    const texts = lengths.map((length) => {
      at += length;
      return new TextDecoder().decode(Uint8Array.from(this.#bytes.slice(at - length, at)));
    });
    this.clear();
    const [out = '', err = '', ...files] = texts;
    if (id === 'ready') this.#isReady?.();
    else if (id === `a${this.#last}`) this.#answered?.({ status, out, err, files });
  }

  /** Discards what was received, after the machine was reset. */
  clear(): void {
    this.#bytes = [];
    this.#head = undefined;
  }

  /** Runs a script to its end. Rejects with `TooLong` at its limit, after which the machine has to be reset. */
  async run(work: Work, user: User = 'ubuntu', limit: Limit = LIMIT): Promise<Returned> {
    this.#last += 1;
    const answer = new Promise<Returned>((resolve) => {
      this.#answered = resolve;
    });
    this.#emulator.serial_send_bytes(1, questionOf(work, `a${this.#last}`, user));
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
