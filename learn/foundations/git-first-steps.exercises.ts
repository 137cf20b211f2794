import { command, type Exercises, pick, typed } from 'teach/exercise';
import { AFTER, BESIDE_REVERT, LOOKS } from './git-beside.ts';

export default {
  'hours-commit': {
    kind: 'fields',
    fields: [
      typed(
        'The line that the commit adds',
        /^\+? ?opening hours: 9 to 17$/,
        'Print the commit. The lines it adds start with a plus.',
        [[/welcome/, 'That line was there before, so it has no plus in front.']],
      ),
      command(
        'The command that prints one commit, without the hash',
        /^git (?!.* && git)(?:show\b|log (?=.*(?:-p|--patch)\b)(?=.*(?:-1|-n ?1|--max-count=1)\b)|diff \S+ \S+|diff \S+\.\.)/,
        'git log lists commits. Another command prints what a single one changes.',
        [
          [
            /^git log .*(?:-p|--patch)/,
            'That prints every commit it finds. Have it print a single one.',
          ],
          [/^git diff/, "That compares with what's in the folder now. The task asks for a commit."],
        ],
        { before: 'git log(?!.*(?: -p| --patch))' },
      ),
    ],
  },
  amend: {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git commit\b(?!.* && git)(?!.*(?:--no-edit| -C |--reuse-message))(?!.*(?:-m|--message)(?: ?''| ?"")?$)(?!.*(?: -a?m ?|--message[= ])[^'" -]\S* +[^- ]).*--amend\b|^git reset --soft (?:head|@)(?:~1?|\^) ?(?:&&|;) ?git commit -m ?(?!['"]{2}$)\S/,
        'git commit has an option that redoes the last commit.',
        [
          [/push.*(?: -f| --force)/, "The commit hasn't been pushed yet, so nothing needs force."],
          [/(?:-m|--message)(?: ?''| ?"")?$/, "Git won't commit without a message."],
          [
            /(?: -a?m ?|--message[= ])[^'" -]\S* +[^- ]/,
            'Without quotes the message is only its first word, and Git takes the rest for names of files.',
          ],
          [
            /--no-edit| -C |--reuse-message/,
            'This keeps the message as it is. It should say what was added.',
          ],
          [/^git reset --hard/, 'That throws the change away, so nothing is left to commit.'],
          [/^git reset/, 'That takes two steps. One command is enough.'],
          [/^git revert/, 'That adds a commit that undoes the change.'],
          [/^git rebase/, "That works too, but there's a shorter way for the last commit."],
        ],
        { before: `${LOOKS}|git add\\b`, after: AFTER },
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
        /^git revert (?:(?:--no-edit|--edit|-e|-s|--signoff) )*(?:<?hash>?|(?:head|@)(?:[~^]\d*)*|[0-9a-f]{4,40})(?: (?:--no-edit|--edit|-e|-s|--signoff))*$|^git revert (?:-n|--no-commit) (?:<?hash>?|[0-9a-f]{4,40}) && git commit\b/,
        'One command adds a commit that does the opposite of HASH.',
        [
          [
            /^git revert [^&;|]*\.\./,
            'This names a range. Name only the commit that has to be undone.',
          ],
          [
            /^git revert (?:-\S+ )*hash[~^]/,
            'That undoes an earlier commit. HASH is the one to undo.',
          ],
          [/^git push\b.*git revert/, 'The push comes before the change is undone.'],
          [
            /git revert.*git push/,
            'A revert adds a commit, so the push that follows needs no force and no other branch.',
          ],
          [
            /^git revert (?!.*git commit)[^&;|]*(?<= )(?:-n|--no-commit)\b/,
            "With this option, Git makes no commit, so there's nothing to push.",
          ],
          [/git push\b.*(?: -f| --force| \+)/, 'That replaces history that others already have.'],
          [/reset/, 'That changes only your own repository. The remote keeps the commit.'],
          [
            /^git rm/,
            'That removes the file. The task asks for a command that takes back a whole commit.',
          ],
          [/^git revert$/, 'Name the commit too.'],
          [
            /^git revert\b/,
            'git revert is the right command. Compare its options and its commit with the task.',
          ],
          [/rebase|filter/, 'That rewrites history that others already have.'],
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
