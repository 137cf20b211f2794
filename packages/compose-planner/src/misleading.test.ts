import { describe, expect, it } from 'vitest';
import { givenChoices, mergeFiles } from './files.ts';
import { mendAll } from './mend.ts';
import { NO_CHOICES } from './rows.ts';
import { plan } from './testing.ts';

/** What reading public files by hand found misleading, each with the words that misled. */
const said = (text: string, code: string) =>
  plan(text)
    .findings.filter((finding) => finding.code === code)
    .map(({ line, sentence, hint }) => `${line} ${sentence}. ${hint}`);

const withPostgres = (...environment: string[]) =>
  `services:\n  app:\n    image: x:1\n    environment:\n${environment.map((line) => `      ${line}\n`).join('')}  db:\n    image: postgres:17\n`;

describe('answers that misled', () => {
  it('POSTGRES_USER beside a host of another name is its login, not a login that lacks', () => {
    const text = withPostgres(
      'DB_SERVER_HOST: db',
      'POSTGRES_USER: zabbix',
      'POSTGRES_PASSWORD: ${SECRET}',
    );
    expect(said(text, 'credentials')).toEqual([
      "6 `POSTGRES_USER` of `app` sets a user name that `db` won't have. A managed database has its own user, password and database. Use `@{db.PGUSER}` instead.",
      "7 `POSTGRES_PASSWORD` of `app` sets a password that `db` won't have. A managed database has its own user, password and database. Use `@{db.PGPASSWORD}` instead. The image has its own defaults for the rest, so set `POSTGRES_DB=@{db.PGDATABASE}` or the like, too.",
    ]);
  });

  it('a service that extends one of a file that is missing is not offered for deletion', () => {
    const text = 'services:\n  web:\n    extends:\n      file: base.yaml\n      service: web\n';
    const [finding] = plan(text).findings.filter(({ code }) => code === 'service-empty');
    expect(finding?.hint).toContain('provide both files together');
    expect(finding?.fix).toBeUndefined();
  });

  it('an address without a port names port 80, where no other names one', () => {
    const file = (...urls: string[]) =>
      `services:\n  client:\n    image: x:1\n    ports: [6253]\n    environment: [${urls.join(', ')}]\n  server:\n    image: y:1\n`;
    const reach = (...urls: string[]) => plan(file(...urls)).rows[1]?.detail;
    expect(reach('VITE_API_URL=http://server')).toBe('app, internal on 80');
    expect(reach('A=http://server/api', 'B=http://server:9000/')).toBe('app, internal on 9000');
    for (const url of [
      'https://server',
      'http://server.example',
      'http://server@x',
      'xhttp://server',
    ])
      expect(reach(`A=${url}`), url).toBe('app, without a port');
    expect(said(file('A=http://server'), 'no-port')).toEqual([]);
  });

  it('data below /etc becomes a volume, behind a document mark too', () => {
    const text = '---\nservices:\n  web:\n    image: x:1\n    volumes: ["./data:/etc/app/data"]\n';
    expect(said(text, 'bind-mount')[0]).toContain('Make this a volume');
    expect(mendAll(text, undefined, 'bind-mount').text).toContain('volumes:\n  web-data:');
    expect(mendAll(`${text}...\n`, undefined, 'bind-mount').text).toContain('web-data:\n...');
  });

  it('Coolify declares the volumes of its templates itself', () => {
    const text =
      'services:\n  web:\n    image: x:1\n    environment: [SERVICE_URL_WEB_80]\n    volumes: ["data:/d"]\n';
    const [finding] = plan(text).findings.filter(({ code }) => code === 'volume-undeclared');
    expect(finding?.severity).toBe('note');
  });

  it('an undeclared volume with the name of a file lacks what makes it a path', () => {
    const found = (volume: string) =>
      plan(`services:\n  web:\n    image: x:1\n    volumes: [${volume}]\n`).findings.find(
        ({ code }) => code === 'volume-undeclared',
      );
    const file = found('"server.mjs:/app/server.mjs"');
    expect(file?.hint).toContain('For a file of yours, write `./server.mjs`.');
    expect(file?.fix).toBeUndefined();
    for (const volume of ['"server:/app"', '{type: volume, source: a.data, target: /a}'])
      expect(found(volume)?.hint, volume).toContain('at the left margin');
    expect(found('{type: bind, source: server.mjs, target: /app/server.mjs}')).toBeUndefined();
    const [below] = said(
      'services:\n  web:\n    image: x:1\n    volumes: ["src/a.mjs:/a.mjs"]\n',
      'mount',
    );
    expect(below).toContain('`./PATH:/path/in/the/container` for files of your own.');
  });

  it("a pair of ports for HTTP and HTTPS is a proxy's, not the port of an app that gets it too", () => {
    const app = (variables: string) =>
      plan(`services:\n  web:\n    image: x:1\n    environment: {${variables}}\n`).rows[0]?.detail;
    expect(app('LISTEN_HTTP_PORT: 80')).toBe('app, internal on 80');
    expect(app('LISTEN_HTTP_PORT: 80, LISTEN_HTTPS_PORT: 443')).toBe('app, without a port');
  });

  it('the directory above the data of a database that becomes an app is its disk', () => {
    const text = (target: string) =>
      `services:\n  db:\n    image: pgautoupgrade/pgautoupgrade:18\n    volumes: ["./db:${target}"]\n`;
    expect(plan(text('/var/lib/postgresql')).rows).toHaveLength(1);
    expect(plan(text('/var/lib/other')).rows).toHaveLength(2);
  });

  it('a file for an image with a digest is copied onto its tag', () => {
    const text = `services:\n  db:\n    image: mysql:5.7.44@sha256:${'0'.repeat(64)}\n    volumes: ["./init:/docker-entrypoint-initdb.d"]\n`;
    expect(said(text, 'bind-mount')[0]).toMatch(/`FROM mysql:5\.7\.44` and `COPY \S+ \S+`\.$/);
  });
});

/** Finding, services, and words that the finding holds; `-` for a finding that isn't there. */
const SAID = [
  'not-http | a: {image: x, ports: [80]}, b: {image: x, ports: ["5900:5900"]} | Port 5900 of `b` (VNC) can\'t be reached',
  'side-port | a: {image: x, ports: [80]}, b: {image: x, ports: ["1812:1812/udp"]} | Port 1812 of `b` (UDP) can\'t be reached',
  'unreachable | a: {image: x, ports: [80]}, b: {image: x, ports: ["25:25"]} | Port 25 of `b` (SMTP)',
  'unreachable | a: {image: x, ports: [80]}, b: {image: maildev/maildev, ports: ["25:25"]} | -',
  'not-http | a: {image: maildev/maildev, ports: ["25:25", "1080:1080"]} | Port 25 of `a` isn\'t HTTP (SMTP) and stays internal',
  'which-port | a: {image: x, ports: ["20001:20001/udp", "20002:20002"]} | Nothing says which port of `a` is for pages, so it stays internal',
  'which-port | a: {image: rustdesk/rustdesk-server, ports: ["21117:21117", "21119:21119"]} | Nothing says which port of `a`',
  'which-port | a: {image: me/unifi, ports: ["3478:3478/udp", "6789:6789", "8080:8080", "8443:8443"]} | 8443 is for TLS of its own',
  'which-port | a: {image: x, ports: ["53:53/udp", "80:80"]}, b: {image: x, ports: ["443:443/udp", "8080:8080", "8443:8443"]}, c: {image: x, ports: [5672, 15672]}, d: {image: x, environment: [PORT=51821], ports: ["51820:51820/udp", "51821:51821"]} | -',
  'no-public | a: {image: x, ports: ["20001:20001/udp", "20002:20002"]} | -',
  "not-http | a: {image: x/xibo-xmr, ports: [9505]} | isn't HTTP (ZeroMQ) and stays internal",
  'second-port | a: {image: x, ports: [9505]} | -',
  'second-port | a: {image: "caddy:2", ports: [80, 443], environment: [SITE_URL=http://localhost]} | -',
  'restart | db-migrate: {image: x} | `db-migrate` is started again when it exits',
  'restart | web: {image: x, command: cp -r /a /b} | `web` is started again when it exits',
  'restart | init: {image: x, restart: always} | -',
  'restart | init: {image: x, expose: [80]} | -',
  'restart | worker-migrations: {image: x} | -',
  'local-address | a: {image: x, environment: [A_HOST=localhost, VIRTUAL_HOST=example.org]} | gets here, with `https://` in a URL and without a port.',
  'placeholder-value | a: {image: x, environment: [A=changeme, B=changeme]} | are placeholders. Anyone can read the template.',
  'other-name | a: {image: x, environment: ["DB=u:p@tcp(my-db)/shop"]}, b: {image: "mariadb:11", container_name: my-db} | `DB` of `a` calls `b` by another name, `my-db`',
  'unoffered-database | a: {image: x, ports: ["8000:8000"], environment: {POSTGRES_PASSWORD: p}, volumes: ["data:/var/lib/postgresql/data"]} | -',
  'unoffered-database | a: {image: x, ports: ["5433:5432"], environment: {POSTGRES_PASSWORD: p}, volumes: ["data:/var/lib/postgresql/data"]} | `a` becomes an app with a volume',
  'unoffered-database | a: {image: acme/postgres, ports: ["81:81"], environment: {POSTGRES_PASSWORD: p}, volumes: ["data:/var/lib/postgresql/data"]} | `a` becomes an app',
  'unoffered-database | a: {image: "mariadb:11", volumes: ["./d:/var/lib/mysql"]} | `a` becomes an app, not a managed database',
  'bind-mount | a: {image: x}, b: {image: "traefik:3", volumes: ["./t.yml:/etc/traefik/t.yml"]} | -',
  'other-name | a: {image: x, container_name: a_c}, b: {image: nginxproxy/acme-companion, environment: {P_HOST: a_c}} | -',
  'placeholder-value | a: {image: x}, b: {image: nginxproxy/acme-companion, environment: {DEFAULT_EMAIL: change_me}} | -',
  'health-path | a: {image: x, healthcheck: {test: curl http://localhost/up}} | `/up` answers 2xx or 3xx on 80',
  'health-path | a: {image: x, environment: [PORT=3000], healthcheck: {test: curl http://localhost/up}} | on 3000',
  'health-path | a: {image: x, healthcheck: {test: curl --unix-socket /s http://localhost/up}} | -',
  'socket | a: {image: x}, b: {image: "traefik:3", volumes: ["/var/run/docker.sock:/var/run/docker.sock"]} | Delete the service, because its work is built in.',
  'socket | a: {image: x, labels: ["traefik.http.routers.a.rule=Host(`x.dev`) && PathPrefix(`/a`)", "traefik.http.services.a.loadbalancer.server.port=1"]}, b: {image: y, labels: ["traefik.http.routers.b.rule=Host(`x.dev`)", "traefik.http.services.b.loadbalancer.server.port=1"]}, t: {image: "traefik:3", volumes: ["/var/run/docker.sock:/var/run/docker.sock"]} | Delete the mount when you replace the service.',
  'local-address | web: {build: {args: {NEXT_PUBLIC_API: "ws://localhost:1/x"}}} | `NEXT_PUBLIC_API=ws://localhost:1/x` of `web` isn\'t the app\'s own address',
  "local-address | web: {image: x, environment: [VITE_A=http://api:80]}, api: {image: y} | `VITE_A=http://api:80` of `web` isn't the app's own address",
  'local-address | web: {image: x, environment: [VITE_A=https://api.acme.dev]} | -',
  'local-address | web: {image: x, environment: [VITE_A_SERVER=http://web]} | -',
  'local-address | web: {image: x, environment: [A=http://api]}, api: {image: y} | -',
  'extra-hosts | web: {image: x, environment: [A=http://host.docker.internal:1, B=http://localhost:8080], ports: ["8080:80"]} | `A` of `web` names `host.docker.internal`, which is the computer that runs',
  'extra-hosts | web: {image: x, environment: [A=http://172.17.0.1:8080]} | `A` of `web` names `172.17.0.1`',
  'local-address | web: {image: x, environment: [B=http://localhost:8080], ports: ["8080:80"]} | `B=http://localhost:8080` of `web` isn\'t',
  'local-address | web: {image: x, environment: [B=http://localhost:8080], ports: ["81:80"]} | -',
  'local-address | web: {image: x, environment: ["L=PLAINTEXT://localhost:9092"], ports: ["9092:9092"]} | -',
  'no-volume | db: {image: "postgres:14", volumes: ["data:/var/lib/postgrs/data"]} | keeps its data in `/var/lib/postgresql/data`, where nothing is mounted',
  'no-volume | db: {image: "postgres:14", environment: [PGDATA=/d], volumes: ["data:/d"]} | -',
  'image-local | a: {image: "node-1:5000/app:1"} | pull `node-1:5000/app:1`',
  'image-local | a: {image: "${APP:-app:local}"} | pull `app:local`',
  'image-local | a: {image: "registry.example:5000/app:1"} | -',
  'image-local | a: {image: shop}, b: {image: "shop:2"} | pull `shop`. Docker Hub has no such official image',
  'image-local | a: {image: "shop:1"}, b: {image: "shop:1"} | name that one, or write `build` to build it from Git. The same goes for `b`.',
  'image-local | a: {image: nginx}, b: {image: me/shop}, c: {build: ., image: shop} | -',
  'image-local | a: {build: ., image: me/a:local}, b: {image: me/a:local} | `b` runs the image that `a` builds. No registry has that image',
  'image-variable | a: {image: "me/a:${V}"}, b: {image: "me/b:${V}"} | pull `me/a:${V}`. `V` has no value here, so it names no image. Give it one in `.env`, or a default after `:-`. The same goes for `b`.',
  'image-variable | a: {image: "me/a${V}:1", name: x} | -',
  'credentials | a: {image: x, environment: [DB_SCHEMA=s, DB_HOST=db]}, db: {image: "postgres:17"} | `a` points to `db` without its password',
  'credentials | a: {image: x, depends_on: [db], environment: {DATABASE_URL: "${A}"}}, db: {image: "postgres:17"} | `DATABASE_URL` of `a` has no value in the file. A managed database has its own user, password and database. Use `@{db.DATABASE_URL}`.',
  'several-databases | a: {image: x, environment: ["U=postgres://u:p@db/${N}"]}, b: {image: x, environment: ["U=postgres://u:p@db/m"]}, db: {image: "postgres:17"} | `db` contains `${N}` and `m`',
  'port | a: {image: x, ports: ["${P}"]} | Add the port that the service listens on',
  'port | a: {image: x, ports: ["${P}"], healthcheck: {test: "curl localhost:3001/up"}} | Add a default: `${P:-3001}`',
  'tls | a: {image: x, ports: [80, 443, 443/udp], environment: ["SERVER_NAME=localhost, a:80"]} | `a` answers only at `localhost, a:80`',
  'tls | a: {image: x, ports: [80, 443, 443/udp], environment: ["SERVER_NAME=:80"]} | -',
  'shared-volume | a: {build: ., volumes: ["./uploads:/u"]}, b: {image: x, volumes: ["./uploads:/u:ro"]} | `./uploads` is a bind mount of `a` and `b`',
  'shared-volume | a: {image: x, volumes: ["data:/a", "data:/b"]} | is mounted twice by `a`. A volume attaches to one app at one path. Mount it once',
  'bind-mount | a: {image: x, volumes: ["./a/sql:/b/sql"]} | `COPY ./a/sql /b/sql`',
  'bind-mount | a: {image: x, volumes: ["./${SETUP:-https}.conf:/etc/b"]} | `COPY ./https.conf /etc/b`',
  'bind-mount | a: {image: x, volumes: ["../files/b.conf:/etc/b:ro"]} | `COPY b.conf /etc/b`',
  'bind-mount | a: {image: x, volumes: ["${STORE:-/mnt/docker}/a/b.conf:/etc/b"]} | `COPY b.conf /etc/b`',
  'missing-config | a: {image: x, volumes: ["/data/app/.env:/a/.env:ro"]} | It contains variables. Set them as variables and secrets of the app.',
  'bind-mount | a: {image: x, volumes: ["${DISK}:/hostfs:ro"]} | see the host',
  'depends-on-profile | a: {image: x, environment: [B=tcp://b:1], depends_on: {b: {required: false}}}, b: {image: y, profiles: [p]} | `a` depends on `b`, whose profile',
  'empty-password | a: {image: "mariadb:11", environment: [MARIADB_ROOT_PASSWORD=]} | `MARIADB_ROOT_PASSWORD` of `a` is empty',
  'empty-password | a: {image: "postgres:13"} | `a` has no password',
  'empty-password | a: {image: "mysql:5", environment: {MYSQL_ROOT_PASSWORD: "${P}"}} | -',
  'empty-password | a: {image: "mysql:5", environment: [MYSQL_ROOT_PASSWORD]} | `MYSQL_ROOT_PASSWORD` of `a` is empty',
  'empty-password | a: {image: "mysql:5", env_file: a.env} | -',
  'no-volume | a: {image: "linuxserver/sonarr"} | keeps its data in `/config`',
  'data-container | a: {image: "busybox", command: /bin/true}, b: {image: x, volumes_from: [a]} | `a` ends as soon as it starts',
  'own-port | a: {image: "gotenberg/gotenberg:7", expose: [9000]} | `a` listens on 3000, not on 9000',
  'own-port | a: {image: "gotenberg/gotenberg:7", expose: [9000], command: gotenberg --api-port=9000} | -',
  'own-port | a: {image: "nginx:1", expose: [8080], volumes: ["./a.conf:/etc/nginx/nginx.conf"]} | -',
  'unreachable | a: {image: x, ports: [80, "5000-5500:5000-5500"]} | Ports 5000–5500 of `a` can\'t be reached from outside',
  'unreachable | a: {image: x, ports: [80, "8000-8003:8000-8003"]} | -',
  'all-profiles | a: {image: x, gpus: all, profiles: [p]}, b: {image: x, profiles: [q]} | No size has the GPU that `a` needs',
  'runtime | a: {image: x, runtime: nvidia} | `a` needs a GPU',
  'runtime | a: {image: x, runtime: runc} | -',
  'guarded-port | a: {image: "prom/prometheus:v3", ports: [9090]} | Port 9090 of `a` stays internal',
  'guarded-port | a: {image: "grafana/grafana:12", environment: [GF_AUTH_ANONYMOUS_ORG_ROLE=Admin], ports: [3000]} | 3000',
  'guarded-port | a: {image: "axllent/mailpit", ports: [8025], labels: ["traefik.http.routers.a.rule=Host(`a`)"]} | -',
  'no-public | a: {image: "jaegertracing/jaeger:2", ports: [16686]} | may let in everyone who reaches it',
  'guarded-port | a: {image: "confluentinc/cp-schema-registry:7", ports: [8081]} | 8081',
  'filled-volume | a: {image: "drupal:10", volumes: ["data:/var/www/html/sites"]} | starts empty',
  'hidden-code | a: {image: x, volumes: ["data:/app/node_modules"]} | starts empty',
  'hidden-code | a: {build: ., volumes: ["data:/usr/lib/python3.10/site-packages"]} | starts empty',
  'hidden-code | a: {build: ., volumes: ["data:/var/www/html"]} | starts empty',
  'hidden-code | nextcloud: {build: ., volumes: ["data:/var/www/html"]} | -',
  'filled-volume | a: {image: "nextcloud:fpm", volumes: ["data:/var/www/html"]} | -',
  'filled-volume | a: {image: "nginx:1", volumes: ["data:/var/www/html"]} | -',
  'missing-code | a: {build: .., volumes: ["../../api:/app/api"]} | The image of `a` can\'t contain `../../api`',
  'filled-volume | a: {image: "wordpress:6", volumes: ["data:/var/www/html"]} | -',
  'filled-volume | a: {image: x, volumes: ["data:/app/uploads"]} | -',
  'anonymous-volume | a: {build: ., volumes: [".:/app", /app/deps]} | stays as it is in the image',
  'no-public | a: {image: x, ports: ["127.0.0.1:8080:80"]} | on 127.0.0.1 only',
  'no-public | a: {image: x, ports: ["${P}:${P}"]} | from variables that have no value',
  'credentials | a: {image: x, environment: ["REDIS_URL=redis://c:6379"]}, c: {image: "redis:7.2"} | `REDIS_URL` of `a` points to `c` without its password. A managed Redis needs a password. Use `@{c.REDIS_URL}` instead.',
  'no-port | a: {image: x, environment: ["PORT=${PORT:-3080}"]} | -',
  'credentials | a: {image: x, depends_on: [b], environment: {DB_TYPE: p, DB_PASS: p}}, b: {image: "postgres:17", environment: {POSTGRES_PASSWORD: p}} | `DB_PASS` of `a`',
  'filled-volume | a: {image: x, volumes: ["data:/home/a/sites"]}, b: {image: x, volumes: ["data:/home/a/sites"]} | The same goes for `b`',
  'other-name | a: {image: x, environment: {API: "http://c_b:9000"}}, b: {image: y, container_name: c_b} | calls `b` by another name, `c_b`. Here, a service only has its name under `services`. Write `b` instead',
  'other-name | a: {image: x, environment: {DB_HOST: "${H:-my_pg}"}}, b: {image: "postgres:16", container_name: my_pg} | Use `b` instead',
  'other-name | a: {image: x, command: wait c_b:9000}, b: {image: y, container_name: c_b} | 1 `command` of `a` calls `b`',
  'other-name | a: {image: x, environment: [U=http://bee/], links: ["b:bee"]}, b: {image: y} | `U` of `a` calls `b`',
  'other-name | a: {image: x, links: ["b:bee"]}, b: {image: y} | or give the service that name',
  'other-name | a: {image: x, networks: {n: {aliases: [c]}}}, b: {image: y, networks: {n: {aliases: [c]}}} | `a` and `b` share the name `c`',
  'other-name | a: {image: x, environment: [APP_NAME=c_b]}, b: {image: y, container_name: c_b} | -',
  'network-alias | a: {image: x, networks: {n: {aliases: [a.example]}}} | reached as `a.example`',
  'ignored | a: {image: x, environment: [A_HOST=c]}, b: {image: y, container_name: c} | `container_name` is valid in Compose.',
  'front-config | a: {image: "envoyproxy/envoy:v1", ports: [80], volumes: ["./e.yaml:/etc/envoy/envoy.yaml"]} | `a` runs without `./e.yaml`',
  'front-config | a: {image: "nginx:1", ports: [80], volumes: ["./html:/usr/share/nginx/html:ro"]} | -',
  'front-config | a: {image: "nginx:1", ports: [80], volumes: ["./a.conf:/etc/nginx/nginx.conf"]}, b: {image: x, ports: [80]} | -',
  'proxied | a: {image: x, labels: ["traefik.http.routers.a.rule=Host(`a.example`)"]}, b: {image: "traefik:3", ports: [80]} | Nothing names the port of `a`',
  'no-public | a: {image: x, ports: ["127.0.0.1:8080:80"]}, b: {image: "caddy:2", network_mode: host} | -',
  'network_mode | a: {image: x}, b: {image: "caddy:2", network_mode: host} | Delete the service',
  "local-address | a: {image: x, environment: [LISTEN_HOST=admin.a.localhost:8000]} | isn't the app's own address",
  'image-built | a: {build: ., image: "ghcr.io/a/a:1"}, b: {image: "ghcr.io/a/a:1"} | Give `b` the same `build`',
  'several-public | a: {image: x, ports: [80]}, b: {image: y, expose: [81], environment: {VIRTUAL_HOST: }} | -',
  'several-public | a: {image: x, ports: [80]}, b: {image: y, expose: [81], environment: {VIRTUAL_HOST: "${H}"}} | `a` and `b`',
  'no-public | a: {image: x, ports: ["127.0.0.1:5432:5432"]} | No service publishes an HTTP port',
  'guarded-port | a: {image: "clickhouse/clickhouse-server", ports: [8123]} | It answers anyone who can reach it',
  'guarded-port | a: {image: "clickhouse/clickhouse-server", ports: [8123], environment: [CLICKHOUSE_PASSWORD=x]} | -',
  'guarded-port | a: {image: "clickhouse/clickhouse-server", ports: [8123], env_file: .env} | -',
  'second-port | a: {image: "clickhouse/clickhouse-server", ports: [8123], environment: ["CLICKHOUSE_PASSWORD=${P}"]} | `a:8123`. If it has to be public',
  'guarded-port | a: {image: "clickhouse/clickhouse-server", ports: [8123], environment: ["CLICKHOUSE_PASSWORD=${P:-}"]} | anyone',
  'guarded-port | a: {image: "elasticsearch:9", ports: [9200], environment: {ELASTIC_PASSWORD: x, xpack.security.enabled: "false"}} | anyone',
  'unknown-login | a: {image: x, depends_on: [b]}, b: {image: "redis:7.2"} | Find out which setting of the app takes `@{b.REDIS_PASSWORD}`, or `@{b.REDIS_URL}` as a whole',
  'credentials | a: {image: x, environment: {Q_REDIS_HOST: b}}, b: {image: "redis:7.2"} | Set `Q_REDIS_PASSWORD=@{b.REDIS_PASSWORD}` if the app reads that, as `Q_REDIS_HOST` suggests. If not, find out',
  'host-only | a: {image: "postgres:17"}, b: {image: "postgres:17", command: "sh -c \'pg_dump -h a\'", depends_on: [a]} | `b` only backs up a database, so it\'s left out',
  'host-only | a: {image: "postgres:12"}, b: {image: "postgres:12", command: "sh -c \'pg_dump -h a\'", depends_on: [a]} | -',
  "host-only | a: {image: minio/minio}, b: {image: minio/mc, entrypoint: \"sh -c 'mc alias set s http://a; mc mb -p s/photos'\"} | `b` only makes buckets, so it's left out. Make `photos` once",
  'one-shot | a: {image: x, depends_on: {b: {condition: service_completed_successfully}}}, b: {image: minio/mc, command: "mc mb s/photos"} | `b` is a one-shot service',
  'host-only | a: {image: x}, b: {image: bash, command: chown -R 1 /d} | `b` only changes the owners of files',
  'host-only | base: &b {image: x, env_file: .env}, a: {<<: *b, command: run} | `base` is only copied by others',
  'host-only | base: &b {image: x, ports: [80]}, a: {<<: *b, command: run} | -',
  'network_mode | a: {image: x, network_mode: host, environment: ["U=http://localhost/a"]} | name the service that\'s meant in place of the host in `U`',
  'host-only | a: {image: x, network_mode: host, cap_add: [NET_RAW], environment: ["U=http://localhost/a"]} | -',
  'build-image | a: {build: ., image: me/a}, b: {build: ., image: me/b} | `a` and `b` are built from Git, although the file also names images',
  'build-image | a: {build: ., image: a} | -',
  'replicas-volume | a: {image: x, volumes: ["vb:/d"], deploy: {replicas: 3}} | Without the volume, it would count 3',
  'guarded-port | a: {image: hipages/php-fpm_exporter, ports: [9253]} | It answers anyone',
  'guarded-port | a: {image: "nats:2", ports: [4222, 8222]} | Port 8222 of `a` stays internal. It answers anyone',
  'guarded-port | a: {image: x, ports: [50051]} | usually for gRPC',
  'several-public | a: {image: x, ports: [80]}, b: {image: x, ports: [50051]} | -',
  "local-address | a: {image: caddy, environment: [A=:80, PUBLIC_URL=http://localhost]} | isn't the app's own address",
  'other-name | a: {image: x, environment: ["P=postgres://pg:x@db.a.cluster.local/d"]}, b: {image: "postgres:14", container_name: pg, networks: {n: {aliases: [db.a.cluster.local]}}} | calls `b` by another name, `db.a.cluster.local`',
  "network-alias | a: {image: x, networks: {n: {aliases: [c.d]}}}, b: {image: x, networks: {n: {aliases: [e.f]}}} | `a` can't be reached as `c.d` and `b` as `e.f`",
  'least-memory | a: {image: "apache/druid:29"} | `a` is planned as medium',
  'guarded-port | a: {image: "temporalio/auto-setup", ports: [7233], environment: {POSTGRES_PASSWORD: x}} | anyone',
  'no-volume | db: {image: "postgres:14", environment: [PGDATA=/d], volumes: ["data:/e"]} | keeps its data in `/d`, where',
  'no-volume | a: {image: "minio/minio", command: "server --console-address :9001 http://a{1...2}/d{1...2}", volumes: ["vb:/d1", "vc:/d2"]} | -',
  'no-volume | a: {image: "minio/minio", command: [server, "/d{1...3}"], volumes: ["vb:/d2"]} | keeps its data in `/d1` and `/d3`, where',
  'no-volume | a: {image: "minio/minio", command: "server /d{1...9}{1...9}{1...9}"} | `/d6{1...9}{1...9}` and 3 more, where',
  'no-volume | a: {image: "minio/minio", command: server ./x, volumes: ["vb:/d"]} | keeps its data in `/data`, where',
  'no-volume | a: {image: "apache/kafka:4", environment: {KAFKA_LOG_DIRS: "/k,/l"}, volumes: ["vb:/l/"]} | keeps its data in `/k`, where',
  'no-volume | a: {image: "confluentinc/cp-kafka:8", environment: {KAFKA_LOG_DIRS: /k/x}, volumes: ["vb:/k"]} | -',
  'no-volume | a: {image: "mongo:8", command: mongod --dbpath=/m, volumes: ["vb:/m"]} | -',
  'no-volume | a: {image: "grafana/grafana:12", environment: [GF_PATHS_DATA=/g]} | keeps its data in `/g`, where',
  'volumes_from | a: {image: "mysql:8.0", command: /bin/true}, b: {image: "mysql:8.0", volumes_from: [a]} | -',
  'volumes_from | a: {image: x}, b: {image: "mysql:8.0", volumes_from: ["a:ro"]} | Give this one its own volume',
  'volumes_from | a: {image: x, command: "true"}, b: {image: y, volumes_from: [a]} | Give this one its own volume',
  'empty-password | a: {image: mariadb, environment: {MARIADB_ROOT_PASSWORD: r, MARIADB_USER: u, MARIADB_PASSWORD: }} | `MARIADB_PASSWORD` of `a` is empty',
  'empty-password | a: {image: mariadb, environment: {MARIADB_ROOT_PASSWORD: r, MARIADB_PASSWORD: ""}} | -',
  'empty-password | a: {image: mariadb, environment: [MARIADB_ROOT_PASSWORD=r, MARIADB_USER=u, MARIADB_PASSWORD=]} | `MARIADB_PASSWORD` of `a` is empty. Nobody can log in to `a` with it',
  'empty-password | a: {image: mariadb, environment: [MARIADB_ROOT_PASSWORD=, MARIADB_USER=u, "MARIADB_PASSWORD=${P:-}"]}, b: {image: x, environment: [DB_HOST=a, DB_PASSWD=, MAIL_PASSWORD=]} | `MARIADB_ROOT_PASSWORD` of `a` is empty. The image doesn\'t start without one. Choose a password and write it in every service that uses the database. Empty, too: `MARIADB_PASSWORD` of `a` and `DB_PASSWD` of `b`.',
  'empty-password | a: {image: "postgres:13", environment: {POSTGRES_PASSWORD: p}}, b: {image: x, environment: {H: "a:5432", POSTGRES_PASSWORD: "${P:-}"}} | `POSTGRES_PASSWORD` of `b` is empty. Nobody can log in to `a` with it',
  'empty-password | a: {image: "postgres:13", environment: {POSTGRES_HOST_AUTH_METHOD: trust}}, b: {image: x, environment: {DB_HOST: a, DB_PASSWORD: ""}} | -',
  'database-settings | a: {image: "postgres:17", command: [postgres, -c, wal_level=logical]} | A managed PostgreSQL doesn\'t have `wal_level=logical`, which `a` sets',
  'database-settings | a: {image: "postgres:17", command: "postgres -c shared_preload_libraries=\'pg_stat_statements,pg_cron\'"} | have `shared_preload_libraries=pg_cron`, which',
  'database-settings | a: {image: "postgres:17", command: postgres -c shared_preload_libraries=pg_stat_statements -c wal_level=replica} | -',
  'database-settings | a: {image: "redis:7.2", command: redis-server --loadmodule /m.so} | `--loadmodule /m.so`',
  'connections | a: {image: "postgres:17", command: postgres -c max_connections=200} | `a` accepts 50 connections as micro, and the file sets 200. medium is the smallest size',
  'connections | a: {image: "mysql:8.4", command: --max-connections=1000, mem_limit: 1g} | `a` accepts 100 connections as small, and the file sets 1000. No size',
  'connections | a: {image: "postgres:17", command: -c max_connections=50} | -',
  'cap_add | a: {image: "postgres:17", cap_add: [CHOWN]} | -',
  'cap_add | a: &a {image: "postgres:17", cap_add: [CHOWN]}, b: {<<: *a, image: x} | `cap_add` of `b` is refused',
  'bind-mount | a: {image: "${R:-acme}/x:${V:-1}", volumes: ["./b.conf:/etc/b"]} | with `FROM acme/x:1` and `COPY ./b.conf /etc/b`',
  'bind-mount | a: {image: "acme/x:${V}", volumes: ["./b.conf:/etc/b"]} | with `FROM acme/x` and',
  'proxy | a: {image: x, ports: ["127.0.0.1:8080:81"]}, b: {image: "caddy:2", network_mode: host} | `a` becomes public on 81 in its place',
  'shared-volume | a: {image: x, volumes: ["vd:/d"]}, b: {image: x, volumes: ["vd:/d"]}, c: {image: x, volumes: ["vd:/d"]} | shared by `a`, `b` and `c`',
  'not-http | a: {image: x, ports: [9101], environment: [KAFKA_JMX_PORT=9101, "KAFKA_ADVERTISED_LISTENERS=P://a:29092"]} | reach it at `a:9101`',
  // A mounted file that a command or a setting names.
  'front-config | a: {image: x, command: /opt/a.conf, volumes: ["${PWD}/a.conf:/opt/a.conf"]} | `a` runs without `${PWD}/a.conf`',
  'front-config | a: {image: x, command: ["--promscrape.config=/etc/p/p.yml"], volumes: ["./v.yml:/etc/p/p.yml"]} | `a` runs without `./v.yml`',
  'front-config | a: {image: x, environment: {KONG_DECLARATIVE_CONFIG: /opt/kong/kong.yaml}, volumes: ["./config:/opt/kong"]} | `COPY ./config /opt/kong`',
  'front-config | a: {image: x, command: bash /k/entrypoint.sh, volumes: ["./a:/k"]} | `a` runs without `./a`',
  'front-config | a: {image: x, command: serve /data/app.yml --db /srv/state.db, volumes: ["./d:/data", "./s:/srv"]} | -',
  'front-config | a: {image: "prom/prometheus", command: --config.file=/etc/prometheus/prometheus.yml, volumes: ["./p.yml:/etc/prometheus/prometheus.yml"]} | -',
  'front-config | a: {image: acme/x, environment: [X_CONFIG=/o/c.py], volumes: ["./c.py:/o/c.py"]}, b: {image: acme/x, build: .} | -',
  'front-config | a: {image: x, environment: [LOG_CONFIG=/o/c.yml], volumes: ["./c.yml:/o/c.yml"]} | -',
  'bind-mount | a: {image: x, volumes: ["./a:/kobo-docker-scripts"]} | `COPY ./a /kobo-docker-scripts`.',
  "secrets | a: {image: x, secrets: [S, {source: T, target: /t}, {source: a}], environment: [A_FILE=/run/secrets/a]} | `a` doesn't have `/run/secrets/S` and `/t` here. Secrets aren't mounted as files. Set `S` and `T` among",
  "secrets | a: {image: x, environment: [A_FILE=/run/secrets/a, B_FILE=/b]} | `A_FILE` of `a` names a file that isn't there. Delete it, and set `A` instead: the login",
  // Mounts that aren't data, and folders called config that are.
  'bind-mount | a: {image: x, volumes: ["./c:/etc/ldap/slapd.d"]} | Make this a volume',
  'bind-mount | a: {image: x, volumes: ["~/.ssh/id_rsa:/w/.ssh/id_rsa"]}, b: {image: x, volumes: ["~/.ssh/id_rsa:/w/.ssh/id_rsa"]} | your own computer\'s, so delete this mount',
  'bind-mount | a: {image: x, volumes: ["./e/logs:/usr/share/e/logs"]} | under **Logs**',
  'bind-mount | a: {image: x, volumes: ["./a_socket:/a_socket"]} | It has a socket, not data',
  'bind-mount | a: {build: {context: ../}, volumes: ["../config/c.py:/opt/c.py"]} | `COPY config/c.py /opt/c.py`',
  'missing-config | a: {build: {context: ../..}, volumes: ["./l.yaml:/c/l.yaml"]} | `COPY …/l.yaml /c/l.yaml`',
  'bind-mount | a: {build: ./docker/a, volumes: ["./docker/a/l.ini:/etc/l.ini"]} | `COPY l.ini /etc/l.ini`',
  'development | a: {build: ., command: serve all --dev} | `a` runs `--dev`, which is for development',
  // Tools without a login, and passwords that are published.
  'guarded-port | a: {image: "victoriametrics/vmalert:v1", ports: [8880]} | Port 8880 of `a` stays internal',
  'guarded-port | a: {image: "victoriametrics/victoria-metrics", command: "--httpAuth.password=x", ports: [8428]} | -',
  'guarded-port | a: {image: "acme/magento-opensearch:2", ports: [9200], environment: [DISABLE_SECURITY_PLUGIN=true]} | Port 9200 of `a` stays internal',
  'guarded-port | a: {image: "solr:9", ports: [8983]} | Port 8983 of `a` stays internal',
  'guarded-port | a: {image: "maildev/maildev", ports: [1080]} | Port 1080 of `a` stays internal',
  'known-login | a: {image: "acme/magento-rabbitmq:4", ports: [15672], environment: [RABBITMQ_DEFAULT_USER=shop, RABBITMQ_DEFAULT_PASS=shop]} | `RABBITMQ_DEFAULT_PASS` is `shop`',
  'no-store | a: {image: x, environment: ["U=postgres://u:p@192.168.1.2:5435/a"]} | `U=postgres://u:p@192.168.1.2:5435/a` of `a` leads to nothing here. A private network can\'t be reached. Add a PostgreSQL and write `@{db.DATABASE_URL}`',
  'no-store | a: {image: x, environment: ["U=postgres://u:p@pg:5432/a"], depends_on: [db]}, db: {image: "postgres:17"} | No service has that name. Use `@{db.DATABASE_URL}`',
  'unknown-login | a: {image: x, environment: ["U=postgres://u:p@pg:5432/a"], depends_on: [db]}, db: {image: "postgres:17"} | -',
  'own-store | a: {image: x, environment: ["U=redis://localhost:6379"]} | `localhost` is the app\'s own container',
  'no-store | a: {image: x, environment: ["U=postgres://${A}:${B}@${C}:${D}/${E}"]} | It names no host',
  'no-store | a: {image: x, environment: [DB_HOST=localhost, REDIS_HOST=r]}, r: {image: "redis:7.2"} | `DB_HOST=localhost` of `a` leads to nothing here',
  'no-store | a: {image: x, environment: ["ADVERTISED_LISTENERS=A://localhost:1"]} | leads to nothing here',
  'no-store | a: {image: x, environment: ["ADVERTISED_LISTENERS=A://localhost:1,B://a:2", "U=redis://localhost", "V=redis://r:1", "W=amqp://q", W_ENABLED=false, REDIS_HOST=gone, "P=postgres://${PG_HOST}/x", "M=mysql://m.acme.dev/x"]}, r: {image: x} | -',
  'credentials | a: {image: x, environment: [A_REDIS_URL=cache:6379]}, cache: {image: "valkey/valkey:8"} | `A_REDIS_URL` of `a` points to `cache` without its password',
  'bind-mount | a: {build: ., volumes: [".:/app"]} | check that the Dockerfile has a `COPY` for it, because the planner doesn\'t see the Dockerfile. What\'s built is its last stage.',
  'bind-mount | a: {build: {context: ., target: prod}, volumes: ["./src:/app/src"]} | What\'s built is the target `prod`.',
  'bind-mount | a: {image: "node:24", volumes: [".:/app"]} | `FROM node:24` and `COPY . /app`',
  'missing-code | a: {build: ./docker/8.4, volumes: [".:/var/www/html"]} | The image of `a` can\'t contain `.`, and the mount is left out. Its build has only what is in `./docker/8.4`.',
  'missing-code | a: {build: {context: ./b, additional_contexts: {c: .}}, volumes: [".:/app"]} | -',
  'development | a: {build: {context: ., target: dev}} | `a` is built as its target `dev`, which is for development',
  'development | a: {build: {context: ., dockerfile: docker/Dockerfile.dev}} | `a` is built from `docker/Dockerfile.dev`, which by its name may be for development',
  'development | a: {image: x, command: [flask, --app, x, run, --debug]} | `a` runs `flask --app x run`',
  'development | a: {image: x, command: python manage.py runserver 0:80} | `manage.py runserver`',
  'development | a: {image: x, environment: [RAILS_ENV=development]} | `a` runs with `RAILS_ENV=development`',
  'development | a: {image: x, command: npm run start}, b: {image: x, command: vite build, ports: [80], environment: [NODE_ENV=production, NUXT_PUBLIC_ENV=dev, BITNAMI_DEBUG=true]} | -',
  'unknown-login | a: {image: x, env_file: b.env, depends_on: [db]}, db: {image: "postgres:17"} | -',
  'empty-config | a: {image: x, environment: ["ROOT_URL=${ROOT_URL}", A_HOST, BASE_URL=, "SITE_URL=${S:-}"]} | `ROOT_URL` of `a` and `A_HOST` of `a` have no value. The app may not start without it',
  'empty-secret | a: {image: "acme/romm", environment: {ROMM_AUTH_SECRET: ""}} | `ROMM_AUTH_SECRET` of `a` is empty',
  'empty-secret | a: {image: x, environment: {SECRET_KEY: "${K:-}", S3_SECRET_KEY: "", APP_KEY: }} | `APP_KEY` of `a` is empty',
  'empty-secret | a: {image: x, environment: {SECRET_KEY_BASE: "${K}", A_RSA_PRIVATE_KEY: "${R}", OTHER: "${O}"}} | 1 `SECRET_KEY_BASE` of `a` and `A_RSA_PRIVATE_KEY` of `a` are empty',
  'empty-value | a: {image: x, environment: [TWITCH_CLIENT_ID=, TWITCH_CLIENT_SECRET=, HTTP_PROXY=]} | 1 `TWITCH_CLIENT_ID` of `a` and `TWITCH_CLIENT_SECRET` of `a` are given, but empty',
  'placeholder-value | a: {image: x, environment: {CONFIG: "db:\\n  # changeme\\n  user: u\\n  hmac_key: CHANGE_ME!!\\n"}} | 1 `hmac_key: CHANGE_ME!!` in `CONFIG` of `a` is a placeholder',
  'placeholder-value | a: {image: x, environment: ["S=${S:-changeme}"]}, b: {image: x, environment: ["S=${S:-changeme}"]} | `S=changeme` of `a` and `b` is a placeholder',
  'local-address | a: {image: x, environment: {APP_URL: "http://localhost:3000", ALLOWED_HOSTS: "localhost,127.0.0.1"}}, b: {image: x, environment: [NEXTAUTH_URL=http://10.0.0.5]} | `APP_URL=http://localhost:3000` of `a`, `ALLOWED_HOSTS=localhost,127.0.0.1` of `a` and `NEXTAUTH_URL=http://10.0.0.5` of `b` aren\'t the app\'s own address',
  'local-address | a: {image: "n8nio/n8n", environment: [N8N_HOST=localhost, N8N_PROTOCOL=http, A_PROTOCOL=http]} | Turn on HTTPS in `N8N_PROTOCOL`, too.',
  'local-address | a: {image: x, environment: ["A_URL=http${TLS:+s}://localhost", B_URL=http://localhost, B_FORCE_HTTPS=false, B_FORCE_SSL=true]} | Turn on HTTPS in `TLS` and `B_FORCE_HTTPS`, too.',
  'no-store | a: {image: x, environment: [DB_HOST=/var/run/postgresql, ES_HOST=localhost]} | `DB_HOST=/var/run/postgresql` of `a` and `ES_HOST=localhost` of `a` lead to nothing here. A socket works',
  'own-store | a: {image: x, environment: [MAIL_HOST=mailpit, SMTP_ADDRESS=hog, SMTP_HOST=b, MAIL_SERVER=localhost, A_SMTP_HOST=m.acme.dev]}, b: {image: x} | 1 `MAIL_HOST=mailpit` of `a` and `SMTP_ADDRESS=hog` of `a` lead to nothing here. No service has that name',
  'placeholder-value | a: {image: x, environment: ["A_URI=# postgres://u@h", "COLOR=#fff"]} | 1 `A_URI=# postgres://u@h` of `a` is a placeholder',
  'known-key | a: {build: ., environment: [X_SYSADMIN_PASSWORD=test1234]}, b: {image: x, ports: [80]} | `X_SYSADMIN_PASSWORD=test1234` of `a` is known',
  'shared-volume | a: {image: x, environment: [DATABASE_PATH=/d], volumes: ["~/d:/d", "~/e:/e"]}, b: {image: x, volumes: ["~/d:/d", "~/e:/e"]} | The apps use SQLite',
  'local-address | a: {build: {args: {REACT_APP_API: "http://b:3000"}}}, b: {image: x} | `REACT_APP_API=http://b:3000` of `a`',
  'local-address | a: {image: x, environment: ["BACKEND_URL=http://b:3000", "http.cors.allow-origin=http://localhost:82", "ALLOWED_HOSTS=localhost,shop.acme.dev", "CORS_ORIGIN=*", "SMTP_HOST=localhost", "APP_HOST=0.0.0.0", "DB_URL=http://localhost:1", "MAIL_FROM=me@example.com"]}, b: {image: x} | -',
  'local-address | a: {image: x, ports: ["3000:80"], environment: [HOST=localhost:3000, NAS_HOST=10.0.0.2:3000, DB_HOST=localhost:3000, HOST_B=localhost:3000, C_HOST=localhost:1]} | 1 `HOST=localhost:3000` of `a` and `NAS_HOST=10.0.0.2:3000` of `a` aren\'t the app\'s own address',
  'local-address | a: {image: x, environment: ["APP_URL=https://a--x.apps.eisendock.example", GIT_PGHOST=db.example.com]} | -',
  'local-address | a: {image: x, ports: ["80:80", "81:81"], environment: [SERVER_URL=http://127.0.0.1:81]} | -',
  'known-key | a: {image: x, ports: [80],\n environment: {\n # Generate a secure random string\n SECRET_KEY: "${K:-d04zCk3Fa45oOjDWHpAvc1}",\n APP_KEY: own-Word-9, # change this\n TOKEN: d04zCk3Fa45oOjDWHpAvc1, # random string\n }} | `SECRET_KEY=d04zCk3Fa45oOjDWHpAvc1` of `a` and `APP_KEY=own-Word-9` of `a` are known',
  'required | a: {image: x, environment: {K: "${KEY:?Set KEY first}"}}, b: {image: x, command: "${KEY?}"} | 1 `docker compose up` stops, because `KEY` has no value. The file says: \'Set KEY first\'. Give it a value in `.env`, or write it here when you import. The same goes for `b`.',
  'extra-hosts | a: {image: x, extra_hosts: ["host.docker.internal:host-gateway"], environment: [A=http://host.docker.internal:9000]} | 1 `A` of `a` names `host.docker.internal`, which is the computer that runs the containers. An app can\'t reach that computer',
  'extra-hosts | a: {image: x, extra_hosts: {nas: 192.168.1.4}, environment: [A=nas:80], command: run --to nas} | `A` and `command` of `a` name `nas`, which is 192.168.1.4 in `extra_hosts`',
  'extra-hosts | a: {image: x, extra_hosts: ["nas=host-gateway"], command: run --to nas} | `command` of `a` names `nas`, which is the computer',
  'extra-hosts | a: {image: x, extra_hosts: ["b:10.0.0.2", "nas:10.0.0.3"], environment: [A=http://b, B=nas.acme.dev]}, b: {image: x} | -',
  'shared-volume | a: {image: x, volumes: ["./:/app/x"]}, b: {image: x, volumes: [".:/app/x"]} | It\'s the project itself: if the images have the code, delete the mounts',
  'shared-volume | a: {image: x, volumes: ["./n/conf:/config"]}, b: {image: x, volumes: ["./n/conf:/config"]} | copy them into each image with `COPY`',
  'shared-volume | a: {image: x, volumes: ["${D}:/d"]}, b: {image: x, volumes: ["${D}:/d:ro"]} | It has no value, so `docker compose up` stops. A volume attaches to one app only. Files that both need work in one service',
  'mount-config | a: {image: x, volumes: ["${D}:/d"]} | `${D}` has no value, so the mount is left out',
  'second-port | a: {image: x, ports: [3001, 3002]} | If people open this one, too, add a second app of the same image',
  'post_start | a: {image: x, post_start: [{command: mc mb b}]} | `post_start` has no effect here. Have the start command do this',
  'no-volume | a: {image: "valkey/valkey:7", tmpfs: [/data], command: valkey-server --save ""} | -',
  'known-key | a: {image: acme/shop, ports: [80], environment: [SHOP_PASSWORD=password]} | `SHOP_PASSWORD=password` of `a` is known to everyone or easy to guess',
  'known-key | a: {image: x, ports: [80], environment: [DJANGO_ADMIN_PASSWORD=admin]} | `DJANGO_ADMIN_PASSWORD=admin` of `a` is known',
  'known-key | a: {image: x, ports: [80], environment: [DB_PASSWORD=password, DB_ADMIN_PASSWORD=admin, X_PASSWORD=k3s9-0x, MQTT_PASSWORD=mqtt, API_KEY=/run/key, USER=1000:1000, SECRET_KEY=3fA9c0d17be24f5a9911aa]} | -',
  'known-key | a: {image: x, environment: [ADMIN_PASSWORD=admin, SECRET_KEY=secret]} | -',
  'known-key | a: {image: x, ports: [80], environment: [ADD_USER=test:test, DEFAULT_USER_PASS=admin]}, b: {image: y, environment: [SECRET_KEY=secretkey]} | `ADD_USER=test:test` of `a`, `DEFAULT_USER_PASS=admin` of `a` and `SECRET_KEY=secretkey` of `b` are known to everyone',
  'address-config | a: {image: x, environment: [RPC_HOST=172.27.0.1, "N=http://u:p@10.1.2.3:83/a", RESOLVER=127.0.0.11, TRUSTED_PROXIES=10.0.0.1, SUB=10.0.0.0/8, L=0.0.0.0]} | `RPC_HOST=172.27.0.1` of `a`, `N=http://u:p@10.1.2.3:83/a` of `a` and `RESOLVER=127.0.0.11` of `a` lead to nothing here',
  "local-address | a: {image: x, ports: [80], environment: [WO_HOST=localhost, WO_PORT=80, WO_A=1, STATSD_HOST=localhost]} | `WO_HOST=localhost` of `a` isn't",
  "local-address | a: {image: x, ports: [80], environment: [HOST=localhost, PROTOCOL=http]} | `HOST=localhost` of `a` isn't",
  'local-address | a: {image: x, ports: [80], environment: [HOST=localhost, PORT=80]} | -',
  // Data in the container.
  'no-volume | a: {image: "openzipkin/zipkin-elasticsearch7"} | `a` keeps its data in `/elasticsearch/data`',
  'no-volume | a: {image: "acme/magento-opensearch:2"} | `a` keeps its data in `/usr/share/opensearch/data`',
  'no-volume | a: {image: tolgee/tolgee, env_file: .env} | Mount a volume to keep it.',
  'credentials | a: {image: tolgee/tolgee, env_file: .env}, db: {image: "postgres:11"} | set `tolgee.postgres-autostart.enabled=false` and use the one in the file',
  'no-volume | a: {image: tolgee/tolgee, environment: [TOLGEE_POSTGRES_AUTOSTART_ENABLED=false]} | -',
  'no-volume | a: {image: x, environment: ["DATABASE_URL=sqlite:///a.db"]} | `DATABASE_URL` of `a` is a file in the container',
  'no-volume | a: {image: x, environment: ["DATABASE_URL=sqlite:///a.db"], volumes: ["data:/d"]} | -',
  'credentials | a: {image: x, depends_on: [db], environment: ["DATABASE_URL=sqlite:///a.db"]}, db: {image: "postgres:17"} | `DATABASE_URL` of `a` is a file in the container, and `db` isn\'t used. A managed database has its own user, password and database. Use `@{db.DATABASE_URL}` instead.',
  'shared-volume | a: {image: x, volumes: ["run:/sock"]}, b: {image: y, volumes: ["run:/sock"]} | Run both programs in one image',
  // Logins of which the image has a half, that create a database, or that are in the query.
  'credentials | a: {image: x, environment: [MYSQL_HOST=db, MYSQL_PASSWORD=p]}, db: {image: "mysql:8.4"} | so set `MYSQL_USER=@{db.MYSQL_USER}` and `MYSQL_DATABASE=@{db.MYSQL_DATABASE}` or the like, too.',
  'credentials | a: {image: x, environment: [X_DB_HOST=db, X_DB_PASSWORD=p, X_DB_USER=u]}, db: {image: "postgres:17"} | so set `X_DB_NAME=@{db.PGDATABASE}` or the like, too.',
  'credentials | a: {image: x, environment: [T_PASSWORD=p, T_HOST=db, T_USERNAME=u, T_DATABASE=d]}, db: {image: "postgres:17"} | Use `@{db.PGPASSWORD}` instead.',
  'credentials | a: {image: temporalio/auto-setup, environment: [POSTGRES_SEEDS=db, DBNAME=t]}, db: {image: "postgres:17"} | Set `SKIP_DB_CREATE=true` and `DBNAME=@{db.PGDATABASE}`.',
  'credentials | a: {image: x, environment: ["U=pg://db:5432?u=postgres&p=password&d=root"]}, db: {image: "postgres:17"} | Use `pg://db:5432?u=@{db.PGUSER}&p=@{db.PGPASSWORD}&d=@{db.PGDATABASE}` instead.',
  // Code, files of a web server and certificates among the mounts.
  'bind-mount | a: {build: {context: ./webapp}, volumes: ["./webapp:/srv"]} | The image must contain the code',
  'bind-mount | a: {build: {context: ./backend}, volumes: ["./backend/pong:/pong"]} | The image must contain the code',
  'bind-mount | a: {build: {context: ./backend}, volumes: ["./backend/uploads:/srv/uploads"]} | Make this a volume',
  'bind-mount | a: {build: {context: ../}, volumes: ["../hotdir:/app/hotdir"]} | Make this a volume',
  'shared-volume | a: {build: ./a, volumes: ["./b/src/media:/usr/share/nginx/html/media"]}, b: {build: ./b, volumes: ["./b/src:/src"]} | Have the app that writes these files serve them itself',
  'bind-mount | a: {image: x, volumes: ["./certbot/www:/var/www/certbot"]} | It has what proves a domain',
  'front-config | a: {image: quay.io/keycloak/keycloak, command: start --import-realm, volumes: ["./k:/opt/keycloak/data/import"]} | `COPY ./k /opt/keycloak/data/import`.',
  'hidden-code | a: {build: ., volumes: ["data:/app/vendor"]} | Delete the mount',
  'bind-mount | a: {build: ., ports: ["127.0.0.1:80:80"], volumes: ["/srv/x/static:/app/staticfiles"]} | a web server on the host hands these files out',
  'bind-mount | a: {image: x, expose: [3000]}, b: {build: ., ports: [80, 443], depends_on: [a], volumes: ["./n.conf:/etc/nginx/nginx.conf", "./certs:/etc/letsencrypt"]} | `./n.conf` and 1 more bind mount are left out. The platform speaks HTTPS in front of the app, so the certificates aren\'t needed. In the configuration, listen on 80 only, without `ssl_*` lines and the redirect to HTTPS. If the image has it already, delete the mount. Otherwise, copy it in your Dockerfile with `COPY n.conf /etc/nginx/nginx.conf`, or pass its values as variables. If `b` only passes requests on, delete it, and make 3000 of `a` public in the plan.',
  'tls | a: {image: x, ports: [6443], environment: ["D=tls /etc/a.crt /etc/a.key"]} | Port 6443 of `a` receives plain HTTP',
  'tls | a: {image: x, ports: [6443]} | -',
  // Services that end, that go, and databases that are built.
  'no-server | a: {image: "mysql:5.6", command: mkdir -p /data/mysql} | `a` runs `mkdir -p /data/mysql` instead of its server',
  'no-server | a: {image: "mysql:5.6", command: "sh -c \'mkdir /d && exec mysqld\'"} | -',
  'no-server | a: {image: memcached, command: [sh, -c, "echo a > b\\nexec memcached -S"]} | -',
  'shared-volume | a: {image: x, ports: [80]}, b: {image: "traefik:3", volumes: ["vd:/d"]}, c: {image: certbot/certbot, volumes: ["vd:/d"]} | -',
  'proxy | a: {image: x, ports: [80]}, b: {image: "traefik:3"} | Delete the service, which the total leaves out.',
  'unoffered-database | a: {build: ./db, environment: {MYSQL_ROOT_PASSWORD: x}, volumes: ["data:/var/lib/mysql"]} | It\'s built from a Dockerfile',
  'unoffered-database | a: {image: "getlago/postgres-partman:15.0-alpine"} | The nearest we offer is PostgreSQL 15.',
  'unoffered-database | a: {image: postgis/postgis} | The nearest we offer is PostgreSQL 17 with the extension PostGIS.',
  'one-shot | a: {image: x, depends_on: {b: {condition: service_completed_successfully}}}, b: {image: x, environment: {WITH_DB_RESET: "true"}} | never run it at a release',
  'one-shot | a: {image: x, depends_on: {b: {condition: service_completed_successfully}}}, b: {image: x, volumes: ["./x_settings:/a/x_settings"]} | set its command as the pre-deploy command of `a`',
  'build-image | a: {build: ., image: nginx} | -',
  "image-local | a: {image: ghcr.io/shop} | GitHub's registry needs the owner",
  'open-app | a: {image: x, ports: [80], command: run --anonymous-mode} | `--anonymous-mode` turns its login off',
  'open-app | a: {image: x, ports: [80], environment: [DISABLE_AUTH=true]} | `DISABLE_AUTH` turns its login off',
  'open-app | a: {image: x, environment: [DISABLE_AUTH=true]} | -',
  'volume-user | a: {image: "redis:8.2", user: "999:1000"} | `a` may not write to `/data`',
  'no-volume | a: {image: quay.io/keycloak/keycloak, volumes: ["vi:/opt/keycloak/data/import"]} | `a` has a database of its own in `/opt/keycloak/data`, where nothing is mounted',
  'no-volume | a: {image: quay.io/keycloak/keycloak, environment: [KC_DB=postgres]} | -',
  'filled-volume | a: {image: nginx, volumes: ["vh:/usr/share/nginx/html"]} | `/usr/share/nginx/html` of `a` starts empty',
  'filled-volume | a: {image: nginx, volumes: ["vh:/usr/share/nginx/html"]}, b: {image: x, volumes: ["vh:/d"]} | -',
  'least-memory | a: {image: twentycrm/twenty} | `a` is planned as medium, because its documentation calls for 2 GB',
  'known-key | a: {image: acme/shop, environment: [SECRET_KEY=shop4secrets, A_AES_256_KEY=word]}, b: {image: "nginx:1", ports: [80]} | `SECRET_KEY=shop4secrets` of `a` and `A_AES_256_KEY=word` of `a` are known',
  'known-key | a: {image: acme/peppermint, ports: [80], environment: [SECRET=peppermint4life, PASS_PHRASE=word]} | `SECRET=peppermint4life` of `a` and `PASS_PHRASE=word` of `a` are known',
  'development | a: {image: x, environment: [APP_DEBUG=true]}, b: {image: "nginx:1", ports: [80]} | `a` runs with `APP_DEBUG=true`',
  'shared-volume | a: {image: x, volumes: ["media:/m"]}, b: {image: "nginx:1", volumes: ["media:/m"]} | Files that both need work in one service',
  'local-address | a: {image: x, ports: ["3000:3000", "3170:3170"], environment: ["VITE_API_URL=http://localhost:3170/v1"]} | Port 3170 of `a` has no address here',
  // What stood beside a setting that was named, or was said of more than it's true of.
  'local-address | a: {image: x, environment: ["FRONTEND_URL=http://0.0.0.0:3000"]} | `FRONTEND_URL=http://0.0.0.0:3000` of `a` isn\'t',
  'local-address | a: {image: x, environment: [A_HOST=x.localhost, "ORIGIN=http://b.x.localhost"]} | `b.x.localhost` is a name below another one',
  'own-store | a: {image: x, environment: [REDIS_HOST=127.0.0.1]} | -',
  'other-name | a: {image: x, container_name: a_c, environment: ["BASE_URL=http://a_c:81"]} | `BASE_URL` of `a` calls `a` by another name',
  'health-path | a: {image: x, ports: [81], healthcheck: {test: "curl -s http://localhost:81/ || exit 1"}} | In the file any answer will do',
  'no-port | a: {image: x, command: start-worker, environment: [PORT=3000]} | `a`',
  'bind-mount | a: {image: x, ports: [1935]}, b: {build: ., ports: [80, 443], depends_on: [a], volumes: ["./n.conf:/etc/nginx/nginx.conf", "./certs:/etc/letsencrypt"]} | write the port at which `a` serves pages',
  'shared-host | a: {image: x, labels: ["traefik.http.routers.a.rule=Host(`a.${D?not set}`)"]}, b: {image: x, labels: ["traefik.http.routers.b.rule=Host(`b.${D?not set}`)"]} | -',
  'shared-volume | a: {image: influxdb, volumes: ["vd:/var/lib/influxdb"]}, b: {image: x, volumes: ["vd:/d"]} | Keep it in `a`, and delete the other mounts.',
];

it('a label of Traefik 1 and a variable of the server name the port, and two files called `.env` stay apart', () => {
  const text =
    'services:\n  a: {image: x, env_file: ./b/.env, labels: [traefik.a.frontend.port=81, "traefik.a.frontend.rule=Host:a"]}\n  b: {image: postgrest/postgrest, environment: [PGRST_SERVER_PORT=82]}\n';
  const files = ['a', 'b'].map((name) => ({ name: `${name}/.env`, text: `${name}_ENV=dev\n` }));
  const given = mergeFiles([{ name: 'compose.yaml', text }, ...files]);
  const { rows, findings } = plan(text, { ...NO_CHOICES, ...(given && givenChoices(given)) });
  expect(rows.map(({ detail }) => detail)).toEqual(['app, public on 81', 'app, internal on 82']);
  expect(findings.filter(({ code }) => code === 'development')[0]?.sentence).toContain('b_ENV=dev');
});

it('an app behind a web server in the host network is public on the port that only the host reaches', () => {
  const text =
    'services:\n  a: {image: x, ports: ["127.0.0.1:8080:81"]}\n  b: {image: "caddy:2", network_mode: host}\n';
  expect(plan(text).rows.map(({ detail }) => detail)).toEqual([
    'app, public on 81',
    'app, internal on 80',
  ]);
});

it.each(['.env', 'config/prod.env'])('a given %s says what to write when it is pasted', (name) => {
  const app = `services:\n  a: {image: x, env_file: ../${name}}\n  b: {image: "postgres:16", container_name: my_pg}\n  c: {image: "redis:7.2"}\n`;
  const given = mergeFiles([
    { name, text: 'DB_HOST=my_pg\nDB_USER=a\nCACHE_HOST=c\n' },
    { name: 'compose.yaml', text: app },
  ]);
  const { findings } = plan(app, { ...NO_CHOICES, ...(given && givenChoices(given)) });
  expect(findings.find(({ code }) => code === 'credentials')?.hint).toBe(
    `A managed database has its own login. When you paste the \`${name}\`, use \`DB_USER=@{b.PGUSER}\`, \`DB_HOST=b\`, \`DB_PASSWORD=@{b.PGPASSWORD}\` and \`CACHE_PASSWORD=@{c.REDIS_PASSWORD}\`. The image has its own defaults for the rest, so set \`DB_NAME=@{b.PGDATABASE}\` or the like, too. If the app doesn't read \`DB_PASSWORD\` and \`CACHE_PASSWORD\`, find out which setting takes the password.`,
  );
});

it('a file with variables takes from the `.env` what it refers to, and Java gets what it says', () => {
  const app = 'services:\n  a: {image: x, env_file: a.env}\n';
  const given = mergeFiles([
    { name: 'a.env', text: 'JWT_SECRET=${KEY}\nA="x ${KEY}/${OWN}"\nOPTS=-Xmx1g\n' },
    { name: '.env', text: 'KEY=change_me\n' },
    { name: 'compose.yaml', text: app },
  ]);
  expect(given?.envFiles.get('a.env')?.get('A')).toBe('x change_me/');
  const { findings, rows } = plan(app, { ...NO_CHOICES, ...(given && givenChoices(given)) });
  const sentences = findings.filter(({ severity }) => severity === 'finding');
  expect(sentences.map(({ sentence }) => sentence)).toEqual([
    'No app is public',
    '`KEY=change_me` in line 1 of `.env` is a placeholder',
  ]);
  expect(rows[0]?.size).toBe('medium');
});

it('a login that app and database read from one file goes for both, but no other login does', () => {
  const text =
    'services:\n  a: {image: x, env_file: .env, depends_on: [b]}\n  b: {image: "postgres:16", env_file: .env}\n';
  const environment = new Map([
    ['POSTGRES_PASSWORD', 'p'],
    ['REDIS_PASSWORD', 'r'],
  ]);
  const { findings } = plan(text, { ...NO_CHOICES, environment });
  const [only] = findings.filter(({ code }) => code === 'credentials');
  expect(only?.hint).toContain('use `POSTGRES_PASSWORD=@{b.PGPASSWORD}`.');
});

it('a file that includes a missing one may lack what that one has, but has a typing mistake', () => {
  const codes = (...[name, rest]: [string, string?]) =>
    plan(
      `include: [b.yaml]\nservices:\n  web: {image: x, depends_on: [${name}], volumes: ["data:/d"]}\n${rest ?? ''}`,
    ).findings.map(({ code, stops }) => `${code} ${stops ?? ''}`);
  expect(codes('mysql')).toEqual(['include true', 'no-port ', 'no-public ']);
  expect(codes('cache', '  cache1: {image: x}\n')).toContain('depends-on true');
});

it('each thing that several services have is said once', () => {
  const of = (text: string, code: string) => said(`services: {${text}}\n`, code);
  const bind = 'volumes: ["./d:/d"]';
  expect(of(`a: {image: x, ${bind}}, b: {image: y, ${bind}}`, 'shared-volume')).toHaveLength(1);
  const app = (file: string) => `{image: x, env_file: ${file}}`;
  expect(of(`a: ${app('x.env')}, b: ${app('x.env')}, c: ${app('y.env')}`, 'env-config')).toEqual([
    expect.stringContaining("1 The variables of `a` and `b` are in `x.env`, which isn't here"),
    expect.stringContaining("1 The variables of `c` are in `y.env`, which isn't here"),
  ]);
  const ports = 'a: {image: "caddy:2", ports: [80, 443]}, b: {image: x, ports: ["127.0.0.1:81"]}';
  expect(of(ports, 'port').join()).toMatch(/`"8080:80"`\.$/);
});

it.each(SAID)('%s', (row) => {
  const [code = '', services = '', words = ''] = row.split(' | ');
  const first = said(`services: {${services}}\n`, code)[0] ?? '-';
  if (words === '-') expect(first).toBe('-');
  else expect(first).toContain(words);
});

it('a proxy that can only be deleted costs nothing, and neither does its volume', () => {
  const app = 'services:\n  a: {image: x, ports: [80]}\n';
  const { total, services } = plan(
    `${app}  b: {image: "traefik:3", volumes: ["vd:/d"]}\nvolumes: {vd: }\n`,
  );
  expect([total, services]).toEqual([plan(app).total, 1]);
});

it('a volume in memory costs nothing, and a shared one belongs to its database', () => {
  const text =
    'services:\n  web: {image: x, volumes: ["tmp:/t", "data:/var/lib/influxdb"]}\n  influx: {image: "influxdb:1.8", volumes: ["data:/var/lib/influxdb"]}\nvolumes: {tmp: {driver_opts: {type: tmpfs}}, data: {}}\n';
  expect(plan(text).rows.map(({ name, detail }) => `${name} ${detail}`)).toEqual([
    'web app, without a port',
    'influx app, internal on 8086',
    'data volume of influx at /var/lib/influxdb',
  ]);
  expect(said(text, 'shared-volume')[0]).toContain('Keep it in `influx`');
});

it('an override whose first lines call it one for development is named', () => {
  const base = { name: 'compose.yaml', text: 'services: {a: {image: x}}\n' };
  const head =
    '#\n# This file is used for development. Not for production!\n# More\nservices: {}\n';
  const merged = mergeFiles([base, { name: 'compose.override.yaml', text: head }]);
  expect(said(merged?.text ?? '', 'development')[0]).toContain('compose.override.yaml: This file');
  const isOne = (line: string) => said(`# ${line}\nservices: {a: {image: x}}\n`, 'development')[0];
  expect(isOne('For demonstration only.')).toContain("The file isn't for production");
  expect(isOne('This file is for local testing and')).toContain("The file isn't for production");
  expect(isOne('It is not intended for production use without changes.')).toBeUndefined();
});
