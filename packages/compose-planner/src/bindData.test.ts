import { describe, expect, it } from 'vitest';
import { kindOfBind } from './binds.ts';
import { plan } from './testing.ts';

const hints = (image: string, mount: string) =>
  plan(`services:\n  a:\n    image: ${image}\n    volumes: ["${mount}"]\n`).findings.flatMap(
    ({ code, hint }) => (/bind-mount|database-disk/.test(code) ? [hint] : []),
  );

describe('a path of the machine on a folder of data', () => {
  it.each([
    ['mysql:8.0', '/usr/local/docker/mysql:/var/lib/mysql'],
    ['mariadb:11', '/usr/local/data:/var/lib/mysql'],
    ['mongo:8', '/var/lib/docker/volumes/m/_data:/data/db'],
    ['mariadb:11', '/srv/shop.example.com/db:/var/lib/mysql'],
    ['mariadb:11', '/opt/ssl/db:/var/lib/mysql'],
    ['mongo:8', '/lib/mongo:/data/db'],
    ['x', '/srv/x:/data'],
    ['x', '~/x:/data'],
    ['x', '${DATA}/x:/data'],
    ['x', '/data:/data'],
    ['x', '/home/me/photos:/photos:ro'],
    ['x', './photos:/photos:ro'],
    ['x', '${LIBRARY}:/srv/media:ro'],
    ['x', '/mnt/disk/films:/films:ro'],
    ['gitlab/gitlab-ce:18', '/srv/gitlab/config:/etc/gitlab'],
    ['elasticsearch:9', '/usr/share/es:/usr/share/elasticsearch/data'],
  ])('%s with %s is a volume', (image, mount) => {
    const [hint = ''] = hints(image, mount);
    expect(hint).toContain('Make this a volume');
    expect(hint).toContain('copy files into it');
  });

  it('of a managed database is its own disk', () => {
    expect(hints('postgres:17', '/usr/local/pg:/var/lib/postgresql/data')[0]).toContain(
      'load a dump',
    );
  });

  it.each([
    ['/usr/local/bin/docker', '/usr/bin/docker', 'host'],
    ['/usr/share/zoneinfo', '/usr/share/zoneinfo', 'host'],
    ['/var/lib/docker', '/var/lib/docker', 'host'],
    ['/var/log', '/data/log', 'host'],
    ['/proc', '/data/proc', 'host'],
    ['./certs', '/data/certs', 'config'],
    ['./my.cnf', '/data/my.cnf', 'config'],
    ['./init', '/var/lib/x/docker-entrypoint-initdb.d', 'init'],
    ['/srv/nginx', '/etc/nginx', 'config'],
  ])('%s at %s stays %s', (source, target, kind) => {
    expect(kindOfBind({ source, target, readOnly: false, built: false })).toBe(kind);
  });

  it('a key below the home folder stays a secret', () => {
    expect(hints('x', '~/.ssh:/root/.ssh:ro')[0]).toContain('as a secret');
  });
});
