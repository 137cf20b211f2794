import type { PlatformRow } from './types.ts';

/** A page of the documentation's repository, which shows no date. */
const docsPage = (page: string, commit: string) =>
  ({
    source: `coollabsio/coolify-docs content/docs/${page}.mdx at ${commit}`,
    url: `https://github.com/coollabsio/coolify-docs/blob/main/content/docs/${page}.mdx`,
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'high',
    readBy: 'vendor',
  }) as const;

const cloudPage = docsPage('get-started/cloud', 'a9cebf3');
const startPage = docsPage('start-with-self-hosted', '25f2d4c');
const backupsPage = docsPage('databases/backups', '2e7f50d');
const composePage = docsPage('applications/builds/docker-compose', '0ee9ade');
const scalingPage = docsPage('core/infrastructure/scaling/overview', 'aef57da');

/** Coolify: what it asks for, what its cloud costs and what it can do. */
export const coolify: readonly PlatformRow[] = [
  {
    id: 'coolify/plan-self-hosted',
    kind: 'price',
    field: 'plan',
    value: 'nothing where you run it; every feature is in the open-source version',
    ...cloudPage,
  },
  {
    id: 'coolify/plan-cloud',
    kind: 'price',
    field: 'plan',
    value: 5,
    unit: 'per month for Coolify Cloud with up to two servers of yours',
    currency: 'USD',
    ...cloudPage,
    note: 'Its makers run Coolify itself; the servers are rented and paid by you.',
  },
  {
    id: 'coolify/plan-cloud-server',
    kind: 'price',
    field: 'plan',
    value: 3,
    unit: 'per month for each further server in Coolify Cloud',
    currency: 'USD',
    ...cloudPage,
  },
  {
    id: 'coolify/requirements',
    kind: 'capability',
    field: 'vps',
    value:
      'any Linux server with SSH; Coolify itself asks for 2 cores, 2 GB of memory, 10 GB of disk',
    ...startPage,
    note: 'Less works and is not recommended there. amd64 and arm64.',
  },
  {
    id: 'coolify/licence',
    kind: 'capability',
    field: 'licence',
    value: 'Apache 2.0',
    source: 'coollabsio/coolify LICENSE at 06a344c',
    url: 'https://github.com/coollabsio/coolify/blob/v4.x/LICENSE',
    date: null,
    dateNote: 'no date shown, copy read on 22 November 2026',
    confidence: 'high',
    readBy: 'vendor',
    note: 'A copy of March 2022 has the GNU Affero licence. The file composer.json, and a listing of the releases up to April 2026, say Apache 2.0.',
  },
  {
    id: 'coolify/domain-tls',
    kind: 'price',
    field: 'domain-tls',
    value: 'no price; the proxy on your server, Traefik or Caddy, obtains the certificates',
    ...docsPage('core/networking/proxy/traefik/tls-certificates', 'a089d49'),
  },
  {
    id: 'coolify/docker-image',
    kind: 'capability',
    field: 'docker-image',
    value: 'yes, any that runs on your server, arm64 too',
    ...docsPage('applications/coming-from-managed-platforms', '25f2d4c'),
  },
  {
    id: 'coolify/dockerfile-build',
    kind: 'capability',
    field: 'dockerfile-build',
    value: 'yes; also without one, by Nixpacks or Railpack, and static sites',
    ...docsPage('applications/coming-from-managed-platforms', '25f2d4c'),
    note: 'Builds run on the deployment server or on a build server of yours.',
  },
  {
    id: 'coolify/git-push',
    kind: 'capability',
    field: 'git-push',
    value: 'yes: GitHub and, since 4.3, GitLab by an app; Gitea and Bitbucket by webhooks',
    ...docsPage('applications/sources/gitlab', '04fd1e3'),
    dateNote: 'no date shown, copy read on 23 November 2026',
    note: 'With the app too, the webhook of a GitLab project is set by hand.',
  },
  {
    id: 'coolify/docker-compose',
    kind: 'capability',
    field: 'docker-compose',
    value: 'yes, the file itself, from a repository at each push or pasted once',
    ...composePage,
  },
  {
    id: 'coolify/templates',
    kind: 'capability',
    field: 'templates',
    value: 'more than 280 one-click services, each a Compose file that you look after from then on',
    source: 'coollabsio/coolify, what the repository says of itself',
    url: 'https://github.com/coollabsio/coolify',
    date: null,
    dateNote: 'no date shown, read on 23 November 2026',
    confidence: 'high',
    readBy: 'vendor',
    note: 'What is left to do is from its page on services.',
  },
  {
    id: 'coolify/rolling-updates',
    kind: 'capability',
    field: 'docker-compose',
    value: 'rolling updates are not supported for Compose applications',
    ...docsPage('applications/deployments/rolling-updates', '3b7c416'),
    note: 'For single images and builds they are, where no host port and no fixed name stands against it. Docker Swarm applications, which the documentation calls deprecated, start the new container first.',
  },
  {
    id: 'coolify/managed-databases',
    kind: 'capability',
    field: 'managed-databases',
    value:
      'containers on your server: PostgreSQL, MySQL, MariaDB, MongoDB, ClickHouse, SQLite, Redis, Dragonfly, KeyDB',
    ...backupsPage,
  },
  {
    id: 'coolify/postgres-recovery',
    kind: 'capability',
    field: 'postgres-recovery',
    value:
      'to a dump: on a schedule of your choice, every minute if you like, kept as long as you set, on the server and in an S3 store of yours',
    ...backupsPage,
    note: 'Not for Redis, Dragonfly and KeyDB. A restore runs from the dashboard, for PostgreSQL in one transaction.',
  },
  {
    id: 'coolify/point-in-time',
    kind: 'capability',
    field: 'postgres-recovery',
    value: 'incremental backups with pgBackRest are an open request with a bounty',
    source: 'https://github.com/coollabsio/coolify/issues/7423',
    url: 'https://github.com/coollabsio/coolify/issues/7423',
    date: '2025-11-30',
    confidence: 'high',
    readBy: 'vendor',
    note: 'Open in the copy that was read; several pull requests for it were closed.',
  },
  {
    id: 'coolify/volumes',
    kind: 'capability',
    field: 'volumes',
    value: 'yes: volumes, directories and files of the server, which stay on that server',
    ...docsPage('applications/configuration/persistent-storage', '3b7c416'),
  },
  {
    id: 'coolify/volume-backups',
    kind: 'capability',
    field: 'snapshot',
    value: 'scheduled archives of volumes, local and to S3; restored by hand',
    ...docsPage('core/persistent-storage/storage-mounts/backups', '6d493fb'),
  },
  {
    id: 'coolify/cron',
    kind: 'capability',
    field: 'cron',
    value: 'yes, commands in a running container, by cron expression',
    ...docsPage('applications/operations/scheduled-tasks', '3b7c416'),
  },
  {
    id: 'coolify/ssh',
    kind: 'capability',
    field: 'ssh',
    value:
      'the server is yours, root included; a terminal in the browser for server and containers',
    ...docsPage('core/infrastructure/servers/web-terminal', '3b7c416'),
  },
  {
    id: 'coolify/updates',
    kind: 'capability',
    field: 'updates',
    value: 'looks for packages of the server once a week and reports them; installs none by itself',
    ...docsPage('core/infrastructure/servers/server-patching', '3bf9851'),
    note: 'A click installs one or all of them; the page advises a backup and a maintenance window.',
  },
  {
    id: 'coolify/alerts',
    kind: 'capability',
    field: 'alerts',
    value:
      'messages on deployments, backups, an unreachable server and disk use; none on thresholds of processor or memory',
    ...docsPage('core/observability/monitoring/overview', '3b7c416'),
  },
  {
    id: 'coolify/previews',
    kind: 'capability',
    field: 'previews',
    value: 'yes, each with a domain and variables of its own, on the same server',
    ...docsPage('applications/deployments/preview-deployments', '2373a58'),
  },
  {
    id: 'coolify/rollback',
    kind: 'capability',
    field: 'rollback',
    value: 'yes, to images that the server still holds',
    ...docsPage('applications/deployments/rollbacks', '2373a58'),
  },
  {
    id: 'coolify/automation',
    kind: 'capability',
    field: 'automation',
    value: 'a REST API for projects, applications, databases, servers and deployments',
    ...docsPage('api/overview', '1aac4f3'),
  },
  {
    id: 'coolify/autoscaling',
    kind: 'capability',
    field: 'autoscaling',
    value:
      'none; one image on several servers of yours, behind a load balancer that you set up, for apps without volumes',
    ...scalingPage,
    note: 'Not for Compose applications.',
  },
  {
    id: 'coolify/failure',
    kind: 'capability',
    field: 'failure',
    value: 'recovery from the failure of a server is for you to plan',
    ...docsPage('applications/coming-from-managed-platforms', '25f2d4c'),
  },
  {
    id: 'coolify/underlying-cloud',
    kind: 'capability',
    field: 'underlying-cloud',
    value:
      'yours: a rented server, a machine in the office, a Raspberry Pi; it can order servers at Hetzner, DigitalOcean, Vultr and Hostinger',
    ...docsPage('core/infrastructure/servers/provision-cloud-server', '25f2d4c'),
  },
  {
    id: 'coolify/leaving',
    kind: 'capability',
    field: 'leaving',
    value: 'the containers and the proxy go on running on your server without Coolify',
    ...cloudPage,
  },
];
