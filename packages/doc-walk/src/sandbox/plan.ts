/** A server or a name in a session's sandbox. */
export type Need =
  | { kind: 'postgres' | 'mysql' | 'redis'; names: readonly string[] }
  | { kind: 'backend'; name: string; port: number }
  | { kind: 'host'; name: string }
  | { kind: 'cert'; name: string };

/** The programs that `serve` and `reload` know. */
export type ServerProgram = 'nginx' | 'haproxy' | 'caddy';

/**
 * One thing to do in a sandbox. Results have the step's `id`. A shell step with `status` must end
 * with it, whatever happens before. Without it, every command must succeed.
 */
export type Step = { id: string } & (
  | { kind: 'write'; path: string; text: string }
  | { kind: 'copy'; from: string; to: string }
  | { kind: 'shell'; script: string; timeoutMs: number; status?: number }
  | {
      kind: 'sql';
      dialect: 'postgres' | 'mysql';
      text: string;
      mayFail: boolean;
      asRoot: boolean;
      timeoutMs: number;
    }
  | { kind: 'redis'; text: string; mayFail: boolean; timeoutMs: number }
  | { kind: 'validate'; server: ServerProgram; path: string; main: string }
  | { kind: 'serve'; server: ServerProgram; main: string }
  | { kind: 'reload'; server: ServerProgram; main: string; path: string; text: string }
  | { kind: 'start'; command: string }
  | { kind: 'stop'; signal: string }
  | { kind: 'ask'; ask: string }
  | { kind: 'http'; request: string }
);

/** What a sandbox does, in order. */
export interface Plan {
  user: 'ubuntu' | 'root';
  /** True if the driver is root and may become another user. */
  canSwitch: boolean;
  needs: readonly Need[];
  steps: readonly Step[];
}

/** What came of a step. */
export interface StepResult {
  id: string;
  ok: boolean;
  /** What the step printed, standard output and errors together. */
  output: string;
  /** What's wrong, in words. */
  message?: string;
  /** Line of the block (from 1) that failed, if we know it. */
  line?: number;
}

/**
 * Parses `needs="postgres:db redis backend:app1:3000 host:shop.example cert:shop.example"`. Throws
 * on an unknown word.
 */
export function parseNeeds(text: string): Need[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [kind = '', name = '', port = ''] = word.split(':');
      const names = name ? [name] : [];
      if (kind === 'postgres' || kind === 'redis') return { kind, names };
      if (kind === 'mysql' || kind === 'mariadb') return { kind: 'mysql', names };
      if (kind === 'backend' && name && /^\d+$/.test(port))
        return { kind, name, port: Number(port) };
      if ((kind === 'host' || kind === 'cert') && name) return { kind, name };
      throw new Error(
        `cannot read needs '${word}'. Write postgres, mysql or redis (with :name), backend:name:port, host:name or cert:name`,
      );
    });
}
