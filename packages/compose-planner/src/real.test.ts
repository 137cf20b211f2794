import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';
import { plan } from './testing.ts';
import type { Choices, Finding } from './types.ts';

/** A service that contains these lines, after an optional head. */
const service = (name: string, ...lines: string[]) =>
  [`  ${name}:`, ...lines.map((line) => `    ${line}`)].join('\n');
const file = (...services: string[]) => `services:\n${services.join('\n')}\n`;

const found = (text: string, code: string): readonly Finding[] =>
  plan(text).findings.filter((finding) => finding.code === code);
const one = (text: string, code: string): Finding => {
  const [finding, ...more] = found(text, code);
  if (!finding || more.length > 0) throw new Error(`${more.length + (finding ? 1 : 0)} × ${code}`);
  return finding;
};
const mended = (text: string, code: string): string => {
  const { fix } = one(text, code);
  if (!fix) throw new Error(`${code} has no fix`);
  return applyEdits(text, fix.edits);
};
const details = (text: string, choices?: Choices) =>
  plan(text, choices).rows.map(({ name, detail }) => `${name}: ${detail}`);

describe('what is said of a long file', () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    service(`web-${at}`, 'image: nginx:1.27', `volumes: [./data-${at}:/data]`),
  ).slice(0, 45);
  const noisy = file(
    ...many,
    service('late', 'image: x', 'environment: {A: b}', 'privileged: true'),
  );

  it('a refusal behind a hundred findings keeps the sum from being final, and is shown', () => {
    const lines = Array.from({ length: 99 }, (_, at) => `      - ./d${at}:/d${at}`).join('\n');
    const text = file(
      `${service('a', 'image: x', 'volumes:')}\n${lines}`,
      `${service('b', 'image: x', 'volumes:')}\n${lines.replace(/\.\/d/g, './e')}`,
      service('late', 'image: x', 'privileged: true'),
    );
    const result = plan(text);
    expect(result.state).toBe('blocked');
    expect(result.findings.some(({ code }) => code === 'privileged')).toBe(true);
    expect(result.problems).toBeGreaterThan(100);
  });

  it('the problems count all of them', () => {
    expect(plan(noisy).problems).toBe(47);
  });
});

describe('dollars of scripts', () => {
  it('a command with $(…), $? and a hash with $2a$ is no error', () => {
    const text = file(
      service(
        'web',
        'image: x',
        'command: sh -c "test $(id -u) -eq 0; echo $?"',
        'environment: {HASH: $2a$10$abcdefghij}',
      ),
    );
    expect(found(text, 'variable')).toEqual([]);
    expect(plan(text).state).toBe('ready');
  });
});

describe('bind mounts', () => {
  it('of data become a declared named volume', () => {
    const text = file(service('gitea', 'image: gitea/gitea:1.24', 'volumes:', '  - ./gitea:/data'));
    const after = mended(text, 'bind-mount');
    expect(after).toContain('- gitea:/data');
    expect(after).toMatch(/\nvolumes:\n {2}gitea:\n$/);
    expect(plan(after).rows.map(({ name }) => name)).toEqual(['gitea', 'gitea']);
    expect(plan(after).findings.map(({ code }) => code)).not.toContain('bind-mount');
  });

  it('of two services keep no fix that would share a volume', () => {
    const text = file(
      service('web', 'image: x', 'volumes: ["./media:/media"]'),
      service('worker', 'image: x', 'volumes: ["./media/:/media"]'),
    );
    const said = found(text, 'shared-volume');
    expect(said.map(({ fix, stops }) => [fix, stops])).toEqual([[undefined, true]]);
    expect(said[0]?.sentence).toContain('`web` and `worker`');
  });

  it.each([
    ['/etc/localtime:/etc/localtime:ro', 'Containers run in UTC'],
    ['/proc:/host/proc:ro', 'processes or devices'],
    ['/sys:/host/sys', 'processes or devices'],
    ['/var/log:/logs', 'logs'],
    [
      './nginx.conf:/etc/nginx/nginx.conf',
      '`FROM x` and `COPY ./nginx.conf /etc/nginx/nginx.conf`',
    ],
    ['./shop.db:/srv/shop.db', 'A volume is a directory'],
  ])('%s has its own advice', (mount, hint) => {
    expect(
      one(file(service('web', 'image: x', `volumes: ["${mount}"]`)), 'bind-mount').hint,
    ).toContain(hint);
  });

  it.each(['${DOCKER_SOCK:-/var/run/docker.sock}:/s', '${SOCK}:/var/run/docker.sock:ro'])(
    'the Docker socket is refused behind a variable, too: %s',
    (mount) => {
      const text = file(service('web', 'image: x', `volumes: ["${mount}"]`));
      expect(one(text, 'socket').severity).toBe('refused');
    },
  );

  it('show the path as it is written', () => {
    const text = file(service('web', 'image: x', 'volumes: ["${DATA:-./data}/x:/x"]'));
    expect(one(text, 'bind-mount').sentence).toContain('`${DATA:-./data}/x`');
  });
});

describe('fixes', () => {
  it('a service without an image goes with what depends on it', () => {
    const text = file(
      service('web', 'image: x', 'depends_on:', '  - rabbitmq', '  - db'),
      service('rabbitmq', 'restart: always'),
      service('db', 'image: postgres:17'),
    );
    expect(mended(text, 'service-empty')).toBe(
      file(
        service('web', 'image: x', 'depends_on:', '  - db'),
        service('db', 'image: postgres:17'),
      ),
    );
  });

  it('a port behind a variable gets a default', () => {
    const text = file(service('web', 'image: grafana/grafana', 'ports: ["${PORT}"]'));
    expect(mended(text, 'port')).toContain('["${PORT:-3000}"]');
    expect(details(mended(text, 'port'))).toEqual(['web: app, public on 3000']);
  });

  it('pre_start and apiVersion get no neighbour', () => {
    expect(one(file(service('web', 'image: x', 'pre_start: []')), 'unknown-key').fix?.label).toBe(
      'Delete line 4',
    );
    const head = `apiVersion: v1\n${file(service('web', 'image: x'))}`;
    expect(one(head, 'unknown-key').fix?.label).toBe('Delete line 1');
  });
});

describe('variables to set', () => {
  it('are names, whatever stands in the list', () => {
    const text = file(service('web', 'image: x', 'environment: ["0.0.0.0", TOKEN]'));
    expect(plan(text).variables).toEqual(['TOKEN']);
  });
});

describe('an override that was given alone', () => {
  it('says that the other file may hold what is missing', () => {
    const text = file(
      service('web', 'command: run', 'depends_on: [db]'),
      service('job', 'image: x'),
    );
    expect(one(text, 'service-empty').hint).toContain(
      'provide the file that does together with this one',
    );
    expect(one(text, 'depends-on').hint).toContain('provide the file that declares it');
  });
});

describe('mounts of a repository', () => {
  const mount = (...lines: string[]) => one(file(service('web', ...lines)), 'bind-mount').hint;

  it('certificates go neither into a volume nor into an image', () => {
    for (const volumes of [
      './nginx/ssl:/etc/nginx/ssl',
      './certs:/certs',
      './tls.key:/app/tls.key',
    ])
      expect(mount('image: nginx', `volumes: ["${volumes}"]`)).toContain(
        'give it to the app as a secret',
      );
  });

  it('a path below a variable without a value is the project’s, not the root of the host', () => {
    const hint = mount('build: .', 'volumes: ["${BASE_DIR}/:/var/www/workdir:cached"]');
    expect(hint).toContain('image must contain the code');
    expect(mount('image: x', 'volumes: ["${DATA}/run:/data"]')).toContain('Make this a volume');
  });

  it('the part of the code that a page server reads is code, its uploads are data', () => {
    const hint = (volume: string) => mount('build: .', `volumes: ["${volume}"]`);
    expect(hint('./symfony/public:/var/www/symfony/public')).toContain(
      'image must contain the code',
    );
    expect(hint('./uploads:/var/www/symfony/uploads')).toContain('Make this a volume');
  });
});

describe('ports', () => {
  it.each([
    ['mail catchers: the web page, not SMTP', 'acme/mails', '["1025:1025", "1080:1080"]', 1080],
    ['Forgejo: not SSH', 'codeberg.org/forgejo/forgejo:11', '["222:22", "3000:3000"]', 3000],
    ['RabbitMQ: the console', 'rabbitmq:4-management', '["5672:5672", "15672:15672"]', 15672],
    ['MinIO speaks HTTP on 9000', 'minio/minio', '["9000:9000", "9001:9001"]', 9000],
  ])('%s', (_, image, ports, port) => {
    const text = file(service('web', `image: ${image}`, `ports: ${ports}`));
    expect(plan(text).rows[0]?.reach?.publicPort).toBe(port);
  });

  it.each([
    ['SMTP', 'x', [25, 465, 587, 1025]],
    ['POP3 and IMAP', 'x', [110, 143, 993, 995]],
    ['LDAP', 'x', [389, 636, 1389, 3890]],
    ['Kafka', 'apache/kafka:4.0.0', [9092, 9093, 9094, 19092, 29092]],
    ['ZooKeeper', 'zookeeper:3.9', [2181, 2888, 3888]],
    ['AMQP', 'rabbitmq:4', [5671, 5672, 25672]],
    ['MQTT', 'eclipse-mosquitto:2', [1883, 8883]],
    ['NATS', 'nats:2', [4222, 6222]],
    ['Beats', 'logstash:9.0.0', [5044, 5045]],
    ['RTMP', 'x', [1935, 554, 8554]],
    ['JMX', 'apache/kafka:4.0.0', [1099, 9010, 9999]],
    ['SSH and SFTP', 'atmoz/sftp', [22, 2022, 2222, 8022]],
    ['DNS', 'pihole/pihole', [53]],
    ['game servers', 'x', [25565, 19132, 27015, 2456, 34197]],
    ['php-fpm', 'php:8.4-fpm', [9000]],
    ['databases', 'x', [3306, 5432, 6379, 27017, 11211, 1433, 9042]],
  ])('of %s never win over a web port, wherever they stand', (_, image, ports) => {
    for (const port of ports) {
      for (const list of [
        [port, 8080],
        [8080, port],
        [port, 8080, port],
      ])
        expect(
          plan(file(service('web', `image: ${image}`, `ports: [${list.join(', ')}]`))).rows[0]
            ?.reach?.publicPort,
          `${port}`,
        ).toBe(8080);
      const alone = plan(file(service('web', `image: ${image}`, `ports: [${port}]`)));
      expect(alone.rows[0]?.reach?.publicPort, `${port} alone`).toBeUndefined();
    }
  });

  it.each([
    'KAFKA_JMX_PORT: 9101',
    'JAVA_OPTS: "-Dcom.sun.management.jmxremote -Dcom.sun.management.jmxremote.port=9101"',
  ])('the port that manages a Java machine is not public: %s', (variable) => {
    const text = file(
      service('broker', 'image: x', 'ports: ["9101:9101"]', 'environment:', `  ${variable}`),
    );
    expect(one(text, 'not-http').sentence).toContain("Port 9101 of `broker` isn't HTTP (JMX)");
    expect(plan(text).rows[0]?.reach?.publicPort).toBeUndefined();
  });

  it('php-fpm on 9000 is never public', () => {
    const text = file(service('php', 'image: php:8.4-fpm', 'ports: ["9000:9000"]'));
    expect(one(text, 'not-http').sentence).toContain('the PHP process manager');
    expect(details(text)).toEqual(['php: app, internal on 9000']);
  });

  it.each([
    ['VIRTUAL_PORT', ['environment: {VIRTUAL_HOST: a.example, VIRTUAL_PORT: 3000}']],
    [
      'a Traefik label',
      [
        'labels:',
        '  - traefik.http.routers.w.rule=Host(`a.example`)',
        '  - traefik.http.services.w.loadbalancer.server.port=3000',
      ],
    ],
  ])('%s makes an app public on its port', (_, lines) => {
    expect(details(file(service('web', 'image: x', ...lines)))).toEqual([
      'web: app, public on 3000',
    ]);
  });

  it('the port of the health URL is the container port where the file names no other', () => {
    const check = 'healthcheck: {test: curl -f http://localhost:4000/health}';
    expect(details(file(service('web', 'image: x', check)))).toEqual([
      'web: app, internal on 4000',
    ]);
    const both = file(service('web', 'image: x', 'ports: [3000]', check));
    expect(details(both)).toEqual(['web: app, public on 3000']);
    expect(one(both, 'health-path').hint).toContain('port 4000');
  });

  it('the port that an address in another service names counts where no other is known', () => {
    const caller = service(
      'web',
      'image: x',
      'ports: [80]',
      'environment: ["API=http://api:9191/v1"]',
    );
    expect(details(file(caller, service('api', 'image: y')))).toEqual([
      'web: app, public on 80',
      'api: app, internal on 9191',
    ]);
    expect(one(file(caller, service('api', 'image: y')), 'named-port').severity).toBe('note');
    expect(found(file(caller, service('api', 'image: y')), 'no-port')).toEqual([]);
    expect(details(file(caller, service('api', 'image: y', 'expose: [7070]')))[1]).toBe(
      'api: app, internal on 7070',
    );
    // Its own address says where others find it, not where it listens in the project.
    const own = service('api', 'image: y', 'environment: {SELF: "http://api:9191"}');
    expect(details(file(own))).toEqual(['api: app, without a port']);
  });

  it('php-fpm that is built tells itself by its name or its directory', () => {
    expect(details(file(service('php', 'build: ./x', 'ports: ["9000:9000"]')))).toEqual([
      'php: app from Git, internal on 9000',
    ]);
    expect(details(file(service('api', 'build: ./docker/php-fpm', 'ports: [9000]')))).toEqual([
      'api: app from Git, internal on 9000',
    ]);
    expect(details(file(service('ingest', 'build: ./ingest', 'ports: [9000]')))).toEqual([
      'ingest: app from Git, public on 9000',
    ]);
  });

  it('the port of a managed database may come from a variable, and no port is invented', () => {
    const managed = file(service('db', 'image: postgres:17', 'ports: ["${DB_PORT}"]'));
    expect(found(managed, 'port')).toEqual([]);
    const built = file(service('db', 'build: ./db', 'ports: ["${DB_PORT}"]'));
    expect(one(built, 'port').fix).toBeUndefined();
  });

  it('a database that becomes an app is never public, on whichever port', () => {
    const text = file(
      service('db', 'image: mariadb', 'ports: ["3808:3808"]'),
      service('admin', 'image: adminer', 'ports: ["8000:8080"]'),
    );
    expect(details(text)).toEqual([
      'db: app, internal on 3808',
      'db-data: volume of db at /var/lib/mysql',
      'admin: app, public on 8080',
    ]);
    expect(one(text, 'not-http').sentence).toBe(
      "Port 3808 of `db` isn't HTTP (MySQL) and stays internal",
    );
    const console = file(service('stack', 'image: redis/redis-stack', 'ports: [8001]'));
    expect(plan(console).rows[0]?.reach?.publicPort).toBe(8001);
  });

  it('a broker is reached on the port that it advertises under its name', () => {
    const text = file(
      service(
        'kafka',
        'image: apache/kafka:3.9.0',
        'ports: ["9092:9092"]',
        'environment:',
        '  KAFKA_ADVERTISED_LISTENERS: "OUT://localhost:9092,IN://kafka:19092"',
      ),
    );
    expect(details(text)).toEqual(['kafka: app, internal on 19092']);
    expect(one(text, 'not-http').hint).toContain('reach it at `kafka:19092`');
  });

  it('a Caddy behind the platform is told not to redirect', () => {
    const text = file(service('proxy', 'image: caddy:2-alpine', 'ports: ["80:80", "443:443"]'));
    expect(one(text, 'second-port').severity).toBe('finding');
    expect(one(text, 'second-port').hint).toContain('Use `:80` in its Caddyfile');
    const nginx = file(service('proxy', 'image: nginx:1.27', 'ports: ["80:80", "443:443"]'));
    expect(one(nginx, 'second-port').hint).not.toContain('Caddy');
  });

  it('the path of a check whose port comes from the shell is kept', () => {
    const check = (port: string, ...more: string[]) =>
      file(
        service(
          'api',
          'image: x',
          ...more,
          `healthcheck: {test: "curl http://localhost:${port}/up"}`,
        ),
      );
    const byDefault = check('$${PORT:-3000}');
    expect(one(byDefault, 'health-path').sentence).toContain('`/up` answers');
    expect(details(byDefault)).toEqual(['api: app, internal on 3000']);
    const open = check('$$PORT', 'ports: [4000]');
    expect(one(open, 'health-path').sentence).toContain('`/up` answers 2xx or 3xx on 4000');
  });

  it('UDP beside TCP is HTTP/3 on the HTTPS port alone', () => {
    const https = file(
      service('c', 'image: caddy:2', 'ports: ["80:80", "443:443", "443:443/udp"]'),
    );
    expect(one(https, 'http3').severity).toBe('note');
    const dns = file(service('d', 'image: x', 'ports: ["80:80", "63:63", "63:63/udp"]'));
    expect(found(dns, 'http3')).toEqual([]);
    expect(found(dns, 'not-http')[0]?.hint).toContain('UDP from the internet');
  });

  it('no port known, and no app public: both are said, and no health check is made up', () => {
    const text = file(service('worker', 'image: x', 'healthcheck: {test: [CMD, bin/alive]}'));
    expect(one(text, 'no-port').sentence).toContain('`worker` becomes an app without a port');
    expect(one(text, 'no-public').sentence).toBe('No app is public');
    expect(found(text, 'health-tcp')).toEqual([]);
  });

  it('a port or internal can be chosen in the plan', () => {
    const text = file(service('web', 'image: x', 'ports: [3000, 4000]'));
    const choices = (value: number | 'internal'): Choices => ({
      sizes: new Map(),
      disks: new Map(),
      reach: new Map([['web', value]]),
    });
    expect(details(text, choices(4000))).toEqual(['web: app, public on 4000']);
    expect(details(text, choices('internal'))).toEqual(['web: app, internal on 3000']);
  });
});

describe('what the platform does itself', () => {
  it.each(['traefik:v3.5', 'nginxproxy/acme-companion', 'jc21/nginx-proxy-manager'])(
    '%s is offered to be left out',
    (image) => {
      const text = file(
        service('extra', `image: ${image}`),
        service('web', 'image: x', 'depends_on: [extra]'),
      );
      expect(mended(text, 'proxy')).toBe(file(service('web', 'image: x')));
    },
  );
});

describe('credentials of managed databases', () => {
  const db = service('db', 'image: postgres:17', 'environment: {POSTGRES_PASSWORD: s3cret}');
  const web = (...lines: string[]) => file(service('web', 'image: x', ...lines), db);
  const written = (text: string) =>
    found(text, 'credentials')
      .filter(({ severity }) => severity === 'finding')
      .map(({ hint }) => /`(.*)`/.exec(hint)?.[1]);

  it.each([
    ['an address', 'DATABASE_URL: postgres://u:p@db:5432/app', ['@{db.DATABASE_URL}']],
    [
      'an address of another scheme keeps it',
      'U: postgresql+asyncpg://u:p@db/app',
      ['postgresql+asyncpg://@{db.PGUSER}:@{db.PGPASSWORD}@db/@{db.PGDATABASE}'],
    ],
    [
      'an address with options keeps them',
      'U: "postgres://u:p@db/app?sslmode=disable"',
      ['postgres://@{db.PGUSER}:@{db.PGPASSWORD}@db/@{db.PGDATABASE}?sslmode=disable'],
    ],
    ['an address from variables', 'U: "postgres://${A}:${B}@db:5432/${C}"', ['@{db.DATABASE_URL}']],
    [
      'JDBC',
      'U: jdbc:postgresql://db:5432/app',
      ['jdbc:postgresql://db:5432/@{db.PGDATABASE}?user=@{db.PGUSER}&password=@{db.PGPASSWORD}'],
    ],
    ['a reference is right', 'U: "@{db.DATABASE_URL}"', []],
  ])('%s', (_, line, expected) => {
    expect(written(web('environment:', `  ${line}`))).toEqual(expected);
  });

  it('parts beside the host, whatever they are called', () => {
    const text = web(
      'environment:',
      '  WORDPRESS_DB_HOST: db:5432',
      '  WORDPRESS_DB_USER: wp',
      '  WORDPRESS_DB_PASSWORD: ${PW}',
      '  WORDPRESS_DB_NAME: wp',
      '  OTHER_PASSWORD: x',
    );
    expect(written(text)).toEqual(['@{db.PGUSER}', '@{db.PGPASSWORD}', '@{db.PGDATABASE}']);
  });

  it('says nothing of user and database that are called as the managed ones', () => {
    const text = web(
      'environment:',
      '  DB_HOST: db',
      '  DB_USER: app',
      '  DB_NAME: app',
      '  DB_PASSWORD: "@{db.PGPASSWORD}"',
    );
    expect(found(text, 'credentials')).toEqual([]);
  });

  it('a list of variables, mended', () => {
    const text = web('environment:', '  - PGHOST=db', '  - PGUSER=me');
    const [login, password] = found(text, 'credentials');
    expect(login?.sentence).toContain('without its password');
    expect(applyEdits(text, password?.fix?.edits ?? [])).toContain("- 'PGUSER=@{db.PGUSER}'");
  });

  it('a Redis without a password is told of its password', () => {
    const cache = service('cache', 'image: redis:7.2');
    const url = file(service('web', 'image: x', 'environment: {R: "redis://cache:6379/1"}'), cache);
    expect(written(url)).toEqual(['redis://:@{cache.REDIS_PASSWORD}@cache:6379/1']);
    const host = file(service('web', 'image: x', 'environment: {REDIS_HOST: cache}'), cache);
    expect(one(host, 'credentials').sentence).toBe('`web` points to `cache` without its password');
  });

  it('a name of the container is written as the name of the service', () => {
    const text = file(
      service('web', 'image: x', 'environment: {DATABASE_URL: "mysql2://u:p@shop-db/x"}'),
      service('db', 'image: mysql:8.4', 'container_name: shop-db'),
    );
    expect(written(text)).toEqual([
      'mysql2://@{db.MYSQL_USER}:@{db.MYSQL_PASSWORD}@db/@{db.MYSQL_DATABASE}',
    ]);
  });

  it('an adapted name stands in the reference', () => {
    const text = file(
      service('web', 'image: x', 'environment: {DATABASE_URL: "postgres://u:p@my_db/x"}'),
      service('my_db', 'image: postgres:17'),
    );
    expect(written(text)).toEqual(['@{my-db.DATABASE_URL}']);
  });
});

describe('keys that an app may miss', () => {
  it.each([
    ['secrets', 'secrets: [token]'],
    ['configs', 'configs: [nginx]'],
    ['gpus', 'gpus: all'],
    ['devices', 'deploy: {resources: {reservations: {devices: [{capabilities: [gpu]}]}}}'],
    ['network-mode', 'network_mode: service:vpn'],
  ])('%s is a finding', (code, line) => {
    const text = file(service('web', 'image: x', line), service('vpn', 'image: y'));
    expect(one(text, code).severity).not.toBe('note');
    expect(
      found(text, 'ignored')
        .map(({ hint }) => hint)
        .join(),
    ).not.toContain(`\`${code}\``);
  });

  it('the target of a build is understood', () => {
    const text = file(service('web', 'build: {context: ., target: prod}'));
    expect(found(text, 'ignored')).toEqual([]);
  });
});

describe('databases', () => {
  it('the nearest version is that of the image', () => {
    const text = file(service('db', 'image: timescale/timescaledb:2.22.0-pg17'));
    expect(one(text, 'unoffered-database').hint).toContain('PostgreSQL 17');
  });

  it('redis:7 says what its publisher ships and what is on offer', () => {
    const { hint } = one(file(service('r', 'image: redis:7-alpine')), 'image-version');
    expect(hint).toContain('Redis 7.4');
    expect(hint).toContain('Redis 7.2');
  });

  it('an unknown image with the contract of a database is one', () => {
    const text = file(
      service(
        'db',
        'image: ghcr.io/acme/pg-with-everything:pg16',
        'environment: {POSTGRES_PASSWORD: x}',
        'volumes: ["data:/var/lib/postgresql/data"]',
      ),
    );
    expect(one(`${text}volumes: {data: {}}\n`, 'unoffered-database').hint).toContain(
      'PostgreSQL 16',
    );
  });

  it('a dump job on the image of a database is no second database', () => {
    const text = file(
      service('db', 'image: postgres:17'),
      service(
        'backup',
        'image: postgres:17',
        `command: bash -c "while true; do pg_dump -h db -U postgres app > /b/x; sleep 86400; done"`,
      ),
    );
    expect(plan(text).rows.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'db postgres',
      'db disk disk',
      'backup app',
    ]);
  });

  it.each([
    'postgres -c max_connections=200',
    '-c shared_buffers=1GB',
    'docker-entrypoint.sh postgres',
  ])('a server with options stays one: %s', (command) => {
    expect(
      plan(file(service('db', 'image: postgres:17', `command: ${command}`))).rows[0]?.kind,
    ).toBe('postgres');
  });
});

describe('the variables to set', () => {
  it('are those of the apps of the plan, and never those of a shell', () => {
    const text = file(
      service(
        'web',
        'image: x:${TAG}',
        'ports: ["${HOST_PORT:-80}:80"]',
        'volumes: ["${PWD}/x:/x"]',
        'environment: {A: "${TOKEN}", B: "${UID}", C: "${HOME}", D: , API_KEY: }',
      ),
      service('job', 'image: x', 'environment: {E: "${JOB}"}', 'profiles: [debug]'),
      service('db', 'image: postgres:17', 'environment: {POSTGRES_PASSWORD: "${DB}"}'),
    );
    expect(plan(text).variables).toEqual(['TAG', 'TOKEN', 'UID', 'API_KEY']);
  });
});

describe('YAML as Compose reads it', () => {
  it('a merge key may carry its tag', () => {
    const text = `x-base: &base\n  image: nginx:1.27\n${file(service('web', '!!merge <<: *base', 'ports: [80]'))}`;
    expect(plan(text)).toMatchObject({ state: 'ready', problems: 0 });
  });

  it.each(['yes', 'on', '"true"'])('privileged: %s is true', (word) => {
    expect(
      found(file(service('web', 'image: x', `privileged: ${word}`)), 'privileged'),
    ).toHaveLength(1);
  });

  it('- FOO: bar is no variable, and the hint says how to write one', () => {
    const text = file(service('web', 'image: x', 'environment:', '  - FOO: bar'));
    expect(one(text, 'environment-item').severity).toBe('error');
    expect(one(text, 'environment-item').hint).toContain('`- KEY=value`');
  });

  it('nesting without end is refused while it is read, the second time too', () => {
    for (let run = 0; run < 3; run += 1)
      expect(plan('['.repeat(5000)).findings[0]?.sentence).toBe(
        'Lists and maps are nested more than 100 deep',
      );
  });
});

describe('names', () => {
  it('are adapted, never a reason to refuse the file', () => {
    const text = `${file(
      service('My_App', 'image: x', 'ports: [80]', 'volumes: ["app_data:/x"]'),
      service('my-app', 'image: y'),
    )}volumes: {app_data: }\n`;
    const result = plan(text);
    expect(result.state).toBe('ready');
    expect(result.rows.map(({ name, from }) => `${from ?? '='} ${name}`)).toEqual([
      'My_App my-app-2',
      'app_data app-data',
      '= my-app',
    ]);
    expect(one(text, 'name').severity).toBe('note');
  });
});

describe('a line that several services share', () => {
  it('names all of them', () => {
    const text = `x-base: &base\n  privileged: true\n${file(
      service('a', '<<: *base', 'image: x'),
      service('b', '<<: *base', 'image: x'),
      service('c', '<<: *base', 'image: x'),
    )}`;
    expect(one(text, 'privileged').hint).toContain('The same goes for `b` and `c`.');
  });
});

describe('Java', () => {
  it('a heap above the planned memory is a finding that sets the memory', () => {
    const text = file(
      service('search', 'image: x', 'mem_limit: 512m', 'environment: {A: "-Xms1g -Xmx1g"}'),
    );
    expect(one(text, 'heap').sentence).toContain('512 MB');
    const after = mended(text, 'heap');
    expect(after).toContain('    mem_limit: 2048M\n');
    expect(found(after, 'heap')).toEqual([]);
  });
});

describe('profiles', () => {
  const text = file(
    service('web', 'image: x', 'ports: [80]'),
    service('tools', 'image: y', 'profiles: [debug, dev]'),
  );

  it('a service of a profile that is not chosen is left out of the plan and the sum', () => {
    expect(details(text)).toEqual(['web: app, public on 80']);
    expect(plan(text).profiles).toEqual([
      { name: 'debug', services: ['tools'], chosen: false },
      { name: 'dev', services: ['tools'], chosen: false },
    ]);
  });

  it('one of a chosen profile is counted', () => {
    const choices = { sizes: new Map(), disks: new Map(), profiles: new Set(['dev']) };
    expect(plan(text, choices).services).toBe(2);
  });
});
