import { type Command, commandsOf, type Exercises, globbed, pick, picks } from 'teach/exercise';

/** What a tar command does. */
interface Tar {
  makes: boolean;
  lists: boolean;
  /** The archive's name without its folder, or nothing for a stream. */
  archive: string;
  /** True if it goes to a file or a program, and the folder data into it. */
  isWhole: boolean;
  /** Where the first option that leaves out files is, if there's one. Behind what's packed, it counts for nothing. */
  excludes?: 'before' | 'behind';
  patterns: readonly string[];
}

/** Commands that take files out of the folder. */
const TAKES =
  /^(?:(?:rm|unlink) [^\n]*(?:\bdata\/|(?<=[\s"'])(?:\.\/)?\*\.tmp)|mv (?:-\S+ )*(?:data\/)?[^\s/]*\.tmp\b|find (?:\.\/?|-\S+|\S*\bdata\b\S*) [^\n]*(?:-delete\b|-(?:exec|ok)(?:dir)? (?:sudo )?\S*\b(?:rm|mv|unlink) )|xargs (?:[^\n]* )?(?:rm|mv|unlink)\b)|\btar [^\n]*--remove-files/;

const TAR = /^(?:\S*\/)?(?:bsd|g)?tar$/;
const OPERAND = /^(?:-C|-X|--(?:exclude|directory|file|exclude-from))$/;

/** The commands that are tar: by themselves, in a container, or started by a shell, find or xargs. */
function tarsOf(commands: readonly Command[]): readonly Tar[] {
  return commands.flatMap(({ words, writes, then }, index) => {
    const isInside =
      words.some((word) => /^(?:-C|--directory=)?(?:\S*\/)?data\/?$/.test(word)) ||
      commands.slice(0, index).some(({ text }) => /\b(?:cd|pushd) \S*data\/?\W*$/.test(text));
    const [, option = '', script = ''] = words.slice(
      words.findIndex((one) => /^(?:ba)?sh$/.test(one)),
    );
    if (/^-\w*c$/.test(option) && / /.test(script)) return tarsOf(commandsOf(script));
    const [program = ''] = words;
    const isOther = /^(?:docker|find|xargs)$/.test(program);
    const at = words.findIndex((word, place) => TAR.test(word) && (place === 0 || isOther));
    if (at === -1) return [];
    const args = words.slice(at + 1);
    // find and xargs name files of the folder.
    const packed = /^(?:find|xargs)$/.test(program) ? ['data'] : [];
    const patterns: string[] = [];
    let [letters, archive, late, last] = ['', '', -1, -1];
    for (let now = 0; now < args.length; now += 1) {
      const arg = args[now] ?? '';
      const [, dash, short] = /^(-?)([a-zA-Z]+\S*)$/.exec(arg) ?? [];
      const [, inline] = /^--file=(.*)$/.exec(arg) ?? [];
      const [, pattern = args[now + 1] ?? ''] = /^--exclude(?:=(.*))?$/.exec(arg) ?? [
        undefined,
        '',
      ];
      if (pattern !== '') patterns.push(pattern);
      if (late === -1 && /^(?:--exclude(?:-from)?\b|-X)/.test(arg)) late = now;
      if (inline !== undefined) archive = inline;
      else if (OPERAND.test(arg)) {
        now += 1;
        if (arg === '--file') archive = args[now] ?? '';
      } else if (/^-T|^--files-from/.test(arg)) packed.push('data');
      else if (short !== undefined && (dash === '-' || now === 0)) {
        const [, before = short, after = ''] = /^([^f]*)f(.*)$/.exec(short) ?? [];
        letters += dash === '' ? short : before;
        if (before === short) continue;
        // With a dash, what follows f at once is the name.
        archive = dash === '-' && after !== '' ? after : (args[(now += 1)] ?? '');
      } else if (arg.startsWith('-')) letters += { '--create': 'c', '--list': 't' }[arg] ?? '';
      else {
        packed.push(arg);
        last = now;
      }
    }
    const makes = letters.includes('c');
    const packsHere = packed.some((one) => /^\.\/?$|^(?:\.\/)?\*$/.test(one));
    return [
      {
        makes,
        lists: /[tv]/.test(letters),
        archive: (archive || (makes ? writes[0] : '') || '').replace(/^-$|^.*\//, ''),
        isWhole:
          (archive !== '' || writes.length > 0 || then === '|') &&
          ((isInside && packsHere) ||
            packed.some((one) => /(?:^|(?<!^~)\/)data(?:\/\*?|\/!.*)?$/.test(one))),
        patterns: patterns.map((one) => one.replace(packsHere ? /^\.\// : /^(?:\.?\/)?data\//, '')),
        ...(late === -1 ? {} : { excludes: late > last && last !== -1 ? 'behind' : 'before' }),
      },
    ];
  });
}

/** What's wrong with patterns for the names that tar leaves out. Brackets in a pattern aren't read. */
function patternNote(patterns: readonly string[]): string | undefined {
  if (patterns.length === 0 || /[[\]]/.test(patterns.join(''))) return undefined;
  const own = patterns.map(globbed);
  const isOut = (name: string) => own.some((one) => new RegExp(`^${one}$`).test(name));
  const kept = ['half-written.tmp', 'log.tmp'].find((name) => !isOut(name));
  if (kept !== undefined) return `With this pattern, tar would pack a file ${kept} too.`;
  const lost = ['log.txt', 'tmp', 'notes.tmpl', 'log.tmp.txt'].find(isOut);
  return lost && `With this pattern, tar would also leave out a file ${lost}.`;
}

const STEPS = [
  'Check that the archive can be read',
  'Look at the content with a read-only container',
  'Start the program on the new volume',
  'Stop the containers that use the volume',
  'Unpack into a new volume',
];

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  kinds: {
    kind: 'fields',
    fields: picks(
      ['volume', 'bind mount', 'tmpfs', 'nothing'],
      {
        'Uploads of users': 'volume',
        'The source code during development': 'bind mount',
        'A cache that may be lost': 'nothing',
        'A decrypted key needed for one minute': 'tmpfs',
        'The files of PostgreSQL': 'volume',
      },
      'Must it outlive the container, be edited from outside, or never reach a disk?',
    ),
  },
  notes: {
    kind: 'fields',
    fields: picks(
      ['a volume', 'a folder of the host', 'a folder of the container'],
      { notes: 'a volume', './notes': 'a folder of the host' },
      'Is there a slash before the colon?',
    ),
  },
  pack: {
    kind: 'written',
    language: 'shell',
    rules: [
      {
        ok: ({ commands }) => {
          const made = commands.findIndex((one) => tarsOf([one]).some(({ makes }) => makes));
          return !commands
            .slice(0, made + 1 || undefined)
            .some(({ text }) => TAKES.test(text.replace(/^sudo /, '')));
        },
        hint: 'The folder has to stay as it is. The files should only stay out of the archive.',
      },
      {
        ok: ({ commands }) => tarsOf(commands).some(({ makes }) => makes),
        hint: 'The check finds no tar command that makes an archive.',
      },
      {
        ok: ({ commands }) =>
          tarsOf(commands).every(
            ({ makes, archive, isWhole }) =>
              !makes || (!/^(?:data|-.*|[zjJv]{1,2})$/.test(archive) && isWhole),
          ),
        hint: 'After `f` comes the name of the archive, and at the end what to pack: the folder data.',
      },
      {
        ok: ({ commands, statements }) =>
          /find [^\n]*(?:(?:!|-not) *-i?name|-prune)|!\(\*\.tmp\)/.test(statements.join('\n')) ||
          tarsOf(commands).every(({ makes, excludes }) => !makes || excludes),
        hint: 'tar has an option that leaves out files matching a pattern. It belongs to the command that makes the archive.',
      },
      {
        not: /^(?![\s\S]*--(?:exclude|no-recursion))[\s\S]*\bfind (?![^\n]*-mindepth|[^\n]*-type f|[^\n]*(?:!|-not) -type d)[^\n]*(?:!|-not) -i?name/,
        hint: 'tar packs everything in a folder that it is given. Let find list files only, or look up --no-recursion.',
      },
      {
        ok: ({ commands }) =>
          tarsOf(commands).every(({ makes, excludes }) => !makes || excludes !== 'behind'),
        hint: 'In GNU tar, --exclude only counts for the names that come after it.',
      },
      {
        note: ({ commands }) =>
          patternNote(tarsOf(commands).find(({ makes }) => makes)?.patterns ?? []),
      },
      {
        not: /(?:-X|--exclude-from[= ]) ?["']?[^\s"']*\*/,
        hint: 'After -X comes the name of a file with patterns.',
      },
      {
        has: /\*\.tmp/,
        hint: 'Asked was to leave out every name that ends in .tmp, and no other.',
      },
      {
        ok: ({ commands }) => {
          const tars = tarsOf(commands);
          const at = tars.findIndex(({ makes }) => makes);
          const made = tars[at]?.archive ?? '';
          const isSame = (name: string) => name.includes('$') || ['', made].includes(name);
          return tars.slice(at).some((tar) => tar.lists && (made === '' || isSame(tar.archive)));
        },
        hint: 'The check finds nothing that lists the archive, under its name, after it was made.',
      },
    ],
  },
  append: {
    kind: 'fields',
    fields: [
      pick(
        'Does Docker keep their lines apart?',
        ['yes', 'no'],
        'no',
        'Two containers on one volume are two processes on one folder.',
      ),
      pick(
        'What would you use instead?',
        ['a larger volume', 'one container that writes, or a database', 'a bind mount'],
        'one container that writes, or a database',
        'Something has to make the writers take turns.',
      ),
    ],
  },
  drill: {
    kind: 'fields',
    fields: [
      pick('First', STEPS, STEPS[3]!, 'As long as something is writing, you can lose more.'),
      pick('Second', STEPS, STEPS[0]!, "Don't touch anything before you know this."),
      pick(
        'Third',
        STEPS,
        STEPS[4]!,
        'Where does the content go, if the old volume stays as it is?',
      ),
      pick('Fourth', STEPS, STEPS[1]!, 'Look at it before anyone works with it.'),
      pick('Fifth', STEPS, STEPS[2]!, "What's left?"),
    ],
  },
} satisfies Exercises;
