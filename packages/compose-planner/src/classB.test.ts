import { describe, expect, it } from 'vitest';
import { holdsSecret, mayConfigure } from './binds.ts';
import { plan } from './testing.ts';

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
