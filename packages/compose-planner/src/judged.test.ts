import { describe, expect, it } from 'vitest';
import { holdsSecret, mayConfigure } from './binds.ts';
import { planCore } from './core.ts';
import { givenChoices, mergeFiles } from './files.ts';
import { NO_CHOICES } from './rows.ts';
import { plan } from './testing.ts';
import { verdictOf } from './text.ts';

const made = (services: string, more = '') => plan(`services:\n${services}${more}`);
const said = (services: string, code: string, more = '') =>
  made(services, more)
    .findings.filter((finding) => finding.code === code)
    .map(({ sentence, hint }) => `${sentence}. ${hint}`)
    .join('\n');
const reach = (services: string) => made(services).rows.map(({ detail }) => detail);

describe('volumes', () => {
  it('only images of Bitnami keep their data in its folder', () => {
    const rows = (image: string, mount = '') =>
      reach(`  db: {image: "${image}", environment: [POSTGRES_PASSWORD=x]${mount}}\n`);
    expect(rows('bitnami/postgresql:16')[1]).toContain('at /bitnami/postgresql');
    expect(rows('bitnamilegacy/mariadb-galera:11')[1]).toContain('at /bitnami/mariadb');
    expect(rows('acme/postgresql:16')[1]).toContain('at /var/lib/postgresql/data');
    expect(rows('acme/postgresql:16', ', volumes: ["/srv/x:/var/lib/postgresql"]')).toHaveLength(1);
  });

  it('a folder called configuration on both sides is not told to be data', () => {
    const conf = (source: string, target: string) => mayConfigure({ source, target });
    expect(conf('./conf/rdb/', '/var/lib/x/conf/')).toBe(true);
    expect(conf('./config', '/config')).toBe(false);
    expect(conf('./config', '/data/config')).toBe(false);
    expect(conf('./data/config', '/app/config')).toBe(false);
    const hint = said(
      '  a: {image: acme/x, volumes: ["./configuration/a/:/a/config/"]}\n',
      'bind-mount',
    );
    expect(hint).toContain('COPY ./configuration/a/ /a/config/');
    expect(hint).toContain('If the app writes there, make it a volume');
  });

  it('a list of passwords is no secret, but a file of sessions is', () => {
    const secret = (source: string) => holdsSecret({ source, target: '/x' });
    expect(['./banned-password-list.txt', './password_policy.yml'].some(secret)).toBe(false);
    expect(['./sessions.jsonl', './db_password.txt', './secrets/a'].every(secret)).toBe(true);
  });

  it('a SQLite file of two apps, or on code that is left out, has no place', () => {
    const app = (name: string, mounts: string) =>
      `  ${name}: {build: ., environment: [DATABASE_URL=sqlite:////app/db.sqlite3]${mounts}}\n`;
    const code = ', volumes: [".:/app"]';
    expect(said(app('a', code), 'no-volume')).toContain('or use a managed database');
    expect(said(app('a', code) + app('b', code), 'no-volume')).toContain('`a` and `b` would each');
    expect(said(app('a', ', volumes: ["vol:/app"]'), 'no-volume', 'volumes: {vol: }\n')).toBe('');
    expect(
      said(
        '  a: {image: acme/x, environment: [D=sqlite:///data/x.db], volumes: ["vol:/srv"]}\n',
        'no-volume',
        'volumes: {vol: }\n',
      ),
    ).toBe('');
  });

  it('another user than root never reaches a volume below /root', () => {
    const file = (target: string) =>
      `  a: {image: acme/x, user: "1000:1000", volumes: ["vol:${target}"]}\n`;
    const root = said(file('/root/.x'), 'volume-owner', 'volumes: {vol: }\n');
    expect(root).toContain("`a` can't reach `/root/.x` as `1000:1000`");
    expect(said(file('/x'), 'volume-owner', 'volumes: {vol: }\n')).toBe('');
  });

  it('a volume that hands files to a web server starts empty, and so does a part of a build', () => {
    const shared = `  a: {image: acme/x, volumes: ["vol:/x/static"]}\n  web: {image: "nginx:1", volumes: ["vol:/srv"]}\n`;
    expect(said(shared, 'shared-volume', 'volumes: {vol: }\n')).toContain(
      'have the app serve its files',
    );
    const built = '  a: {build: ., volumes: ["vol:/var/www/data"]}\n';
    expect(said(built, 'filled-volume', 'volumes: {vol: }\n')).toContain('starts empty');
  });
});

describe('ports', () => {
  it("a host's half that can't be read leaves the container's port", () => {
    const file = '  a: {image: acme/x, ports: ["<host-port>:8078"]}\n';
    expect(reach(file)).toEqual(['app, public on 8078']);
    expect(said(file, 'port')).toContain("`<host-port>` isn't a port");
  });

  it('labels of a proxy make no broker public, and none that are off anything', () => {
    const file = (image: string, ...labels: string[]) =>
      reach(`  a: {image: "${image}", labels: [${labels.join(', ')}]}\n`)[0];
    const rule = 'traefik.http.routers.a.rule=Host(`x.io`)';
    expect(file('rabbitmq:4', rule)).toBe('app, internal on 5672');
    expect(file('acme/x', rule, 'traefik.http.services.a.loadbalancer.server.port=80')).toBe(
      'app, public on 80',
    );
    expect(file('grafana/grafana', rule, 'traefik.enable=false')).toBe('app, internal on 3000');
  });

  it('a low port beside one over UDP is a question', () => {
    expect(reach('  a: {image: x, ports: ["7:7/udp"]}\n')).toEqual(['app, without a port']);
    expect(
      said('  a: {image: acme/x, ports: ["1004:1004", "1014:1014/udp"]}\n', 'which-port'),
    ).toContain('Nothing says which port');
    expect(said('  a: {image: acme/x, ports: ["80:80", "53:53/udp"]}\n', 'which-port')).toBe('');
  });

  it('offers the port that a health check asks over HTTP instead of 443', () => {
    const check = 'healthcheck: {test: [CMD, curl, "http://localhost:5100/up"]}';
    const hint = said(`  a: {image: acme/x, ports: ["443:443"], ${check}}\n`, 'tls');
    expect(hint).toContain('Choose 5100 as its port');
    expect(said('  a: {image: acme/x, ports: ["443:443"]}\n', 'tls')).toContain('often 80');
  });

  it('a web server that only adds HTTPS to a public app can go, with its files', () => {
    const web =
      '  web: {image: "nginx:1", ports: ["8443:443"], volumes: ["./t:/etc/nginx/t:ro"]}\n';
    const file = `  a: {image: acme/x, ports: ["8080:8080"]}\n${web}`;
    expect(said(file, 'proxy')).toContain('`web` only adds HTTPS to `a`');
    expect(said(file, 'bind-mount') + said(file, 'tls')).toBe('');
    expect(said(web, 'tls')).toContain('Port 443');
  });

  it('apps that share an address by path without a host need a web server', () => {
    const app = (name: string, path: string) =>
      `  ${name}: {image: acme/${name}, expose: [80], labels: ["traefik.http.routers.${name}.rule=PathPrefix(\`${path}\`)"]}\n`;
    const file = app('ui', '/ui') + app('api', '/api');
    expect(said(file, 'shared-host')).toContain('`ui` and `api` share one address');
    expect(said(app('ui', '/ui'), 'shared-host')).toBe('');
  });

  it('servers for calls are not reachable, and a tunnel is not needed', () => {
    const file = '  turn: {image: "coturn/coturn:4", network_mode: host}\n';
    expect(said(file, 'unreachable')).toContain('callers use UDP');
    // The page loads these rules only for files that need them.
    const call = 'services: {sfu: {image: "livekit/livekit-server:v1"}}\n';
    expect(planCore(call, NO_CHOICES).incomplete).toBe(true);
    const commands = ['acme/x, command: --no-auth', 'nginx:1.27, command: echo'];
    for (const own of commands)
      expect(planCore(`services: {a: {image: ${own}}}`, NO_CHOICES).incomplete).toBe(true);
    const tunnel =
      '  a: {image: acme/x}\n  t: {image: "cloudflare/cloudflared:1", command: tunnel run}\n';
    expect(said(tunnel, 'proxy')).toContain('already does what `t` is for');
  });
});

describe('sizes', () => {
  const size = (service: string) => made(`  ${service}\n`).rows[0]?.size;
  it('a variable with its product in front takes memory, if it has a unit', () => {
    const file = (line: string) => size(`a: {image: acme/x, environment: ["${line}"]}`);
    expect(file('FUSIONAUTH_APP_MEMORY=512M')).toBe('small');
    expect(file('GOMEMLIMIT=2GiB')).toBe('medium');
    expect(file('GOMEMLIMIT=400MiB')).toBe('micro');
    expect(file('X_MEMORY=4096')).toBe('micro');
  });

  it('a job with the image of a server is not sized like one', () => {
    expect(
      size('kafka-init-topics: {image: "confluentinc/cp-kafka:7", command: kafka-topics}'),
    ).toBe('micro');
    expect(size('kafka: {image: "confluentinc/cp-kafka:7"}')).toBe('medium');
  });

  it('Mayan gets what its README asks for', () => {
    expect(size('a: {image: "mayanedms/mayanedms:s4.3"}')).toBe('medium');
  });
});

describe('order and cures', () => {
  it('the clock of the machine never leads', () => {
    const file =
      '  a: {image: acme/x, ports: [80], volumes: ["/etc/localtime:/etc/localtime:ro", "./data:/data"]}\n';
    expect(verdictOf(made(file)).worst?.sentence).toContain('./data');
  });

  it('a shared path never leads what keeps an app from its data', () => {
    const one = (name: string) => `  ${name}: {image: acme/${name}, volumes: ["./rec:/rec"]}\n`;
    const app = '  c: {image: acme/c, environment: [DATABASE_URL=postgres://u:p@db/x]}\n';
    const db = '  db: {image: "postgres:17"}\n';
    expect(verdictOf(made(one('a') + one('b') + app + db)).words).toContain('DATABASE_URL');
  });

  it('a GPU is for another image or another server', () => {
    expect(said('  a: {image: acme/x, gpus: all}\n', 'gpus')).toContain(
      'an image or a build for the CPU',
    );
  });

  it('settings that name the socket say that containers are the work', () => {
    const file = (socket: string, more = '') =>
      said(`  a: {image: acme/x, volumes: ["/var/run/docker.sock:${socket}"]}\n`, 'socket', more);
    const configs = 'configs: {c: {content: "socket: /tmp/docker.sock"}}\n';
    expect(file('/tmp/docker.sock', configs)).toContain('set it up without containers');
    expect(file('/var/run/docker.sock', configs)).toContain('Delete the mount if');
    expect(file('/tmp/docker.sock', '# /tmp/docker.sock\n')).toContain('Delete the mount if');
  });

  it('what a one-shot writes to .env is set once', () => {
    const setup = '  s: {image: acme/x, command: init, volumes: ["./.env:/app/.env"]}\n';
    const file = `${setup}  a: {image: acme/x, depends_on: {s: {condition: service_completed_successfully}}}\n`;
    expect(said(file, 'one-shot')).toContain('set them as variables and secrets of `a`');
  });

  it('an empty .env that was given is not missing', () => {
    const text = 'services:\n  a: {image: acme/x, env_file: .env}\n';
    const of = (...files: { name: string; text: string }[]) => {
      const merged = mergeFiles([{ name: 'compose.yaml', text }, ...files]);
      const choices = merged ? givenChoices(merged) : {};
      return plan(text, { ...NO_CHOICES, ...choices }).findings.map(({ sentence }) => sentence);
    };
    expect(of().join()).toContain("which isn't here");
    expect(of({ name: '.env', text: '# A=\n' }).join()).not.toContain("which isn't here");
  });

  it('a set for development says so', () => {
    const app = (more: string) => said(`  a: {build: ., ${more}}\n`, 'development');
    expect(app('command: make docker-run-dev')).toContain('`make docker-run-dev`');
    expect(app('ports: [80], environment: [DEBUG=True]')).toContain('`DEBUG=True`');
    expect(app('environment: [FUSIONAUTH_APP_RUNTIME_MODE=development]')).toContain('RUNTIME_MODE');
    expect(app('environment: [DEBUG=True]')).toBe('');
    expect(app('environment: [DEBUG=false, LOG_MODE=debug]')).toBe('');
  });
});
