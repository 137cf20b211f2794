import { type Command, commandsOf } from '../exercise/shell.ts';
import { withFile } from './files.ts';
import { runGit } from './run.ts';
import { type Outcome, type Repository } from './types.ts';

/** An empty folder without a repository. */
export const EMPTY: Repository = {
  initialised: false,
  commits: {},
  head: { branch: 'main' },
  branches: {},
  remoteBranches: {},
  upstream: {},
  origin: undefined,
  index: {},
  conflicts: {},
  tree: {},
  pending: undefined,
  reflog: [],
  tags: {},
  originTags: {},
  stash: [],
};

const FILE = /^[\w.-]+$/;

/** Text that a command prints: shown, or written to the file after `>`. */
function print(repository: Repository, text: string, { writes, appends }: Command): Outcome {
  const name = writes[0]?.replace(/^\.\//, '');
  if (name === undefined) return { repository, output: text.trimEnd(), ok: true };
  if (!FILE.test(name))
    return { repository, output: 'Name a file in this folder after >', ok: false };
  const before = appends ? (repository.tree[name] ?? '') : '';
  const tree = withFile(repository.tree, name, before + text);
  return { repository: { ...repository, tree }, output: '', ok: true };
}

/** echo's output: `-n` leaves out the line end, and `-e` reads signs such as `\n`. */
function echoed(args: readonly string[]): string {
  const from = args.findIndex((arg) => !/^-[neE]+$/.test(arg));
  const flags = args.slice(0, from === -1 ? args.length : from).join('');
  const text = from === -1 ? '' : args.slice(from).join(' ');
  const read = /e[^E]*$/.test(flags) ? text.replace(/\\n/g, '\n').replace(/\\t/g, '\t') : text;
  return flags.includes('n') ? read : `${read}\n`;
}

/** printf's output for its format and values: line ends and texts. */
function formatted([format = '', ...values]: readonly string[]): string {
  const rest = [...values];
  const once = () =>
    format
      .replace(/\\n/g, '\n')
      .replace(/\\t/g, '\t')
      .replace(/%s/g, () => rest.shift() ?? '');
  let text = once();
  while (rest.length > 0 && format.includes('%s')) text += once();
  return text;
}

/**
 * Runs one line as typed: `git …`, and of the shell `echo TEXT > FILE`, `printf`, `touch`, `cat`, `rm` and
 * `ls`, several with `&&` or `;` between them. Never throws for what a learner types.
 */
export function runLine(repository: Repository, line: string): Outcome {
  let outcome: Outcome = { repository, output: '', ok: true };
  const outputs: string[] = [];
  let commands: readonly Command[];
  try {
    commands = commandsOf(line);
  } catch {
    return {
      repository,
      output: 'A quote is still open. Close it with the same character.',
      ok: false,
    };
  }
  for (const [at, command] of commands.entries()) {
    if (commands[at - 1]?.then === '&&' && !outcome.ok) continue;
    outcome = runCommand(outcome.repository, command);
    if (outcome.output !== '') outputs.push(outcome.output);
  }
  return { ...outcome, output: outputs.join('\n') };
}

function runCommand(repository: Repository, command: Command): Outcome {
  const failed = (output: string): Outcome => ({ repository, output, ok: false });
  const [program, ...words] = command.words;
  // A file of this folder may be named with the folder in front.
  const args =
    program === 'echo' || program === 'printf'
      ? words
      : words.map((word) => (word === './' ? '.' : word.replace(/^\.\/(?=[^/]+$)/, '')));
  const missing = args.find((name) => !(name in repository.tree));
  switch (program) {
    case undefined:
      return { repository, output: '', ok: true };
    case 'git':
      return runGit(repository, args);
    case 'echo':
      return print(repository, echoed(args), command);
    case 'printf':
      return print(repository, formatted(args), command);
    case 'touch': {
      const wrong = args.find((name) => !FILE.test(name));
      if (args.length === 0 || wrong !== undefined) return failed('Name a file in this folder');
      const tree = args.reduce(
        (files, name) => withFile(files, name, files[name] ?? ''),
        repository.tree,
      );
      return { repository: { ...repository, tree }, output: '', ok: true };
    }
    case 'ls':
      return {
        repository,
        output: Object.keys(repository.tree)
          .filter((name) => !name.startsWith('.'))
          .sort()
          .join('\n'),
        ok: true,
      };
    case 'cat':
      if (missing !== undefined) return failed(`cat: ${missing}: No such file or directory`);
      return {
        repository,
        output: args
          .map((name) => repository.tree[name])
          .join('')
          .trimEnd(),
        ok: true,
      };
    case 'rm': {
      const flags = args.filter((arg) => /^-[a-zA-Z-]+$/.test(arg));
      const names = args.filter((arg) => !flags.includes(arg));
      const absent = names.find((name) => !(name in repository.tree));
      if (absent !== undefined && !flags.some((flag) => /^-\w*f|^--force$/.test(flag)))
        return failed(`rm: cannot remove '${absent}': No such file or directory`);
      const tree = names.reduce((files, name) => withFile(files, name, undefined), repository.tree);
      return { repository: { ...repository, tree }, output: '', ok: true };
    }
    default:
      return failed(
        `${program}: not part of this exercise. Type git commands, echo TEXT > FILE, cat, rm or ls.`,
      );
  }
}
