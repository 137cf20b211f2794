import { type Command, type Exercises, pick } from 'teach/exercise';

const isEdit = ({ text, words: [program = ''], writes }: Command): boolean =>
  /^(?:sed|perl|nano|vim?|code|patch|cp|mv|python3?|tee)$/.test(program) ||
  writes.some((file) => !file.startsWith('/dev/')) ||
  /^git (?:restore (?!.*(?:--staged|-S))|apply (?!.*--(?:index|cached))|stash (?:pop|apply))/.test(
    text,
  );

const isStaging = ({ text }: Command): boolean =>
  /^git (?:add|stage|rm|mv)\b|^git checkout \S+ (?:-- )?\S|^git restore .*(?:--staged|-\w*S)|^git apply .*--(?:index|cached)/.test(
    text,
  );

/** True for a commit that takes changes from the folder by itself: with -a, or with a file's name. */
const takesAll = ({ words: [, , ...args] }: Command): boolean =>
  args.some(
    (arg, at) =>
      /^-[a-zA-Z]*a|^-p$|^--(?:all|patch|interactive|include|only)$/.test(arg) ||
      (!arg.startsWith('-') && !/^-\w*[mF]$|^--(?:message|file)$/.test(args[at - 1] ?? '')),
  );

/** True if each commit after an edit has something to commit. */
function isStaged(commands: readonly Command[]): boolean {
  let hasNew = false;
  return commands.every((one) => {
    if (isStaging(one)) hasNew = false;
    else if (isEdit(one)) hasNew = true;
    return !hasNew || !/^git commit\b/.test(one.text) || takesAll(one);
  });
}

const CUT = /^(?:tail -n ?\+|sed (?:-\S+ )*['"]?1,|awk .*NR ?>)/;

/** What sorts or turns the list of images before its first lines are left out. */
function turned(commands: readonly Command[]): 'name' | 'around' | undefined {
  const cut = commands.findIndex(({ text }) => CUT.test(text));
  const before = commands.slice(0, Math.max(cut, 0));
  const list = before.map(({ text }) => text).join('\n');
  for (const {
    words: [program, ...args],
  } of before) {
    if (program === 'tac' || program === 'shuf') return 'around';
    if (program !== 'sort') continue;
    if (!/\.CreatedAt/.test(list)) return 'name';
    if (!args.some((arg) => /^-\w*r|^--reverse$|^-k\S*r/.test(arg))) return 'around';
  }
  return undefined;
}

const STEPS = [
  'Add both columns',
  'Drop name',
  'Fill in old rows',
  'Read the two new columns',
  'Write all three',
];

export default {
  mend: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /reset --hard|push [^\n]*(?:--force|-f\b)/,
        hint: 'This removes a commit that others may have pulled.',
      },
      {
        has: /^git revert|^git commit/m,
        hint: 'main needs a commit that undoes the wrong change.',
      },
      { not: /^git revert(?: &&)?$/m, hint: 'Name the commit to take back.' },
      {
        not: /^git revert [^\n]*HEAD[~^]/m,
        hint: 'This takes back the commit before the last one. The fault is in the last.',
      },
      {
        not: /--amend/,
        hint: "The commit is already pushed, so the remote won't let you replace it. Add a new commit.",
      },
      {
        has: /^git revert|(?:^(?:sed|perl|nano|vim?|code|patch|cp|mv|python3?)\b|>|\btee\b|^git (?:apply|restore [^\n]*(?:-s|--source)|checkout [^\n]*\S+ (?:-- )?(?:\.|app\.py)))[\s\S]*^git commit/m,
        hint: 'Nothing changes app.py before this commit, so Git finds nothing to commit.',
      },
      {
        ok: ({ commands }) => isStaged(commands),
        hint: "Git commits what's staged, and this change isn't.",
      },
      {
        not: /^git commit [^\n]*-\w*m ?(?:''|"")/m,
        hint: "Git won't commit with an empty message.",
      },
      {
        not: /^git push(?![\s\S]*^git push)[\s\S]*^git (?:revert|commit)/m,
        hint: 'The push comes before the change is undone.',
      },
      { has: /^git push/m, hint: 'main is right on your machine. What starts the pipeline?' },
    ],
  },
  lock: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\bflock\b/,
        hint: 'One program waits until a file is free, then keeps it locked while another one runs.',
      },
      {
        not: /flock [^\n]*(?:-[nu]\b|--nonblock|-E)/,
        hint: 'This refuses the second run, so its push is lost.',
      },
      {
        not: /flock (?:-\S+ )*(?:-\w*s\b|--shared)/,
        hint: 'A shared lock lets both runs have the file at the same time.',
      },
      {
        not: /flock [^\n]*(?:-w|--wait|--timeout)[ =]?\d/,
        hint: 'After this time, flock gives up, and the push is lost.',
      },
      {
        not: /flock (?:-\S+ )*["']?[^\s"']*\$\{?(?:commit|new)\b/,
        hint: 'Each commit locks its own file, so no run waits for another.',
      },
      {
        not: /^(?![\s\S]*export commit)[\s\S]*-c '[^'\n]*\$\{?commit\b/,
        hint: "Between single quotes, the inner bash looks up commit itself, and it hasn't been exported.",
      },
      {
        not: /flock [^\n]*build\.sh[^\n]*(?:\n|&&|;) ?flock/,
        hint: 'Each script locks the file separately, so a second build could start between the two. Hold the lock for both.',
      },
      {
        has: /flock [^\n]*build\.sh[^\n;]*\\?&\\?&[^\n]*deploy\.sh|flock (?:-\S+ )*\d+[\s\S]*build\.sh[\s\S]*deploy\.sh/,
        hint: 'A second build could start between the two scripts. Hold the lock for both.',
      },
    ],
  },
  images: {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /docker images/, hint: "First list the shop's images." },
      {
        has: /docker images[^\n|]*\bshop\b/,
        hint: "This lists every image on the machine, not only the shop's.",
      },
      { not: /tail -n ?\+5\b|sed ['"]?1,4d/, hint: 'This keeps four.' },
      {
        not: /docker images(?![^\n]*(?:-\w*q|--quiet|--format))[\s\S]*(?:tail -n ?\+6\b|sed ['"]?1,5d|NR ?> ?5\b|NR ?>= ?6\b)/,
        hint: 'The first line of this list is its heading, so only four images stay.',
      },
      {
        has: /(?:-\w*q|--quiet|--format)[\s\S]*(?:tail -n ?\+6\b|sed ['"]?1,5d|NR ?> ?5\b|NR ?>= ?6\b)|(?:tail -n ?\+7\b|sed ['"]?1,6d|NR ?> ?6\b|NR ?>= ?7\b)/,
        hint: 'The newest come first. Leave out the first five lines.',
      },
      {
        ok: ({ commands }) => turned(commands) !== 'name',
        hint: "This sorts by the tag, which is a commit's hash and says nothing about age.",
      },
      {
        ok: ({ commands }) => turned(commands) !== 'around',
        hint: "Here the newest no longer come first, so they're removed.",
      },
      {
        has: /docker rmi/,
        hint: 'The list is right. Now remove what it names.',
      },
      {
        not: /rmi (?:-f|--force)/,
        hint: "With force, Docker will even untag an image that's in use.",
      },
      {
        has: /docker (?:ps|inspect|container (?:ls|inspect))\b|-\w*q\b|--quiet|\$3\b/,
        hint: "This can remove the running image's name. After a revert, that's the second name of an old image, and Docker drops it without an error. Leave it out.",
      },
    ],
  },
  columns: {
    kind: 'fields',
    fields: [
      pick(
        'First',
        STEPS,
        STEPS[0]!,
        'The version that runs has to keep working, and so does the next one.',
      ),
      pick('Second', STEPS, STEPS[4]!, 'New rows come in all the time.'),
      pick('Third', STEPS, STEPS[2]!, 'Which rows lack something now?'),
      pick('Fourth', STEPS, STEPS[3]!, 'All rows are complete.'),
      pick('Fifth', STEPS, STEPS[1]!, 'Something is no longer used.'),
      pick(
        'After which step can you no longer go back to the first version?',
        STEPS,
        STEPS[1]!,
        'What does the first version need to run?',
      ),
    ],
  },
} satisfies Exercises;
