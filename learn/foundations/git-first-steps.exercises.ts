import { command, type Exercises, pick, typed } from 'teach/exercise';
import { AFTER, BESIDE_REVERT, LOOKS, ON_REVERT } from './git-beside.ts';

/* What can be wrong with the message of a commit. */
const NO_MESSAGE = /^git commit .*(?:-m|--message)(?:[ =]?(?:''|""))?$/;
const NO_QUOTES = /^git commit\b(?! -amend).*(?: -a?m ?|--message[= ])[^'" -]\S* +[^- ]/;
const NO_OPTION = /^git commit .*--amend ['"]/;
const SAME_MESSAGE =
  /^git commit (?:(?!.*(?: -a?m|--message|-F|--file)).*(?:--no-edit| -C |--reuse-message)|(?!.* -m.* -m).*(?:-m|--message)[ =]?(['"]?)more prices\1(?: |$))/;
const OPEN_QUOTE = /^(?:[^'"]|'[^']*'|"[^"]*")*['"][^'"]*$/;

export default {
  'hours-commit': {
    kind: 'fields',
    fields: [
      typed(
        'The line that the commit adds',
        /^\+? ?opening hours: 9 to 17$/,
        'Print the commit. The lines it adds start with a plus.',
        [[/welcome/, 'Welcome was there before, so it has no plus in front.']],
      ),
      command(
        'The command that prints one commit, without the hash',
        /^git (?!.* && git)(?:show(?![\w-])(?!.* (?![-'"])[^ /]*:(?!\/))|log\b(?=.* (?:-p|-u|--patch)\b)(?=.* (?:-1|-n ?1|--max-count[= ]1|(\S+)(?:\^|~1?)\.\.\1)(?: |$))|log\b.* (?:-p|-u|--patch)\b.*\S(?:\^!|\^-)|diff (?:\S+\^! ?|(?!-)\S+ (?!-|\S*\.\w)\S+|\S+\.\.)|diff-tree .*-p)/,
        'git log lists commits. Which command prints what a single one changes?',
        [
          [
            /^git log .*(?<= )(?:-p|-u|--patch)\b/,
            'This may print more than one commit. Have it print a single one.',
          ],
          [/^git diff\b/, "This doesn't compare the commit with the one before it."],
          [
            /^git show\b.*:/,
            'With a colon, this prints a whole file, not what the commit changed.',
          ],
        ],
        { before: 'git log(?!.*(?: -p| --patch))', after: 'git (?:log|status)\\b' },
      ),
    ],
  },
  amend: {
    kind: 'fields',
    fields: [
      command(
        'The command',
        (said) =>
          (/^git commit\b(?!.* && git).* --amend\b/.test(said) &&
            ![NO_MESSAGE, NO_QUOTES, NO_OPTION, SAME_MESSAGE, OPEN_QUOTE].some((is) =>
              is.test(said),
            )) ||
          /^git reset (?:--soft (?:head|@)(?:~1?|\^) && |(?:--mixed )?(?:head|@)(?:~1?|\^) && (?:git add \S+ && |(?=git commit -a)))git commit(?: -[aqsv]+)*(?: -[aqsv]*m ?(?!['"]{2}$|['"]more prices['"])\S| -c \S+$|$)/.test(
            said.replace(/ ?; ?/g, ' && '),
          ),
        'git commit has an option that redoes the last commit.',
        [
          [/push.*(?: -f| --force)/, "The commit hasn't been pushed yet, so nothing needs force."],
          [
            / -amend\b/,
            'The option has two dashes. With one, Git reads the options a and m, and `end` as the message.',
          ],
          [OPEN_QUOTE, 'A quote is opened but not closed.'],
          [NO_MESSAGE, "Git won't commit without a message."],
          [
            NO_QUOTES,
            'Without straight quotes, the message is only its first word, and Git takes the rest for names of files.',
          ],
          [NO_OPTION, 'Without `-m`, Git takes the text for the name of a file.'],
          [SAME_MESSAGE, 'This takes a message that is there already. Say what was added.'],
          [
            /^git reset(?! --soft (?:head|@)~[2-9])/,
            'After this, no commit says what you added. One command can replace the last commit.',
          ],
          [/^git revert/, 'git revert undoes a change. Only the message has to be another one.'],
          [/^git rebase/, "A rebase can do that too, but there's a shorter way."],
        ],
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
        /^git revert (?:(?:--no-edit|--edit|-e|-s|--signoff) )*(?:<?hash>?|(?:head|@)(?:[~^]\d*)*|[0-9a-f]{4,40})(?: (?:--no-edit|--edit|-e|-s|--signoff))*$|^git revert (?=.*(?:-n|--no-commit) )(?:(?:-n|--no-commit|<?hash>?|[0-9a-f]{4,40}) ){2}&& git (?:commit\b|revert --continue$)/,
        'One command adds a commit that does the opposite of HASH.',
        [
          [
            /^git revert (?:-\S+ )*hash[~^]/,
            'That undoes an earlier commit. HASH is the one to undo.',
          ],
          ...ON_REVERT,
          [/git push\b.*(?: -f| --force| \+)/, 'That replaces history that others already have.'],
          [/\breset\b/, 'That changes only your own repository. The remote keeps the commit.'],
          [
            /^git rm/,
            "That's about one file. The task asks for a command that takes back a whole commit.",
          ],
          [/^git[ -](?:rebase|filter)/, 'That rewrites history that others already have.'],
        ],
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
