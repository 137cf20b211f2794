import { describe, expect, it } from 'vitest';
import { rows } from './knownImages.ts';
import { sourceOf } from './memoryAdvice.ts';
import { mendAll } from './mend.ts';
import { plan } from './testing.ts';
import { verdictOf } from './text.ts';
import type { Choices } from './types.ts';

const service = (name: string, ...lines: string[]) =>
  [`  ${name}:`, ...lines.map((line) => `    ${line}`)].join('\n');
const file = (...services: string[]) => `services:\n${services.join('\n')}\n`;
const detail = (text: string, choices?: Choices) => plan(text, choices).rows[0]?.detail;
const said = (text: string, code: string) =>
  plan(text).findings.filter((finding) => finding.code === code);
const verdict = (text: string) => verdictOf(plan(text)).words;

describe('how an app is reached and checked', () => {
  it.each([
    // What it is, the lines of a service, and its row.
    'a worker has no port | image: x:1 | app, without a port',
    'a loopback port is internal | image: x:1 | ports: ["127.0.0.1:80:80"] | app, internal on 80',
    'the check names its own service | image: x:1 | healthcheck: {test: curl -f http://web:81/up} | app, internal on 81',
    'the check names its host name | image: x:1 | hostname: box | healthcheck: {test: curl http://box:82} | app, internal on 82',
    'a check without a scheme is HTTP | image: x:1 | healthcheck: {test: wget -qO- localhost:83/up} | app, internal on 83',
    'a check that is off leaves the process | image: x:1 | healthcheck: {test: [NONE]} | app, without a port',
    'an fpm image | image: nextcloud:fpm | expose: [80, 9000] | app, internal on 9000',
    'a database that is known by its name and its data | image: a/b-postgresql:17 | volumes: ["data:/var/lib/postgresql"] | app, internal on 5432',
    'a known image has its port | image: n8nio/n8n:1 | app, internal on 5678',
    'an API without a login is not public | image: clickhouse/clickhouse-server:25 | ports: [8123, 9000] | app, internal on 8123',
    'its command names the port | image: x:1 | command: uvicorn a:b --host 0.0.0.0 --port 8004 | app, internal on 8004',
    'its command names an address | image: x:1 | command: manage.py runserver 0.0.0.0:8005 | app, internal on 8005',
    'a variable names the port | image: x:1 | environment: {SHOP_APP_PORT: 5506} | app, internal on 5506',
    'a variable of .NET names the port | image: x:1 | environment: {ASPNETCORE_URLS: "http://+:8006"} | app, internal on 8006',
    'a command that asks a database names none | image: x:1 | command: pg_dump --port 5432 | app, without a port',
    'the address of a proxy is before what is published | image: x:1 | environment: [SERVICE_URL_WEB_8080] | expose: [8080] | ports: [4000] | app, public on 8080',
    'gRPC of OpenTelemetry is public only alone | image: x:1 | ports: [4317, "1:80"] | app, public on 80',
    'a database that is built | build: . | environment: {POSTGRES_PASSWORD: x} | volumes: ["data:/var/lib/postgresql"] | app from Git, internal on 5432',
    'a proxy leads to a known image whose check is off | image: authelia/authelia:4 | healthcheck: {disable: true} | labels: ["traefik.http.routers.a.rule=Host(`a`)"] | app, public on 9091',
    'scale counts | image: x:1 | scale: 3 | app, 3 replicas, without a port',
  ])('%s', (row) => {
    const [, ...lines] = row.split(' | ');
    const expected = lines.pop();
    expect(detail(file(service('web', ...lines)))).toBe(expected);
  });

  it('a visitor can make an internal port public', () => {
    const text = file(service('web', 'image: x:1', 'ports: ["127.0.0.1:80:80"]'));
    const reach = new Map<string, number | 'internal'>([['web', 80]]);
    expect(detail(text, { sizes: new Map(), disks: new Map(), reach })).toBe('app, public on 80');
  });

  it('a port that is checked with https receives plain HTTP here', () => {
    const check = 'healthcheck: {test: curl -kf https://localhost:9443/up}';
    const [finding] = said(file(service('web', 'image: x:1', 'ports: [9443]', check)), 'tls');
    expect(finding?.stops).toBe(true);
    expect(finding?.hint).toContain('https://');
  });

  it.each([['15m'], ['90s']])('a start within %s is waited for', (time) => {
    const check = `healthcheck: {test: curl localhost, start_period: ${time}}`;
    expect(said(file(service('web', 'image: x:1', check)), 'start-grace')).toEqual([]);
  });

  it('a longer start is a finding', () => {
    const check = 'healthcheck: {test: curl localhost, start_period: 20m}';
    expect(said(file(service('web', 'image: x:1', check)), 'start-grace')).toHaveLength(1);
  });
});

describe('what runs', () => {
  it('a database of linuxserver.io has its disk where it keeps its data', () => {
    const { rows } = plan(file(service('db', 'image: lscr.io/linuxserver/mariadb:11.4')));
    expect(rows[1]?.detail).toBe('volume of db at /config');
  });

  it.each([
    ['variable', 'environment: {PGDATA: /d}', '/d'],
    [
      'directory below the usual one',
      'environment: {PGDATA: /var/lib/postgresql/data/x}',
      '/var/lib/postgresql/data',
    ],
    ['option', 'command: postgres -D /d', '/d'],
  ])('a database without a volume gets one where its %s says', (_, line, path) => {
    const { rows } = plan(file(service('db', 'image: postgres:14', line)));
    expect(rows[1]?.detail).toBe(`volume of db at ${path}`);
  });

  it('a container that only holds volumes costs nothing', () => {
    const text = file(service('a', 'image: x:1'), service('b', 'image: x:1', 'command: /bin/true'));
    expect(plan(text).services).toBe(1);
  });

  it('a service without replicas is left out', () => {
    const text = file(
      service('a', 'image: x:1'),
      service('b', 'image: y:1', 'deploy: {replicas: 0}'),
    );
    expect(plan(text).services).toBe(1);
  });

  it('a file of which every service has a profile is a question, not a sum of nothing', () => {
    const text = file(service('a', 'image: x:1', 'profiles: [dev]'));
    expect(verdict(text)).toBe("Doesn't run yet: Every service has a profile, and none is chosen");
  });

  it('a profile whose variable is empty starts its service', () => {
    const text = file(service('a', 'image: x:1', "profiles: ['${X:-}']"));
    expect(plan(text).services).toBe(1);
    expect(verdict(text)).not.toContain('profile');
  });

  it.each([
    ['the same image', 'image: x:1', [], 'pre-deploy command of `web`'],
    ['the image that it builds', 'build: .\n    image: x:1', [], 'pre-deploy command of `web`'],
    ['the same image with a volume', 'image: x:1', ['volumes: ["data:/d"]'], 'when it starts'],
    ['a different image', 'image: z:1', [], 'a different image'],
  ])('a one-shot service of %s has its own way out', (_, image, more, expected) => {
    const web = service(
      'web',
      'image: x:1',
      'depends_on: {job: {condition: service_completed_successfully}}',
    );
    const [finding] = said(
      `${file(web, service('job', image, ...more))}volumes: {data: {}}\n`,
      'one-shot',
    );
    expect(finding?.hint).toContain(expected);
  });

  it('a known image gets the memory that its documentation asks for, or a finding', () => {
    const image = 'image: quay.io/keycloak/keycloak:26.0';
    expect(plan(file(service('a', image))).rows[0]?.size).toBe('medium');
    expect(said(file(service('a', image, 'mem_limit: 512m')), 'least-memory')[0]?.stops).toBe(true);
  });

  it.each([
    ['-Xmx', ['image: elasticsearch:9', 'environment: {J: -Xmx1g}'], 'medium', 'can grow to 1 GB'],
    ['the heap of an image', ['image: confluentinc/cp-kafka:8'], 'medium', 'Source: '],
    ['a smaller -Xmx', ['image: apache/kafka:4', 'environment: ["K=-Xmx300m"]'], 'micro', ''],
    ['a limit', ['image: solr:9', 'mem_limit: 512m'], 'micro', ''],
    ['the facts of a copied image', ['image: gitlab/gitlab-ee:18'], 'xlarge', 'calls for 8 GB'],
    ['a search engine inside', ['image: sonarqube:community'], 'medium', '2 GB'],
  ])('%s: the size and its price follow', (_, lines, size, words) => {
    const text = file(service('a', ...lines));
    const [row] = plan(text).rows;
    expect([row?.size, row?.expression]).toEqual([size, `size.${size}`]);
    const notes = said(text, 'least-memory').map(({ sentence, hint }) => sentence + hint);
    expect(notes.join()).toContain(words);
    expect(said(text, 'heap')).toEqual([]);
  });

  it.each(Object.entries(rows))('%s names the source of its memory', (image, known) => {
    const needs = known.memoryMb ?? known.heapMb;
    expect(needs === undefined || sourceOf(image) !== undefined).toBe(true);
    expect(known.port).not.toBe(0);
  });

  it.each([
    ['ready', ['image: x:1', 'ports: [80]'], 'Ready'],
    ['questions', ['image: x:1', 'ports: [80]', 'volumes: ["./d:/d"]'], 'Runs, with 1 question'],
    ['nothing that is public', ['image: x:1'], 'Runs, with 1 question'],
    ['a database without a volume, too', ['image: mongo:8'], 'Runs, with 2 questions'],
    [
      'a refusal first',
      ['image: x:1', 'environment: {U: "postgres://a:b@db/c"}', 'privileged: true'],
      "Doesn't run yet: `privileged` of `web` is refused",
    ],
    [
      'what its machine lacks before its ports',
      ['image: x:1', 'ports: [80, "53:53/udp"]', 'privileged: true'],
      "Doesn't run yet: `privileged` of `web` is refused",
    ],
    ['a GPU', ['image: x:1', 'cap_add: [A]', 'gpus: all'], "Doesn't run yet: `web` needs a GPU"],
  ])('%s', (_, lines, expected) => {
    expect(verdict(file(service('web', ...lines), service('db', 'image: postgres:17')))).toBe(
      expected,
    );
  });
});

describe('after Fix no old login is left', () => {
  const stacks: Readonly<Record<string, readonly string[]>> = {
    Spring: [
      'SPRING_DATASOURCE_URL: jdbc:postgresql://db:5432/shop',
      'SPRING_DATASOURCE_USERNAME: shop',
      'SPRING_DATASOURCE_PASSWORD: hidden',
    ],
    'Spring, reactive': [
      'SPRING_R2DBC_URL: r2dbc:postgresql://db/shop',
      'SPRING_R2DBC_USERNAME: shop',
      'SPRING_R2DBC_PASSWORD: hidden',
    ],
    Keycloak: [
      'KC_DB: postgres',
      'KC_DB_URL: jdbc:postgresql://db/shop',
      'KC_DB_USERNAME: shop',
      'KC_DB_PASSWORD: hidden',
    ],
    'Keycloak, in parts': [
      'KC_DB_URL_HOST: db',
      'KC_DB_URL_DATABASE: shop',
      'KC_DB_USERNAME: shop',
      'KC_DB_PASSWORD: hidden',
    ],
    SonarQube: [
      'SONAR_JDBC_URL: jdbc:postgresql://db:5432/shop',
      'SONAR_JDBC_USERNAME: shop',
      'SONAR_JDBC_PASSWORD: hidden',
    ],
    Penpot: [
      'PENPOT_DATABASE_URI: postgresql://db/shop',
      'PENPOT_DATABASE_USERNAME: shop',
      'PENPOT_DATABASE_PASSWORD: hidden',
    ],
    'JDBC with parameters': ['URL: jdbc:postgresql://db/shop?user=shop&password=hidden&ssl=false'],
    Gitea: [
      'GITEA__database__HOST: db:5432',
      'GITEA__database__NAME: shop',
      'GITEA__database__USER: shop',
      'GITEA__database__PASSWD: hidden',
    ],
    'JSON in a variable': [
      `DB: '{"host":"db","username":"shop","dbname":"shop","password":"hidden"}'`,
    ],
    'Temporal, with seeds': [
      'POSTGRES_SEEDS: db',
      'POSTGRES_USER: shop',
      'POSTGRES_PWD: hidden',
      'POSTGRES_DB: shop',
    ],
    'a password of another name': ['DB_HOST: db', 'DB_USER: shop', 'DB_PASS_PHRASE_X: hidden'],
  };
  it.each(Object.entries(stacks))('%s', (_, lines) => {
    const web = service(
      'web',
      'image: x:1',
      'ports: [80]',
      'environment:',
      ...lines.map((line) => `  ${line}`),
    );
    const db = service('db', 'image: postgres:17', 'environment: {POSTGRES_PASSWORD: hidden}');
    const { text } = mendAll(file(web, db));
    const [own = ''] = text.split('  db:\n    image');
    expect(own).not.toMatch(/hidden|: shop$|\/shop/m);
    expect(own).toContain('@{db.PGPASSWORD}');
    expect(verdict(text)).toBe('Ready');
  });

  const waiting = (...lines: string[]) =>
    file(
      service('web', 'image: x:1', 'ports: [80]', 'depends_on: [db]', ...lines),
      service(
        'db',
        'image: postgres:17',
        'environment: {POSTGRES_USER: shop, POSTGRES_PASSWORD: hidden, POSTGRES_DB: shop}',
      ),
    );
  it.each([
    [
      'a login that only the code of the app puts together',
      ['environment: {POSTGRES_USER: shop, POSTGRES_PASSWORD: hidden, POSTGRES_DB: shop}'],
      /\{POSTGRES_USER: '@\{db.PGUSER\}', POSTGRES_PASSWORD: '@\{db.PGPASSWORD\}', POSTGRES_DB: '@\{db.PGDATABASE\}'\}/,
      'Ready',
    ],
    [
      'an address that is asked for',
      ['environment: {DATABASE_URL: "${DATABASE_URL}"}'],
      /DATABASE_URL: '@\{db.DATABASE_URL\}'/,
      'Ready',
    ],
    [
      'another database with the same name and password',
      ['environment: {CLICKHOUSE_DB: shop, CLICKHOUSE_PASSWORD: hidden}'],
      /CLICKHOUSE_DB: shop, CLICKHOUSE_PASSWORD: hidden/,
      'May not run, with 1 question',
    ],
    ['nothing that says how', [], /depends_on/, 'May not run, with 1 question'],
    [
      'a host and a user without a password',
      ['environment: {DB_HOST: db, DB_USER: shop}'],
      /DB_USER: '@\{db.PGUSER\}'/,
      "Doesn't run yet: `web` points to `db` without its password",
    ],
  ])('%s', (_, lines, written, words) => {
    const { text } = mendAll(waiting(...lines));
    expect(text).toMatch(written);
    expect(verdict(text)).toBe(words);
  });

  it('two databases of one server do not become one without a word', () => {
    const web = service(
      'web',
      'image: x:1',
      'environment: {A: "Host=db;Database=shop;Password=x", B: "postgres://u:p@db/tokens"}',
    );
    const [finding] = said(file(web, service('db', 'image: postgres:17')), 'several-databases');
    expect(finding?.sentence).toContain('`db` contains `shop` and `tokens`');
  });

  it('an `.env` that was given and is read as a whole is looked at', () => {
    const environment = new Map([['DATABASE_URL', 'postgres://shop:hidden@db/shop']]);
    const choices = { sizes: new Map(), disks: new Map(), environment };
    const { findings } = plan(waiting('env_file: .env'), choices);
    const [finding] = findings.filter(({ code }) => code === 'credentials');
    expect(finding).toMatchObject({
      stops: true,
      hint: expect.stringContaining('DATABASE_URL=@{db.DATABASE_URL}') as string,
    });
  });

  it('JSON that names the database is a finding', () => {
    const web = service(
      'web',
      'image: x:1',
      `environment: {CONFIG: '{"url":"postgres://a:b@db/c"}'}`,
    );
    expect(said(file(web, service('db', 'image: postgres:17')), 'credentials')[0]?.stops).toBe(
      true,
    );
  });
});

describe('what Fix leaves to the visitor', () => {
  it.each([
    ['the version of a database', service('db', 'image: postgres:13'), 'postgres:13'],
    [
      'configuration that lies beside the file',
      service('web', 'image: x:1', 'volumes: ["./config:/config"]'),
      './config:/config',
    ],
    ['a volume over code', service('web', 'image: x:1', 'volumes: ["/srv/x:/app"]'), '/srv/x:/app'],
    [
      'an invented port',
      service('web', 'image: x:1', 'ports: ["${PORT}:${PORT}"]'),
      '${PORT}:${PORT}',
    ],
  ])('%s', (_, text, kept) => {
    expect(mendAll(file(text)).text).toContain(kept);
  });

  it.each([
    ['a key', 'volumes: ["./id_rsa:/root/.ssh/id_rsa:ro"]'],
    ['a path that a volume hides', 'volumes: ["data:/etc/app", "./a.conf:/etc/app/a.conf"]'],
  ])('COPY is not advised for %s', (_, volumes) => {
    const text = `${file(service('web', 'image: x:1', volumes))}volumes: {data: {}}\n`;
    expect(said(text, 'bind-mount')[0]?.hint).not.toContain('COPY');
  });
});

it('a file for Coolify or Dokploy is read: its own keys, its addresses and its mounts', () => {
  const { rows, findings } = plan(`services:
  app:
    image: acme/shop:1
    exclude_from_hc: true
    environment:
      - SERVICE_FQDN_APP_3000
      - SECRET=$SERVICE_PASSWORD_64_APP
    volumes:
      - type: bind
        source: ./config.toml
        target: /etc/shop.toml
        content: "a = 1"
        is_directory: false
      - ../files/uploads:/srv/uploads
    networks: [dokploy-network]
networks:
  dokploy-network: { external: true }
`);
  expect(rows[0]?.detail).toBe('app, public on 3000');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(findings.filter(({ severity }) => severity === 'finding')).toHaveLength(2);
});

it('takes a reference that is typed at the import, where the file has a variable for app and database', () => {
  const file = `services:
  app:
    image: acme/shop
    ports: ['8080']
    environment:
      DB_HOST: db
      DB_USER: app
      DB_NAME: app
      DB_PASSWORD: \${DB_PASSWORD:?password}
  db:
    image: postgres:18
    environment:
      POSTGRES_USER: app
      POSTGRES_PASSWORD: \${DB_PASSWORD:?password}
`;
  const typed = new Map([['DB_PASSWORD', '@{db.PGPASSWORD}']]);
  const stops = (environment: ReadonlyMap<string, string>) =>
    plan(file, { sizes: new Map(), disks: new Map(), environment }).findings.filter(
      ({ stops: doesStop }) => doesStop,
    );
  expect(stops(new Map())).toHaveLength(1);
  expect(stops(typed)).toEqual([]);
});
