import { type Exercises, pick, type Read, typed } from 'teach/exercise';

/** What the program gets for a variable: set before it, or exported for it in a group of its own. */
const settingOf = ({ commands }: Read, name: string): string => {
  const at = commands.findIndex(({ words }) => words.some((word) => word.endsWith('app.mjs')));
  const exported = commands
    .slice(0, at)
    .flatMap(({ words, then }) =>
      words[0] === 'export' && /^(?:&&|;)$/.test(then) ? words.slice(1) : [],
    );
  const found = exported.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  return commands[at]?.env[name] ?? found ?? '';
};

const STEPS = [
  'rewrite the history',
  "look at the database's logs",
  'set a new password',
  'tell the team',
];

export default {
  'one-command': {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /\bnode (?:\S+ )*(?:\.\/)?app\.mjs/, hint: 'The command starts app.mjs.' },
      {
        not: /node [^\n]*(?:PORT|DATABASE_URL)=/,
        hint: 'Behind the program, these are arguments and no variables.',
      },
      {
        not: /^(?:echo|set)\b/m,
        hint: 'This starts no program: `echo` only shows its arguments, and `set` takes them for itself.',
      },
      {
        not: /^export |^set -a/m,
        hint: 'Exported, the values stay for every later command of this shell.',
      },
      { not: /--env-file|\.env\b/, hint: 'The task says: without a file.' },
      {
        not: /^PORT=\S+$|^DATABASE_URL=\S+$/m,
        hint: 'On a line of its own the variable belongs to the shell, and the program does not get it.',
      },
      {
        ok: (read) => settingOf(read, 'PORT') === '5000',
        hint: 'The program does not get the port 5000: a variable that stands alone belongs to the shell.',
      },
      {
        ok: (read) => settingOf(read, 'DATABASE_URL') !== '',
        hint: 'The program does not get a database URL.',
      },
    ],
  },
  export: {
    kind: 'fields',
    fields: [
      typed('What it prints', /^\[ ?\]$/, 'Try it. What is between the brackets?', [
        [/hello/, 'The inner shell is a program of its own. Did it get the variable?'],
        [/\$greeting/, 'The inner shell fills the name in, whatever the value is.'],
      ]),
      pick(
        'Why?',
        [
          'the single quotes keep the name as it is',
          'the variable is not exported',
          'sh knows no variables',
        ],
        'the variable is not exported',
        'What does the semicolon end?',
      ),
    ],
  },
  load: {
    kind: 'written',
    language: 'shell',
    rules: [
      { has: /\.env\b/, hint: 'The lines stand in .env.' },
      {
        not: /^(?:ba)?sh \S*\.env|^\.\/\.env/m,
        hint: 'That reads the file in another shell, whose variables end with it.',
      },
      {
        has: /^(?:\.|source|eval) [^\n]*\.env|\$\((?!\S*\.env)[^)]*\.env|< ?\S*\.env/m,
        hint: 'Let your shell read the file as if you had typed it.',
      },
      {
        has: /^set (?:-a|-o allexport)(?:(?!^set \+)[\s\S])*^(?:\.|source) |^export (?!<)|\bexport "?\$|^(?:\.|source|eval) [^\n]*\bexport /m,
        hint: 'Your shell has the values. Its children do not get them yet.',
      },
    ],
  },
  file: {
    kind: 'written',
    language: 'text',
    rules: [
      { has: /process\.env/, hint: 'The value, or the path, comes from the environment.' },
      { has: /_FILE/, hint: 'API_KEY_FILE is not asked for yet.' },
      { has: /readFile(?:Sync)?\(/, hint: 'The path is known. The file is not read yet.' },
      {
        has: /\.trim(?:End)?\(\)|\.replace\(|\.split\(/,
        hint: 'Editors end a file with a line end, which then belongs to the key.',
      },
      {
        has: /process\.env(?:\.API_KEY\b(?!_)|\[name\]|\[['"]API_KEY['"]\]|\[\w+\])|\{[^}]*API_KEY[,: }]|\btext\(['"`]API_KEY['"`]/,
        hint: 'The key in the variable itself is to work still.',
      },
    ],
  },
  leak: {
    kind: 'fields',
    fields: [
      pick('First', STEPS, STEPS[3]!, 'Who else has to know, so that nobody works against you?'),
      pick('Together with giving it to the apps', STEPS, STEPS[2]!, 'What do the apps get?'),
      pick('After that', STEPS, STEPS[1]!, 'The door is closed. Who has been inside?'),
      pick(
        'Last, if at all',
        STEPS,
        STEPS[0]!,
        'What does not help against those who have it already?',
      ),
    ],
  },
} satisfies Exercises;
