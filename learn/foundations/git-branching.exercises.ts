import { command, type Exercises, pick, typed } from 'teach/exercise';
import { BESIDE_REVERT, isRevert } from './git-beside.ts';

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
        has: /^git (?:switch|checkout)\b[^\n]* (?:-[bc])?prices(?: [^\n]*)?$(?:\n(?!git (?:switch|checkout) (?:main|-)$)[^\n]*)*\ngit commit[\s\S]*^git (?:merge|rebase|pull|fetch|push)\b(?![^\n]*--squash)/m,
        hint: 'Every command ran. Asked was: switch to a new branch prices, commit there, and merge prices into main.',
      },
    ],
  },
  'only-rescue': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        /^git (?!.*(?:\/dev\/null|--count|--quiet|\bwc\b))(?:(?:log|rev-list|shortlog|show)(?: (?:-n|--max-count) \d+| -[\w=%:@,.-]+(?:['"][^'"]*['"])?)* ['"]?(?:(?:(?:refs\/heads\/)?main|head|@)?\.\.(?:refs\/heads\/)?rescue|rescue \^main|\^main rescue|rescue --not main)['"]?(?: -[\w=%:@,.-]+(?:['"][^'"]*['"])?)*(?: ?[|>].*)?$|(?:log|rev-list)(?: -[\w=%-]+)* (?:main\.\.\.rescue(?: -\S+)* --(?:right-only|cherry)|--(?:right-only|cherry)(?: -\S+)* main\.\.\.rescue|rescue\.\.\.main(?: -\S+)* --left-only|--left-only(?: -\S+)* rescue\.\.\.main)(?![\w-])|cherry(?: -v)? main rescue$)/,
        'Asked was a list of the commits that you can reach from rescue but not from main. `git log` takes a range.',
      ),
    ],
  },
  'revert-pushed': {
    kind: 'fields',
    fields: [
      command(
        'The command',
        (said) =>
          isRevert(said, /^(?:(?:head|@|(?:origin\/)?main)(?:[~^]0|@\{0\})?|hash|[0-9a-f]{4,40})$/),
        'Asked was a command that adds a commit to main which does the opposite of the last one.',
        [],
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
        /^(?:it )?(?:makes )?(?:0|no(?:ne|thing| commits?)|zero)\b(?!.*\b(?:or|[1-9])\b)/,
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
        ['5', 'five', '4+1', '4 + 1', '4 plus 1'],
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
