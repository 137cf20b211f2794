import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { plan } from './testing.ts';
import type { Choices, Finding } from './types.ts';

/** A file with one app that has these lines. */
const app = (...lines: string[]) =>
  ['services:', '  web:', '    image: nginx:1.27', ...lines.map((line) => `    ${line}`), ''].join(
    '\n',
  );

const database = (image: string, ...lines: string[]) =>
  ['services:', '  db:', `    image: ${image}`, ...lines.map((line) => `    ${line}`), ''].join(
    '\n',
  );

const brief = ({ code, severity, line, column }: Finding) =>
  `${code} ${severity} ${line}:${column}`;
/** Findings about a whole plan, which have their own tests. */
const WHOLE = new Set(['no-port', 'no-public', 'ignored']);
const briefs = (text: string) =>
  plan(text)
    .findings.filter(({ code }) => !WHOLE.has(code))
    .map(brief);
const choose = (
  sizes: Choices['sizes'] extends ReadonlyMap<string, infer S> ? [string, S][] : never,
  disks: [string, number][] = [],
): Choices => ({ sizes: new Map(sizes), disks: new Map(disks) });

describe('rows and prices', () => {
  it.each([
    'an app is a micro => services: {web: {image: "nginx:1.27"}} => web: app, internal on 80 = size.micro',
    'a published port is public => services: {web: {image: "nginx:1.27", ports: ["8080:80"]}} => web: app, public on 80 = size.micro',
    'an exposed port is internal => services: {web: {image: "nginx:1.27", expose: [80]}} => web: app, internal on 80 = size.micro',
    'replicas multiply => services: {web: {image: "nginx:1.27", deploy: {replicas: 3}}} => web: app, 3 replicas, internal on 80 = 3*size.micro',
    'a limit takes the smallest size => services: {web: {image: "nginx:1.27", mem_limit: 600m}} => web: app, internal on 80 = size.small',
    '512M is binary and fits micro => services: {web: {image: "nginx:1.27", mem_limit: 512M}} => web: app, internal on 80 = size.micro',
    'a limit under deploy counts => services: {web: {image: "nginx:1.27", deploy: {resources: {limits: {memory: 3G}}}}} => web: app, internal on 80 = size.large',
    'a small limit makes a nano => services: {web: {image: "nginx:1.27", mem_limit: 64m}} => web: app, internal on 80 = size.nano',
    'no limit is no limit => services: {web: {image: "nginx:1.27", mem_limit: 0}} => web: app, internal on 80 = size.micro',
    'a build comes from Git => services: {web: {build: .}} => web: app from Git, without a port = size.micro',
    'PostgreSQL is a micro with a disk => services: {db: {image: "postgres:17"}} => db: PostgreSQL 17, daily backup = size.micro | db disk: first 1 GB included = 0*disk',
    'pgvector is PostgreSQL with the extension => services: {db: {image: "pgvector/pgvector:pg16"}} => db: PostgreSQL 16 with pgvector, daily backup = size.micro | db disk: first 1 GB included = 0*disk',
    'MySQL never is a nano => services: {db: {image: "mysql:8.4", mem_limit: 100m}} => db: MySQL 8.4, daily backup = size.micro | db disk: first 1 GB included = 0*disk',
    'Redis is a nano without a disk of its own => services: {db: {image: "redis:7.2"}} => db: Redis 7.2, daily backup = size.nano',
    'Valkey is a nano => services: {db: {image: "valkey/valkey:8"}} => db: Valkey 8, daily backup = size.nano',
    'a named volume has 1 GB => services: {web: {image: "nginx:1.27", volumes: ["data:/x"]}}\nvolumes: {data: {}} => web: app, internal on 80 = size.micro | data: volume of web at /x = 1*disk',
    'the volume of a managed database is its disk => services: {db: {image: "postgres:17", volumes: ["data:/var/lib/postgresql/data"]}}\nvolumes: {data: {}} => db: PostgreSQL 17, daily backup = size.micro | db disk: first 1 GB included = 0*disk',
    'an unoffered database without a volume gets one => services: {db: {image: "mariadb:11"}} => db: app, internal on 3306 = size.micro | db-data: volume of db at /var/lib/mysql = 1*disk',
  ])('%s', (row) => {
    const [, text = '', expected] = row.split(' => ');
    const rows = plan(text).rows.map((row) => `${row.name}: ${row.detail} = ${row.expression}`);
    expect(rows.join(' | ')).toBe(expected);
  });

  it('every row takes the size or the disk that the visitor chose', () => {
    const text = `${app('volumes: ["data:/x"]')}  db:\n    image: mysql:8.4\nvolumes: {data: {}}\n`;
    const chosen = plan(
      text,
      choose(
        [
          ['web', 'small'],
          ['db', 'large'],
        ],
        [
          ['volume data', 20],
          ['db disk', 12],
        ],
      ),
    );
    expect(chosen.rows.map(({ id, expression }) => `${id}=${expression}`)).toEqual([
      'web=size.small',
      'volume data=20*disk',
      'db=size.large',
      'db disk=11*disk',
    ]);
    expect(chosen.expression).toBe('size.small + 31*disk + size.large');
    expect(chosen.total).toBe(40_100_000);
  });

  it('a choice that is not on offer changes nothing', () => {
    const text = database('mysql:8.4');
    const odd = choose(
      [
        ['db', 'nano'],
        ['nobody', 'large'],
      ],
      [
        ['db disk', 201],
        ['db', 5],
      ],
    );
    expect(plan(text, odd).rows).toEqual(plan(text).rows);
  });

  it('the sum of the design’s example is €12.60 with a disk of 12 GB', () => {
    const text = `services:
  web: {image: ghcr.io/acme/shop:2.4.1, ports: ["8080:8080"], environment: {DATABASE_URL: "@{db.DATABASE_URL}", REDIS_URL: "@{cache.REDIS_URL}"}}
  db: {image: "postgres:17", volumes: ["data:/var/lib/postgresql/data"]}
  cache: {image: "redis:7.2"}
volumes: {data: {}}
`;
    const result = plan(text, choose([], [['db disk', 12]]));
    expect(result).toMatchObject({ state: 'ready', services: 3, problems: 0, total: 12_600_000 });
  });
});

describe('a finding stands on its line', () => {
  it.each([
    ['an unknown key', app('enviroment: {A: b}'), 'unknown-key error 4:5'],
    ['an unknown key of a group', app('deploy:', '  replica: 2'), 'unknown-key error 5:7'],
    [
      'a key of a prototype',
      app('__proto__: x', 'constructor: y'),
      'unknown-key error 4:5, unknown-key error 5:5',
    ],
    ['an unknown key at the top level', `${app()}servces: {}\n`, 'unknown-key error 4:1'],
    ['a key of another place', app('replicas: 2'), 'unknown-key error 4:5'],
    ['a key that stands twice', app('user: a', 'user: b'), 'duplicate-key error 5:5'],
    ['a value of the wrong form', app('ports: 8080'), 'shape error 4:5'],
    ['a list where a value belongs', app('restart: [always]'), 'shape error 4:5'],
    ['privileged', app('privileged: true'), 'privileged refused 4:5'],
    [
      'privileged by default of a variable',
      app('privileged: ${P:-true}'),
      'privileged refused 4:5',
    ],
    ['the network of the host', app('network_mode: host'), 'network_mode refused 4:5'],
    ['extra capabilities', app('cap_add:', '  - NET_ADMIN'), 'cap_add refused 4:5'],
    ['devices', app('devices: [/dev/dri]'), 'devices refused 4:5'],
    ['the process namespace of the host', app('pid: host'), 'pid refused 4:5'],
    ['shared memory', app('ipc: host'), 'ipc refused 4:5'],
    [
      'the socket of the engine',
      app('volumes:', '  - /var/run/docker.sock:/var/run/docker.sock'),
      'socket refused 5:9',
    ],
    [
      'the socket in the long form',
      app('volumes:', '  - {type: bind, source: /var/run/docker.sock, target: /s}'),
      'socket refused 5:9',
    ],
    ['the socket by its own key', app('use_api_socket: true'), 'use_api_socket refused 4:5'],
    ['a bind mount', app('volumes: ["./x:/x"]'), 'bind-mount finding 4:15'],
    [
      'a bind mount in the long form',
      app('volumes:', '  - type: bind', '    source: ./x', '    target: /x'),
      'bind-mount finding 5:9',
    ],
    ['a volume without a name', app('volumes: [/x]'), 'anonymous-volume finding 4:15'],
    ['a volume that is not declared', app('volumes: ["dd:/x"]'), 'volume-undeclared error 4:15'],
    ['a mount that is not readable', app('volumes: ["a/b:/x"]'), 'mount error 4:15'],
    [
      'a volume name',
      `${app('volumes: ["my_data:/x"]')}volumes: {my_data: {}}\n`,
      'name note 4:15',
    ],
    ['a service name', 'services:\n  My_App: {image: x}\n', 'name note 2:3'],
    ['a service name with two hyphens', 'services:\n  a--b: {image: x}\n', 'name note 2:3'],
    [
      'a service name of 21 letters',
      `services:\n  ${'a'.repeat(21)}: {image: x}\n`,
      'name note 2:3',
    ],
    [
      'a service without an image',
      'services:\n  web:\n    restart: always\n',
      'service-empty error 2:3',
    ],
    ['a service that is nothing', 'services:\n  web:\n', 'service-empty error 2:3'],
    ['an image name', 'services: {web: {image: "Nginx:1"}}', 'image error 1:18'],
    [
      'an image from a variable',
      'services: {web: {image: "${IMAGE}"}}',
      'image-variable finding 1:18',
    ],
    [
      'a version from a variable',
      'services: {db: {image: "postgres:${V}"}}',
      'image-variable finding 1:17, image-version note 1:17',
    ],
    ['a loose version', database('redis:7'), 'image-version note 3:5'],
    ['MariaDB', database('bitnami/mariadb:11'), 'unoffered-database finding 3:5'],
    ['an unoffered version', database('redis:6'), 'unoffered-database finding 3:5'],
    ['a port that is not HTTP', app('ports: [80, "2222:22"]'), 'not-http finding 4:17'],
    ['a UDP port', app('ports: ["80:80", "63:63/udp"]'), 'not-http finding 4:22'],
    ['a port that is what the app is for', app('ports: ["2222:22"]'), 'unreachable finding 4:13'],
    [
      'a port beside one of the computer alone',
      app('ports: ["127.0.0.1:80:80", "9:9/udp"]'),
      'loopback note 4:13, unreachable finding 4:32',
    ],
    ['a name server', app('ports: ["80:80", "53:53/udp"]'), 'unreachable finding 4:22'],
    [
      'HTTP/3 beside HTTPS',
      app('ports: ["80:80", "443:443/tcp", "443:443/udp"]'),
      'second-port note 4:22, http3 note 4:37',
    ],
    ['a second port', app('ports: [80, 9090]'), 'second-port note 4:17'],
    ['a port of the machine itself', app('ports: ["127.0.0.1:80:80"]'), 'loopback note 4:13'],
    ['only an encrypted port', app('ports: ["443:443"]'), 'tls finding 4:13'],
    ['a port that is not readable', app('ports: ["80:x"]'), 'port error 4:13'],
    [
      'a port of the long form',
      app('ports:', '  - target: 5432', '    published: 5432'),
      'not-http finding 5:9',
    ],
    ['a long port without a target', app('ports:', '  - published: 80'), 'port error 5:9'],
    ['a port from a variable', app('ports: ["${P}:${P}"]'), 'port finding 4:13'],
    [
      'ports of a database',
      database('postgres:17', 'ports: ["5432:5432"]'),
      'database-port note 4:5',
    ],
    [
      'the command of a database',
      database('redis:7.2', 'command: redis-server'),
      'database-command note 4:5',
    ],
    [
      'a bind mount of a database',
      database('postgres:17', 'volumes: ["./init:/docker-entrypoint-initdb.d"]'),
      'bind-mount finding 4:15',
    ],
    ['too many replicas', app('deploy: {replicas: 11}'), 'replicas refused 4:14'],
    ['no replicas', app('deploy: {replicas: 0}'), 'no-replica note 4:14'],
    [
      'replicas with a volume',
      `${app('deploy: {replicas: 2}', 'volumes: ["dd:/x"]')}volumes: {dd: {}}\n`,
      'replicas-volume refused 4:14',
    ],
    ['more memory than any size', app('mem_limit: 9g'), 'memory refused 4:5'],
    ['memory that is none', app('mem_limit: lots'), 'memory error 4:5'],
    ['more CPU than the size', app('cpus: 2'), 'cpus note 4:5'],
    [
      'a health check with a URL',
      app('expose: [80]', 'healthcheck: {test: curl -f http://localhost/up}'),
      'health-path note 5:5',
    ],
    [
      'a health check without one',
      app('expose: [80]', 'healthcheck: {test: [CMD, pg_isready]}'),
      'health-tcp note 5:5',
    ],
    ['a long stop', app('stop_grace_period: 1m'), 'stop-time finding 4:5'],
    ['another processor', app('platform: linux/arm64'), 'platform finding 4:5'],
    ['no restart', app('restart: "no"'), 'restart finding 4:5'],
    ['a file of variables', app('env_file: .env'), 'env-config finding 4:5'],
    ['a variable without a name', app('command: run ${}'), 'variable error 4:14'],
    ['a local build', 'services:\n  web:\n    build: ./app\n', 'build-source note 3:5'],
    [
      'a build over SSH',
      'services:\n  web:\n    build: git@example.com:a/b.git\n',
      'build-source finding 3:5',
    ],
    ['an unknown dependency', app('depends_on: [bd]'), 'depends-on error 4:18'],
    [
      'another file to extend',
      app('extends: {file: base.yaml, service: a}'),
      'extends-file finding 4:5',
    ],
    ['an unknown service to extend', app('extends: nobody'), 'extends error 4:5'],
    ['a service that extends itself', app('extends: web'), 'extends error 4:5'],
    ['a tab', 'services:\n\tweb:\n\t\timage: x\n', 'yaml error 2:1'],
    ['a bracket that is missing', 'services:\n  web: [\n', 'yaml error 3:1'],
    [
      'a wrong key of a second document',
      `${app()}---\nservices: {b: {image: x, foo: 1}}\n`,
      'unknown-key error 5:26',
    ],
    ['an alias without an anchor', 'services: *s\n', 'alias error 1:11'],
    ['an alias inside its anchor', 'services: &s\n  a: *s\n', 'alias error 2:6'],
    ['a merge of a list', 'x: &x [1]\nservices: {a: {<<: *x, image: y}}\n', 'alias error 2:16'],
    ['an empty file', '', 'empty error 1:1'],
    ['a file of comments', '# nothing\n', 'empty error 1:1'],
    ['a list', '- a\n', 'not-a-map error 1:1'],
    ['a word', 'hello\n', 'not-a-map error 1:1'],
    ['a map without services', 'version: "3"\n', 'no-services error 1:1'],
    ['empty services', 'services:\n', 'no-services error 1:1'],
    ['services that are a list', 'services: [a]\n', 'no-services error 1:1, shape error 1:1'],
  ])('%s', (_, text, expected) => {
    expect(briefs(text).join(', ')).toBe(expected);
  });

  it.each([
    ['a plain file', app('ports: ["80:80"]')],
    ['not privileged', app('privileged: false')],
    ['no capabilities', app('cap_add: []')],
    ['extensions', `x-a: 1\n${app('x-b: {c: d}')}`],
    ['Windows line ends', app('ports: ["80:80"]', 'user: root').replace(/\n/g, '\r\n')],
    ['a byte order mark', `\uFEFF${app()}`],
    ['a document start', `---\n${app()}`],
    ['an end of the document', `${app()}---\n`],
    ['a value that an override file would take away', app('privileged: !reset true')],
    [
      'a build from a Git address',
      'services: {web: {build: "https://example.com/a.git#main:web"}}',
    ],
    ['a service named like a prototype key', 'services: {constructor: {image: x}}'],
  ])('%s has none', (_, text) => expect(briefs(text)).toEqual([]));
});

describe('relations between services', () => {
  it('a volume shared by two services is refused where the second one mounts it', () => {
    const text =
      'services:\n  a: {image: x, volumes: ["dd:/x"]}\n  b: {image: y, volumes: ["dd:/y"]}\nvolumes: {dd: {}}\n';
    expect(briefs(text)).toEqual(['shared-volume refused 3:27']);
  });

  it('a shared volume that is mounted and inherited is taken out at both places', () => {
    const text =
      'services:\n  a: {image: x, volumes: ["dd:/x"]}\n  b:\n    extends: c\n    volumes: ["dd:/x"]\n  c:\n    image: y\n    volumes: ["dd:/x"]\nvolumes: {dd: {}}\n';
    const [finding] = plan(text).findings.filter(({ code }) => code === 'shared-volume');
    expect(finding?.sentence).toBe('The volume `dd` is shared by `a`, `b` and `c`');
    expect(finding?.fix?.label).toBe('Delete its 2 mounts');
    expect(briefs(applyEdits(text, finding?.fix?.edits ?? []))).toEqual([]);
  });

  it('a volume shared with a managed database is refused, too', () => {
    const text =
      'services:\n  db: {image: "postgres:17", volumes: ["dd:/x"]}\n  b: {image: y, volumes: ["dd:/y"]}\nvolumes: {dd: {}}\n';
    expect(briefs(text)).toEqual(['shared-volume refused 3:27']);
  });

  it('a volume at two paths of one service is refused', () => {
    const text = 'services:\n  a: {image: x, volumes: ["dd:/x", "dd:/y"]}\nvolumes: {dd: {}}\n';
    expect(briefs(text)).toEqual(['shared-volume refused 2:36']);
  });

  it('a one-shot service is refused and is not part of the sum', () => {
    const text = `services:
  web:
    image: x
    depends_on:
      migrate: {condition: service_completed_successfully}
  migrate:
    image: x
    restart: "no"
`;
    const result = plan(text);
    expect(briefs(text)).toEqual(['one-shot refused 6:3']);
    expect(result.rows.map(({ id }) => id)).toEqual(['web']);
    expect(result.state).toBe('blocked');
  });

  it('several public apps are noted once', () => {
    const text =
      'services:\n  a: {image: x, ports: [80]}\n  b: {image: y, ports: [81]}\n  c: {image: z, ports: [82]}\n';
    const [finding, ...more] = plan(text).findings;
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      code: 'several-public',
      severity: 'note',
      line: 3,
      sentence: '3 apps are public: `a`, `b` and `c`',
    });
  });

  it('more than 50 services and 10 volumes are refused', () => {
    const many = (count: number, line: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => line(at)).join('');
    const services = plan(`services:\n${many(51, (at) => `  s${at}: {image: x}\n`)}`);
    expect(services.findings.map(brief)).toContain('too-many-services refused 52:3');
    expect(services.rows).toHaveLength(50);
    const volumes = plan(
      `services:\n${many(11, (at) => `  s${at}: {image: x, volumes: ["v${at}:/x"]}\n`)}volumes: {${many(11, (at) => `v${at}: {},`)}}\n`,
    );
    expect(volumes.findings.map(brief)).toContain('too-many-volumes refused 12:29');
  });
});

describe('the key table at work', () => {
  it('names ignored keys in one note, the outermost only', () => {
    const text = app(
      'container_name: shop',
      'logging: {driver: json-file}',
      'deploy: {restart_policy: {condition: any}}',
    );
    const notes = plan(text).findings.filter(({ code }) => code === 'ignored');
    expect(notes.map(brief)).toEqual(['ignored note 4:5']);
    expect(notes[0]?.hint).toContain('`container_name`, `logging` and `restart_policy`');
  });

  it.each([
    ['the nearest key', app('enviroment: {}'), 'Did you mean `environment`?'],
    ['the right place', app('replicas: 2'), '`replicas` belongs under `deploy`.'],
    [
      'an extension',
      app('foo: 2'),
      'The Compose specification has no such key here. To add your own key, start its name with `x-`.',
    ],
  ])('an unknown key names %s', (_, text, hint) =>
    expect(plan(text).findings.find(({ code }) => code === 'unknown-key')?.hint).toBe(hint),
  );

  it('a refused key of a managed database says that the database does not need it', () => {
    expect(plan(database('redis:7.2', 'privileged: true')).findings[0]).toMatchObject({
      sentence: '`privileged` of `db` is refused',
      hint: "Containers share their host with other customers. A managed Redis doesn't need it.",
    });
  });
});

it('a service or volume may be named like an extension', () => {
  const result = plan(
    'services: {x-web: {image: x, volumes: ["x-data:/x"]}}\nvolumes: {x-data: {}}\n',
  );
  expect(result.rows.map(({ id }) => id)).toEqual(['x-web', 'volume x-data']);
  expect(result.state).toBe('ready');
});

describe('what is taken over from elsewhere in the file', () => {
  it('anchors, aliases and merge keys count, and own keys win', () => {
    const text = `x-base: &base
  mem_limit: 2g
  ports: ["80:80"]
x-more: &more {mem_limit: 4g, user: root}
services:
  a: {<<: *base, image: x}
  b: {image: x, <<: [*more, *base], ports: ["81:81"]}
`;
    expect(plan(text).rows.map(({ detail, size }) => `${detail} ${size}`)).toEqual([
      'app, public on 80 medium',
      'app, public on 81 large',
    ]);
  });

  it('extends takes over keys, adds lists up and merges maps', () => {
    const text = `services:
  base: {image: x, ports: [8080], deploy: {replicas: 2, resources: {limits: {memory: 1g}}}}
  web: {extends: {service: base}, image: y, deploy: {resources: {limits: {cpus: "1"}}}}
  api: {extends: base, ports: [9090], deploy: {replicas: 3}}
`;
    expect(
      plan(text).rows.map(({ id, detail, expression }) => `${id}: ${detail} ${expression}`),
    ).toEqual([
      'base: app, 2 replicas, public on 8080 2*size.small',
      'web: app, 2 replicas, public on 8080 2*size.small',
      'api: app, 3 replicas, public on 8080 3*size.small',
    ]);
  });

  it('variables without a value are listed once, those of the environment included', () => {
    const text = app(
      'environment:',
      '  - A=${TAG}',
      '  - TOKEN',
      '  - B=${TAG}${C:-x}',
      '  - D=$$x',
    );
    expect(plan(text).variables).toEqual(['TAG', 'TOKEN']);
  });
});

describe('the state of a plan', () => {
  it.each([
    ['ready', app('ports: [80]'), 0],
    ['ready', app(), 1],
    ['ready', app('volumes: ["./x:/x"]', 'ports: [80]'), 1],
    ['blocked', app('privileged: true', 'ports: [80]'), 1],
    ['blocked', app('foo: 1', 'ports: [80]'), 1],
    ['unreadable', 'a: [', 1],
    ['unreadable', '', 1],
  ])('is %s', (state, text, problems) => expect(plan(text)).toMatchObject({ state, problems }));

  it('keeps the sum of what stays once a refused part is mended', () => {
    expect(plan(app('privileged: true'))).toMatchObject({ state: 'blocked', total: 4_500_000 });
  });

  it('a broken file gets the parser’s own message', () => {
    expect(plan('services:\n  a: b: c\n').findings[0]?.sentence).toBe(
      'Nested mappings are not allowed in compact mappings',
    );
  });

  it('is plain data', () => {
    const result = plan(app('privileged: true', 'container_name: x'));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });
});
