import { withFile } from './files.ts';
import { runGit } from './run.ts';
import { type Outcome, type Repository } from './types.ts';
import { wordsOf } from './words.ts';

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
};

const FILE = /^[\w.-]+$/;

function echo(repository: Repository, words: readonly string[]): Outcome {
  const at = words.findIndex((word) => word === '>' || word === '>>');
  const text = `${(at === -1 ? words.slice(1) : words.slice(1, at)).join(' ')}\n`;
  if (at === -1) return { repository, output: text.trimEnd(), ok: true };
  const name = words[at + 1] ?? '';
  if (!FILE.test(name))
    return { repository, output: 'Name a file in this folder behind >', ok: false };
  const before = words[at] === '>>' ? (repository.tree[name] ?? '') : '';
  return {
    repository: { ...repository, tree: withFile(repository.tree, name, before + text) },
    output: '',
    ok: true,
  };
}

const PARTS = /(?:'[^']*'|"(?:\\.|[^"\\])*"|&(?!&)|[^;&'"]|['"])+|&&|;/g;

/** The commands of a line with the `&&` and `;` between them. */
const partsOf = (line: string): readonly string[] =>
  (line.match(PARTS) ?? []).map((part) => part.trim()).filter((part) => part !== '');

/** The commands of a line, which `&&` and `;` part. */
export const commandsOf = (line: string): readonly string[] =>
  partsOf(line).filter((part) => part !== '&&' && part !== ';');

/**
 * Runs one line as typed: `git …`, and of the shell `echo TEXT > FILE`, `printf`, `touch`, `cat`, `rm` and
 * `ls`, several with `&&` or `;` between them. Never throws for what a learner types.
 */
export function runLine(repository: Repository, line: string): Outcome {
  const parts = partsOf(line);
  if (parts.length < 2) return runCommand(repository, line);
  let outcome: Outcome = { repository, output: '', ok: true };
  const outputs: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (part === '&&' || part === ';') continue;
    if (parts[at - 1] === '&&' && !outcome.ok) continue;
    outcome = runCommand(outcome.repository, part);
    if (outcome.output !== '') outputs.push(outcome.output);
  }
  return { ...outcome, output: outputs.join('\n') };
}

function runCommand(repository: Repository, line: string): Outcome {
  const failed = (output: string): Outcome => ({ repository, output, ok: false });
  let words: string[];
  try {
    words = wordsOf(line);
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
  const [program, ...args] = words;
  const missing = args.find((name) => !(name in repository.tree));
  switch (program) {
    case undefined:
      return { repository, output: '', ok: true };
    case 'git':
      return runGit(repository, args);
    case 'echo':
      return echo(repository, words);
    case 'printf': {
      // Without its values: what a learner writes into a file of one line.
      const [format = '', ...rest] = args;
      return echo(repository, ['echo', format.replace(/\\n$/, ''), ...rest]);
    }
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
      const names = args.filter((arg) => arg !== '-f');
      const absent = names.find((name) => !(name in repository.tree));
      if (absent !== undefined && names.length === args.length)
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
