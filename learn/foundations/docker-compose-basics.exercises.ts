import { type Exercises, pick, typed } from 'teach/exercise';

export default {
  lab: { kind: 'own', seen: 'In the folder of the lab, bash check says: The lab is solved.' },
  'host-port': {
    kind: 'fields',
    fields: [
      typed('Host, from web', ['db'], 'Containers of one Compose file find each other by a name.', [
        [/localhost|127/, 'In a container, localhost is that container.'],
        [/^db:/, 'The port has a field of its own.'],
      ]),
      typed('Port, from web', ['5432'], 'On which port does the program itself listen?', [
        [/^15432$/, 'That is the published port, which belongs to the laptop.'],
      ]),
      typed(
        'Host, from your laptop',
        ['localhost', '127.0.0.1'],
        'Published ports are ports of your own machine.',
        [
          [/^db\b/, 'Your laptop does not know the names of the Compose network.'],
          [/:15432$/, 'The port has a field of its own.'],
        ],
      ),
      typed('Port, from your laptop', ['15432'], "Of the two numbers, which is the laptop's?"),
    ],
  },
  db: {
    kind: 'written',
    language: 'compose',
    start: 'services:\n  db:\n',
    rules: [
      {
        has: /^services\.db\.image = (?:docker\.io\/)?(?:library\/)?postgres:18\b/m,
        hint: 'The service db needs the image of PostgreSQL, with a tag that begins with 18.',
      },
      {
        has: /^services\.db\.environment\.POSTGRES_USER = app$/m,
        hint: 'The user app is set by a variable of the image.',
      },
      {
        not: /^services\.db\.environment\.POSTGRES_DB = (?!app$)/m,
        hint: 'The database has another name than app.',
      },
      {
        has: /^services\.db\.environment\.POSTGRES_PASSWORD = /m,
        hint: 'Without a password, the image does not start.',
      },
      {
        has: /\.POSTGRES_PASSWORD = \$\{\w+:?\?[^}]*\}$/m,
        hint: 'The password is to come from a variable, and Compose is to refuse to start without it.',
      },
      {
        not: /volumes\[\] = [^\n]*:\/var\/lib\/postgresql\/data/,
        hint: 'From PostgreSQL 18 on, the image expects the volume one folder higher.',
      },
      {
        not: /volumes\[\] = [./~]/,
        hint: 'That is a folder of the host. The data are to lie in a volume.',
      },
      {
        has: /^services\.db\.volumes\[\] = [\w-]+:\/var\/lib\/postgresql(?::|$)/m,
        hint: 'The data are not in a volume yet, or not where the image keeps them.',
      },
      { has: /^volumes\.[\w-]+/m, hint: 'Declare the volume at the top level too.' },
      {
        has: /^services\.db\.healthcheck\.test = [^\n]*(?:pg_isready|psql)/m,
        hint: 'There is no health check yet. PostgreSQL brings a program that asks whether it answers.',
      },
      {
        not: /^services\.db\.healthcheck\.test = CMD "/m,
        hint: 'Behind CMD, each word of the command is an item of its own; behind CMD-SHELL it is one text.',
      },
      {
        not: /^services\.db\.healthcheck\.disable = true/m,
        hint: 'The health check is switched off.',
      },
      {
        not: /^services\.db\.ports/m,
        hint: 'Other services reach the database without a published port.',
      },
    ],
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
      typed(
        'The option that would start web alone',
        /^(?:docker compose up (?:-d )?)?--no-deps(?: -d)?(?: web)?(?: -d)?$/,
        'docker compose up --help lists it: what web depends on is left out.',
      ),
    ],
  },
  sigterm: {
    kind: 'fields',
    fields: [
      pick(
        'What would you notice at docker compose stop?',
        ['it ends at once', 'it takes 10 seconds', 'it starts again', 'nothing'],
        'it takes 10 seconds',
        'The kernel does nothing about this signal for process 1. What does Docker do when its patience ends?',
      ),
      typed(
        'The exit status then',
        ['137'],
        '128 and the number of the signal that nobody can answer.',
        [[/^143$/, 'That would be SIGTERM, and it was not answered.']],
      ),
    ],
  },
  scale: {
    kind: 'fields',
    fields: [
      typed(
        'The entry below ports that works for three containers',
        /^(?:ports: ?)?-? ?\[? ?["']?(?:8080|target: ?8080|0:8080|127\.0\.0\.1:(?:0?|\d+-\d+):8080|\d+-\d+:8080)(?:\/tcp)?["']? ?\]?$/,
        'Leave it to Docker which port of the host each container gets.',
        [
          [
            /^-? ?["']?(?:127\.0\.0\.1:|0\.0\.0\.0:)?\d+:8080/,
            'Three containers cannot have the same port of the host.',
          ],
          [/^\D*(?!8080)\d+\D*$/, 'The server in the container listens on another port.'],
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
