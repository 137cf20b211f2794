/** Exports of the emulator's program that are used here. */
interface Exports {
  memory: WebAssembly.Memory;
  allocate_memory(bytes: number): number;
  zero_memory(start: number, bytes: number): void;
  jit_dirty_cache(start: number, end: number): void;
  jit_clear_cache_js(): void;
}

/** The start of a saved state: numbers, then JSON of this shape, then the buffers it names. */
interface Info {
  buffer_infos: { offset: number; length: number }[];
  state: ({ buffer_id: number } | undefined)[];
}

const HEAD = 16;
const [MEMORY, BITMAP] = [77, 78];
const WORDS = 1024;
const PAGE = 4 * WORDS;
const aligned = (at: number): number => (at + 3) & ~3;

/** Splits a saved state into one without memory and the pages of its memory. A page of zeros is undefined. */
function split(saved: ArrayBuffer): [ArrayBuffer, (Int32Array | undefined)[]] {
  const head = new Int32Array(saved, 0, HEAD / 4);
  const text = new Uint8Array(saved, HEAD, head[3]);
  const info = JSON.parse(new TextDecoder().decode(text)) as Info;
  const base = aligned(HEAD + text.length);
  const [memory, bitmap] = [info.state[MEMORY]?.buffer_id, info.state[BITMAP]?.buffer_id];
  const pages: (Int32Array | undefined)[] = [];
  const buffers = info.buffer_infos.map(
    ({ offset, length }) => new Uint8Array(saved, base + offset, length),
  );
  let at = base + (info.buffer_infos[memory ?? -1]?.offset ?? NaN);
  for (const byte of buffers[bitmap ?? -1] ?? [])
    for (let bit = 0; bit < 8; bit += 1) {
      const isThere = (byte >> bit) & 1;
      pages.push(isThere ? new Int32Array(saved, at, WORDS) : undefined);
      if (isThere) at += PAGE;
    }
  let end = 0;
  const kept = buffers.map((bytes, id) => {
    if (id === memory) return new Uint8Array();
    return id === bitmap ? new Uint8Array(bytes.length) : bytes;
  });
  info.buffer_infos = kept.map(({ length }) => {
    const offset = end;
    end = aligned(end + length);
    return { offset, length };
  });
  const json = new TextEncoder().encode(JSON.stringify(info));
  const start = aligned(HEAD + json.length);
  const light = new Uint8Array(start + end);
  light.set(json, HEAD);
  kept.forEach((bytes, id) => light.set(bytes, start + (info.buffer_infos[id]?.offset ?? 0)));
  new Int32Array(light.buffer, 0, HEAD / 4).set([
    head[0] ?? 0,
    head[1] ?? 0,
    light.length,
    json.length,
  ]);
  return [light.buffer, pages];
}

/**
 * The emulator's program and a saved state. The emulator compiles code that the machine often runs, but throws
 * it away when it restores a state. This puts back only the memory pages that changed, and keeps the code
 * compiled from the others.
 */
export class Program {
  readonly #program: BufferSource | WebAssembly.Module;
  readonly #light: ArrayBuffer;
  readonly #pages: readonly (Int32Array | undefined)[];
  #isReset = false;

  constructor(program: BufferSource | WebAssembly.Module, saved: ArrayBuffer) {
    this.#program = program;
    [this.#light, this.#pages] = split(saved);
  }

  /** Sets an emulator back to the state. */
  async reset(emulator: { restore_state(state: ArrayBuffer): Promise<void> }): Promise<void> {
    this.#isReset = true;
    try {
      await emulator.restore_state(this.#light);
    } finally {
      this.#isReset = false;
    }
  }

  /** Starts the program for an emulator, which gets the whole state at first. */
  readonly start = async (imports: WebAssembly.Imports): Promise<WebAssembly.Exports> => {
    const instance =
      this.#program instanceof WebAssembly.Module
        ? await WebAssembly.instantiate(this.#program, imports)
        : (await WebAssembly.instantiate(this.#program, imports)).instance;
    const exports = instance.exports as unknown as Exports;
    let start = 0;
    const replaced: Omit<Exports, 'memory' | 'jit_dirty_cache'> = {
      allocate_memory(count) {
        start = exports.allocate_memory(count) >>> 0;
        return start;
      },
      zero_memory: (from, count) => {
        if (!this.#isReset) exports.zero_memory(from, count);
      },
      // The last step of restoring a state.
      jit_clear_cache_js: () => {
        if (this.#isReset) this.#putBack(exports, start);
        else exports.jit_clear_cache_js();
      },
    };
    return { ...instance.exports, ...replaced };
  };

  #putBack(exports: Exports, start: number): void {
    const memory = new Int32Array(exports.memory.buffer, start, this.#pages.length * WORDS);
    this.#pages.forEach((page, number) => {
      const from = number * WORDS;
      let at = 0;
      if (page) while (at < WORDS && memory[from + at] === page[at]) at += 1;
      else while (at < WORDS && memory[from + at] === 0) at += 1;
      if (at === WORDS) return;
      if (page) memory.set(page, from);
      else memory.fill(0, from, from + WORDS);
      exports.jit_dirty_cache(number * PAGE, (number + 1) * PAGE);
    });
  }
}
