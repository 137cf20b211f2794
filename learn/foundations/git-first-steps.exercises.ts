import { command, commandsOf, type Exercises, pick, typed } from 'teach/exercise';
import { AFTER, BESIDE_REVERT, isRevert, LOOKS } from './git-beside.ts';

/** True if a `git commit` with these words gets a message that names the coffee, or one from an editor or a file. */
function isReworded(args: readonly string[]): boolean {
  const messages: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [is, joined] = /^(?:-[a-ln-z]*m|--message=?)(.*)$/s.exec(arg) ?? [];
    if (is !== undefined) messages.push(joined || (args[(at += 1)] ?? ''));
    else if (/^(?:-F|--file)$/.test(arg)) return true;
    else if (!arg.startsWith('-')) return false;
  }
  if (messages.length > 0) return messages.join(' ').includes('coffee');
  return !args.includes('--no-edit');
}

/** What takes the last commit back, so that the next one replaces it with the same files. */
const RESET =
  /^git reset (?:--soft (?:head|@)(?:~1?|\^) && |(?:--mixed )?(?:head|@)(?:~1?|\^) && (?:git add \S+ && |(?=git commit -a)))/;

export default {
  'hours-commit': {
    kind: 'fields',
    fields: [
      typed(
        'The line that the commit adds',
        /^(?:home\.txt: ?)?\+? ?opening hours: 9 to 17(?: \(.*\))?$/,
        'Print the commit. The lines it adds start with a plus.',
      ),
      command(
        'The command that prints one commit, without the hash',
        /^git (?!.* && git)(?:show(?![\w-])(?!.* (?:-s|--no-patch|--stat|--name-\w+|--\w+stat)\b(?!.* (?:-p|-u|--patch)\b))(?!.* (?![-'"])[^ /]*:(?!\/))(?!.* ['"]\w+ )|(?:log|whatchanged)\b(?=.* (?:-p|-u|--patch)\b)(?=.* (?:-1|-n ?1|--max-count[= ]1|(\S+)(?:\^|~1?)\.\.\1)(?: |$))|log\b.* (?:-p|-u|--patch)\b.*\S(?:\^!|\^-)|diff (?:\S+\^! ?|(?!-)\S+ (?!-|\S*\.\w)\S+|\S+\.\.)|diff-tree .*-p|format-patch (?=.*--stdout).*-1\b)/,
        'Asked was a command that prints the lines which one commit changes, and no other commit.',
        [],
        { before: 'git log(?!.*(?: -p| --patch))', after: 'git (?:log|status)\\b' },
      ),
    ],
  },
  amend: {
    kind: 'fields',
    fields: [
      command(
        'The command',
        (said) => {
          const commands = commandsOf(said);
          const [git, commit, ...args] = commands.at(-1)?.words ?? [];
          const isAlone = commands.length === 1 || /^(?:echo|printf) [^&;]*\|/.test(said);
          const isAmended = args.some((arg) => /^--am(?:e(?:nd?)?)?$/.test(arg)) && isAlone;
          return (
            `${git} ${commit}` === 'git commit' &&
            isReworded(args) &&
            (isAmended || RESET.test(said.replace(/ ?; ?/g, ' && ')))
          );
        },
        'Asked was a command that replaces the message of the last commit by one that names the coffee. `git commit` has an option for that.',
        [],
        { before: `${LOOKS}|echo\\b|git add\\b|git commit\\b(?!.* --amend)`, after: AFTER },
      ),
    ],
  },
  untrack: {
    kind: 'git',
    start: [
      'git init',
      'echo Welcome > home.txt',
      'git add home.txt',
      "git commit -m 'Add home page'",
      'echo started > debug.log',
      'git add debug.log',
      "git commit -m 'Add log by mistake'",
      "echo '*.log' > .gitignore",
      'git add .gitignore',
      "git commit -m 'Ignore logs'",
    ],
    solution: ['git rm --cached debug.log', "git commit -m 'Stop following the log'"],
  },
  'take-back': {
    kind: 'fields',
    fields: [
      command(
        'The command, with HASH for the hash of the commit',
        (said) => isRevert(said, /^(?:hash|(?:head|@)[~^]1?|[0-9a-f]{4,40})$/),
        'Asked was a command that adds a commit which does the opposite of HASH, for everyone to pull.',
        [],
        BESIDE_REVERT,
      ),
      pick(
        'Why not git reset?',
        [
          'it deletes the remote',
          'the next push would be refused',
          'it needs a working tree',
          'it makes two commits',
        ],
        'the next push would be refused',
        "After the reset, compare your branch with the remote's.",
      ),
    ],
  },
} satisfies Exercises;
