import { type ChildProcess } from 'node:child_process';
import { start, type StartOptions } from './host.ts';

const LIMIT = 512 * 1024;

/** What a program printed up to a mark, or how it ended before. */
export interface Answer {
  output: string;
  /** Text after the mark on its line. */
  tail: string;
  ended?: 'exit' | 'time' | 'output';
  status?: number;
}

/**
 * A program that reads commands until we stop it: a shell, psql, redis-cli. Each step sends text
 * and waits until the program prints the mark. Output and errors come in order, on one stream.
 */
export class Repl {
  readonly child: ChildProcess;
  #buffer = '';
  #wake: () => void = () => undefined;
  #exit: number | undefined;

  constructor(command: string, args: readonly string[], options: StartOptions) {
    this.child = start('/bin/sh', ['-c', 'exec "$@" 2>&1', 'sh', command, ...args], options);
    this.child.stdout?.setEncoding('utf8');
    this.child.stdout?.on('data', (chunk: string) => {
      this.#buffer += chunk;
      this.#wake();
    });
    this.child.on('exit', (status) => {
      this.#exit = status ?? -1;
      setTimeout(() => this.#wake(), 50);
    });
  }

  /** Sends text and waits for `mark`. Kills the program if it takes too long or prints too much. */
  async send(text: string, mark: string, timeoutMs: number): Promise<Answer> {
    const end = Date.now() + timeoutMs;
    this.child.stdin?.write(text);
    for (;;) {
      const at = this.#buffer.indexOf(mark);
      const lineEnd = at === -1 ? -1 : this.#buffer.indexOf('\n', at);
      if (lineEnd !== -1) {
        const output = this.#buffer.slice(0, at);
        const tail = this.#buffer.slice(at + mark.length, lineEnd).trim();
        this.#buffer = this.#buffer.slice(lineEnd + 1);
        return { output, tail };
      }
      if (this.#buffer.length > LIMIT) return this.#stop('output');
      if (this.#exit !== undefined)
        return { output: this.#take(), tail: '', ended: 'exit', status: this.#exit };
      const left = end - Date.now();
      if (left <= 0) return this.#stop('time');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  #take(): string {
    const output = this.#buffer.slice(0, LIMIT);
    this.#buffer = '';
    return output;
  }

  #stop(why: 'time' | 'output'): Answer {
    this.child.kill('SIGKILL');
    return { output: this.#take(), tail: '', ended: why };
  }
}
