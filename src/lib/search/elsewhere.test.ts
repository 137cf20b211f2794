import { describe, expect, it } from 'vitest';
import { comparisons } from '#data/comparisons';
import { addressOf } from '../comparisons.ts';
import { platformsNames as platformNames } from '#data/platforms-names';
import { elsewhere } from './elsewhere.ts';

describe('every comparison', () => {
  // The word that no other name has, such as ‘DigitalOcean’ in ‘DigitalOcean App Platform’.
  const rows = comparisons.map((one) => {
    const [name = ''] = platformNames[one.platform].toLowerCase().split(' ');
    return [name, addressOf(one)] as const;
  });

  it.each(rows)('is found by its name: %s', (name, to) => {
    expect(elsewhere(name)?.to).toBe(to);
  });

  it.each(rows.filter(([name]) => name.length > 5))(
    'is found in spite of a slip: %s',
    (name, to) => {
      const slip = name.slice(0, 2) + name[3] + name[2] + name.slice(4);
      expect(elsewhere(slip)?.to).toBe(to);
    },
  );
});

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
    ['clever cloud', '/hosting/european-hosts/'],
    ['scalingo', '/hosting/european-hosts/'],
    ['supabase', '/hosting/free-postgres-hosting-europe/'],
    ['n8n', '/blog/self-host-n8n-docker-compose/'],
    ['sentry', '/compose-cost/sentry/'],
    ['netlify credits', '/blog/netlify-credit-pricing/'],
    // Product names but for a slip.
    ['herokku', '/hosting/alternative-to-heroku-eu/'],
    ['move from hreoku', '/hosting/alternative-to-heroku-eu/'],
    ['flyio', '/hosting/alternative-to-fly-io/'],
    ['rendr', '/hosting/alternative-to-render-eu/'],
    ['railwai', '/hosting/alternative-to-railway-eu/'],
    ['versel', '/hosting/alternative-to-vercel-eu/'],
    ['digital ocean', '/hosting/alternative-to-digitalocean-app-platform/'],
    ['digitalocaen', '/hosting/alternative-to-digitalocean-app-platform/'],
    ['coolfy', '/hosting/alternative-to-coolify/'],
    ['hetznr', '/hosting/hetzner-server-or-platform/'],
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
    'reader',
    'vessel',
    'cloud',
    'compared',
    'market',
    'hero',
    'credit',
    'your own',
    'copy files',
    'vertical scaling',
    'Blocked hosts',
    '10.1.2.3 - - [28/Nov/2026:02:14:07 +0000] "POST /api/orders HTTP/1.1" 502 157 "-" "curl/8.14.1" upstream',
  ])('%s leads nowhere else', (query) => {
    expect(elsewhere(query)).toBeUndefined();
  });
});
