import { type Command, type Exercises, pick, picks } from 'teach/exercise';

/** What a tar command does. */
interface Tar {
  makes: boolean;
  lists: boolean;
  /** The archive's name without its folder, or nothing for a stream. */
  archive: string;
  /** True if it goes to a file or a program, and the folder data into it. */
  isWhole: boolean;
  /** An option that leaves out files comes after what's packed, where it counts for nothing. */
  isLate: boolean;
}

const OPERAND = /^(?:-C|-X|--(?:exclude|directory|file|exclude-from))$/;

/** The commands that are tar, by themselves or in a container. */
function tarsOf(commands: readonly Command[]): readonly Tar[] {
  return commands.flatMap(({ words, writes, then }) => {
    const at = words[0] === 'docker' ? words.indexOf('tar') : words[0] === 'tar' ? 0 : -1;
    if (at === -1) return [];
    const args = words.slice(at + 1);
    const packed: string[] = [];
    let [letters, archive, late, last] = ['', '', -1, -1];
    for (let now = 0; now < args.length; now += 1) {
      const arg = args[now] ?? '';
      const [, dash, short] = /^(-?)([a-zA-Z]+\S*)$/.exec(arg) ?? [];
      const [, inline] = /^--file=(.*)$/.exec(arg) ?? [];
      if (arg.startsWith('--exclude')) late = now;
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
    return [
      {
        makes,
        lists: letters.includes('t'),
        archive: (archive || (makes ? writes[0] : '') || '').replace(/^-$|^.*\//, ''),
        isWhole:
          (archive !== '' || writes.length > 0 || then === '|') &&
          packed.some((one) => /(?:^|\/)data\/?$|^\.\/?$/.test(one)),
        isLate: last !== -1 && late > last,
      },
    ];
  });
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
        not: /^(?:sudo )?(?:(?:rm|unlink) [^\n]*(?:\bdata\/|\*\.tmp)|mv (?:-\S+ )*\S*\.tmp\b|find (?:\.\/?|-\S+|\S*\bdata\b\S*) [^\n]*(?:-delete\b|-(?:exec|ok)(?:dir)? (?:sudo )?\S*\b(?:rm|mv|unlink) )|xargs (?:[^\n]* )?(?:rm|mv|unlink)\b)|^[^\n]*\btar [^\n]*--remove-files/m,
        hint: 'This takes files out of the folder. They should only stay out of the archive.',
      },
      {
        ok: ({ commands }) => tarsOf(commands).some(({ makes }) => makes),
        hint: 'No tar command here makes an archive.',
      },
      {
        has: /--exclude(?:-from)?[= ]|\s-X|find [^\n]*! *-name|find [^\n]*-not -name/,
        hint: 'tar has an option that leaves out files matching a pattern.',
      },
      {
        not: /^(?![\s\S]*--(?:exclude|no-recursion))[\s\S]*\bfind (?![^\n]*-type f|[^\n]*(?:!|-not) -type d)[^\n]*(?:!|-not) -name/,
        hint: 'find lists the folder data too, and tar packs everything in a folder that it is given. Let find list files only, or look up --no-recursion.',
      },
      {
        ok: ({ commands }) =>
          tarsOf(commands).every(
            ({ makes, archive, isWhole }) => !makes || (archive !== 'data' && isWhole),
          ),
        hint: 'After `f` comes the name of the archive. Then the command has to name the folder data.',
      },
      {
        ok: ({ commands }) => tarsOf(commands).every(({ makes, isLate }) => !makes || !isLate),
        hint: 'tar leaves out nothing here, because --exclude only counts for the names that come after it.',
      },
      { has: /\*\.tmp/, hint: 'The pattern has to match every name that ends in .tmp.' },
      {
        ok: ({ commands }) => tarsOf(commands).some(({ lists }) => lists),
        hint: "You've made the archive. Now list what's in it.",
      },
      {
        ok: ({ commands }) => {
          const tars = tarsOf(commands);
          return (
            tars.findIndex(({ makes }) => makes) < tars.map(({ lists }) => lists).lastIndexOf(true)
          );
        },
        hint: "List the archive after you've made it.",
      },
      {
        ok: ({ commands }) => {
          const tars = tarsOf(commands);
          const made = tars.find(({ makes }) => makes)?.archive;
          return tars.some(
            ({ lists, archive }) => lists && (archive === '' || archive === made || made === ''),
          );
        },
        hint: 'The archive that this lists has another name than the one you made.',
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
