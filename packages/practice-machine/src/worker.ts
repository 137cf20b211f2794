import { Machine, optionsOf } from './machine.ts';
import { type MachineFiles, type Question, type Reply } from './messages.ts';
import { Program } from './program.ts';
import { type Emulator } from './run.ts';

const scope = self as unknown as {
  postMessage(reply: Reply): void;
  onmessage: (event: MessageEvent<Question>) => void;
};

/** How the emulator waits its turn. The policy blocks its default, a worker from a blob. */
class Turns {
  readonly #channel = new MessageChannel();
  #timer: ReturnType<typeof setTimeout> | undefined;
  onmessage?: (event: { data: unknown }) => void;

  constructor() {
    this.#channel.port1.onmessage = ({ data }) => this.onmessage?.({ data: data as unknown });
  }

  postMessage({ t, tick }: { t: number; tick: number }): void {
    clearTimeout(this.#timer);
    if (t < 1) this.#channel.port2.postMessage(tick);
    else this.#timer = setTimeout(() => this.onmessage?.({ data: tick }), t);
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#channel.port1.close();
  }
}

/** Loads a file and reports the bytes loaded so far after each piece. */
async function load(url: string, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    parts.push(value);
    onBytes(value.byteLength);
  }
}

/** The emulator's program. A browser caches the compiled code of a response, but not of bytes. */
async function compile(url: string): Promise<WebAssembly.Module | ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const isKnown = response.headers.get('content-type') === 'application/wasm';
  return isKnown ? WebAssembly.compileStreaming(response) : response.arrayBuffer();
}

async function start({ wasm, state, files, memory, bytes }: MachineFiles): Promise<Machine> {
  let loaded = 0;
  const onBytes = (count: number) => {
    loaded += count;
    scope.postMessage({ is: 'loaded', share: Math.min(1, loaded / bytes) });
  };
  Object.assign(globalThis, { Worker: Turns });
  const [compiled, saved, { V86 }] = await Promise.all([
    compile(wasm),
    load(state, onBytes),
    import('v86'),
  ]);
  const program = new Program(compiled, saved);
  const emulator = new V86({
    ...optionsOf(memory, files, program),
    initial_state: { buffer: saved },
  });
  await new Promise<void>((resolve) => emulator.add_listener('emulator-ready', () => resolve()));
  return new Machine(emulator as unknown as Emulator, program);
}

let machine: Promise<Machine> | undefined;
/** One answer after the other. */
let last: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  if (data.ask === 'start') {
    machine = start(data.files);
    machine.then(
      () => scope.postMessage({ is: 'ready' }),
      (error: unknown) => scope.postMessage({ is: 'failed', reason: String(error) }),
    );
    return;
  }
  const { id } = data;
  last = last.then(async () => {
    try {
      const started = await machine;
      if (!started) throw new Error('asked before it was started');
      scope.postMessage(
        data.ask === 'step'
          ? { is: 'stepped', id, outcome: await started.step(data.step) }
          : { is: 'judged', id, outcome: await started.judge(data.exercise, data.answer) },
      );
    } catch (error) {
      scope.postMessage({ is: 'broken', id, reason: (error as Error).message });
    }
  });
};
