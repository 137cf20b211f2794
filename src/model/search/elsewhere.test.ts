import { describe, expect, it } from 'vitest';
import { elsewhere } from './elsewhere.ts';

describe('a query that names a page outside of the documentation and the lessons', () => {
  it.each([
    ['pricing', '/pricing/'],
    ['what does it cost', '/pricing/'],
    ['heroku', '/hosting/alternative-to-heroku-eu/'],
    ['Fly.io', '/hosting/alternative-to-fly-io/'],
    ['fly', '/hosting/alternative-to-fly-io/'],
    ['App Platform of DigitalOcean', '/hosting/alternative-to-digitalocean-app-platform/'],
    ['about', '/about/'],
    ['coolify', '/hosting/alternative-to-coolify/'],
    ['hetzner vps', '/hosting/hetzner-server-or-platform/'],
    ['blog', '/blog/'],
    ['free postgres', '/hosting/free-postgres-hosting-europe/'],
  ])('%s leads to %s', (query, to) => {
    expect(elsewhere(query)?.to).toBe(to);
  });

  it.each([
    '',
    'docker',
    'postgresql backup',
    'herokuish',
    'redis',
    'app',
    'server',
    'mysql or redis',
  ])('%s leads nowhere else', (query) => {
    expect(elsewhere(query)).toBeUndefined();
  });
});
