import { command, type Exercises, pick, typed } from 'teach/exercise';
import { BESIDE_REVERT, ON_REVERT } from './git-beside.ts';

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
        has: /^git (?:switch|checkout)\b[^\n]* (?:-[bc])?prices(?: [^\n]*)?$(?:\n(?!git (?:switch|checkout) (?:main|-)$)[^\n]*)*\ngit commit/m,
        hint: 'Every command ran, but no commit was made on a branch named prices.',
      },
      {
        has: /^git (?:merge|rebase)\b/m,
        hint: 'Every command ran, but none of them merges prices.',
      },
    ],
  },
  'only-rescue': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git (?:log|rev-list|shortlog|show)(?: (?:-n|--max-count) \d+| -[\w=%:@,.-]+(?:['"][^'"]*['"])?)* ['"]?(?:(?:main|head|@)?\.\.rescue|rescue \^main|\^main rescue|rescue --not main)['"]?(?: -[\w=%:@,.-]+(?:['"][^'"]*['"])?)*(?: ?[|>].*)?$|^git (?:log|rev-list)(?: -[\w=%-]+)* (?:main\.\.\.rescue(?: -\S+)* --(?:right-only|cherry)|--(?:right-only|cherry)(?: -\S+)* main\.\.\.rescue|rescue\.\.\.main(?: -\S+)* --left-only|--left-only(?: -\S+)* rescue\.\.\.main)(?![\w-])|^git cherry(?: -v)? main rescue$/,
        'git log takes a range: what you can reach from one name but not from another.',
        [
          [/^git diff\b/, 'That compares files. The question asks for commits.'],
          [
            /^git log .*(?:rescue\.\.\.main|main\.\.\.rescue)/,
            "Three dots list what each side has and the other doesn't.",
          ],
          [/^git log .*rescue\.\.main/, "This lists what main has and rescue doesn't."],
          [
            /^git log (?:--(?:oneline|graph|decorate|stat) )*(?:main )?rescue$/,
            'This lists every commit of rescue, including those on main.',
          ],
        ],
      ),
    ],
  },
  'revert-pushed': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git revert(?: --no-edit| -e| --edit| -s| --signoff)* (?:(?:head|@|main)(?:[~^]0)?|hash|[0-9a-f]{4,40})(?: --no-edit| -e| --edit| -s| --signoff)*(?: ?> ?\/dev\/null)?$|^git revert (?=.*(?:-n|--no-commit) )(?:(?:-n|--no-commit|head|@|main|[0-9a-f]{4,40}) ){2}&& git (?:commit\b|revert --continue$)/,
        'One command adds a commit that does the opposite.',
        [
          [
            /^git (?:switch|checkout) (?!main\b|head|@|-|[0-9a-f]{7}|\S*\.)\S+ && git revert/,
            "After the first command, you're not on main.",
          ],
          [
            /^git revert (?:-\S+ )*(?:head|@|main)(?:~|\^)1?(?: -\S+)*$/,
            'That names the commit before the last one.',
          ],
          ...ON_REVERT,
          [
            /^git (?:reset|checkout|switch|restore|branch|stash)\b[^&;|]*(?:&& git push\b[^&;|]*)?$/,
            'This adds no commit to main. The change has to be undone by a new one.',
          ],
          [
            /--amend|^git rebase/,
            'Both --amend and rebase replace commits, and others already have this one.',
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
      typed(
        'Merge commit',
        ['5', 'five'],
        "The branch's commits come along. What does the merge itself add?",
        [
          [/^(?:1|one)$/, "Once it's merged, the branch's commits are on main too."],
          [/^(?:[67]|six|seven)$/, "main's own two commits are there already."],
        ],
      ),
      typed('Squash', ['1', 'one'], 'How many commits do all the changes of the branch become?'),
      typed(
        'Rebase',
        ['4', 'four'],
        "Each commit of the branch is made again. main's own commits are there already.",
        [
          [
            /^(?:5|five)$/,
            'Each commit of the branch is made again, and a rebase adds no merge commit.',
          ],
        ],
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
