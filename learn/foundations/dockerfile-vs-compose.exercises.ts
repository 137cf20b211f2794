import { type Exercises, pick, picks, typed } from 'teach/exercise';

const inside = (folder: string, file: string): string =>
  file.startsWith('/') ? file : `${folder}/${file}`.replace(/\/\.?(?=\/|$)/g, '') || '/';

/** What a Dockerfile's lines don't find, because the folder changes between them: pip its list, or CMD its program. */
function lost(statements: readonly string[]): 'list' | 'program' | undefined {
  let folder = '/';
  const lists = new Set<string>();
  const programs = new Set<string>();
  for (const line of statements) {
    const [, name = '', value = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (name === 'WORKDIR') folder = inside(folder, value.replace(/\/$/, ''));
    const [, source, target = ''] =
      /^(?:--\S+ )*(\.\/?|(?:\.\/)?requirements\.txt) (\S+)$/.exec(value) ?? [];
    if (name === 'COPY' && source !== undefined) {
      const to = inside(folder, target).replace(/\/requirements\.txt$|\/$/, '') || '/';
      lists.add(inside(to, 'requirements.txt'));
      if (!source.endsWith('.txt')) programs.add(inside(to, 'app.py'));
    }
    const [, list] = /^pip.* (?:-r|--requirement)[ =]?(\S+)/.exec(value) ?? [];
    if (name === 'RUN' && list !== undefined && lists.size > 0 && !lists.has(inside(folder, list)))
      return 'list';
  }
  const [, program = 'app.py'] = /^CMD .*?([\w./-]*app\.py)/m.exec(statements.join('\n')) ?? [];
  return programs.has(inside(folder, program)) ? undefined : 'program';
}

export default {
  which: {
    kind: 'fields',
    fields: picks(
      ['Dockerfile', 'Compose file'],
      {
        'Installing curl for the health check': 'Dockerfile',
        '512 MB memory at most': 'Compose file',
        "The time zone of your company's reports": 'Compose file',
        'Running as user 1000': 'Dockerfile',
        'The address of the mail server': 'Compose file',
      },
      'Would it be the same everywhere the image runs?',
    ),
  },
  title: {
    kind: 'fields',
    fields: [
      typed(
        'The title',
        /^(?:it prints |the default,? )?(?:<h1>)?['"]?tides['"]?(?:<\/h1>)?$/,
        'When was the page written, and what was the value then?',
        [
          [
            /husum|environment/,
            'The variable is set when the server runs, but the page is older than that.',
          ],
        ],
      ),
    ],
  },
  override: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  web:\n',
    rules: [
      { has: /^services\.web\b/m, hint: "The lesson's service is called web." },
      {
        not: /^services\.web\.volumes\[\] = \S*server\.mjs:\/app\/?(?::|$)/m,
        hint: 'This mounts a file over the folder /app.',
      },
      {
        has: /^services\.web\.volumes\[\] = (?:\.\/?|\.\/server\.mjs|\$PWD\S*|\$\{PWD\}\S*):\/app|^services\.web\.develop\.watch/m,
        hint: 'The container still has the server.mjs from its image. Let it see yours, in the same place.',
      },
      {
        not: /(?:action = rebuild\n\S+\.path = |path = (?=\S*\n\S+\.action = rebuild))(?:\.\/?|\S*server\.mjs)$/m,
        hint: 'The action rebuild makes a new image each time.',
      },
      {
        not: /\.entrypoint = node --watch$/m,
        hint: "An entrypoint in the Compose file drops the image's CMD, so node gets no file to run.",
      },
      {
        not: /nodemon/,
        hint: "The image has no nodemon. Node.js has an option that does what you're after.",
      },
      {
        has: /= (?:\S+ )*node (?:--\S+ )*--watch\S* |NODE_OPTIONS = --watch|sync\+restart/,
        hint: 'The container sees the new file, but the running server read the old one.',
      },
    ],
  },
  order: {
    kind: 'written',
    language: 'dockerfile',
    start: `COPY . .
RUN pip install -r requirements.txt
FROM python:3.14-slim
CMD ["python3", "app.py"]
COPY requirements.txt .
WORKDIR /app
`,
    rules: [
      { has: /^FROM python/m, hint: 'The line with FROM is missing.' },
      {
        has: /^COPY requirements\.txt/m,
        hint: 'The line that copies requirements.txt is missing.',
      },
      { has: /^RUN pip install/m, hint: 'The line that installs the packages is missing.' },
      { has: /^COPY (?:--\S+ )*\.\/? \S+$/m, hint: 'The line that copies the rest is missing.' },
      { has: /^CMD /m, hint: 'The line that says what to start is missing.' },
      { has: /^WORKDIR /m, hint: 'The line that sets the folder is missing.' },
      {
        not: /^CMD [\s\S]*^FROM /m,
        hint: 'A second FROM starts another image, with nothing from the first.',
      },
      {
        not: /^RUN pip[\s\S]*^COPY requirements/m,
        hint: "pip reads a file that isn't in the image yet.",
      },
      {
        ok: ({ statements }) => lost(statements) !== 'list',
        hint: "The folder changes after requirements.txt was copied, so pip doesn't find it.",
      },
      {
        ok: ({ statements }) => lost(statements) !== 'program',
        hint: 'Something is copied or run before its folder is set.',
      },
      {
        not: /^COPY (?:--\S+ )*\.\/? \S+$[\s\S]*^RUN pip/m,
        hint: 'If all files are copied first, a change to any of them installs every package again.',
      },
    ],
  },
  'three-files': {
    kind: 'fields',
    fields: [
      pick(
        'Where does the API address go?',
        ['into ARG, at build time', 'into a variable of a Compose file per place', 'into the code'],
        'into a variable of a Compose file per place',
        'The same image has to run everywhere.',
      ),
      typed(
        'The docker build option that builds the stage with the test tools, named test',
        /^(?:docker build (?:.* )?)?--target[ =]["']?test["']?(?: .*)?$/,
        'docker build can stop at a stage.',
        [[/^--target$/, 'Name the stage too.']],
      ),
    ],
  },
} satisfies Exercises;
