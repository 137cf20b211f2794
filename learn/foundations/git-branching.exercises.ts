import { type Exercises, pick, typed } from 'teach/exercise';

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
        has: /^git (?:switch .*-(?:c|C|-create)|checkout .*-[bB]|branch) ?prices/m,
        hint: 'Every command ran. The commit is to be made on a branch prices.',
      },
      {
        has: /^git (?:merge|rebase)\b/m,
        hint: 'Every command ran. Bring prices into main by Git.',
      },
      {
        has: /^git branch (?:-d|-D|--delete) prices/m,
        hint: 'Every command ran. At the end the name prices is to be gone.',
      },
    ],
  },
  'only-rescue': {
    kind: 'fields',
    fields: [
      typed(
        'The command',
        /^git (?:log|rev-list|shortlog|show)(?: -[\w=%-]+(?:['"][^'"]*['"])?)* ['"]?(?:main\.\.rescue|rescue \^main|\^main rescue|rescue --not main)['"]?(?: -[\w=%-]+(?:['"][^'"]*['"])?)*$|^git cherry(?: -v)? main rescue$/,
        'git log takes a range: what is reachable from one name and not from another.',
        [
          [/rescue\.\.\.main|main\.\.\.rescue/, 'Three dots list what either side has alone.'],
          [/rescue\.\./, 'This lists what main has and rescue has not.'],
          [/^git diff/, 'That compares files. The question asks for commits.'],
          [/^git log .*rescue$/, 'This lists all commits of rescue, those of main included.'],
        ],
      ),
    ],
  },
  'revert-pushed': {
    kind: 'fields',
    fields: [
      typed(
        'The command',
        /^git revert(?: --no-edit| -e| --edit)* (?:head|@|main|head~0|hash|[0-9a-f]{4,40})(?: --no-edit| -e| --edit)?(?: ?> ?\/dev\/null)?(?: ?(?:&&|;) ?git push\b.*)?$/,
        'A command adds a commit with the opposite change.',
        [
          [/reset/, 'That takes the commit out of the history, which others have already.'],
          [/amend|rebase/, 'That writes a pushed commit anew.'],
          [/^git revert$/, 'Name the commit too.'],
          [/~1|\^$/, 'That names the commit before the last one.'],
        ],
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
        'Can the name main move on to a along the line, when main has commits of its own?',
      ),
      typed(
        'New commits of git merge a, on main',
        ['1', 'one'],
        'How many commits does a merge add that has two sides?',
      ),
      typed(
        'New commits of git rebase main, on a',
        ['3', 'three'],
        'A rebase makes the commits of the branch again. How many has a alone?',
      ),
    ],
  },
  buttons: {
    kind: 'fields',
    fields: [
      typed(
        'Merge commit',
        ['5', 'five'],
        'The commits of the branch come along, and how many more?',
        [[/^1$/, 'The commits of the branch are on main too, once it is merged.']],
      ),
      typed('Squash', ['1', 'one'], 'All changes of the branch become how many commits?'),
      typed(
        'Rebase',
        ['4', 'four'],
        'Each commit of the branch is made again. Those of main are there already.',
      ),
      pick(
        'Which leaves the hashes of the branch on main?',
        ['merge commit', 'squash', 'rebase'],
        'merge commit',
        'A commit that is made again has another parent, and so another hash.',
      ),
    ],
  },
} satisfies Exercises;
