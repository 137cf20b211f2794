import { type Command, type Exercises, pick, picks } from 'teach/exercise';

/** True for the folder to pack. */
const isPacked = (word: string): boolean => /(?:^|\/)data\/?$|^\.$/.test(word);

/** Archives that tar makes: the name after `f`, and whether something to pack follows. */
const archivesOf = (
  commands: readonly Pick<Command, 'words'>[],
): readonly (readonly [string, boolean])[] =>
  commands.flatMap(({ words: [program, ...args] }) => {
    const flags = args.findIndex((arg) => /^-?[a-zA-Z]*f[a-zA-Z]*$|^--file$/.test(arg));
    const isMade = args.some((arg) => /^-?[a-zA-Z]*c[a-zA-Z]*$|^--create$/.test(arg));
    if (program !== 'tar' || !isMade) return [];
    const isBare = flags === -1 && !args.some((arg) => /^--file=|^-\w*f./.test(arg));
    if (isBare) return [['', args.filter((arg) => !arg.startsWith('-')).length < 2] as const];
    const packed = args.filter(
      (arg, at) =>
        at !== flags + 1 && at !== flags && /(?:^|\/)data\/?$|^\.$|^-T$|^--files-from/.test(arg),
    );
    return flags === -1 ? [] : [[args[flags + 1] ?? '', packed.length > 0] as const];
  });

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
        not: /^(?:sudo )?rm /m,
        hint: 'This deletes the files. They should only stay out of the archive.',
      },
      {
        has: /(?:^|[(] ?)(?:sudo )?tar (?:[^\n]* )?(?:-[a-zA-Z]*c|--create\b)|(?:^|[(] ?)(?:sudo )?tar [a-zA-Z]*c/m,
        hint: 'Use tar to make the archive.',
      },
      {
        has: /--exclude[= ]|find [^\n]*! *-name|find [^\n]*-not -name/,
        hint: 'tar has an option that leaves out files matching a pattern.',
      },
      {
        ok: ({ commands }) =>
          archivesOf(commands).every(([made, packed]) => made !== 'data' && packed),
        hint: 'After `f` comes the name of the archive, then the folder to pack.',
      },
      {
        ok: ({ commands }) =>
          commands.every(({ words }) => {
            const at = words.findIndex((word) => word.startsWith('--exclude'));
            return words[0] !== 'tar' || at === -1 || at < words.map(isPacked).lastIndexOf(true);
          }),
        hint: 'tar leaves out nothing here, because --exclude only counts for the names that come after it.',
      },
      { has: /\*\.tmp/, hint: 'The pattern has to match every name that ends in .tmp.' },
      { has: /\bdata\b/, hint: 'The folder to pack is data.' },
      {
        has: /^(?:sudo )?tar (?:[^\n]* )?(?:-[a-zA-Z]*t[a-zA-Z]*|--list)(?= |$)|^(?:sudo )?tar [a-zA-Z]*t[a-zA-Z]* /m,
        hint: "You've made the archive. Now list what's in it.",
      },
      {
        ok: ({ commands }) =>
          archivesOf(commands).length === 0 ||
          commands.findIndex(({ words }) => archivesOf([{ words }]).length > 0) <
            commands.findIndex(
              ({ words }) => words[0] === 'tar' && /^(?:-?[a-z]*t|--list)/.test(words[1] ?? ''),
            ),
        hint: "List the archive after you've made it.",
      },
      {
        ok: ({ commands }) => {
          const [[made] = []] = archivesOf(commands);
          return (
            made === undefined ||
            commands.filter(({ words }) => words.includes(made) || words.includes(`--file=${made}`))
              .length > 1
          );
        },
        hint: 'This lists a different archive from the one you made.',
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
      pick('Third', STEPS, STEPS[4]!, 'The old volume stays as it is.'),
      pick('Fourth', STEPS, STEPS[1]!, 'Look at it before anyone works with it.'),
      pick('Fifth', STEPS, STEPS[2]!, "What's left?"),
    ],
  },
} satisfies Exercises;
