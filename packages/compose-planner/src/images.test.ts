import { describe, expect, it } from 'vitest';
import { parseImage } from './imageReference.ts';
import { classifyImage } from './images.ts';
import './testing.ts';

describe('an image reference', () => {
  it.each([
    ['nginx', { repository: 'nginx' }],
    ['library/nginx:1', { repository: 'nginx', tag: '1' }],
    ['docker.io/library/postgres:17', { repository: 'postgres', tag: '17' }],
    ['docker.io/pgvector/pgvector:pg17', { repository: 'pgvector/pgvector', tag: 'pg17' }],
    ['public.ecr.aws/docker/library/redis:7.2', { repository: 'redis', tag: '7.2' }],
    ['localhost:5000/a/b:c', { repository: 'localhost:5000/a/b', tag: 'c' }],
    ['registry:5000/a', { repository: 'registry:5000/a' }],
    ['ghcr.io/a/b__c', { repository: 'ghcr.io/a/b__c' }],
  ])('%s is read', (text, expected) => expect(parseImage(text)).toEqual(expected));

  it('keeps the digest', () => {
    const digest = `sha256:${'a'.repeat(64)}`;
    expect(parseImage(`nginx:1@${digest}`)).toEqual({ repository: 'nginx', tag: '1', digest });
  });

  it.each(['', ':', 'Nginx', 'a b', 'a:', 'a@sha256:zz', 'a//b', 'http://a/b', 'a:b:c', '-a'])(
    "'%s' is refused",
    (text) => expect(parseImage(text)).toBeUndefined(),
  );
});

describe('an image of an offered version becomes managed', () => {
  it.each([
    ['postgres:17', 'postgres', '17', false],
    ['postgres:17.2-alpine3.20', 'postgres', '17', false],
    ['postgres:15-bookworm', 'postgres', '15', false],
    ['postgres', 'postgres', '18', true],
    ['postgres:alpine', 'postgres', '18', true],
    ['mysql:8.4', 'mysql', '8.4', false],
    ['mysql:8.4.3-oracle', 'mysql', '8.4', false],
    ['mysql:8', 'mysql', '8.4', true],
    ['redis:7.2.5-alpine', 'redis', '7.2', false],
    ['valkey/valkey:8.1', 'valkey', '8', false],
  ])('%s: %s %s, loose: %s', (text, engine, version, loose) => {
    expect(classifyImage(text)).toEqual({ type: 'managed', engine, version, loose });
  });

  it('redis:7 is what its publisher ships under that tag, and Redis 7.2 here', () => {
    expect(classifyImage('redis:7-alpine')).toMatchObject({
      type: 'managed',
      version: '7.2',
      loose: true,
      ships: 'Redis 7.4',
    });
  });

  it.each([
    'pgvector/pgvector:pg17',
    'pgvector/pgvector:0.8.0-pg17',
    'docker.io/pgvector/pgvector:pg17-trixie',
  ])('%s becomes PostgreSQL with the extension', (text) =>
    expect(classifyImage(text)).toMatchObject({
      type: 'managed',
      engine: 'postgres',
      version: '17',
      extension: 'pgvector',
    }),
  );
});

describe('an image that is not offered becomes an app with a volume', () => {
  it.each([
    ['postgres:14', 'PostgreSQL 15', '15'],
    ['postgres:9.6', 'PostgreSQL 15', '15'],
    ['postgres:19', 'PostgreSQL 18', '18'],
    ['mysql:lts', 'MySQL 8.4', '8.4'],
    ['mysql:8.0', 'MySQL 8.4', '8.4'],
    ['mysql:5.7', 'MySQL 8.4', '8.4'],
    ['mysql', 'MySQL 8.4', '8.4'],
    ['redis', 'Redis 7.2 or Valkey 8', '7.2'],
    ['redis:8', 'Redis 7.2 or Valkey 8', '7.2'],
    ['redis:7.4', 'Redis 7.2 or Valkey 8', '7.2'],
    ['redis:6-alpine', 'Redis 7.2 or Valkey 8', '7.2'],
    ['valkey/valkey:9', 'Valkey 8', '8'],
    ['pgvector/pgvector:pg14', 'PostgreSQL 15 with the extension pgvector', 'pg15'],
    ['mariadb:11', 'MySQL 8.4', undefined],
    ['bitnami/mariadb', 'MySQL 8.4', undefined],
    ['postgis/postgis:16-3.4', 'PostgreSQL 16 with the extension PostGIS', undefined],
    ['bitnami/postgresql:17', 'PostgreSQL 17', undefined],
    ['ghcr.io/immich-app/postgres:14-vectorchord0.3.0', 'PostgreSQL 15', undefined],
    ['redis/redis-stack:7.2.0-v10', 'Redis 7.2 or Valkey 8', undefined],
  ])('%s: nearest %s', (text, nearest, tag) => {
    expect(classifyImage(text)).toMatchObject({ type: 'unoffered', nearest });
    expect((classifyImage(text) as { tag?: string }).tag).toBe(tag);
  });

  it('PostgreSQL 18 keeps its data one directory higher', () => {
    const path = (tag: string) =>
      (classifyImage(`postgis/postgis:${tag}`) as { dataPath?: string }).dataPath;
    expect([path('17-3.5'), path('18-3.6')]).toEqual([
      '/var/lib/postgresql/data',
      '/var/lib/postgresql',
    ]);
  });

  it('a digest does not say a version', () => {
    expect(classifyImage(`postgres@sha256:${'a'.repeat(64)}`)).toMatchObject({ type: 'unoffered' });
  });
});

it.each([
  'nginx',
  'phpmyadmin',
  'prometheuscommunity/postgres-exporter',
  'dpage/pgadmin4',
  'constructor',
  'a/constructor:1',
  'mongo:8',
])('%s is an app', (text) => expect(classifyImage(text)).toEqual({ type: 'app' }));
