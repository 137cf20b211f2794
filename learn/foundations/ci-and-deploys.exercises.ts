import { type Command, type Exercises, pick } from 'teach/exercise';

const isEdit = ({ text, words: [program = '', ...args], writes }: Command): boolean =>
  /^(?:nano|vim?|emacs|micro|subl|open|code|patch|cp|mv|ed)$/.test(program) ||
  /^(?:sed|perl) (?:.* )?-(?:-in-place|[a-z]*i)/.test(text) ||
  /^python3? -c? /.test(text) ||
  [...writes, ...(program === 'tee' ? args : [])].some((file) => file.endsWith('.py')) ||
  /^git (?:restore (?=.*(?:-s\b|--source))(?!.*(?:--staged|-S))|apply\b(?!.*--(?:index|cached))|stash (?:pop|apply))/.test(
    text,
  );

const isStaging = ({ text }: Command): boolean =>
  /^git (?:add|stage|rm|mv)\b|^git checkout (?!-)\S+ (?:-- )?\S|^git restore .*(?:--staged|-\w*S)|^git apply .*--(?:index|cached)/.test(
    text,
  );

/** True for a command that may change app.py, staged or not. */
const isChange = (one: Command): boolean =>
  isEdit(one) || /^git (?:restore .*(?:-s\b|--source)|checkout (?!-)\S+ \S)|^python/.test(one.text);

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

/** What leaves out the first lines of a list. */
const without = (lines: number): string =>
  `(?:tail (?:-n ?|--lines=)?\\+${lines + 1}\\b|sed (?:-\\S+ )*['"]?1,${lines} ?d|sed -n ['"]?${lines + 1},\\$p|NR ?> ?${lines}\\b|NR ?>= ?${lines + 1}\\b)`;

/** A list of images: where its newest ones are, whether lines begin with a date, and its lines that have to stay. */
interface List {
  newest: 'first' | 'last' | 'anywhere';
  isDated: boolean;
  stay: 5 | 6;
}

/** Which lines an answer takes out of its list: all but the last five, or some of a list that's no longer in order. */
function takenFrom(commands: readonly Command[]): 'before last five' | 'no order' | undefined {
  const files = new Map<string, List>();
  const leavesOut = new RegExp(`${without(5)}|${without(6)}`);
  let list: List | undefined;
  let taken: 'before last five' | undefined;
  for (const { text, words, reads, writes, piped } of commands) {
    const [program = '', ...args] = words;
    if (!piped) list = files.get([...args, ...reads].find((file) => files.has(file)) ?? '');
    if (/\bdocker images\b|\bgit log\b/.test(text))
      list = {
        newest: /git log .*--reverse/.test(text) ? 'last' : 'first',
        isDated: /\.CreatedAt/.test(text),
        stay: /-\w*q\b|--quiet|--format|git log/.test(text) ? 5 : 6,
      };
    if (!list) continue;
    if (/\binspect\b.*\.Created/.test(text)) list = { ...list, isDated: true };
    const { newest, isDated, stay } = list;
    if (/^(?:sort|shuf|tac)$/.test(program)) {
      const isUp = program === 'tac' ? newest === 'first' : !/ (?:-\S*r|--reverse)/.test(text);
      const isKnown = program === 'tac' ? newest !== 'anywhere' : program === 'sort' && isDated;
      list = { ...list, newest: !isKnown ? 'anywhere' : isUp ? 'last' : 'first' };
    } else if (newest === 'last' && new RegExp(`^head (?:-n ?|--lines=)-${stay}\\b`).test(text)) {
      taken = 'before last five';
      list = undefined;
    } else if (newest === 'first' && leavesOut.test(text)) list = undefined;
    else if (newest !== 'first' && (/^(?:head|tail|xargs)$/.test(program) || leavesOut.test(text)))
      return 'no order';
    if (list) for (const file of writes) files.set(file, list);
  }
  return taken;
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
        not: /reset --hard (?!origin\/|HEAD$|main$|@\{u)\S|push [^\n]*(?<= )(?:--force|-f\b)/m,
        hint: 'Others may have pulled what was pushed. Add a commit that undoes the change, and push without force.',
      },
      {
        has: /^git revert|^git commit/m,
        hint: 'main needs a commit that undoes the wrong change.',
      },
      {
        not: /^git revert(?: -(?!-(?:continue|skip))\S+)*(?: &&)?$/m,
        hint: 'Name the commit to take back.',
      },
      {
        not: /^git revert [^\n]*HEAD[~^](?![0{]|1?\.\.)/m,
        hint: 'This takes back an earlier commit. The fault is in the last one.',
      },
      {
        not: /^git revert (?:[^\s"'$]+ )*(?:-n|--no-commit)\b(?![\s\S]*^git (?:commit|revert --continue))/m,
        hint: 'With this option, revert makes no commit, so there is nothing to push.',
      },
      {
        not: /^(?![\s\S]*\bgit (?:revert|commit (?![^\n]*--amend))[\s\S]*--amend)[\s\S]*--amend/,
        hint: "The commit is already pushed, so the remote won't let you replace it. Add a new commit.",
      },
      {
        ok: ({ commands }) =>
          commands.some(
            ({ text }, at) =>
              /^git revert|--allow-empty/.test(text) ||
              (/^git commit/.test(text) && commands.slice(0, at).some(isChange)),
          ),
        hint: 'The check sees nothing that changes app.py before this commit.',
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
        hint: 'A commit comes after the last push, so it stays on your machine.',
      },
      { has: /^git push/m, hint: 'All this stays on your machine. What starts the pipeline?' },
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
        not: /flock (?:-\S+ )*(?:[^\s-]\S* )?(?:(?:-[a-z]*n[a-z]*|--nonblock|--nb) |(?:-w|--wait|--timeout)[ =]?\d)/,
        hint: "With this option, flock doesn't wait until the lock is free, so the second push can be lost.",
      },
      {
        not: /flock (?:-\S+ )*(?:-\w*s\b|--shared)/,
        hint: 'A shared lock lets both runs have the file at the same time.',
      },
      {
        not: /flock (?:-\S+ )*["']?[^\s"']*\$\{?(?:commit|new)\b/,
        hint: 'Each commit locks its own file, so no run waits for another.',
      },
      {
        not: /^(?![\s\S]*(?:export [^\n]*\bcommit\b|\bcommit=\S+ (?:\S+ )*flock|-c '[^']*\b(?:commit=|read )))[\s\S]*-c '[^'\n]*\$\{?commit\b/,
        hint: "Between single quotes, the inner bash looks up commit itself, and it hasn't been exported.",
      },
      {
        ok: ({ commands, statements }) =>
          /flock (?:-(?!u|-un)\S+ )*(?:\d+\b(?! ?\/)|['"]?\$\{?\w+\}?['"]?$)[\s\S]*build\.sh[\s\S]*deploy\.sh/m.test(
            statements.join('\n'),
          ) ||
          commands.some(({ text }) =>
            /flock (?!-u|--un)[\s\S]*(?:(?:\bset -e\b|sh -\w*e)[\s\S]*build\.sh|build\.sh[^;]*(?:\\?&\\?&|; ?then\b))(?![\s\S]*flock)[\s\S]*deploy\.sh/.test(
              text,
            ),
          ),
        hint: 'The check finds no flock that holds one lock for both: build.sh and then, if that worked, deploy.sh.',
      },
    ],
  },
  images: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: /docker (?:image|system) prune/,
        hint: "This is for the images of all projects, and without -a only for those without a name. Remove shop's by name.",
      },
      {
        has: /docker images(?:[^\n|]*|[\s\S]*\n(?:grep|awk) [^\n]*)\bshop\b/,
        hint: "First list the shop's images, not every image on the machine.",
      },
      {
        ok: ({ commands }) => takenFrom(commands) !== 'no order',
        hint: 'By then, the lines no longer go from the newest image to the oldest.',
      },
      {
        not: new RegExp(
          `docker images(?![^\\n]*(?:-\\w*q|--quiet|--format))(?![\\s\\S]*(?:\\n(?:grep|awk) [^\\n]*shop|tail -n ?\\+2\\b|NR ?> ?1\\b|sed ['"]?1d))[\\s\\S]*${without(5)}`,
        ),
        hint: 'The first line of this list is its heading, so only four images stay.',
      },
      {
        ok: ({ commands, statements }) =>
          takenFrom(commands) !== undefined ||
          new RegExp(`${without(5)}|${without(6)}`).test(statements.join('\n')),
        hint: 'The list starts with the newest image. The check finds nothing that leaves out just the first five.',
      },
      {
        has: /docker rmi/,
        hint: 'Nothing removes the images that are left in the list yet.',
      },
      {
        not: /rmi (?:-f|--force)/,
        hint: "With force, Docker will even untag an image that's in use.",
      },
      {
        not: /--format[ =]['"]?\{\{ ?\.Tag ?\}\}['"]?(?![\s\S]*shop:)[\s\S]*docker rmi/,
        hint: 'These are tags alone. `docker image rm` needs shop: in front of each.',
      },
      {
        has: /docker (?:ps|inspect|container (?:ls|inspect))\b|docker exec [^\n]*VERSION|-\w*q\b|--quiet|\$3\b|\.ID\b/,
        hint: "Nothing here asks which image is running, so its name can go too. After a revert, that's the second name of an old image, and Docker drops it without an error.",
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
