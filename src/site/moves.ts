import type { PlatformId } from './platforms/index.ts';

/** What a thing becomes here; the drawing groups what becomes the same. */
export type Becomes =
  | 'app, public'
  | 'app, internal'
  | 'managed database'
  | 'PostgreSQL'
  | 'Redis or Valkey'
  | 'volume'
  | 'variables, secrets'
  | 'project variables'
  | 'build argument'
  | 'pre-deploy command'
  | 'app as scheduler'
  | 'included'
  | 'stays there';

/** What each part of a project elsewhere becomes here, as the guides in docs/migrate say, in the order of the drawing. */
export const moves: Partial<
  Readonly<Record<PlatformId, readonly (readonly [theirs: string, ours: Becomes])[]>>
> = {
  coolify: [
    ['app with a domain', 'app, public'],
    ['app without one', 'app, internal'],
    ['database', 'managed database'],
    ['volume', 'volume'],
    ['scheduled task', 'app as scheduler'],
    ['Traefik or Caddy', 'included'],
  ],
  digitalocean: [
    ['service', 'app, public'],
    ['worker', 'app, internal'],
    ['database', 'managed database'],
    ['variables of the app', 'project variables'],
    ['job before a deploy', 'pre-deploy command'],
    ['scheduled job', 'app as scheduler'],
    ['files in Spaces', 'stays there'],
  ],
  fly: [
    ['process with a service', 'app, public'],
    ['process without one', 'app, internal'],
    ['Managed Postgres', 'PostgreSQL'],
    ['volume in [mounts]', 'volume'],
    ['[env], secrets', 'variables, secrets'],
    ['release_command', 'pre-deploy command'],
    ['scheduled Machine', 'app as scheduler'],
  ],
  heroku: [
    ['web process', 'app, public'],
    ['worker process', 'app, internal'],
    ['Heroku Postgres', 'PostgreSQL'],
    ['Key-Value Store', 'Redis or Valkey'],
    ['config vars', 'variables, secrets'],
    ['release process', 'pre-deploy command'],
    ['Scheduler', 'app as scheduler'],
  ],
  hetzner: [
    ['service with a domain', 'app, public'],
    ['service without one', 'app, internal'],
    ['database container', 'managed database'],
    ['named volume', 'volume'],
    ['bind mount of data', 'volume'],
    ['cron of the host', 'app as scheduler'],
    ['proxy, certbot', 'included'],
  ],
  railway: [
    ['service with a domain', 'app, public'],
    ['service without one', 'app, internal'],
    ['database service', 'managed database'],
    ['volume', 'volume'],
    ['shared variables', 'project variables'],
    ['preDeployCommand', 'pre-deploy command'],
    ['cronSchedule', 'app as scheduler'],
  ],
  render: [
    ['web service', 'app, public'],
    ['private service', 'app, internal'],
    ['background worker', 'app, internal'],
    ['Postgres', 'PostgreSQL'],
    ['Key Value', 'Redis or Valkey'],
    ['disk', 'volume'],
    ['environment group', 'project variables'],
    ['cron job', 'app as scheduler'],
  ],
  vercel: [
    ['pages and functions', 'app, public'],
    ['Postgres of Neon', 'PostgreSQL'],
    ['Redis of Upstash', 'Redis or Valkey'],
    ['Blob', 'volume'],
    ['variables', 'variables, secrets'],
    ['NEXT_PUBLIC_…', 'build argument'],
    ['crons', 'app as scheduler'],
  ],
};
