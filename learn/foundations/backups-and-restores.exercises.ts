import { type Command, command, type Exercises, pick, type Rule, typed } from 'teach/exercise';

/** True if the list that an answer takes one line of has the newest copy at the other end. */
function takesOldest(text: string): boolean {
  // Two cuts of a table take a line from its middle.
  if (/--latest|\b(?:head|tail) [^|]*\|\n?(?:head|tail)\b/.test(text)) return false;
  const isFirst = /\.\[0\]|head -n? ?1\b/.test(text);
  const isLast = /\.\[-1\]|tail -n? ?1\b/.test(text);
  const isNewestFirst =
    /\bls (?:-\w+ )*-(?!\w*r)\w*t|--sort=time|\bsort (?:-\S+ )*(?:-\w*r|--reverse)|\btac\b|\breverse\b/.test(
      text,
    );
  return isNewestFirst ? isLast && !isFirst : isFirst && !isLast;
}

/** A tilde that stays one: behind `=`, or in quotes. */
const TILDE: Rule = {
  not: /--\w[\w-]*=["']?~|["']~\//,
  hint: 'Your shell only replaces a `~` at the start of a word, and not in quotes.',
};

const HOME = String.raw`(?:~|\$HOME|\$\{HOME\}|/home/\w+|/root)`;

/** A path as seen from a folder, without `.` and `..`. */
const under = (folder: string, path: string): string =>
  (/^[~/$]/.test(path) ? path : `${folder}/${path}`)
    .replace(/\/\.?(?=\/|$)/g, '')
    .replace(/\/[^/]+\/\.\.(?=\/|$)/g, '');

/** Where `restic restore` puts boat.txt: the folder of its target, and the path that the copy has for it. */
function restored(commands: readonly Command[]): string | undefined {
  // Where the lesson left you.
  let folder = '~';
  for (const { words } of commands) {
    const [program, first = ''] = words;
    if (program === 'cd') folder = under(folder, first);
    const at = words.indexOf('restore');
    if (program !== 'restic' || at === -1) continue;
    const value = (...names: string[]) => {
      const found = words.findIndex((word) =>
        names.some((name) => word === name || word.startsWith(`${name}=`)),
      );
      const word = words[found] ?? '';
      return found === -1
        ? ''
        : word.includes('=')
          ? word.replace(/^[^=]*=/, '')
          : (words[found + 1] ?? '');
    };
    const there = under(folder, value('--target', '-t') || '/');
    const [, below = ''] =
      /:(\S*)$/.exec(words.find((word) => /^(?:latest|[0-9a-f]{4,}):/.test(word)) ?? '') ?? [];
    return `${there}${below.replace(/\/$/, '') === '/uploads' ? '' : '/uploads'}/boat.txt`;
  }
  return undefined;
}

const PLACE = new RegExp(`^${HOME}/harbour/uploads/boat\\.txt$`);

/** Copies the file from anywhere but its own place. */
const COPIED = new RegExp(
  String.raw`^(?:sudo )?(?:cp|mv|install|rsync) (?!(?:-\S+ )*["']?${HOME}/harbour/(?:uploads/)?boat\.txt)[^\n]*boat\.txt`,
  'm',
);

/** Copies the folder with what was restored, which is only the file, from anywhere but its own place. */
const COPIED_FOLDER = new RegExp(
  String.raw`^(?:sudo )?(?:(?:cp|rsync) (?:-\S+ )+(?!${HOME}/harbour/uploads)\S+/uploads(?:/? ${HOME}/harbour/?|/[.*] ${HOME}/harbour/uploads/?)|(?:rsync (?:-\S+ )+\S+/uploads/|(?:cp|mv) (?:-\S+ )*\S+/uploads/\*) ${HOME}/harbour/uploads/?|cat \S+boat\.txt > ${HOME}/harbour/uploads/boat\.txt)$`,
  'm',
);

/** Writes what dump prints to a file. */
const DUMPED =
  /\bdump\b[^\n]*(?:(?<![2&])>(?!>? ?["']?\/dev\/|&)|(?:\b(?:tee|sponge) (?:-\S+ )*|\bof=|--target[= ]| -t )["']?(?:\S*\/)?uploads\/boat\.txt)/;

/** An answer with its pipes on one line each. */
const piped = (statements: readonly string[]): string =>
  statements.join('\n').replace(/\|\n/g, '| ');

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  loss: {
    kind: 'fields',
    fields: [
      typed(
        'Hours of orders lost',
        /^(?:about |up to |at most |17 ?- ?2 ?= ?)?(?:15|15\.0|fifteen)(?: ?h| hours| ?hrs?)?(?: of orders| ?\(.*\))?$/,
        'When was the last copy made, and when did the disk break?',
        [[/^18\b/, 'Nobody could order after 17:00. Count the orders since the copy.']],
      ),
      typed(
        'Hours without the shop',
        /^(?:about )?(?:3|3\.0|three)(?: ?h| hours| ?hrs?)?(?: ?\(.*\))?$/,
        'When is it running again?',
      ),
      pick(
        'What gets better with a dump every hour?',
        ['the loss', 'the downtime', 'both'],
        'the loss',
        'Does a newer copy make renting and installing faster?',
      ),
    ],
  },
  age: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        has: /\brestic\b[^\n]*\bsnapshots\b|(?:far|near)\/backup\/snapshots/,
        hint: 'restic can list its copies.',
      },
      { not: /\/near\b/, hint: 'This looks at the near copy. The question is about the far one.' },
      TILDE,
      {
        ok: ({ statements }) => {
          const text = statements.join('\n');
          return (
            /\brestic\b[^\n]*\bsnapshots\b/.test(text) ||
            (/\bstat\b|\bls [^\n]*(?:-\w*[tl]|--full-time|time-style|sort=time)|%[TCA]|-[acm](?:min|time)|-newer|date -r/.test(
              text,
            ) &&
              !/\bls (?![^\n]*(?:(?<= )-\w*t|--sort=time))[^\n]*\|\n(?:head|tail)\b/.test(text))
          );
        },
        hint: 'The names of these files say nothing about age. Look at their times.',
      },
      {
        not: /(?:stat (?:-\S+ \S+ )?|date -r )["']?[^\s"'|]*far\/backup\/snapshots\/?["']?(?=[\s)]|$)/m,
        hint: 'This is the time of the folder, which also changes when a copy is removed.',
      },
      { not: /\/ ?3600(?![\s\S]*\/ ?60\b)/, hint: 'This counts hours.' },
      {
        ok: ({ commands }) =>
          !commands.some(
            ({ words: [test = ''], writes }) => /^(?:test|\[\[?)$/.test(test) && writes[0],
          ),
        hint: 'Here, > compares no numbers. -gt does.',
      },
      {
        not: /^(?:test|\[\[?|\(\() ?[^\n]*(?:-g[te]|>=?) [^\n]*&&\n(?:exit [1-9]|false|return [1-9])$(?![\s\S])/m,
        hint: 'With a fresh copy, the test is false and the last thing that runs, so this fails too.',
      },
      {
        has: /--json|--latest|\bdate\b|\bstat\b|%T@|-mmin/,
        hint: 'Get the time of the newest copy from the list.',
      },
      {
        has: /\/ ?60|mmin/,
        hint: 'Work out how many minutes have passed since then.',
      },
      {
        ok: ({ statements }) => !takesOldest(statements.join('\n')),
        hint: 'This takes the oldest copy of the list, not the newest.',
      },
      {
        has: /^printf|\becho\b|\bprint\b|^(?:jq|expr)\b[^\n]*\/ ?60\b[^\n]*(?<!['"\d]\))$/m,
        hint: 'Nothing here prints the age.',
      },
      {
        has: /1440|24 ?\* ?(?:60|3600)|(?:60|3600) ?\* ?24|86400|1 day|24 hours|yesterday/,
        hint: 'Compare the age with a day, in the same unit.',
      },
      {
        not: /\b(\w+)=[^\n]*\/ ?60\b[^\n]*\n[\s\S]*\$?\{?\b\1\b\}?["']? (?:-[lg][te]|[<>]=?) 86400/,
        hint: 'These are minutes, and a day has 86400 seconds.',
      },
      {
        has: /\bfalse\b|\|\|\nexit$|^! ?(?:test|\[\[?) [^\n]*-g[te]|-g[te] [^\n]*\bdate -d|exit (?:[1-9]|["']?\$)|\bexit\((?!0?\))|return [1-9]|\bjq -\w*e|^(?:test|\[\[?|\(\() ?(?:[^\n]*(?:-l[te]|<=?)|["']?(?:1440|86400)["']? (?:-g[te]|>=?)) ?[^\n&|]*(?:\S|&&\n[^\n|&]*(?![\s\S]))$/m,
        hint: "The check sees nothing here that fails when the copy is too old, such as exit 1, or a test as the last command that's false then.",
      },
      {
        ok: ({ commands }) => {
          const last = commands.filter(({ text }) => /^(?:test|\[\[?|\(\() /.test(text)).at(-1);
          const after = commands.slice(last ? commands.indexOf(last) + 1 : commands.length);
          return (
            after.length === 0 ||
            commands.some(({ text }) => /^set -\w*e/.test(text)) ||
            /[|&]/.test(last?.then ?? '') ||
            after.some(({ text }) => /\bfalse\b|\bexit\b|\breturn\b/.test(text))
          );
        },
        hint: 'The last command decides whether a script fails, and here the test comes before it.',
      },
    ],
    also: [
      pick(
        "Which accident does it notice that OnFailure doesn't?",
        ['a wrong password', 'a full disk', 'a timer that is switched off', 'a broken script'],
        'a timer that is switched off',
        'OnFailure needs something that ran and failed.',
      ),
    ],
  },
  again: {
    kind: 'fields',
    fields: [
      pick(
        'What happens?',
        ['it overwrites the folder', 'it refuses', 'it restores what differs', 'nothing'],
        'it refuses',
        'Run it. It looks at its target first.',
      ),
    ],
  },
  'one-file': {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        not: new RegExp(
          String.raw`\brm (?:-\S+ )*-\w*[rR]\w* (?:[^\n]* )?["']?(?:${HOME}/harbour|(?:harbour/)?uploads|harbour)(?:/uploads)?/?\*?["']?(?:\s|$)`,
          'm',
        ),
        hint: 'This deletes all other files too. Leave the folder alone, and bring back one file.',
      },
      {
        not: /restore\.sh/,
        hint: 'restore.sh only restores everything, and into an empty place. Run restic yourself.',
      },
      {
        has: /\brestic\b[^\n]*\b(?:restore|dump|mount)\b/,
        hint: 'Use restic to bring files back.',
      },
      {
        has: /(?:\b(?:restore|dump)\b|\/(?:snapshots|ids|tags|hosts)\/)[^\n]*\b(?:latest|[0-9a-f]{4,}|\d{4}-\d\d-\d\dT\S*)\b|\brestore ["']?\$/,
        hint: 'restic wants to know which copy: its ID, or latest.',
      },
      { has: /boat\.txt/, hint: 'Name the file you want.' },
      { not: /\/near\b/, hint: 'The near copy was on the machine that you lost.' },
      {
        not: /\brestore\b(?![^\n]*(?:--i?include|-i )[^\n]*boat\.txt)/,
        hint: "An option of restore names the files to bring back. Here it's missing, or doesn't name boat.txt.",
      },
      {
        not: /\brestore\b[^\n]*--i?include[= ]["']?(?:~|\/home|harbour)\S*boat\.txt/,
        hint: 'The snapshot was made in harbour, so the path in it begins with uploads. `restic ls latest` shows it.',
      },
      TILDE,
      {
        ok: ({ statements }) =>
          !/\bdump\b/.test(statements.join('\n')) || DUMPED.test(piped(statements)),
        hint: "dump prints the file's content, and the check sees nothing that writes it to its place.",
      },
      {
        ok: ({ statements, commands }) =>
          restored(commands) !== undefined ||
          COPIED.test(statements.join('\n')) ||
          DUMPED.test(piped(statements)),
        hint: 'The check sees nothing that copies boat.txt to its place.',
      },
      {
        ok: ({ statements, commands }) =>
          PLACE.test(restored(commands) ?? '') ||
          COPIED.test(statements.join('\n')) ||
          COPIED_FOLDER.test(statements.join('\n')) ||
          DUMPED.test(piped(statements)),
        hint: "After this, boat.txt isn't in its place. The paths in the copy begin with /uploads.",
      },
      {
        not: /\/uploads\/boat\.txt["']? (?:> ?)?(?!-)["']?\S*\/harbour(?:\/|\/boat\.txt)?["']?$/m,
        hint: 'This puts it next to the folder uploads, not into it.',
      },
    ],
  },
  missing: {
    kind: 'fields',
    fields: [
      command(
        'The restic command that makes the new near repository, without its options',
        /^(?:(?:\w+=\S+ )*restic (?:.* )?)?init\b/,
        "There's no repository yet for a backup to go into.",
        [],
        {
          before: 'export\\b|mkdir\\b',
          after: '(?:bash )?\\S*backup\\.sh|restic (?:.* )?backup\\b',
        },
      ),
      pick(
        "Where should backup.sh have been so that it wasn't lost?",
        ['in the folder of the shop', 'in Git', 'in the near repository'],
        'in Git',
        "Which of them wasn't on the machine that was lost?",
      ),
    ],
  },
} satisfies Exercises;
