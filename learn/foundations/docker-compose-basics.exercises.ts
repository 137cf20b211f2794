import { command, commandsOf, type Exercises, pick, typed } from 'teach/exercise';

const CONTAINERS = 3;

/** How many host ports a range such as 8080-8082 has. */
const sizeOf = (range: string): number => {
  const [from = 0, to = from] = range.split('-').map(Number);
  return to - from + 1;
};

const SHORT =
  /^(?:(?:[\d.]+|\[[\da-f:]+\])?:(?=.*:))?(?:(?<published>\d*|\d+-\d+):)?(?<container>\d+)(?:\/tcp)?$/;

/** The ports of an entry in either form, without what YAML puts around it. Nothing published: Docker chooses one. */
function portOf(answer: string): {
  published?: string | undefined;
  container?: string | undefined;
} {
  const said = answer
    .replace(/^ports: ?| #.*$/g, '')
    .replace(/^(?:[-\s"'{]|\[(?![\da-f:]+\]:))+|[\s\]"'},]+$/g, '');
  const valueOf = (key: string) => new RegExp(`\\b${key}: ?["']?([\\d-]+)`).exec(said)?.[1];
  return (
    SHORT.exec(said)?.groups ?? { published: valueOf('published'), container: valueOf('target') }
  );
}

const isEnough = (answer: string): boolean => {
  const { published = '', container } = portOf(answer);
  return container === '8080' && (/^0?$/.test(published) || sizeOf(published) >= CONTAINERS);
};

/** True for `--no-deps`, alone or in the command that starts web. */
function isAlone(answer: string): boolean {
  const { words = [] } = commandsOf(answer)[0] ?? {};
  const up = words.indexOf('up');
  const args = words.slice(up + 1);
  const before = words.slice(0, Math.max(up, 0)).join(' ');
  if (!/^(?:(?:docker )?compose\b(?!.*--no-deps).*)?$/.test(before)) return false;
  const named = args.filter(
    (arg, at) =>
      !/^-/.test(arg) && !/^--(?:scale|timeout|pull|wait-timeout)$|^-t$/.test(args[at - 1] ?? ''),
  );
  return args.includes('--no-deps') && named.every((name) => name === 'web');
}

/** The folder that the image of PostgreSQL 18 wants as a volume. */
const DATA = '/var/lib/postgresql';

/** What a Compose file's database isn't like in the task. */
function databaseNote(statements: readonly string[]): string | undefined {
  // A variable with a default counts as its default.
  const lines = statements.map((line) => line.replace(/\$\{\w+:?-([^}]*)\}/g, '$1'));
  const all = (key: string) =>
    lines.flatMap((line) =>
      line.startsWith(`services.db.${key} = `) ? [line.slice(line.indexOf(' = ') + 3)] : [],
    );
  const [[image = ''], [test = '']] = [all('image'), all('healthcheck.test')];
  const variable = (name: string) => all(`environment.${name}`)[0];
  const differs = (name: string) => {
    const value = variable(name);
    const here = value === undefined ? "This file doesn't set it." : `Here it's \`${value}\`.`;
    return `Asked was ${name}: app in the service db. ${here}`;
  };
  if (!lines.some((line) => /^services\.db\b/.test(line)))
    return "The task's service is called db.";
  if (!/^(?:docker\.io\/)?(?:library\/)?postgres:18\b/.test(image))
    return 'The service db needs the PostgreSQL image, with a tag that starts with 18.';
  if (variable('POSTGRES_USER') !== 'app') return differs('POSTGRES_USER');
  if ((variable('POSTGRES_DB') ?? 'app') !== 'app') return differs('POSTGRES_DB');
  if (variable('POSTGRES_PASSWORD_FILE') !== undefined)
    return "The check doesn't follow POSTGRES_PASSWORD_FILE. Use POSTGRES_PASSWORD here.";
  if (!/^\$\{\w+:?\?[^}]*\}$/.test(variable('POSTGRES_PASSWORD') ?? ''))
    return 'Asked was a POSTGRES_PASSWORD from a variable, without which Compose refuses to start.';
  if (variable('POSTGRES_HOST_AUTH_METHOD') === 'trust')
    return 'With trust, PostgreSQL asks nobody for a password.';
  const folder = variable('PGDATA') ?? DATA;
  const mounts = all('volumes[]').map((entry) => entry.split(':'));
  const [source = '', target] =
    mounts.find(
      ([, to, mode]) =>
        to !== undefined && mode !== 'ro' && `${folder}/`.startsWith(`${to.replace(/\/$/, '')}/`),
    ) ?? [];
  if (target === undefined && mounts.some(([, to = '']) => to.startsWith(`${DATA}/data`)))
    return 'Since PostgreSQL 18, the image expects the volume at a folder above this one.';
  if (target === undefined)
    return 'Asked was a volume with a name, at the folder in which the image of PostgreSQL 18 keeps its data.';
  if (/^[./~]|^\$\{?PWD/.test(source))
    return `Asked was a volume. \`${source}\` is a folder on the host.`;
  if (all('healthcheck.disable')[0] === 'true' || test === 'NONE')
    return 'The health check is switched off.';
  if (/^CMD "/.test(test))
    return 'After CMD, each word of the command is a separate item. After CMD-SHELL, the command is one string.';
  if (!/^(?!.*\|\| ?(?:true|exit 0)).*(?:pg_isready|psql)/.test(test))
    return 'Asked was a health check that asks PostgreSQL whether it accepts connections. It comes with a program for that.';
  if (lines.some((line) => /^services\.db\.(?:ports|network_mode = host)/.test(line)))
    return 'Asked was no published port. Other services can reach the database without one.';
  return undefined;
}

export default {
  lab: { kind: 'own', seen: 'In the lab folder, bash check says: The lab is solved.' },
  'host-port': {
    kind: 'fields',
    fields: [
      typed(
        'Host, from web',
        /^(?:(?:the|host|hostname|service|name),? )*db(?:,? (?:\(.*\)|the .*))?$/,
        'Containers in one Compose file find each other by name.',
        [
          [/^(?:localhost|127\.0\.0\.1)(?::|$)/, 'In a container, localhost is that container.'],
          [/^db:/, 'The port has its own field.'],
        ],
      ),
      typed(
        'Port, from web',
        ['5432', '5432/tcp', ':5432', 'db:5432'],
        'Which port does the program itself listen on?',
        [[/^15432$/, "That's the published port, which belongs to the laptop."]],
      ),
      typed(
        'Host, from your laptop',
        ['localhost', '127.0.0.1', '::1', '[::1]'],
        'Published ports are on your own machine.',
        [
          [/^(?:db|web)(?::\d+)?$/, "Your laptop doesn't know the names in the Compose network."],
          [/^(?:localhost|127\.0\.0\.1):/, 'The port has its own field.'],
        ],
      ),
      typed(
        'Port, from your laptop',
        ['15432', '15432/tcp', ':15432', 'localhost:15432', '127.0.0.1:15432'],
        "Which of the two numbers is the laptop's?",
      ),
    ],
  },
  db: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  db:\n',
    rules: [{ note: ({ statements }) => databaseNote(statements) }],
  },
  'up-web': {
    kind: 'fields',
    fields: [
      pick(
        'What was started?',
        ['web alone', 'both', 'cache alone'],
        'both',
        'What does the file say about web and cache?',
      ),
      command(
        'The option that would start web alone',
        isAlone,
        'docker compose up --help lists one that leaves out what web depends on.',
        [
          [/--no-deps=false/, 'With =false, the option is off.'],
          [/--no-deps(?![\w=-])/, 'The option is right. It goes after up, and web is named alone.'],
        ],
        { before: 'docker compose (?:down|stop|build|pull|config)\\b' },
      ),
    ],
  },
  sigterm: {
    kind: 'fields',
    fields: [
      pick(
        'What would you notice when you run docker compose stop?',
        ['it ends at once', 'it takes 10 seconds', 'it starts again', 'nothing'],
        'it takes 10 seconds',
        'The kernel does nothing about this signal for process 1. What does Docker do when it runs out of patience?',
      ),
      typed(
        'The exit status then',
        ['137'],
        '128 plus the number of the signal that no program can handle.',
        [[/^143$/, "That would be SIGTERM, and the program didn't react to it."]],
      ),
    ],
  },
  scale: {
    kind: 'fields',
    fields: [
      typed(
        'The entry under ports that works for three containers',
        isEnough,
        'Let Docker choose which host port each container gets.',
        [
          [
            (answer) => (portOf(answer).container ?? '8080') !== '8080',
            'The server in the container listens on another port.',
          ],
          [
            (answer) => /\d-\d/.test(portOf(answer).published ?? ''),
            'This range has no port for each of the three containers.',
          ],
          [
            (answer) => Boolean(portOf(answer).published) || /^-? ?["']?\d+:8080["',]/.test(answer),
            "Three containers can't have the same host port.",
          ],
          [
            /^\W*(?:ports: ?)?\W*(?:\d+\.){3}\d+:8080(?:\/tcp)?["'\]\s]*$/,
            "With one colon, Docker takes the address for the host's port. Leave an empty place between address and container port.",
          ],
          [/localhost/, 'An entry names an address by its number, not as localhost.'],
        ],
      ),
      pick(
        'How does a browser reach all three at one address?',
        [
          'through a reverse proxy as a fourth service',
          'through a longer list of ports',
          'by the name web',
        ],
        'through a reverse proxy as a fourth service',
        'Something has to take each request and choose one of the three.',
      ),
    ],
  },
} satisfies Exercises;
