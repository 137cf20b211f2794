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
    const [, list] = /^(?:\S+ -m )?pip.* (?:-r|--requirement)[ =]?(\S+)/.exec(value) ?? [];
    if (name === 'RUN' && list !== undefined && lists.size > 0 && !lists.has(inside(folder, list)))
      return 'list';
  }
  const [, program = 'app.py'] = /^CMD .*?([\w./-]*app\.py)/m.exec(statements.join('\n')) ?? [];
  return programs.has(inside(folder, program)) ? undefined : 'program';
}

/** The folder in which a Compose file starts the service web, the file that node gets, and where host files are. */
function servedBy(statements: readonly string[]) {
  const text = statements.join('\n');
  const [, given = '/app'] = /^services\.web\.working_dir = (\S+)$/m.exec(text) ?? [];
  const folder = given.replace(/(?<=.)\/$/, '');
  const [, named = 'server.mjs'] =
    /^services\.web\.(?:command|entrypoint) = (?:.*[ "'])?([\w./-]*server\.mjs)\b/m.exec(text) ??
    [];
  const mounts = [...text.matchAll(/^services\.web\.volumes\[\] = ([^:\n]+):([^:\n]+)/gm)];
  const folders: string[] = [];
  const files: string[] = [];
  for (const [, source = '', target = ''] of mounts) {
    if (/^(?:[.~]{0,2}|\$\{?PWD\}?)\/(?:\S*\/)?server\.mjs$/.test(source)) files.push(target);
    else if (/^(?:\.\/?|\$\{?PWD\}?\/?|[~/]\S*)$/.test(source))
      folders.push(target.replace(/(?<=.)\/$/, ''));
  }
  const started = inside(folder, named);
  return {
    started,
    isMounted: [...files, ...folders.map((one) => inside(one, 'server.mjs'))].includes(started),
    hasPage: folder === '/app' || folders.includes(folder),
  };
}

const isWatched = (statements: readonly string[]): boolean =>
  statements.some((line) => line.startsWith('services.web.develop.watch'));

/** The task's lines, and how to recognise them. */
const LINES = [
  [/^FROM python/m, 'FROM python:3.14-slim'],
  [/^COPY requirements\.txt/m, 'COPY requirements.txt .'],
  [/^RUN (?:\S+ -m )?pip3? install/m, 'RUN pip install -r requirements.txt'],
  [/^COPY (?:--\S+ )*\.\/? \S+$/m, 'COPY . .'],
  [/^CMD /m, 'CMD ["python3", "app.py"]'],
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
        /^(?:(?:it|the|title|still|just|only|is|shows|prints|default)[ ,:]+)*(?:<h1>)?['"]?tides['"]?(?:<\/h1>)?(?:,? \(?the default\)?)?$/,
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
        ok: ({ statements }) => {
          const { started, isMounted } = servedBy(statements);
          return isWatched(statements) || isMounted || started !== '/app/server.mjs';
        },
        hint: "Nothing here puts your server.mjs in the place of the image's, which is /app/server.mjs.",
      },
      {
        ok: ({ statements }) => isWatched(statements) || servedBy(statements).isMounted,
        hint: 'Nothing here mounts your server.mjs at the path that node starts.',
      },
      {
        ok: ({ statements }) => servedBy(statements).hasPage,
        hint: 'server.mjs reads dist/index.html, and nothing here puts that into the working folder you set.',
      },
      {
        not: /(?:action = rebuild\n\S+\.path = |path = (?=\S*\n\S+\.action = rebuild))(?:\.\/?|\S*server\.mjs)$/m,
        hint: 'The action rebuild makes a new image each time.',
      },
      {
        not: /^(?![\s\S]*\.command = )[\s\S]*\.entrypoint = node --watch$(?![\s\S]*\.command = )/m,
        hint: "An entrypoint in the Compose file drops the image's CMD, so node gets no file to run.",
      },
      {
        not: /nodemon/,
        hint: "The image has no nodemon. Node.js has an option that does what you're after.",
      },
      {
        has: /= (?:\S+ )*["']?node (?:--\S+ )*--watch\S* |entrypoint = node --watch$|NODE_OPTIONS = --watch|sync\+restart/m,
        hint: 'The container sees the new file, but no line here makes Node.js restart for it.',
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
      ...LINES.map(([has, line]) => ({
        has,
        hint: `This line of the task is missing: \`${line}\`.`,
      })),
      {
        not: /^FROM [\s\S]*^FROM (?![\s\S]*^COPY --from)/m,
        hint: 'A second FROM starts another image, with nothing from the first.',
      },
      {
        not: /^COPY (?:--\S+ )*\.\/? \S+$[\s\S]*^RUN (?:\S+ -m )?pip/m,
        hint: 'If all files are copied first, a change to any of them installs every package again.',
      },
      {
        not: /^RUN (?:\S+ -m )?pip[\s\S]*^COPY requirements/m,
        hint: "pip reads a file that isn't in the image yet.",
      },
      {
        ok: ({ statements }) => lost(statements) !== 'list',
        hint: 'pip looks for requirements.txt in another folder than it was copied to.',
      },
      {
        ok: ({ statements }) => lost(statements) !== 'program',
        hint: 'When the container starts, app.py is in another folder than CMD looks for it.',
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
