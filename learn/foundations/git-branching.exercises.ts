import { command, type Exercises, pick, typed } from 'teach/exercise';
import { BESIDE_REVERT } from './git-beside.ts';

const shop = [
  'git init',
  'echo Welcome > home.txt',
  'git add home.txt',
  "git commit -m 'Add home page'",
];

export default {
  line: {
    kind: 'git',
    start: shop,
    solution: [
      'git switch -c prices main',
      "echo 'Rope: 4.20' > prices.txt",
      'git add prices.txt',
      "git commit -m 'Add prices'",
      'git switch main',
      'git merge --ff-only prices',
      'git branch -d prices',
    ],
    rules: [
      {
        // The branch is new, so you can only be on it if you've created it.
        has: /^git (?:switch|checkout)\b[^\n]*\bprices\b[\s\S]*^git commit/m,
        hint: 'Every command ran, but the commit belongs on a branch named prices.',
      },
      {
        has: /^git (?:merge|rebase)\b/m,
        hint: 'Every command ran. Now use Git to bring prices into main.',
      },
      {
        has: /^git branch [^\n]*(?:-\w*[dD]\b|--delete)[^\n]*\bprices\b/m,
        hint: 'Every command ran, but the branch prices should be gone at the end.',
      },
    ],
  },
  'only-rescue': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git (?:log|rev-list|shortlog|show)(?: -[\w=%-]+(?:['"][^'"]*['"])?)* ['"]?(?:main\.\.rescue|rescue \^main|\^main rescue|rescue --not main)['"]?(?: -[\w=%-]+(?:['"][^'"]*['"])?)*$|^git (?:log|rev-list)(?: -[\w=%-]+)* (?:main\.\.\.rescue(?: -\S+)* --right-only|--right-only(?: -\S+)* main\.\.\.rescue)\b|^git cherry(?: -v)? main rescue$/,
        'git log takes a range: what you can reach from one name but not from another.',
        [
          [
            /rescue\.\.\.main|main\.\.\.rescue/,
            "Three dots list what each side has and the other doesn't.",
          ],
          [/rescue\.\./, "This lists what main has and rescue doesn't."],
          [/^git diff/, 'That compares files. The question asks for commits.'],
          [/^git log .*rescue$/, 'This lists every commit of rescue, including those on main.'],
        ],
      ),
    ],
  },
  'revert-pushed': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git revert(?: --no-edit| -e| --edit| -s| --signoff)* (?:head|@|main|head~0|hash|[0-9a-f]{4,40})(?: --no-edit| -e| --edit| -s| --signoff)*(?: ?> ?\/dev\/null)?$|^git revert (?:-n|--no-commit) (?:head|@|main|[0-9a-f]{4,40}) && git commit\b/,
        'One command adds a commit that does the opposite.',
        [
          [/^git push\b.*git revert/, 'The push comes before the change is undone.'],
          [
            /git revert.*git push/,
            'A revert adds a commit, so the push that follows needs no force.',
          ],
          [
            /^git (?:switch|checkout) (?!main\b|head|@|-|[0-9a-f]{7})\S+ && git revert/,
            'This undoes it on another branch, not on main.',
          ],
          [
            /^git reset(?: --?\w+)*(?: (?:head|@|main|origin\/main)(?: .*)?)?$/,
            'This leaves the commit where it is, because it names no earlier one.',
          ],
          [
            /reset|^git (?:checkout -B|switch (?:-C|--force-create)|branch (?:-f|--force)) main\b/,
            'That removes the commit from a history that others already have.',
          ],
          [/amend|rebase/, 'That rewrites a pushed commit.'],
          [/^git revert$/, 'Name the commit too.'],
          [
            /^git revert [^&;|]*\.\./,
            'This names a range. Name only the commit that has to be undone.',
          ],
          [
            /^git revert (?!.*git commit)[^&;|]*(?<= )(?:-n|--no-commit)\b/,
            'This makes no commit, so main still has the wrong change.',
          ],
          [
            /^git revert (?:-\S+ )*(?:head|@|main)(?:~|\^)1?(?: -\S+)*$/,
            'That names the commit before the last one.',
          ],
          [
            /^git revert\b/,
            'git revert is the right command. Compare its options and its commit with the task.',
          ],
          [
            /^git (?:checkout|switch) (?:(?:-d|--detach) )?(?:head|@|main|hash|[0-9a-f]{4,40})(?:[~^]\d*)+$/,
            'That only looks at an older state. main still has the wrong commit.',
          ],
          [
            /^git (?:checkout|switch|restore|branch|stash)\b[^&;|]*$/,
            'After this, main is still at the wrong commit.',
          ],
        ],
        BESIDE_REVERT,
      ),
    ],
  },
  'to-idea': {
    kind: 'git',
    start: [...shop, 'echo Idea > idea.txt', 'git add idea.txt', "git commit -m 'Add idea'"],
    solution: ['git branch idea', 'git reset --hard HEAD~1'],
    anyHead: true,
  },
  counts: {
    kind: 'fields',
    fields: [
      typed(
        'New commits of git merge --ff-only a, on main',
        /^(?:0|none|zero|nothing)\b/,
        'Can main move along the line to a when main has its own commits?',
      ),
      typed(
        'New commits of git merge a, on main',
        ['1', 'one'],
        'How many commits does a merge with two sides add?',
      ),
      typed(
        'New commits of git rebase main, on a',
        ['3', 'three'],
        'A rebase makes the commits of the branch again. How many are only on a?',
      ),
    ],
  },
  buttons: {
    kind: 'fields',
    fields: [
      typed('Merge commit', ['5', 'five'], "The branch's commits come along. How many are added?", [
        [/^1$/, "Once it's merged, the branch's commits are on main too."],
      ]),
      typed('Squash', ['1', 'one'], 'How many commits do all the changes of the branch become?'),
      typed(
        'Rebase',
        ['4', 'four'],
        "Each commit of the branch is made again. main's own commits are there already.",
      ),
      pick(
        "Which keeps the branch's hashes on main?",
        ['merge commit', 'squash', 'rebase'],
        'merge commit',
        'A commit that is made again has a different parent, so it gets a different hash.',
      ),
    ],
  },
} satisfies Exercises;
