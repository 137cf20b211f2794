import fs from 'node:fs';
import { type Environment, StepError } from './host.ts';
import { Repl } from './repl.ts';

const MARK = '\u0001check-end\u0001';
const FAIL = '\u0001check-line\u0001';

const FAILED = new RegExp(`\\n?${FAIL}(\\d+) (\\d+) ([^\\n]*)\\n?`);
const ALL_FAILED = new RegExp(`\\n${FAIL}[^\\n]*\\n`, 'g');

/**
 * One bash reads what a person types, from block to block. It waits until a background program has
 * really started, as it would have while a person types the next line. Programs that a loop starts
 * begin together. Ctrl-C ends the script but never the shell. Programs react to it as usual,
 * because they'd inherit a signal that's ignored, but not one that's caught.
 */
const LOOP = `
ulimit -u 2000 -f 524288 -c 0 2>/dev/null
exec 9>&1
set -T
: & wait $!
__last= __bg=
__settle() {
  local i same=
  [[ $2 == "$__last" ]] && same=yes
  __last=$2
  [[ $1 == "$__bg" || $BASH_SUBSHELL -gt 0 || $same ]] && return 0
  __bg=$1
  for i in {1..30}; do
    [[ -e /proc/$1/comm && $(</proc/$1/comm) == bash ]] || return 0
    sleep 0.01
  done
}
while IFS= read -r __script; do
  case $__script in strict:*) trap 'printf "\\n${FAIL}%s %s %s\\n" "$?" "$LINENO" "$BASH_COMMAND" >&9' ERR ;; *) trap - ERR ;; esac
  trap 'return 130' INT
  trap '__settle "$!" "$BASH_COMMAND"' DEBUG
  source "\${__script#*:}" </dev/null
  __status=$?
  trap : INT
  trap - ERR DEBUG
  set +eux
  printf '\\n${MARK}%s %s\\n' "$__status" "$PWD"
done
`;

/** A hint at what the sandbox forbids, by the words that programs use for it. */
function forbidden(output: string, command = '', status = 0): string {
  const isClient = /^\s*(?:curl|wget)\b/.test(command) && [4, 6, 7, 28].includes(status);
  if (
    isClient ||
    /Could not resolve host|Temporary failure in name resolution|Name or service not known|Network is unreachable|ENETUNREACH|EAI_AGAIN|Couldn't connect to server|no such host|Connection timed out/i.test(
      output,
    )
  ) {
    return ' It needs the network, which the sandbox does not have.';
  }
  if (
    /Read-only file system|EROFS|(?:cannot (?:touch|create|move|remove)|mkdir)[^\n]*Permission denied/i.test(
      output,
    )
  ) {
    return ' It writes outside of its own folder.';
  }
  return '';
}

/** The command line of the bash that reads scripts one by one. */
export const BASH = ['/bin/bash', '--noprofile', '--norc', '-c', LOOP] as const;

/** Writes a script where the shell can read it, and returns its path. */
export type PlaceScript = (name: string, text: string) => string;

const inSandbox: PlaceScript = (name, text) => {
  const file = `/run/check/${name}`;
  fs.writeFileSync(file, text, { mode: 0o644 });
  return file;
};

/** The session's shell. */
export class Shell {
  readonly #repl: Repl;
  readonly #place: PlaceScript;
  #folder: string;
  #count = 0;

  constructor(repl: Repl, cwd: string, place: PlaceScript = inSandbox) {
    this.#folder = cwd;
    this.#repl = repl;
    this.#place = place;
  }

  static inSandbox(env: Environment, cwd: string, asUser: boolean): Shell {
    const [bash, ...args] = BASH;
    return new Shell(new Repl(bash, args, { env, cwd, asUser }), cwd);
  }

  /** The shell's current folder. */
  get folder(): string {
    return this.#folder;
  }

  /**
   * Executes a script and returns what it printed. Without `status` every command must succeed,
   * else only the last exit status counts. A failure is a `StepError`. The shell goes on unless it
   * was stopped or left.
   */
  async run(script: string, status: number | undefined, timeoutMs: number): Promise<string> {
    const file = this.#place(`script-${this.#count++}`, `${script}\n`);
    const mode = status === undefined ? 'strict' : 'loose';
    const answer = await this.#repl.send(`${mode}:${file}\n`, MARK, timeoutMs);
    const failed = FAILED.exec(answer.output);
    const output = answer.output.replace(ALL_FAILED, '').replaceAll(`${file}: `, 'bash: ');
    const fatal = answer.ended !== undefined;
    if (answer.ended === 'time') {
      const hint = forbidden(output);
      throw new StepError(`it was stopped after ${timeoutMs / 1000} s.${hint}`, { output, fatal });
    }
    if (answer.ended === 'output') {
      const start = output.slice(0, 2000);
      throw new StepError('it was stopped: it prints more than 512 KB.', { output: start, fatal });
    }
    if (answer.tail.includes('/')) this.#folder = answer.tail.slice(answer.tail.indexOf('/'));
    const actual =
      answer.ended === 'exit' ? (answer.status ?? -1) : Number(answer.tail.split(' ')[0]);
    if (!failed && actual === (status ?? 0)) return output.replace(/\n$/, '');
    const code = failed ? Number(failed[1]) : actual;
    const what = failed ? `'${failed[3]}'` : 'it';
    const meant =
      status === undefined
        ? ` If that is meant, write expect="exit ${actual}".`
        : `, expected ${status}.`;
    throw new StepError(
      `${what} ended with exit status ${code}${status === undefined ? '.' : ''}${meant}${forbidden(output, failed?.[3], code)} It printed:\n${indent(output)}`,
      { line: failed ? Number(failed[2]) : undefined, output, fatal },
    );
  }
}

/** Indents what a tool said, to set it apart in the report. */
export const indent = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n');
