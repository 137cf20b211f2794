import { type Exercises, pick, typed } from 'teach/exercise';

export default {
  'hours-commit': {
    kind: 'fields',
    fields: [
      typed(
        'The line that the commit adds',
        /^\+? ?opening hours: 9 to 17$/,
        'Print the commit: lines that it adds begin with a plus.',
        [[/welcome/, 'That line stood there before; it has no plus in front.']],
      ),
      typed(
        'The command that prints one commit, without the hash',
        /^git (?:show\b|log (?:.*)?(?:-p|--patch)\b|diff \S+ \S+|diff \S+\.\.)/,
        'git log lists commits. Another command prints what a single one changes.',
        [
          [
            /^git diff/,
            'That compares with what is in the folder now. The task asks for a commit.',
          ],
        ],
      ),
    ],
  },
  amend: {
    kind: 'fields',
    fields: [
      typed(
        'The command',
        /^git commit\b(?!.*--no-edit)(?!.*(?:-m|--message)(?: ?''| ?"")?$).*--amend\b/,
        'git commit has an option that makes the last commit again.',
        [
          [/(?:-m|--message)(?: ?''| ?"")?$/, 'Git makes no commit without a message.'],
          [/--no-edit/, 'This keeps the message as it is. It is to say what was added.'],
          [/^git reset/, 'That works in two steps. One command is enough.'],
          [/^git revert/, 'That adds a commit that takes the change back.'],
          [/^git rebase/, 'That can do it too. For the last commit there is a shorter way.'],
        ],
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
    rules: [
      {
        not: /^rm debug\.log|^git rm (?!.*--cached)/m,
        hint: 'This deletes the file in the folder too. It is to stay there.',
      },
    ],
  },
  'take-back': {
    kind: 'fields',
    fields: [
      typed(
        'The command, with HASH for the hash of the commit',
        /^git revert (?:(?:--no-edit|--edit|-e) )?(?:<?hash>?|(?:head|@)(?:[~^]\d*)*|[0-9a-f]{4,40})(?: (?:--no-edit|--edit|-e))?$/,
        'A command adds a commit with the opposite change.',
        [
          [/reset/, 'That moves only your own branch; the remote keeps the commit.'],
          [
            /^git rm/,
            'That takes the file out. The task asks for a command that takes a whole commit back.',
          ],
          [/^git revert$/, 'Name the commit too.'],
          [/rebase|filter/, 'That writes history anew, which others have already.'],
        ],
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
        'Compare your branch after the reset with the branch of the remote.',
      ),
    ],
  },
} satisfies Exercises;
