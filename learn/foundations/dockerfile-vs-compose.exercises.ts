import { command, type Exercises, pick, picks, type Rule, typed } from 'teach/exercise';

const inside = (folder: string, file: string): string =>
  file.startsWith('/') ? file : `${folder}/${file}`.replace(/\/\.?(?=\/|$)/g, '') || '/';

/** Instructions without their options, with lists as text and files without `./` in front. */
const plain = (statements: readonly string[]): readonly string[] =>
  statements.map((line) =>
    line
      .replace(/^(\w+) (?:--\S+ )+/, '$1 ')
      .replace(/^(?:COPY|RUN) \[.*\]$/, (list) =>
        list.replace(/\["|"\]$/g, '').replace(/","/g, ' '),
      )
      .replace(/(?<= )\.\/(?=\w)/g, ''),
  );

/** What a Dockerfile's lines don't find, because the folder changes between them: pip its list, or CMD its program. */
function lost(statements: readonly string[]): 'list' | 'program' | undefined {
  let folder = '/';
  const lists = new Set<string>();
  const programs = new Set<string>();
  for (const line of statements) {
    const [, name = '', value = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (name === 'WORKDIR') folder = inside(folder, value.replace(/\/$/, ''));
    const [, source, target = ''] = /^(\.\/?|requirements\.txt) (\S+)$/.exec(value) ?? [];
    if (name === 'COPY' && source !== undefined) {
      const to = inside(folder, target).replace(/\/requirements\.txt$|\/$/, '') || '/';
      lists.add(inside(to, 'requirements.txt'));
      if (!source.endsWith('.txt')) programs.add(inside(to, 'app.py'));
    }
    const [, list] = /^(?!.*\bcd ).*\bpip.* (?:-r|--requirement)[ =]?(\S+)/.exec(value) ?? [];
    if (name === 'RUN' && list !== undefined && lists.size > 0 && !lists.has(inside(folder, list)))
      return 'list';
  }
  const [, program = 'app.py'] = /^CMD .*?([\w./-]*app\.py)/m.exec(statements.join('\n')) ?? [];
  const isThere =
    programs.has(inside(folder, program)) || /^CMD .*\bcd /m.test(statements.join('\n'));
  return isThere ? undefined : 'program';
}

/** True if a Compose file puts your server.mjs where node in the service web starts its file. */
function isServed(statements: readonly string[]): boolean {
  const text = statements.join('\n');
  const [, given = '/app'] =
    /^services\.web\.(?:command|entrypoint) = .*\bcd (\S+) (?:&&|;)/m.exec(text) ??
    /^services\.web\.working_dir = (\S+)$/m.exec(text) ??
    [];
  const folder = given.replace(/(?<=.)\/$/, '');
  const [, named = 'server.mjs'] =
    /^services\.web\.(?:command|entrypoint) = (?:.*[ "'])?([\w./-]+\.[cm]?js)\b/m.exec(text) ?? [];
  const mounts = [...text.matchAll(/^services\.web\.volumes\[\] = ([^:\n]+):([^:\n]+)/gm)];
  const synced = /\.develop\.watch\[\]\.action = sync(?:\+|$)/m.test(text)
    ? [...text.matchAll(/\.develop\.watch\[\]\.target = (.*)$/gm)].map(([, to = '']) => to)
    : [];
  const folders = synced.map((to) => to.replace(/(?<=.)\/$/, ''));
  const files = [...synced];
  for (const [, source = '', target = ''] of mounts) {
    if (/^(?:[.~]{0,2}|\$\{?PWD\}?)\/(?:\S*\/)?server\.mjs$/.test(source)) files.push(target);
    else if (/^(?:\.\/?|\$\{?PWD\}?\/?|[~/]\S*)$/.test(source))
      folders.push(target.replace(/(?<=.)\/$/, ''));
  }
  const started = inside(folder, named);
  return [...files, ...folders.map((one) => inside(one, 'server.mjs'))].includes(started);
}

/** A rule for a Dockerfile's plain lines. */
const order = (is: (text: string, lines: readonly string[]) => boolean, hint: string): Rule => ({
  ok: ({ statements }) => is(plain(statements).join('\n'), plain(statements)),
  hint,
});

/** The task's lines, and how to recognise them. */
const LINES = [
  [/^FROM \S*python:3\.14-slim\b/m, 'FROM python:3.14-slim'],
  [/^COPY requirements\.txt /m, 'COPY requirements.txt .'],
  [
    /^RUN (?:.*[ &;/])?pip3? (?:\S+ )*install\b.* (?:-r|--requirement)[ =]?\S*requirements\.txt\b/m,
    'RUN pip install -r requirements.txt',
  ],
  [/^COPY \.\/? \S+$/m, 'COPY . .'],
  [/^CMD .*\bpython.*\bapp\.py/m, 'CMD ["python3", "app.py"]'],
  [/^WORKDIR /m, 'WORKDIR /app'],
] as const;

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
        /^(?:(?:it|the|arg|title|still|just|only|is|says|shows|prints|default)[ ,:]+)*\(?(?:<h1>)?['"]?tides['"]?(?:<\/h1>)?\)?(?:,? \(?(?:the |by )?default\b.*|,? (?:from|because|not) .*)?$/,
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
        not: /(?:action = rebuild\n\S+\.path = |path = (?=\S*\n\S+\.action = rebuild))(?:\.\/?|\S*server\.mjs)$/m,
        hint: 'The action rebuild makes a new image each time.',
      },
      {
        ok: ({ statements }) => isServed(statements),
        hint: 'The check finds nothing that puts your server.mjs at the path that node starts.',
      },
      {
        not: /^(?=[\s\S]*\.working_dir = (?!\/app\/?(?:\n|$))(\S+?)\/?(?:\n|$))(?![\s\S]*volumes\[\] = (?:\.\/?|\$\S+|\/\S+|[^:\n]*\bdist):\1(?:\/dist)?\/?(?:[:\n]|$))/,
        hint: 'server.mjs reads dist/index.html, and the check finds nothing that puts that into the working folder you set.',
      },
      {
        not: /^services\.web\.(?:command|entrypoint) = "[^"]*"$/m,
        hint: 'This list has one item, so all of it counts as one word. In a list, each word is an item.',
      },
      {
        not: /^(?![\s\S]*\.command = )[\s\S]*\.entrypoint = node --watch$(?![\s\S]*\.command = )/m,
        hint: "An entrypoint in the Compose file drops the image's CMD, so node gets no file to run.",
      },
      {
        has: /= (?:\S+ )*["']?(?:\S*\/)?node (?:--\S+ )*--watch\S* |entrypoint = node --watch$|\.command = (?:--\S+ )*--watch\S* |NODE_OPTIONS = (?:\S+ )*--watch|sync\+restart/m,
        hint: 'The check finds nothing that makes Node.js restart when the file changes. Node.js has an option for that.',
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
      ...LINES.map(([has, line]) =>
        order((text) => has.test(text), `This line of the task is missing: \`${line}\`.`),
      ),
      {
        not: /^FROM [\s\S]*^FROM (?![\s\S]*^COPY --from)/m,
        hint: 'Asked was one image. A second FROM starts another one.',
      },
      order(
        (text) => !/^COPY \.\/? \S+$[\s\S]*^RUN .*\bpip.* -r/m.test(text),
        'If all files are copied first, a change to any of them installs every package again.',
      ),
      order(
        (text) => !/^RUN .*\bpip.* -r[\s\S]*^COPY requirements/m.test(text),
        'Copy requirements.txt before pip reads it.',
      ),
      order(
        (_text, lines) => lost(lines) !== 'list',
        'pip looks for requirements.txt in another folder than it was copied to.',
      ),
      order(
        (_text, lines) => lost(lines) !== 'program',
        'When the container starts, app.py is in another folder than CMD looks for it.',
      ),
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
      command(
        'The docker build option that builds the stage with the test tools, named test',
        /^(?:(?:\w+=\S+ )*docker build (?:.* )?)?--target[ =]["']?test["']?(?: .*)?$/,
        'docker build can stop at a stage.',
        [
          [
            /^(?:docker build .*)?--target(?:[= ]|$)/,
            'The option is right. The stage is called test.',
          ],
        ],
      ),
    ],
  },
} satisfies Exercises;
