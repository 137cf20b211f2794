/** Exports of the emulator's program that are used here. */
interface Exports {
  memory: WebAssembly.Memory;
  allocate_memory(bytes: number): number;
  zero_memory(start: number, bytes: number): void;
  jit_dirty_cache(start: number, end: number): void;
  jit_clear_cache_js(): void;
}

const PAGE = 4096;

/**
 * The emulator's program. It compiles the code that the machine runs often, and throws that away when a state is
 * restored. Here it keeps what it compiled from pages of memory that a reset leaves as they were.
 */
export const keeping =
  (program: BufferSource, bytes: number) =>
  async (imports: WebAssembly.Imports): Promise<WebAssembly.Exports> => {
    const { instance } = await WebAssembly.instantiate(program, imports);
    const exports = instance.exports as unknown as Exports;
    let start = 0;
    let before: Int32Array | undefined;
    const memory = () => new Int32Array(exports.memory.buffer, start, bytes / 4);
    const kept: Omit<Exports, 'memory' | 'jit_dirty_cache'> = {
      allocate_memory(count) {
        start = exports.allocate_memory(count) >>> 0;
        return start;
      },
      // The first step of restoring memory.
      zero_memory(from, count) {
        if (count === bytes) before = memory().slice();
        exports.zero_memory(from, count);
      },
      // The last step of restoring a state.
      jit_clear_cache_js() {
        if (!before) {
          exports.jit_clear_cache_js();
          return;
        }
        const now = memory();
        for (let page = 0; page < bytes; page += PAGE) {
          const end = (page + PAGE) / 4;
          let at = page / 4;
          while (at < end && before[at] === now[at]) at += 1;
          if (at < end) exports.jit_dirty_cache(page, page + PAGE);
        }
        before = undefined;
      },
    };
    return { ...instance.exports, ...kept } as unknown as WebAssembly.Exports;
  };
