import fs from 'node:fs';
import { type Environment, StepError } from './host.ts';
import { Repl } from './repl.ts';

const MARK = '\u0001check-end\u0001';
const FAIL = '\u0001check-line\u0001';

/** What a person types is read by one bash that goes on from block to block. */
const LOOP = `
ulimit -u 2000 -f 524288 -c 0 2>/dev/null
set -E
while IFS= read -r __script; do
  case $__script in strict:*) set -e; trap 'printf "\\n${FAIL}%s %s\\n" "$LINENO" "$BASH_COMMAND"' ERR ;; *) set +e; trap - ERR ;; esac
  source "\${__script#*:}" </dev/null
  __status=$?
  set +e
  trap - ERR
  printf '\\n${MARK}%s %s\\n' "$__status" "$PWD"
done
`;

/** Hints for what the sandbox forbids, by the words that programs use for it. */
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
  if (/Read-only file system|EROFS|Permission denied|EACCES/i.test(output)) {
    return ' It writes outside of its own folder.';
  }
  return '';
}

/** The session's shell. */
export class Shell {
  readonly #repl: Repl;
  #folder: string;
  #count = 0;

  constructor(env: Environment, cwd: string, asUser: boolean) {
    this.#folder = cwd;
    this.#repl = new Repl('/bin/bash', ['--noprofile', '--norc', '-c', LOOP], { env, cwd, asUser });
  }

  /** Folder in which the shell is now. */
  get folder(): string {
    return this.#folder;
  }

  /** Executes a script; returns what it printed. Throws a `StepError` when its status is not `status`. */
  async run(script: string, status: number, timeoutMs: number): Promise<string> {
    const file = `/run/check/script-${this.#count++}`;
    fs.writeFileSync(file, `${script}\n`, { mode: 0o644 });
    const strict = status === 0 ? 'strict' : 'loose';
    const answer = await this.#repl.send(`${strict}:${file}\n`, MARK, timeoutMs);
    const failed = new RegExp(`\\n?${FAIL}(\\d+) ([^\\n]*)\\n?`).exec(answer.output);
    const output = answer.output
      .replace(new RegExp(`\\n?${FAIL}[^\\n]*\\n?`, 'g'), '\n')
      .replaceAll(`${file}: `, 'bash: ');
    const line = failed ? Number(failed[1]) : undefined;
    if (answer.ended === 'time')
      throw new StepError(`it was stopped after ${timeoutMs / 1000} s.${forbidden(output)}`, {
        output,
      });
    if (answer.ended === 'output')
      throw new StepError('it was stopped: it prints more than 512 KB.', {
        output: output.slice(0, 2000),
      });
    const actual =
      answer.ended === 'exit' ? (answer.status ?? -1) : Number(answer.tail.split(' ')[0]);
    if (answer.tail.includes('/')) this.#folder = answer.tail.slice(answer.tail.indexOf('/'));
    if (actual !== status) {
      const what = failed
        ? `'${failed[2]}' ended with exit status ${actual}`
        : `it ended with exit status ${actual}`;
      const expected = status === 0 ? '' : `, expected ${status}`;
      throw new StepError(
        `${what}${expected}.${forbidden(output, failed?.[2], actual)} It printed:\n${indent(output)}`,
        { line, output },
      );
    }
    return output.replace(/\n$/, '');
  }
}

/** Indents what a tool said so that it stands apart in the report. */
export const indent = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n');
